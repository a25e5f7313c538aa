import { removeSiDraftSet, siDraftSetList, type SiDraftSetRow } from '@jst/contracts/si'
import { defineList, useAction, useApp } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { AppLink, Countdown, DateText, formatText, ListPage, StatusTag, vesselVoyage, type Column, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'

/** Sets that are being filled in, kept on the server. */
export const drafts = defineList({
  name: 'si-drafts',
  endpoint: siDraftSetList,
  filters: { Keyword: 'text', Due: 'text' },
  sort: 'Deadline',
  rowKey: (row) => row.CGO_ID,
})

const target = (row: SiDraftSetRow) => to.submit({ CGO_ID: row.CGO_ID })
const words = texts.columns
const own = texts.drafts
const columnsOf = (onRemove: (row: SiDraftSetRow) => void): Column<SiDraftSetRow>[] => [
  {
    key: 'mbl',
    title: words.mblNo,
    width: 180,
    copy: (row) => row.MblNo,
    render: (row) => <AppLink to={target(row)}>{row.MblNo || row.OrderNo}</AppLink>,
  },
  { key: 'order', title: words.orderNo, width: 150, copy: (row) => row.OrderNo, render: (row) => row.OrderNo },
  { key: 'deadline', title: words.deadline, width: 150, sort: 'Deadline', render: (row) => <Countdown deadline={row.Deadline} /> },
  { key: 'progress', title: words.progress, width: 100, render: (row) => own.progress(row.DraftCount, row.Num) },
  { key: 'carrier', title: words.carrier, width: 120, render: (row) => formatText(row.CarrierName) },
  {
    key: 'vessel',
    title: words.vessel,
    width: 220,
    grow: true,
    text: (row) => vesselVoyage(row.Vessel, row.Voyage),
    render: (row) => vesselVoyage(row.Vessel, row.Voyage),
  },
  { key: 'savedAt', title: words.savedAt, width: 116, sort: 'SavedAt', render: (row) => <DateText value={row.SavedAt} /> },
  { key: 'savedBy', title: words.savedBy, width: 90, render: (row) => row.SavedBy },
  {
    key: 'state',
    title: words.status,
    width: 200,
    render: (row) => (row.Submitted ? <StatusTag tone="orange">{own.submitted}</StatusTag> : texts.none),
  },
  {
    key: 'act',
    title: words.act,
    width: 170,
    render: (row) => (
      <span className="jst-row-acts">
        <AppLink to={target(row)}>{own.go}</AppLink>
        <button type="button" className="jst-text-button" onClick={() => onRemove(row)}>
          {own.remove}
        </button>
      </span>
    ),
  },
]
const filters = [siFilters.keyword]
const views: ListView[] = [
  { key: 'all', label: own.views.all, filters: {} },
  { key: 'overdue', label: own.views.overdue, filters: { Due: 'overdue' } },
  { key: 'day', label: own.views.day, filters: { Due: 'day' } },
]

/** Half-typed sets: go on where somebody stopped, or throw one away. */
export const DraftList = observer(function DraftList({ head }: { head: ReactNode }) {
  const app = useApp()
  const store = drafts.useList()
  useLiveEvent('si/changed', () => store.refreshQuietly())
  const { run } = useAction(async (row: SiDraftSetRow) => {
    const sure = await app.notify.confirm({ title: own.removeAsk(row.OrderNo), content: own.removeHint, ok: own.remove, danger: true })
    if (!sure) return
    // a set that a colleague has saved since is not the one that was looked at
    await app.api.call(removeSiDraftSet, { CGO_ID: row.CGO_ID, Version: row.Version })
    app.notify.success(own.removed)
    store.reload()
  })
  const columns = useMemo(() => columnsOf((row) => void run(row)), [run])
  return (
    <ListPage
      label={own.label}
      name={drafts.name}
      list={store}
      head={head}
      columns={columns}
      filters={filters}
      views={views}
      onOpen={(row) => app.navigate(target(row))}
      empty={{ title: own.emptyTitle, hint: own.emptyHint }}
    />
  )
})
