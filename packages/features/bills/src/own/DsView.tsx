import { ownBills, type OwnBill } from '@jst/contracts/bills'
import { link, listScreen } from '@jst/feature-kit'
import { listOrPage } from '@jst/feature-kit/document'
import { AppLink, DateText, formatText, vesselVoyage, type Column } from '@jst/ui'
import { lazy } from 'react'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { Stage } from './Stage.tsx'

const words = texts.own
const { columns: names } = words
const path = '/external/workbench/dsView'
const ports = ({ LoadPort, DischargePort }: OwnBill) => [LoadPort, DischargePort].filter(Boolean).join(' - ')

const columns: Column<OwnBill>[] = [
  {
    key: 'bl',
    title: names.bl,
    width: 180,
    text: ({ BlNo }) => BlNo,
    render: ({ Id, BlNo }) => <AppLink to={link(path, { Id })}>{BlNo}</AppLink>,
  },
  { key: 'mbl', title: names.mbl, width: 160, text: ({ MblNo }) => MblNo, render: ({ MblNo }) => formatText(MblNo) },
  { key: 'voyage', title: names.voyage, width: 180, render: ({ Vessel, Voyage }) => vesselVoyage(Vessel, Voyage) },
  { key: 'ports', title: names.ports, width: 240, grow: true, text: ports, render: (row) => formatText(ports(row)) },
  { key: 'state', title: names.state, width: 110, render: ({ Stage: code }) => <Stage code={code} /> },
  { key: 'version', title: names.version, width: 80, align: 'right', render: ({ Version }) => Version },
  { key: 'updated', title: names.updated, width: 150, render: ({ UpdateTime }) => <DateText value={UpdateTime} format="dateTime" /> },
]

const list = listScreen({
  name: 'own-bills',
  endpoint: ownBills,
  filters: { Keyword: 'text' },
  rowKey: ({ Id }) => Id,
  label: titles.own,
  columns,
  conditions: [{ kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword }],
  empty: { title: words.empty, hint: words.emptyHint },
})
const Page = lazy(async () => ({ default: (await import('./OwnBillPage.tsx')).OwnBillPage }))

/** 单证查看: house bills of the own company, and the page of one. */
export const { Screen, preload } = listOrPage(list, { Screen: Page, preload: () => undefined })
