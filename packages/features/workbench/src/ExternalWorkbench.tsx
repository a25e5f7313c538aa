import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { messageSelfList } from '@jst/contracts/messages'
import { siCockpit, siPagedList, SiStatus, type SiRow } from '@jst/contracts/si'
import { useApp, useDetail, type App } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { AppLink, Countdown, formatText, PageFrame, Port, StatCards, VesselVoyage, type Column, type Stat } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { LatestMessages, latestMessages } from './LatestMessages.tsx'
import { opened } from './Opened.tsx'
import { ReadPanel } from './ReadPanel.tsx'
import { externalTargets as to } from './targets.ts'
import { texts } from './texts.ts'

const open = { SiState: 'none', Sort: 'SiDeadline', PageSize: 8 } as const
const refused = { Status: '3', Sort: 'Deadline', PageSize: 6 } as const

/** Only their totals are wanted: each card counts the very list it opens. */
const counted = {
  dueSoon: { SiState: 'none', DueWithinHours: 24, PageSize: 1 },
  rejected: { SiState: 'rejected', PageSize: 1 },
  submitted: { SiState: 'some', PageSize: 1 },
} as const

export const preload = (app: App): void => {
  for (const query of [open, counted.dueSoon, counted.rejected, counted.submitted]) app.reads.start(cargoOrderList, query)
  app.reads.start(siPagedList, refused)
  app.reads.start(siCockpit, {})
  app.reads.start(messageSelfList, latestMessages)
}

interface Totals {
  toSubmit: number | undefined
  dueSoon: number | undefined
  rejected: number | undefined
  submitted: number | undefined
  toConfirm: number | undefined
  drafts: number | undefined
}

const words = texts.cards
const statsOf = (totals: Totals): Stat[] => [
  {
    key: 'toSubmit',
    label: words.toSubmit,
    value: totals.toSubmit,
    tone: 'blue',
    hint: words.toSubmitHint,
    to: to.orders({ SiState: 'none' }),
  },
  {
    key: 'dueSoon',
    label: words.dueSoon,
    value: totals.dueSoon,
    tone: 'orange',
    hint: words.dueSoonHintExternal,
    to: to.orders({ SiState: 'none', DueWithinHours: 24 }),
  },
  {
    key: 'rejected',
    label: words.rejected,
    value: totals.rejected,
    tone: 'red',
    hint: words.rejectedHintExternal,
    to: to.orders({ SiState: 'rejected' }),
  },
  {
    key: 'toConfirm',
    label: words.toConfirm,
    value: totals.toConfirm,
    tone: 'orange',
    hint: words.toConfirmHint,
    to: to.records(SiStatus.draftBillSent),
  },
  { key: 'drafts', label: words.drafts, value: totals.drafts, hint: words.draftsHint, to: to.drafts },
  {
    key: 'submitted',
    label: words.submittedOrders,
    value: totals.submitted,
    hint: words.submittedOrdersHint,
    to: to.orders({ SiState: 'some' }),
  },
]

const orderColumns: Column<CargoOrder>[] = [
  {
    key: 'order',
    title: texts.orders.order,
    width: 150,
    copy: (row) => row.OrderNo,
    render: (row) => <AppLink to={to.submit(row.Id)}>{row.OrderNo}</AppLink>,
  },
  { key: 'deadline', title: texts.due.deadline, width: 140, render: (row) => <Countdown deadline={row.SiDeadline} /> },
  {
    key: 'vessel',
    title: texts.due.vessel,
    width: 170,
    grow: true,
    render: (row) => <VesselVoyage vessel={row.Vessel} voyage={row.Voyage} />,
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
  { key: 'deadline', title: texts.due.deadline, width: 140, render: (row) => <Countdown deadline={row.Deadline} /> },
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
    render: (row) => <VesselVoyage vessel={row.Vessel} voyage={row.Voyage} />,
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
const ExternalWorkbench = observer(function ExternalWorkbench() {
  const app = useApp()
  const orders = useDetail(cargoOrderList, open, { renew: true })
  const dueSoon = useDetail(cargoOrderList, counted.dueSoon, { renew: true })
  const refusedOrders = useDetail(cargoOrderList, counted.rejected, { renew: true })
  const submitted = useDetail(cargoOrderList, counted.submitted, { renew: true })
  const rejected = useDetail(siPagedList, refused, { renew: true })
  const figures = useDetail(siCockpit, {}, { renew: true })
  useLiveEvent('si/changed', () => {
    for (const read of [orders, dueSoon, refusedOrders, submitted, rejected, figures]) read.reload()
  })
  const totals = {
    toSubmit: orders.data?.Total,
    dueSoon: dueSoon.data?.Total,
    rejected: refusedOrders.data?.Total,
    submitted: submitted.data?.Total,
    toConfirm: figures.data && (figures.data.ByStatus.find(({ Status }) => Status === SiStatus.draftBillSent)?.Count ?? 0),
    drafts: figures.data?.Drafts,
  }
  return (
    <PageFrame title={texts.externalTitle} head={<StatCards label={texts.counts} stats={statsOf(totals)} />}>
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

export const Screen = opened('/external/workbench', texts.externalTitle, ExternalWorkbench)
