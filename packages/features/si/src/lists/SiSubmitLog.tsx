import { siVersionList, type SiVersionRow } from '@jst/contracts/si'
import { defineList, link, useApp } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { AppLink, DateText, ListPage, type Column, type Filter } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { SiStatusTag } from '../parts/SiStatusTag.tsx'
import { texts } from '../texts.ts'

const list = defineList({
  name: 'si-log',
  endpoint: siVersionList,
  filters: { Keyword: 'text', Event: 'text', TDId: 'int' },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const open = (row: SiVersionRow) => link('/external/workbench/siSubmit', { Id: row.TDId })
const words = texts.columns

const columns: Column<SiVersionRow>[] = [
  {
    key: 'bill',
    title: words.billNo,
    width: 190,
    copy: (row) => row.BillNo,
    render: (row) => <AppLink to={open(row)}>{row.BillNo}</AppLink>,
  },
  { key: 'order', title: words.orderNo, width: 150, copy: (row) => row.OrderNo, render: (row) => row.OrderNo },
  { key: 'event', title: words.event, width: 100, render: (row) => texts.events[row.Event] ?? row.Event },
  { key: 'version', title: words.version, width: 80, align: 'right', render: (row) => row.Version },
  { key: 'status', title: words.status, width: 110, render: (row) => <SiStatusTag status={row.Status} /> },
  { key: 'changes', title: words.changes, width: 90, align: 'right', render: (row) => row.Changes || '–' },
  { key: 'author', title: words.author, width: 240, text: authorOf, render: authorOf },
  { key: 'remarks', title: words.remarks, width: 260, grow: true, text: (row) => row.Remarks, render: (row) => row.Remarks || '–' },
  { key: 'at', title: words.at, width: 130, sort: 'CreateTime', render: (row) => <DateText value={row.CreateTime} /> },
]

function authorOf(row: SiVersionRow): string {
  return `${row.AuthorName} · ${row.AuthorCompany}`
}

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.filters.keyword, placeholder: texts.filters.keywordHint },
  {
    kind: 'choice',
    key: 'Event',
    label: texts.filters.event,
    options: Object.entries(texts.events).map(([value, label]) => ({ value, label })),
  },
]

/** Every submit and review of the customer's records, newest first (spec §2.23). */
export const Screen = observer(function SiSubmitLog() {
  const app = useApp()
  const store = list.useList()
  useLiveEvent('si/changed', () => store.refreshQuietly())
  return (
    <ListPage
      label={texts.log.label}
      name={list.name}
      list={store}
      columns={columns}
      filters={filters}
      onOpen={(row) => app.navigate(open(row))}
      empty={{ title: texts.log.emptyTitle, hint: texts.log.emptyHint }}
    />
  )
})
