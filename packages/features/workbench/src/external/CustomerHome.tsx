import { cargoOrderList, isLapsed, type CargoOrder } from '@jst/contracts/cargo-orders'
import { siCockpit, siPagedList, SiStatus, type SiRow } from '@jst/contracts/si'
import { useApp, useDetail, useLiveReload, type App } from '@jst/feature-kit'
import { AppLink, formatText, PageFrame, Port, StatCards, useNow, type Column, type Stat } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { boxColumn, deadlineColumn, vesselColumn } from '../columns.tsx'
import { LatestMessages } from '../LatestMessages.tsx'
import { ReadPanel } from '../ReadPanel.tsx'
import { externalTargets as to } from '../targets.ts'
import { texts } from '../texts.ts'

const open = { SiState: 'none', Sort: 'Queue', PageSize: 8 } as const
const refused = { Status: '3', Sort: 'Deadline', PageSize: 6 } as const

/** Only their totals are wanted: each card counts the very list it opens. */
const counted = {
  dueSoon: { SiState: 'none', DueWithinHours: 24, PageSize: 1 },
  rejected: { SiState: 'rejected', PageSize: 1 },
  submitted: { SiState: 'some', PageSize: 1 },
} as const

export const preloadCustomer = (app: App): void => {
  for (const query of [open, counted.dueSoon, counted.rejected, counted.submitted]) app.reads.start(cargoOrderList, query)
  app.reads.start(siPagedList, refused)
  app.reads.start(siCockpit, {})
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

const act = <Row,>(render: (row: Row) => ReactNode): Column<Row> => ({ key: 'act', title: texts.orders.operation, width: 110, render })

/** Past the cut-off the editor submits no more: it offers to ask for a later cut-off, or says that this was done. */
function OrderAct({ order }: { order: CargoOrder }) {
  const lapsed = isLapsed(order, useNow())
  const text = !lapsed ? texts.orders.act : order.Late?.State === 'open' ? texts.orders.asked : texts.orders.ask
  return <AppLink to={to.submit(order.Id)}>{text}</AppLink>
}

const orderColumns = (mayFill: boolean): Column<CargoOrder>[] => [
  {
    key: 'order',
    title: texts.orders.order,
    width: 150,
    copy: (row) => row.OrderNo,
    render: (row) => (mayFill ? <AppLink to={to.submit(row.Id)}>{row.OrderNo}</AppLink> : row.OrderNo),
  },
  deadlineColumn((row) => row.SiDeadline),
  { ...vesselColumn(), grow: true },
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
  boxColumn(),
  ...(mayFill ? [act<CargoOrder>((row) => <OrderAct order={row} />)] : []),
]

const refusedColumns = (mayFill: boolean): Column<SiRow>[] => [
  {
    key: 'bill',
    title: texts.due.bill,
    width: 150,
    copy: (row) => row.BillNo,
    render: (row) => (mayFill ? <AppLink to={to.modify(row.CGO_ID, row.Id)}>{row.BillNo}</AppLink> : row.BillNo),
  },
  deadlineColumn((row) => row.Deadline),
  {
    key: 'reason',
    title: texts.rejected.reason,
    width: 260,
    grow: true,
    text: (row) => row.ReviewRemarks,
    render: (row) => formatText(row.ReviewRemarks),
  },
  vesselColumn(),
  ...(mayFill ? [act<SiRow>((row) => <AppLink to={to.modify(row.CGO_ID, row.Id)}>{texts.rejected.act}</AppLink>)] : []),
]
const keyOf = (row: { Id: number }) => row.Id

/** What the customer has to do today: orders without an SI by cut-off, refused SI, messages; each part only where the menu has its page. */
export const CustomerHome = observer(function CustomerHome() {
  const app = useApp()
  const { permissions } = app
  const hasList = permissions.holds(to.orders({}))
  const mayFill = permissions.holds(to.submit(0))
  const asked = <T,>(query: T) => (hasList ? query : undefined)
  const orders = useDetail(cargoOrderList, asked(open), { renew: true })
  const dueSoon = useDetail(cargoOrderList, asked(counted.dueSoon), { renew: true })
  const refusedOrders = useDetail(cargoOrderList, asked(counted.rejected), { renew: true })
  const submitted = useDetail(cargoOrderList, asked(counted.submitted), { renew: true })
  const rejected = useDetail(siPagedList, asked(refused), { renew: true })
  const figures = useDetail(siCockpit, asked({}), { renew: true })
  useLiveReload(['si/changed'], [orders, dueSoon, refusedOrders, submitted, rejected, figures])
  const columns = useMemo(() => ({ orders: orderColumns(mayFill), refused: refusedColumns(mayFill) }), [mayFill])
  const totals = {
    toSubmit: orders.data?.Total,
    dueSoon: dueSoon.data?.Total,
    rejected: refusedOrders.data?.Total,
    submitted: submitted.data?.Total,
    toConfirm: figures.data && (figures.data.ByStatus.find(({ Status }) => Status === SiStatus.draftBillSent)?.Count ?? 0),
    drafts: figures.data?.Drafts,
  }
  return (
    <PageFrame title={texts.externalTitle} head={hasList ? <StatCards label={texts.counts} stats={statsOf(totals)} /> : undefined}>
      <div className="jst-page-columns">
        {hasList && (
          <div className="jst-stack">
            <ReadPanel
              title={texts.orders.title}
              read={orders}
              columns={columns.orders}
              rowKey={keyOf}
              expectedRows={open.PageSize}
              more={to.orders({ SiState: 'none' })}
              empty={texts.orders.empty}
              emptyHint={texts.orders.emptyHint}
              onOpen={(row) => mayFill && app.navigate(to.submit(row.Id))}
            />
            <ReadPanel
              title={texts.rejected.title}
              read={rejected}
              columns={columns.refused}
              rowKey={keyOf}
              expectedRows={refused.PageSize}
              more={to.orders({ SiState: 'rejected' })}
              empty={texts.rejected.empty}
              emptyHint={texts.rejected.emptyHint}
              onOpen={(row) => mayFill && app.navigate(to.modify(row.CGO_ID, row.Id))}
            />
          </div>
        )}
        <LatestMessages />
      </div>
    </PageFrame>
  )
})
