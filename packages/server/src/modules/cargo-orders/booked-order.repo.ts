import type { Queryable } from '../../kernel/database/database.ts'

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

const columns = [
  'mbl_no',
  'carrier_code',
  'carrier_name',
  'vessel',
  'voyage',
  'receipt_place_code',
  'receipt_place_name',
  'load_port_code',
  'load_port_name',
  'load_port_name_zh',
  'discharge_port_code',
  'discharge_port_name',
  'discharge_port_name_zh',
  'delivery_place_code',
  'delivery_place_name',
  'goods_type',
  'payment_method',
  'transport_terms',
  'quotation_no',
  'goods',
  'package_kind',
  'hs_code',
  'sailing_date',
  'si_deadline',
  'booking_id',
] as const
// what somebody has changed in the order since the booking wrote it last stays his
const merged = (column: string) => `${column} = case when cargo_order.booked is null
    or (jsonb_populate_record(null::cargo_order, cargo_order.booked)).${column} is not distinct from cargo_order.${column}
  then excluded.${column} else cargo_order.${column} end`
const upsert = `insert into cargo_order (company_id, operator_id, create_id, order_no, ${columns.join(', ')}, booked)
  values ($1, $2, $3, $4, ${columns.map((_, at) => `$${at + 5}`).join(', ')}, $${columns.length + 5})
  on conflict (operator_id, order_no) do update set ${columns.map(merged).join(', ')},
    booked = excluded.booked, update_time = next_update_time(cargo_order.update_time) returning id`
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
  const { receipt, load, discharge, delivery } = order
  const values = [
    order.mblNo,
    order.carrierCode,
    order.carrierName,
    order.vessel,
    order.voyage,
    receipt.code,
    receipt.en,
    load.code,
    load.en,
    load.zh,
    discharge.code,
    discharge.en,
    discharge.zh,
    delivery.code,
    delivery.en,
    order.goodsType,
    order.paymentMethod,
    order.transportTerms,
    order.quotationNo,
    order.goods,
    order.packageKind,
    order.hsCode,
    order.sailingDate,
    order.siDeadline,
    order.bookingId,
  ]
  const booked = JSON.stringify(Object.fromEntries(columns.map((column, at) => [column, values[at]])))
  const [row] = await tx.query<{ id: number }>(upsert, [order.companyId, order.operatorId, order.by, order.orderNo, ...values, booked])
  const id = row!.id
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
