import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { answerLanguageOf, listScreen } from '@jst/feature-kit'
import { Permitted } from '@jst/permissions/react'
import { type Column, DateText, type Filter, lazyPart, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { ImportDcsa } from '../dcsa/ImportDcsa.tsx'
import { Deadline } from '../bill/Deadline.tsx'
import { orderColumns } from './orders/columns.tsx'
import { LateState } from '../late/LateState.tsx'
import { CustomerAct } from '../late/OrderAct.tsx'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'

const AskLate = lazyPart(async () => (await import('../late/AskLate.tsx')).AskLate)

const submit = (row: CargoOrder) => to.submit({ CGO_ID: row.Id })
const words = texts.columns
function columnsOf(onAsk: (order: CargoOrder) => void): Column<CargoOrder>[] {
  const c = orderColumns(submit)
  return [
    c.mbl,
    c.order,
    { key: 'status', title: words.status, width: 120, render: (row) => <LateState order={row} /> },
    {
      key: 'deadline',
      title: words.deadline,
      width: 160,
      sort: 'SiDeadline',
      render: (row) => <Deadline at={row.SiDeadline} status={row.SiStatus} />,
    },
    {
      key: 'acts',
      title: words.act,
      width: 110,
      render: (row) => <CustomerAct order={row} to={submit(row)} words={texts.orders} onAsk={onAsk} />,
    },
    c.carrier,
    c.vessel,
    { ...c.route, grow: true },
    c.boxes,
    { key: 'sailing', title: words.sailing, width: 110, sort: 'SailingDate', render: (row) => <DateText value={row.SailingDate} /> },
  ]
}
const filters = (): Filter[] => [siFilters.keyword, siFilters.carrier, siFilters.deadline]
const views = (): ListView[] => [
  { key: 'all', label: texts.orders.views.all, filters: {} },
  { key: 'todo', label: texts.orders.views.todo, filters: { SiState: 'none' } },
  { key: 'dueSoon', label: texts.orders.views.dueSoon, filters: { SiState: 'none', DueWithinHours: '24' } },
  { key: 'rejected', label: texts.orders.views.rejected, filters: { SiState: 'rejected' } },
  { key: 'some', label: texts.orders.views.some, filters: { SiState: 'some' } },
]

/** Orders by what is to be done: to submit first, by cut-off; what can no more be submitted last. */
export const { Screen: OrderList, preload: preloadOrders } = listScreen({
  name: 'si-orders',
  endpoint: cargoOrderList,
  filters: { Keyword: 'text', CarrierCode: 'text', SiState: 'text', DueWithinHours: 'int', DeadlineFrom: 'text', DeadlineTo: 'text' },
  sort: 'Queue',
  always: answerLanguageOf,
  rowKey: (row) => row.Id,
  label: () => texts.orders.label,
  tools: (
    <Permitted path="/external/workbench/siSubmit" code="submit">
      <ImportDcsa target={(orderId) => to.submit({ CGO_ID: orderId })} />
    </Permitted>
  ),
  open: submit,
  live: ['si/changed'],
  usePage: (store) => {
    const [asking, setAsking] = useState<CargoOrder>()
    const columns = useMemo(() => columnsOf(setAsking), [])
    return {
      columns,
      conditions: filters(),
      views: views(),
      empty: { title: texts.orders.emptyTitle, hint: texts.orders.emptyHint },
      beside: (
        <>
          {asking && (
            <AskLate order={{ id: asking.Id, mblNo: asking.MblNo }} onClose={() => setAsking(undefined)} onAsked={() => store.reload()} />
          )}
        </>
      ),
    }
  },
})
