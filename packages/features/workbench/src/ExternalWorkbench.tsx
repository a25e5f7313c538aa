import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { messageSelfList } from '@jst/contracts/messages'
import { siCounts, siPagedList, type SiCounts, type SiRow } from '@jst/contracts/si'
import { useApp, useDetail, type App } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { AppLink, Countdown, formatText, PageFrame, Port, StatCards, vesselVoyage, type Column, type Stat } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { LatestMessages, latestMessages } from './LatestMessages.tsx'
import { ReadPanel } from './ReadPanel.tsx'
import { externalTargets as to } from './targets.ts'
import { texts } from './texts.ts'

const open = { SiState: 'none', Sort: 'SiDeadline', PageSize: 8 } as const
const refused = { Status: '3', Sort: 'Deadline', PageSize: 6 } as const

export const preload = (app: App): void => {
  app.reads.start(siCounts)
  app.reads.start(cargoOrderList, open)
  app.reads.start(siPagedList, refused)
  app.reads.start(messageSelfList, latestMessages)
}

const words = texts.cards
const statsOf = (counts: SiCounts | undefined): Stat[] => [
  {
    key: 'toSubmit',
    label: words.toSubmit,
    value: counts?.ToSubmit,
    tone: 'blue',
    hint: words.toSubmitHint,
    to: to.orders({ SiState: 'none' }),
  },
  {
    key: 'rejected',
    label: words.rejected,
    value: counts?.Rejected,
    tone: 'red',
    hint: words.rejectedHintExternal,
    to: to.orders({ SiState: 'rejected' }),
  },
  {
    key: 'dueSoon',
    label: words.dueSoon,
    value: counts?.DueSoon,
    tone: 'orange',
    hint: words.dueSoonHint,
    to: to.orders({ DueWithinHours: 24 }),
  },
  { key: 'waiting', label: words.waiting, value: counts?.Submitted, hint: words.waitingHint, to: to.orders({ SiState: 'some' }) },
  { key: 'approved', label: words.approved, value: counts?.Approved, hint: words.approvedHintExternal, to: to.orders({ SiState: 'some' }) },
]

const orderColumns: Column<CargoOrder>[] = [
  {
    key: 'order',
    title: texts.orders.order,
    width: 150,
    copy: (row) => row.OrderNo,
    render: (row) => <AppLink to={to.submit(row.Id)}>{row.OrderNo}</AppLink>,
  },
  { key: 'deadline', title: texts.due.deadline, width: 120, render: (row) => <Countdown deadline={row.SiDeadline} /> },
  {
    key: 'vessel',
    title: texts.due.vessel,
    width: 170,
    grow: true,
    text: (row) => vesselVoyage(row.Vessel, row.Voyage),
    render: (row) => vesselVoyage(row.Vessel, row.Voyage),
  },
  {
    key: 'route',
    title: texts.due.route,
    width: 210,
    text: (row) => `${row.LoadPortName} → ${row.DischargePortName}`,
    render: (row) => (
      <>
        <Port name={row.LoadPortName} code={row.LoadPortCode} /> → <Port name={row.DischargePortName} code={row.DischargePortCode} />
      </>
    ),
  },
  { key: 'box', title: texts.due.box, width: 110, text: (row) => row.BoxSummary, render: (row) => formatText(row.BoxSummary) },
  { key: 'act', title: texts.orders.operation, width: 90, render: (row) => <AppLink to={to.submit(row.Id)}>{texts.orders.act}</AppLink> },
]

const refusedColumns: Column<SiRow>[] = [
  {
    key: 'bill',
    title: texts.due.bill,
    width: 150,
    copy: (row) => row.BillNo,
    render: (row) => <AppLink to={to.modify(row.CGO_ID, row.Id)}>{row.BillNo}</AppLink>,
  },
  { key: 'deadline', title: texts.due.deadline, width: 120, render: (row) => <Countdown deadline={row.Deadline} /> },
  {
    key: 'reason',
    title: texts.rejected.reason,
    width: 260,
    grow: true,
    text: (row) => row.ReviewRemarks,
    render: (row) => formatText(row.ReviewRemarks),
  },
  {
    key: 'vessel',
    title: texts.due.vessel,
    width: 170,
    text: (row) => vesselVoyage(row.Vessel, row.Voyage),
    render: (row) => vesselVoyage(row.Vessel, row.Voyage),
  },
  {
    key: 'act',
    title: texts.orders.operation,
    width: 90,
    render: (row) => <AppLink to={to.modify(row.CGO_ID, row.Id)}>{texts.rejected.act}</AppLink>,
  },
]
const keyOf = (row: { Id: number }) => row.Id

/** What the customer has to do today: orders without an SI by cut-off, refused SI, messages. */
export const Screen = observer(function ExternalWorkbench() {
  const app = useApp()
  const counts = useDetail(siCounts, {}, { renew: true })
  const orders = useDetail(cargoOrderList, open, { renew: true })
  const rejected = useDetail(siPagedList, refused, { renew: true })
  useLiveEvent('si/changed', () => {
    for (const read of [counts, orders, rejected]) read.reload()
  })
  return (
    <PageFrame title={texts.externalTitle} head={<StatCards label={texts.counts} stats={statsOf(counts.data)} />}>
      <div className="jst-page-columns">
        <div className="jst-stack">
          <ReadPanel
            title={texts.orders.title}
            read={orders}
            columns={orderColumns}
            rowKey={keyOf}
            expectedRows={open.PageSize}
            more={to.orders({ SiState: 'none' })}
            empty={texts.orders.empty}
            emptyHint={texts.orders.emptyHint}
            onOpen={(row) => app.navigate(to.submit(row.Id))}
          />
          <ReadPanel
            title={texts.rejected.title}
            read={rejected}
            columns={refusedColumns}
            rowKey={keyOf}
            expectedRows={refused.PageSize}
            more={to.orders({ SiState: 'rejected' })}
            empty={texts.rejected.empty}
            emptyHint={texts.rejected.emptyHint}
            onOpen={(row) => app.navigate(to.modify(row.CGO_ID, row.Id))}
          />
        </div>
        <LatestMessages />
      </div>
    </PageFrame>
  )
})
