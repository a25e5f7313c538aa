import type { EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../../../kernel/database/database.ts'
import { boxOf, orderColumns, rowOf, text, type Named } from './order-rows.ts'
import { entityOf, namesByCode, type FileRecord, type WrittenRecord } from '../../../entity-kit/index.ts'

export interface ExistingOrder {
  readonly id: number
  readonly orderNo: string
  readonly companyId: number
  readonly submitted: boolean
  readonly version: string
}

const existing = `select o.id, o.order_no as "orderNo", o.company_id as "companyId", o.si_count > 0 as submitted, o.update_time as version
  from cargo_order o where o.operator_id = $1 and o.order_no = any ($2)`
/** By number. */
export async function findExisting(db: Queryable, operatorId: number, orderNos: readonly string[]): Promise<Map<string, ExistingOrder>> {
  const rows = await db.query<ExistingOrder>(existing, [operatorId, [...new Set(orderNos)]])
  return new Map(rows.map((row) => [row.orderNo, row]))
}

const customers = `select id, upper(code) as code, upper(name) as name from company where operator_id = $1 and kind = 'customer' and not disabled
  and (upper(code) = any ($2) or upper(name) = any ($2))`
/** By code and name, in capitals. */
export async function findCustomers(db: Queryable, operatorId: number, said: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(said.map((text) => text.toUpperCase()))]
  const rows = await db.query<{ id: number; code: string; name: string }>(customers, [operatorId, wanted])
  return new Map([...rows.map(({ id, name }) => [name, id] as const), ...rows.map(({ id, code }) => [code, id] as const)])
}

const versions = `select id, update_time as version from cargo_order where operator_id = $1 and id = any ($2) and si_count = 0`
/** Of orders without an SI. */
export const versionsOf = async (db: Queryable, operatorId: number, ids: readonly number[]): Promise<Map<number, string>> =>
  new Map((await db.query<{ id: number; version: string }>(versions, [operatorId, ids])).map(({ id, version }) => [id, version]))

const english =
  () => `select distinct on (code) code, name_en as en from ${entityOf('port').table} where code = any ($1) and removed_at is null
  order by code, company_id nulls last`
/** Names that the company has for ports and carriers, by kind and code. */
export async function namesOf(db: Queryable, lines: readonly EntityValues[]): Promise<Map<string, Named>> {
  const codes = (...keys: string[]) => [...new Set(lines.flatMap((values) => keys.map((key) => text(values, key))).filter(Boolean))]
  const [ports, carriers] = [codes('LoadPort', 'DischargePort', 'DeliveryPlace'), codes('Carrier')]
  const called = (kind: string, of: string[]) => db.query<{ code: string; name: string }>(namesByCode(kind), [of])
  const en = new Map((await db.query<{ code: string; en: string }>(english(), [ports])).map((row) => [row.code, row.en]))
  return new Map([
    ...(await called('port', ports)).map(
      ({ code, name }) => [`port ${code}`, { code, zh: name, en: en.get(code) ?? code }] as [string, Named],
    ),
    ...(await called('carrier', carriers)).map(({ code, name }) => [`carrier ${code}`, { code, zh: name, en: name }] as [string, Named]),
  ])
}

const given = orderColumns.map((column) => `r.${column}`).join(', ')
const insert = `insert into cargo_order (order_no, company_id, operator_id, create_id, ${orderColumns.join(', ')})
  select x.order_no, x.company_id, $2, $3, ${given} from jsonb_to_recordset($1::jsonb) as x (id bigint, order_no text, company_id bigint, "row" jsonb)
   cross join lateral jsonb_populate_record(null::cargo_order, x."row") r where x.id is null returning id, order_no as "orderNo"`
const update = `update cargo_order o set ${orderColumns.map((column) => `${column} = r.${column}`).join(', ')},
  update_time = next_update_time(o.update_time)
  from jsonb_to_recordset($1::jsonb) as x (id bigint, "row" jsonb) cross join lateral jsonb_populate_record(null::cargo_order, x."row") r
  where o.id = x.id and o.operator_id = $2`
const dropBoxes = 'delete from cargo_order_box where order_id = any ($1)'
const boxColumns = ['seq', 'type', 'container_no', 'seal_no', 'package_kind', 'packages', 'weight', 'volume'] as const
const addBoxes = `insert into cargo_order_box (order_id, company_id, operator_id, ${boxColumns.join(', ')})
  select o.id, o.company_id, o.operator_id, ${boxColumns.map((column) => `b.${column}`).join(', ')}
  from jsonb_to_recordset($1::jsonb) as x (id bigint, boxes jsonb) join cargo_order o on o.id = x.id
   cross join lateral jsonb_populate_recordset(null::cargo_order_box, x.boxes) b`

/** The operator, and who writes for it. */
export interface Writer {
  readonly companyId: number
  readonly employeeId: number | null
}

/** Writes orders with their containers: new ones, and those with an id in place of what they were. Answers ids by number. */
export async function writeOrders(
  tx: Queryable,
  by: Writer,
  records: readonly FileRecord[],
  names: ReadonlyMap<string, Named>,
): Promise<Map<string, number>> {
  const orders = records.map(({ code, lines, row }) => ({
    id: row?.id ?? null,
    order_no: code,
    company_id: lines[0]!['CompanyId'],
    row: rowOf(lines[0]!, names),
  }))
  const added = await tx.query<{ id: number; orderNo: string }>(insert, [JSON.stringify(orders), by.companyId, by.employeeId])
  const changed = orders.flatMap((order) => (order.id === null ? [] : [{ ...order, id: order.id }]))
  const ids = new Map([
    ...changed.map((order) => [order.order_no, order.id] as const),
    ...added.map((row) => [row.orderNo, row.id] as const),
  ])
  await replace(
    tx,
    by,
    changed,
    records.map(({ code, lines }) => ({ id: ids.get(code)!, boxes: lines.map((line, seq) => boxOf(line, seq, lines[0]!)) })),
  )
  return ids
}

interface Changed {
  readonly id: number
  readonly row: unknown
}
interface Boxes {
  readonly id: number
  readonly boxes: unknown
}
async function replace(tx: Queryable, { companyId }: Writer, orders: readonly Changed[], boxes: readonly Boxes[]): Promise<void> {
  if (orders.length > 0) {
    await tx.query(update, [JSON.stringify(orders), companyId])
    await tx.query(dropBoxes, [orders.map(({ id }) => id)])
  }
  await tx.query(addBoxes, [JSON.stringify(boxes)])
}

const before = `select o.id, jsonb_build_object('row', to_jsonb(o), 'boxes', coalesce((select jsonb_agg(to_jsonb(b) order by b.seq)
  from cargo_order_box b where b.order_id = o.id), '[]')) as before from cargo_order o where o.id = any ($1)`
/** Orders with their containers as they stand, by id. */
export const ordersBefore = async (tx: Queryable, ids: readonly number[]): Promise<Map<number, unknown>> =>
  new Map((await tx.query<{ id: number; before: unknown }>(before, [ids])).map((row) => [row.id, row.before]))

/** Writes the answer of `ordersBefore` again. */
export async function restoreOrders(tx: Queryable, by: Writer, records: readonly WrittenRecord[]): Promise<void> {
  const orders = records.map(({ id, before: previous }) => ({ id, ...(previous as { row: unknown; boxes: unknown }) }))
  await replace(tx, by, orders, orders)
}

const inWork = `select exists (select from si_draft_set where order_id = any ($1))
  or exists (select from late_request where order_id = any ($1)) as there`
/** Somebody has begun an SI of one of these orders, or asked for a later cut-off. */
export async function anyInWork(tx: Queryable, ids: readonly number[]): Promise<boolean> {
  const [row] = await tx.query<{ there: boolean }>(inWork, [ids])
  return row!.there
}

export const dropOrders = (tx: Queryable, ids: readonly number[]) => tx.query('delete from cargo_order where id = any ($1)', [ids])
