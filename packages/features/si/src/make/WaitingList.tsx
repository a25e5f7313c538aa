import { link, useApp, useScreen, useScreenParams } from '@jst/feature-kit'
import type { CargoOrder } from '@jst/contracts/cargo-orders'
import type { SiDraftSetRow } from '@jst/contracts/si'
import { Permitted } from '@jst/permissions/react'
import { useLiveEvent } from '@jst/realtime/react'
import {
  AppLink,
  Countdown,
  DateText,
  formatText,
  ListPage,
  StatusTag,
  vesselVoyage,
  type Column,
  type Filter,
  type ListView,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { ImportDcsa } from '../parts/dcsa/ImportDcsa.tsx'
import { isDrafts, making, waiting } from './lists.ts'
import { texts } from './texts.ts'

const words = texts.make
const filters: Filter[] = [{ kind: 'text', key: 'Keyword', label: words.filters.keyword, placeholder: words.filters.keywordHint }]
const orderViews: ListView[] = [
  { key: 'all', label: words.views.all, filters: {} },
  { key: 'day', label: words.views.day, filters: { DueWithinHours: '24' } },
]
const draftViews: ListView[] = [
  { key: 'all', label: words.views.all, filters: {} },
  { key: 'day', label: words.views.day, filters: { Due: 'day' } },
  { key: 'overdue', label: words.views.overdue, filters: { Due: 'overdue' } },
]

/** What waits for an SI: orders without one, and sets that somebody began. */
export function WaitingList({ several }: { several: boolean }) {
  const params = useScreenParams()
  const { pathname } = useScreen().location
  const app = useApp()
  const drafts = isDrafts(params)
  const head = (
    <nav className="jst-kinds" aria-label={words.kinds}>
      {[false, true].map((other) => (
        <button
          key={String(other)}
          type="button"
          className="jst-kind"
          aria-current={other === drafts ? 'page' : undefined}
          onClick={() => app.navigate(link(pathname, { List: other ? 'drafts' : '' }), { replace: true })}
        >
          {other ? words.drafts : words.waiting}
        </button>
      ))}
    </nav>
  )
  const label = several ? words.label.several : words.label.one
  return drafts ? <Drafts head={head} label={label} /> : <Orders head={head} label={label} several={several} />
}

const Orders = observer(function Orders({ head, label, several }: { head: ReactNode; label: string; several: boolean }) {
  const app = useApp()
  const store = waiting.useList()
  useLiveEvent('si/changed', () => store.refreshQuietly())
  const { columns, target } = useMemo(() => {
    const to = (row: CargoOrder) => link(several ? '/tdManage/siMakeTd' : '/tdManage/siMake', { CGO_ID: row.Id })
    return { columns: orderColumns(to), target: to }
  }, [several])
  return (
    <ListPage
      label={label}
      name={waiting.name}
      list={store}
      head={head}
      columns={columns}
      filters={filters}
      views={orderViews}
      tools={
        <Permitted path="/tdManage/siCreator" code="submit">
          <ImportDcsa target={(orderId) => link('/tdManage/siMake', { CGO_ID: orderId })} />
        </Permitted>
      }
      onOpen={(row) => app.navigate(target(row))}
      empty={{ title: words.emptyTitle, hint: words.emptyHint }}
    />
  )
})

const orderColumns = (to: (row: CargoOrder) => string): Column<CargoOrder>[] => [
  {
    key: 'mbl',
    title: words.columns.mbl,
    width: 180,
    sort: 'MblNo',
    copy: (row) => row.MblNo,
    render: (row) => <AppLink to={to(row)}>{row.MblNo || row.OrderNo}</AppLink>,
  },
  { key: 'order', title: words.columns.order, width: 150, sort: 'OrderNo', copy: (row) => row.OrderNo, render: (row) => row.OrderNo },
  {
    key: 'deadline',
    title: words.columns.deadline,
    width: 150,
    sort: 'SiDeadline',
    render: (row) => <Countdown deadline={row.SiDeadline} />,
  },
  {
    key: 'company',
    title: words.columns.company,
    width: 200,
    sort: 'CompanyName',
    text: (row) => row.CompanyName,
    render: (row) => row.CompanyName,
  },
  { key: 'carrier', title: words.columns.carrier, width: 120, render: (row) => formatText(row.CarrierName) },
  {
    key: 'vessel',
    title: words.columns.vessel,
    width: 220,
    grow: true,
    text: (row) => vesselVoyage(row.Vessel, row.Voyage),
    render: (row) => vesselVoyage(row.Vessel, row.Voyage),
  },
  { key: 'boxes', title: words.columns.boxes, width: 130, render: (row) => formatText(row.BoxSummary) },
  { key: 'act', title: words.columns.act, width: 110, render: (row) => <AppLink to={to(row)}>{words.act}</AppLink> },
]

const Drafts = observer(function Drafts({ head, label }: { head: ReactNode; label: string }) {
  const app = useApp()
  const store = making.useList()
  useLiveEvent('si/changed', () => store.refreshQuietly())
  return (
    <ListPage
      label={label}
      name={making.name}
      list={store}
      head={head}
      columns={draftColumns}
      filters={filters}
      views={draftViews}
      onOpen={(row) => app.navigate(goOn(row))}
      empty={{ title: words.noDraftsTitle, hint: words.noDraftsHint }}
    />
  )
})

const goOn = (row: SiDraftSetRow) => link(row.Num > 1 ? '/tdManage/siMakeTd' : '/tdManage/siMake', { CGO_ID: row.CGO_ID })
const draftColumns: Column<SiDraftSetRow>[] = [
  {
    key: 'mbl',
    title: words.columns.mbl,
    width: 180,
    copy: (row) => row.MblNo,
    render: (row) => <AppLink to={goOn(row)}>{row.MblNo || row.OrderNo}</AppLink>,
  },
  { key: 'order', title: words.columns.order, width: 150, copy: (row) => row.OrderNo, render: (row) => row.OrderNo },
  {
    key: 'deadline',
    title: words.columns.deadline,
    width: 150,
    sort: 'Deadline',
    render: (row) => <Countdown deadline={row.Deadline} />,
  },
  {
    key: 'company',
    title: words.columns.company,
    width: 200,
    grow: true,
    text: (row) => row.CompanyName,
    render: (row) => row.CompanyName,
  },
  { key: 'progress', title: words.columns.progress, width: 100, render: (row) => words.progress(row.DraftCount, row.Num) },
  { key: 'savedAt', title: words.columns.savedAt, width: 116, sort: 'SavedAt', render: (row) => <DateText value={row.SavedAt} /> },
  { key: 'savedBy', title: words.columns.savedBy, width: 90, render: (row) => row.SavedBy },
  {
    key: 'state',
    title: words.columns.state,
    width: 150,
    render: (row) => (row.Submitted ? <StatusTag tone="orange">{words.submitted}</StatusTag> : formatText('')),
  },
  { key: 'act', title: words.columns.act, width: 110, render: (row) => <AppLink to={goOn(row)}>{words.goOn}</AppLink> },
]
