import type { Queryable } from '../../../kernel/database.ts'
import type { ResolvedOrder } from './resolve.ts'

export interface ExistingOrder {
  id: number
  orderNo: string
  companyId: number
  submitted: boolean
}

const existing = `select o.id, o.order_no as "orderNo", o.company_id as "companyId", o.si_count > 0 as submitted
  from cargo_order o where o.operator_id = $1 and o.order_no = any($2)`
export const findExisting = (db: Queryable, operatorId: number, orderNos: readonly string[]) =>
  db.query<ExistingOrder>(existing, [operatorId, orderNos])

const customer = `select id from company where code = $1 and operator_id = $2 and kind = 'customer' and not disabled`
export async function findCustomer(db: Queryable, code: string, operatorId: number): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(customer, [code, operatorId])
  return row?.id
}

const columns = [
  'order_no',
  'mbl_no',
  'carrier_code',
  'carrier_name',
  'vessel',
  'voyage',
  'load_port_code',
  'load_port_name',
  'load_port_name_zh',
  'discharge_port_code',
  'discharge_port_name',
  'discharge_port_name_zh',
  'delivery_place_code',
  'delivery_place_name',
  'quotation_no',
  'goods',
  'package_kind',
  'hs_code',
  'sailing_date',
  'si_deadline',
] as const
const upsert = `insert into cargo_order (company_id, operator_id, create_id, ${columns.join(', ')}) values ($1, $2, $3,
  ${columns.map((_, index) => `$${index + 4}`).join(', ')})
  on conflict (operator_id, order_no) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
  update_time = next_update_time(cargo_order.update_time) returning id`
const dropBoxes = 'delete from cargo_order_box where order_id = $1'
const addBoxes = `insert into cargo_order_box (order_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight,
  volume)
  select $1, $2, $3, x.seq, x.type, x."containerNo", x."sealNo", x."packageKind", x.packages, x.weight, x.volume
  from jsonb_to_recordset($4::jsonb) as x(seq int, type text, "containerNo" text, "sealNo" text, "packageKind" text, packages int, weight numeric,
  volume numeric)`

/** Writes an order with its containers, new or in place of the one with the same number. */
export async function writeOrder(
  tx: Queryable,
  order: ResolvedOrder,
  companyId: number,
  operatorId: number,
  employeeId: number | null,
): Promise<number> {
  const { loadPort, dischargePort, deliveryPlace } = order
  const values = [
    order.orderNo,
    order.mblNo,
    order.carrierCode,
    order.carrierName,
    order.vessel.toUpperCase(),
    order.voyage.toUpperCase(),
    loadPort.code,
    loadPort.en.toUpperCase(),
    loadPort.zh,
    dischargePort.code,
    dischargePort.en.toUpperCase(),
    dischargePort.zh,
    deliveryPlace?.code ?? '',
    deliveryPlace?.en.toUpperCase() ?? '',
    order.quotationNo,
    order.goods,
    order.packageKind,
    order.hsCode,
    order.sailingDate,
    order.siDeadline,
  ]
  const [row] = await tx.query<{ id: number }>(upsert, [companyId, operatorId, employeeId, ...values])
  const id = row?.id ?? 0
  await tx.query(dropBoxes, [id])
  await tx.query(addBoxes, [id, companyId, operatorId, JSON.stringify(order.boxes.map((box, seq) => ({ ...box, seq })))])
  return id
}
