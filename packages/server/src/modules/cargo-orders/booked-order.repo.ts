import type { Queryable } from '../../kernel/database/database.ts'
import { insertInto } from '../../kernel/database/insert.ts'

/** A confirmed booking as a cargo order. Weights kg. */
export interface BookedOrder {
  readonly bookingId: number
  readonly companyId: number
  readonly operatorId: number
  readonly orderNo: string
  readonly mblNo: string
  readonly carrierCode: string
  readonly carrierName: string
  readonly vessel: string
  readonly voyage: string
  readonly receipt: PlaceNames
  readonly load: PlaceNames
  readonly discharge: PlaceNames
  readonly delivery: PlaceNames
  readonly goodsType: string
  readonly paymentMethod: string
  readonly transportTerms: string
  readonly quotationNo: string
  readonly goods: string
  readonly packageKind: string
  readonly hsCode: string
  readonly sailingDate: string | null
  readonly siDeadline: string | null
  readonly boxes: readonly { readonly type: string; readonly weight: number }[]
  readonly by: number
}
export interface PlaceNames {
  readonly code: string
  readonly en: string
  readonly zh: string
}

/** Columns of an order that its booking writes. */
const columnsOf = ({ receipt, load, discharge, delivery, ...order }: BookedOrder) => ({
  mbl_no: order.mblNo,
  carrier_code: order.carrierCode,
  carrier_name: order.carrierName,
  vessel: order.vessel,
  voyage: order.voyage,
  receipt_place_code: receipt.code,
  receipt_place_name: receipt.en,
  load_port_code: load.code,
  load_port_name: load.en,
  load_port_name_zh: load.zh,
  discharge_port_code: discharge.code,
  discharge_port_name: discharge.en,
  discharge_port_name_zh: discharge.zh,
  delivery_place_code: delivery.code,
  delivery_place_name: delivery.en,
  goods_type: order.goodsType,
  payment_method: order.paymentMethod,
  transport_terms: order.transportTerms,
  quotation_no: order.quotationNo,
  goods: order.goods,
  package_kind: order.packageKind,
  hs_code: order.hsCode,
  sailing_date: order.sailingDate,
  si_deadline: order.siDeadline,
  booking_id: order.bookingId,
})
// what somebody has changed in the order since the booking wrote it last stays his
const merged = (column: string) => `${column} = case when cargo_order.booked is null
    or (jsonb_populate_record(null::cargo_order, cargo_order.booked)).${column} is not distinct from cargo_order.${column}
  then excluded.${column} else cargo_order.${column} end`
const sameBoxes = `select coalesce((select array_agg(b.type order by b.type) from cargo_order_box b where b.order_id = $1), '{}')
  = coalesce((select array_agg(type order by type) from unnest($2::text[]) type), '{}') as same`
const dropBoxes = 'delete from cargo_order_box where order_id = $1'
const addBoxes = `insert into cargo_order_box (order_id, company_id, operator_id, seq, type, weight)
  select $1, $2, $3, x.seq, x.type, x.weight from jsonb_to_recordset($4::jsonb) as x (seq int, type text, weight numeric)`

/**
 * Writes the order of a booking, new or as the booking says it now. What was changed in the order by hand stays, and so do its containers as long as
 * their types do. Answers its key.
 */
export async function writeBookedOrder(tx: Queryable, order: BookedOrder): Promise<number> {
  const columns = columnsOf(order)
  const owner = { company_id: order.companyId, operator_id: order.operatorId, create_id: order.by, order_no: order.orderNo }
  const conflict = `on conflict (operator_id, order_no) do update set ${Object.keys(columns).map(merged).join(', ')},
    booked = excluded.booked, update_time = next_update_time(cargo_order.update_time) returning id`
  const values = { ...owner, ...columns, booked: JSON.stringify(columns) }
  const [{ id }] = (await insertInto<{ id: number }>(tx, 'cargo_order', values, conflict)) as [{ id: number }]
  const [boxes] = await tx.query<{ same: boolean }>(sameBoxes, [id, order.boxes.map(({ type }) => type)])
  if (boxes!.same) return id
  await tx.query(dropBoxes, [id])
  await tx.query(addBoxes, [id, order.companyId, order.operatorId, JSON.stringify(order.boxes.map((box, seq) => ({ ...box, seq })))])
  return id
}

/** The order of a booking that was cancelled goes, unless shipping instructions were made of it: then it says why nothing more will come. */
export async function dropBookedOrder(tx: Queryable, bookingId: number, words: string): Promise<void> {
  await tx.query('delete from cargo_order where booking_id = $1 and si_count = 0', [bookingId])
  await tx.query(
    `update cargo_order set remark = $2, update_time = next_update_time(update_time) where booking_id = $1 and position($2 in remark) = 0`,
    [bookingId, words],
  )
}
