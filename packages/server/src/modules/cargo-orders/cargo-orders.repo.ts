import type { Page, QueryOf } from '@jst/contracts'
import type { CargoOrder, cargoOrderList } from '@jst/contracts/cargo-orders'
import type { SiContainer } from '@jst/contracts/si'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { dayOf, instantOf } from '../../kernel/database/day-range.ts'
import { Conditions, containing, readPage } from '../../kernel/database/paging.ts'
import { isNarrowed } from '../../kernel/database/tenant.ts'
import { companyNames } from '../company/index.ts'

export type OrderFilter = Omit<QueryOf<typeof cargoOrderList>, 'Lang'>

const orderColumns = `o.id as "Id", o.order_no as "OrderNo", o.mbl_no as "MblNo", o.company_id as "CompanyId", o.carrier_code as "CarrierCode",
  o.carrier_name as "CarrierName", o.vessel as "Vessel", o.voyage as "Voyage", o.load_port_code as "LoadPortCode",
  coalesce(nullif(o.load_port_name_zh, ''), o.load_port_name) as "LoadPortName",
  o.discharge_port_code as "DischargePortCode", coalesce(nullif(o.discharge_port_name_zh, ''), o.discharge_port_name) as "DischargePortName",
  o.delivery_place_code as "DeliveryPlaceCode", o.delivery_place_name as "DeliveryPlaceName",
  o.box_summary as "BoxSummary", o.sailing_date as "SailingDate", o.si_deadline as "SiDeadline", o.si_count as "SiCount", o.si_status as "SiStatus",
  o.remark as "Remark", o.create_time as "CreateTime", o.update_time as "UpdateTime",
  case when late.order_id is not null then json_build_object('State', late.state, 'Reason', late.reason, 'AskedBy', late.asked_name,
    'AskedAt',
    to_char(late.asked_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'Reply', late.reply) end as "Late"`
const select = `${orderColumns}, c.code as "CompanyCode", c.name as "CompanyName"`

const withLate = (order: string) => `left join late_request late on late.order_id = ${order}.id`
const from = `cargo_order o join company c on c.id = o.company_id ${withLate('o')}`

const sorts = {
  // what waits for the customer comes first: nothing submitted, or refused. What can no more be submitted comes last
  Queue: { by: 'o.si_turn, o.si_deadline', last: 'o.si_count = 0 and o.si_deadline < now()' },
  SiDeadline: 'o.si_deadline',
  CreateTime: { filled: 'o.create_time' },
  OrderNo: 'o.order_no',
  MblNo: 'o.mbl_no',
  SailingDate: 'o.sailing_date',
  CompanyName: 'c.name collate "zh-x-icu"',
}

/** Past the cut-off and still to be submitted, or to be corrected: only a later cut-off helps. */
const needsLate = 'o.si_deadline < now() and (o.si_count = 0 or o.si_rejected > 0)'

const siStates = { none: 'o.si_turn = 0 and o.si_count = 0', some: 'o.si_count > 0', rejected: 'o.si_rejected > 0' }

/** The same for the list and what is counted over it. */
function conditionsOf(actor: EmployeeActor, filter: OrderFilter): Conditions {
  const where = new Conditions()
    .side('o', actor)
    .add('o.search like lower(?) or o.company_id in (select id from company where name ilike ?)', containing(filter.Keyword))
    .add('o.carrier_code = ?', filter.CarrierCode)
    .add('o.company_id = ?', filter.CompanyId)
    .add('o.si_deadline between now() and now() + make_interval(hours => ?::int)', filter.DueWithinHours)
    .add('o.si_deadline >= ?', instantOf('DeadlineFrom', filter.DeadlineFrom))
    .add('o.si_deadline < ?', instantOf('DeadlineTo', filter.DeadlineTo, true))
  if (filter.SiState) where.raw(siStates[filter.SiState])
  if (filter.Late) where.raw(`o.id in (select order_id from late_request where state = 'open') and ${needsLate}`)
  return where
}

export function orderPage(db: Db, actor: EmployeeActor, filter: OrderFilter): Promise<Page<CargoOrder>> {
  const { PageIndex: _index, PageSize: _size, Sort: _sort, ...narrowing } = filter
  const all = !isNarrowed(actor) && Object.values(narrowing).every((value) => String(value ?? '').trim() === '')
  const where = conditionsOf(actor, filter)
  const counting = all ? { counted: 'cargo_order_total o', total: 'coalesce(sum(o.orders), 0)' } : { counted: 'cargo_order o' }
  return readPage(db, filter, { select, from, ...counting, where, sorts, defaultSort: '-CreateTime', tieBreaker: 'o.id desc' })
}

/** Orders by the day of their SI cut-off, as the list counts them. */
export function ordersByDay(db: Db, actor: EmployeeActor, filter: OrderFilter): Promise<{ Day: string; Count: number }[]> {
  const where = conditionsOf(actor, filter)
  return db.query(
    `select ${dayOf('o.si_deadline')} as "Day", count(*) as "Count" from cargo_order o ${where.text} group by 1`,
    where.values,
  )
}

const alone = `select ${orderColumns} from cargo_order o ${withLate('o')} where o.id = $1`
/** An order for who only reads it: its company's names are kept, which saves half of what the database has to do. */
export async function readOrder(db: Db, id: number): Promise<CargoOrder | undefined> {
  const [order] = await db.query<Omit<CargoOrder, 'CompanyCode' | 'CompanyName'>>(alone, [id])
  const company = order && (await companyNames(db, order.CompanyId))
  return company && Object.assign(order, { CompanyCode: company.code, CompanyName: company.name })
}

const lapsed = `select exists (select from cargo_order o where o.id = $1 and ${needsLate}) as needed`
/** Only a later cut-off lets the customer submit the order. */
export async function needsLaterCutOff(db: Queryable, id: number): Promise<boolean> {
  const [row] = await db.query<{ needed: boolean }>(lapsed, [id])
  return row?.needed === true
}

const byId = `select ${select} from ${from} where o.id = $1`
export async function findOrder(db: Queryable, id: number): Promise<CargoOrder | undefined> {
  const [row] = await db.query<CargoOrder>(byId, [id])
  return row
}

const modify = `update cargo_order o set si_deadline = $3, remark = $4, update_time = next_update_time(was.update_time)
  from cargo_order was join company c on c.id = was.company_id ${withLate('was')}
  where o.id = $1 and o.update_time = $2 and o.company_id <> $5 and was.id = o.id
  returning ${select}, o.operator_id as "operatorId", was.si_deadline as "deadlineBefore", was.remark as "remarkBefore"`

export interface OrderChange {
  id: number
  /** UpdateTime of the order as the caller saw it. */
  version: string
  siDeadline: string | null
  remark: string
  /** The caller's company: it may not be the order's own. */
  by: number
}

/** The changed order with its operator and what it had before; undefined when there is no such order, or not in this version. */
export async function updateOrder(
  tx: Queryable,
  { id, version, siDeadline, remark, by }: OrderChange,
): Promise<{ order: CargoOrder; operatorId: number; before: Pick<CargoOrder, 'SiDeadline' | 'Remark'> } | undefined> {
  const [row] = await tx.query<CargoOrder & { operatorId: number; deadlineBefore: string | null; remarkBefore: string }>(modify, [
    id,
    version,
    siDeadline,
    remark,
    by,
  ])
  if (!row) return undefined
  const { operatorId, deadlineBefore, remarkBefore, ...order } = row
  return { order, operatorId, before: { SiDeadline: deadlineBefore, Remark: remarkBefore } }
}

/** The order as the SI module needs it: what prefills a record and what a submission is measured against. */
export interface OrderForSi {
  id: number
  orderNo: string
  companyId: number
  operatorId: number
  companyCode: string
  companyName: string
  mblNo: string
  /** The carrier's number of the booking that the order came from. */
  bookingNo: string
  carrierCode: string
  vessel: string
  voyage: string
  receiptPlace: string
  receiptPlaceCode: string
  loadPort: string
  loadPortCode: string
  dischargePort: string
  dischargePortCode: string
  deliveryPlace: string
  deliveryPlaceCode: string
  goodsType: string
  paymentMethod: string
  transportTerms: string
  quotationNo: string
  goods: string
  packageKind: string
  hsCode: string
  sailingDate: string | null
  deadline: string | null
  boxes: Pick<SiContainer, 'type' | 'containerNo' | 'sealNo' | 'packageKind' | 'packages' | 'weight' | 'volume'>[]
}

const forSi = `select o.id, o.order_no as "orderNo", o.company_id as "companyId", o.operator_id as "operatorId", c.code as "companyCode",
  c.name as "companyName", o.mbl_no as "mblNo", o.carrier_code as "carrierCode",
  coalesce((select k.so_no from booking k where k.id = o.booking_id), '') as "bookingNo",
  o.vessel, o.voyage, o.receipt_place_name as "receiptPlace", o.receipt_place_code as "receiptPlaceCode", o.load_port_name as "loadPort",
  o.load_port_code as "loadPortCode",
  o.discharge_port_name as "dischargePort", o.discharge_port_code as "dischargePortCode", o.delivery_place_name as "deliveryPlace",
  o.delivery_place_code as "deliveryPlaceCode",
  o.goods_type as "goodsType", o.payment_method as "paymentMethod", o.transport_terms as "transportTerms", o.quotation_no as "quotationNo", o.goods,
  o.package_kind as "packageKind", o.hs_code as "hsCode",
  o.sailing_date as "sailingDate", o.si_deadline as deadline,
  coalesce((select json_agg(json_build_object('type', b.type, 'containerNo', b.container_no, 'sealNo', b.seal_no, 'packageKind',
  b.package_kind, 'packages', b.packages, 'weight', b.weight, 'volume', b.volume) order by b.seq)
    from cargo_order_box b where b.order_id = o.id), '[]'::json) as boxes
  from cargo_order o join company c on c.id = o.company_id where o.id = any($1::bigint[]) order by o.id`
/** The order, when it is there and the connection's company may see it. */
export async function findOrderForSi(db: Queryable, id: number): Promise<OrderForSi | undefined> {
  const [row] = await db.query<OrderForSi>(forSi, [[id]])
  return row
}

/** Those of the orders that are there and that the connection's company may see. */
export const findOrdersForSi = async (db: Queryable, ids: readonly number[]): Promise<OrderForSi[]> =>
  ids.length === 0 ? [] : db.query<OrderForSi>(forSi, [ids])
