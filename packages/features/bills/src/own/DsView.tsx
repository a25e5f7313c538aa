import { ownBills, type OwnBill } from '@jst/contracts/bills'
import { link, listScreen, useTitle } from '@jst/feature-kit'
import { listOrPage } from '@jst/feature-kit/document'
import { AppLink, type Column, DateText, formatText, lazyComponent, vesselVoyage } from '@jst/ui'
import { inLanguage } from './inLanguage.ts'
import { Stage } from './Stage.tsx'
import { texts } from './texts.ts'

const path = '/external/workbench/dsView'
const ports = ({ LoadPort, DischargePort }: OwnBill) => [LoadPort, DischargePort].filter(Boolean).join(' - ')

const columns = (): Column<OwnBill>[] => [
  {
    key: 'bl',
    title: texts.columns.bl,
    width: 180,
    text: ({ BlNo }) => BlNo,
    render: ({ Id, BlNo }) => <AppLink to={link(path, { Id })}>{BlNo}</AppLink>,
  },
  { key: 'mbl', title: texts.columns.mbl, width: 160, text: ({ MblNo }) => MblNo, render: ({ MblNo }) => formatText(MblNo) },
  { key: 'voyage', title: texts.columns.voyage, width: 180, render: ({ Vessel, Voyage }) => vesselVoyage(Vessel, Voyage) },
  { key: 'ports', title: texts.columns.ports, width: 240, grow: true, text: ports, render: (row) => formatText(ports(row)) },
  { key: 'state', title: texts.columns.state, width: 110, render: ({ Stage: code }) => <Stage code={code} /> },
  { key: 'version', title: texts.columns.version, width: 80, align: 'right', render: ({ Version }) => Version },
  {
    key: 'updated',
    title: texts.columns.updated,
    width: 150,
    render: ({ UpdateTime }) => <DateText value={UpdateTime} format="dateTime" />,
  },
]

const list = listScreen({
  name: 'own-bills',
  endpoint: ownBills,
  filters: { Keyword: 'text' },
  rowKey: ({ Id }) => Id,
  label: () => texts.title,
  usePage: () => ({
    columns: columns(),
    conditions: [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword }],
    empty: { title: texts.empty, hint: texts.emptyHint },
  }),
})
const OwnList = inLanguage(function DsView() {
  useTitle(texts.title)
  return <list.Screen />
})
const Page = lazyComponent(async () => (await import('./OwnBillPage.tsx')).OwnBillPage)

/** 单证查看: house bills of the own company, and the page of one. */
export const { Screen, preload } = listOrPage({ ...list, Screen: OwnList }, { Screen: Page, preload: () => undefined })
