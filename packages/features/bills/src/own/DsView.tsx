import { ownBills, type OwnBill } from '@jst/contracts/bills'
import { link, listScreen, useTitle } from '@jst/feature-kit'
import { listOrPage } from '@jst/feature-kit/document'
import { AppLink, type Column, columnKinds, DateText, lazyComponent, vesselVoyage } from '@jst/ui'
import { inLanguage } from './inLanguage.ts'
import { Stage } from './Stage.tsx'
import { texts } from './texts.ts'

const path = '/external/workbench/dsView'
const ports = ({ LoadPort, DischargePort }: OwnBill) => [LoadPort, DischargePort].filter(Boolean).join(' - ')

const { cell, text } = columnKinds<OwnBill>()
const columns = (): Column<OwnBill>[] => [
  text('bl', texts.columns.bl, 180, ({ BlNo }) => BlNo, { render: ({ Id, BlNo }) => <AppLink to={link(path, { Id })}>{BlNo}</AppLink> }),
  text('mbl', texts.columns.mbl, 160, ({ MblNo }) => MblNo),
  cell('voyage', texts.columns.voyage, 180, ({ Vessel, Voyage }) => vesselVoyage(Vessel, Voyage)),
  text('ports', texts.columns.ports, 240, ports, { grow: true }),
  cell('state', texts.columns.state, 110, ({ Stage: code }) => <Stage code={code} />),
  cell('version', texts.columns.version, 80, ({ Version }) => Version, { align: 'right' }),
  cell('updated', texts.columns.updated, 150, ({ UpdateTime }) => <DateText value={UpdateTime} format="dateTime" />),
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
