import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { SiStatus } from '@jst/contracts/si'
import { defineList, useApp, useLiveReload } from '@jst/feature-kit'
import { Permitted } from '@jst/permissions/react'
import { AppLink, DateText, ListPage, type Column, type Filter, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ImportDcsa } from '../dcsa/ImportDcsa.tsx'
import { Deadline } from '../bill/Deadline.tsx'
import { orderColumns } from './orders/columns.tsx'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'

/** Orders of the company with the state of their SI. */
export const orders = defineList({
  name: 'si-orders',
  endpoint: cargoOrderList,
  filters: { Keyword: 'text', CarrierCode: 'text', SiState: 'text', DueWithinHours: 'int' },
  sort: 'Queue',
  rowKey: (row) => row.Id,
})

const submit = (row: CargoOrder) => to.submit({ CGO_ID: row.Id })
const words = texts.columns
const actOf = (status: number | null) =>
  status === null ? texts.orders.submit : status === SiStatus.rejected ? texts.orders.correct : texts.orders.view

const c = orderColumns(submit)
const columns: Column<CargoOrder>[] = [
  c.mbl,
  c.order,
  { key: 'status', title: words.status, width: 110, render: (row) => <SiStatusTag status={row.SiStatus} /> },
  {
    key: 'deadline',
    title: words.deadline,
    width: 160,
    sort: 'SiDeadline',
    render: (row) => <Deadline at={row.SiDeadline} status={row.SiStatus} />,
  },
  c.carrier,
  c.vessel,
  { ...c.route, grow: true },
  c.boxes,
  { key: 'sailing', title: words.sailing, width: 110, sort: 'SailingDate', render: (row) => <DateText value={row.SailingDate} /> },
  { key: 'act', title: words.act, width: 90, render: (row) => <AppLink to={submit(row)}>{actOf(row.SiStatus)}</AppLink> },
]
const filters: Filter[] = [siFilters.keyword, siFilters.carrier]
const views: ListView[] = [
  { key: 'all', label: texts.orders.views.all, filters: {} },
  { key: 'todo', label: texts.orders.views.todo, filters: { SiState: 'none' } },
  { key: 'dueSoon', label: texts.orders.views.dueSoon, filters: { SiState: 'none', DueWithinHours: '24' } },
  { key: 'rejected', label: texts.orders.views.rejected, filters: { SiState: 'rejected' } },
  { key: 'some', label: texts.orders.views.some, filters: { SiState: 'some' } },
]

/** Orders by what is to be done: to submit first, by cut-off. */
export const OrderList = observer(function OrderList({ siblings }: { siblings: ReactNode }) {
  const app = useApp()
  const store = orders.useList()
  useLiveReload(['si/changed'], [store])
  return (
    <ListPage
      label={texts.orders.label}
      name={orders.name}
      list={store}
      siblings={siblings}
      columns={columns}
      filters={filters}
      views={views}
      tools={
        <Permitted path="/external/workbench/siSubmit" code="submit">
          <ImportDcsa target={(orderId) => to.submit({ CGO_ID: orderId })} />
        </Permitted>
      }
      onOpen={(row) => app.navigate(submit(row))}
      empty={{ title: texts.orders.emptyTitle, hint: texts.orders.emptyHint }}
    />
  )
})
