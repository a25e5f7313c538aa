import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { SiStatus } from '@jst/contracts/si'
import { defineList, link, useApp } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { AppLink, DateText, ListPage, portText, vesselVoyage, type Column, type Filter, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Deadline } from '../parts/Deadline.tsx'
import { SiStatusTag } from '../parts/SiStatusTag.tsx'
import { texts } from '../texts.ts'

const list = defineList({
  name: 'si-orders',
  endpoint: cargoOrderList,
  filters: { Keyword: 'text', CarrierCode: 'text', SiState: 'text', DueWithinHours: 'int' },
  sort: 'Queue',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const submit = (row: CargoOrder) => link('/external/workbench/siSubmit', { CGO_ID: row.Id })
const words = texts.columns
const actOf = (status: number | null) =>
  status === null ? texts.orders.submit : status === SiStatus.rejected ? texts.orders.correct : texts.orders.view

const columns: Column<CargoOrder>[] = [
  {
    key: 'mbl',
    title: words.mblNo,
    width: 180,
    sort: 'MblNo',
    copy: (row) => row.MblNo,
    render: (row) => <AppLink to={submit(row)}>{row.MblNo || row.OrderNo}</AppLink>,
  },
  { key: 'order', title: words.orderNo, width: 150, sort: 'OrderNo', copy: (row) => row.OrderNo, render: (row) => row.OrderNo },
  { key: 'status', title: words.status, width: 110, render: (row) => <SiStatusTag status={row.SiStatus} /> },
  {
    key: 'deadline',
    title: words.deadline,
    width: 160,
    sort: 'SiDeadline',
    render: (row) => <Deadline at={row.SiDeadline} status={row.SiStatus} />,
  },
  { key: 'carrier', title: words.carrier, width: 120, render: (row) => row.CarrierName },
  {
    key: 'vessel',
    title: words.vessel,
    width: 220,
    text: (row) => vesselVoyage(row.Vessel, row.Voyage),
    render: (row) => vesselVoyage(row.Vessel, row.Voyage),
  },
  { key: 'route', title: words.route, width: 280, grow: true, text: routeOf, render: routeOf },
  { key: 'boxes', title: words.boxes, width: 130, render: (row) => row.BoxSummary },
  { key: 'sailing', title: words.sailing, width: 110, sort: 'SailingDate', render: (row) => <DateText value={row.SailingDate} /> },
  { key: 'act', title: words.act, width: 90, render: (row) => <AppLink to={submit(row)}>{actOf(row.SiStatus)}</AppLink> },
]

function routeOf(row: CargoOrder): string {
  return `${portText(row.LoadPortName, row.LoadPortCode)} → ${portText(row.DischargePortName, row.DischargePortCode)}`
}

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.filters.keyword, placeholder: texts.filters.keywordHint },
  { kind: 'text', key: 'CarrierCode', label: texts.filters.carrier },
]
const views: ListView[] = [
  { key: 'all', label: texts.orders.views.all, filters: {} },
  { key: 'todo', label: texts.orders.views.todo, filters: { SiState: 'none' } },
  { key: 'rejected', label: texts.orders.views.rejected, filters: { SiState: 'rejected' } },
  { key: 'some', label: texts.orders.views.some, filters: { SiState: 'some' } },
]

/** The customer's orders with the state of their SI: what is to submit, what came back (spec §2.23). */
export const Screen = observer(function SiSubmitList() {
  const app = useApp()
  const store = list.useList()
  useLiveEvent('si/changed', () => store.refreshQuietly())
  return (
    <ListPage
      label={texts.orders.label}
      name={list.name}
      list={store}
      columns={columns}
      filters={filters}
      views={views}
      onOpen={(row) => app.navigate(submit(row))}
      empty={{ title: texts.orders.emptyTitle, hint: texts.orders.emptyHint }}
    />
  )
})
