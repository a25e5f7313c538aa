import { bookingValueFields, type BookingContent, type BookingPrice, type BookingSource, type ShippingOrder } from '@jst/contracts/booking'
import type { EntityField } from '@jst/contracts/entity'
import type { Cutoffs } from '@jst/contracts/schedules'
import { columnOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { sumsOf } from './content.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

/** A booking whole, as the connection sees it. */
export interface StoredBooking {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly staffId: number
  readonly createId: number | null
  readonly ownerId: number | null
  readonly no: string
  readonly customerCode: string
  readonly customerName: string
  readonly state: number
  readonly amendment: number
  readonly cancellation: number
  readonly updateTime: string
  readonly source: BookingSource
  readonly content: BookingContent
  readonly price: BookingPrice | null
  readonly shippingOrder: ShippingOrder | null
  readonly voyageId: number | null
  readonly orderId: number | null
}

const valueOf = (field: EntityField) => (field.kind === 'date' ? dayOrBlank(`t.${columnOf(field.key)}`) : `t.${columnOf(field.key)}`)
const pairs = bookingValueFields.map((field) => `'${field.key}', ${valueOf(field)}`)
// an object is built of at most fifty pairs at a time
const half = Math.ceil(pairs.length / 2)
const values = `(jsonb_build_object(${pairs.slice(0, half).join(', ')}) || jsonb_build_object(${pairs.slice(half).join(', ')}))`
const select = `select t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.staff_id as "staffId", t.create_id as "createId",
    t.owner_id as "ownerId", t.code as no, t.customer_code as "customerCode", t.customer_name as "customerName", t.state, t.amendment, t.cancellation,
    t.update_time as "updateTime", t.source, t.shipping_order as "shippingOrder", t.voyage_id as "voyageId",
    jsonb_build_object('Values', ${values}, 'Cargo', t.cargo, 'Boxes', t.boxes, 'Parties', t.parties) as content,
    (select p.facts from booking_price p where p.id = t.price_id) as price,
    (select o.id from cargo_order o where o.booking_id = t.id) as "orderId"
  from booking t where t.removed_at is null`

/** @throws AppError NOT_FOUND */
export async function demandBooking(db: Queryable, id: number, lock = false): Promise<StoredBooking> {
  const [row] = await db.query<StoredBooking>(`${select} and t.id = $1${lock ? ' for update of t' : ''}`, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Bookings by their keys; those that the connection does not see are left out. */
export const findBookings = (db: Queryable, ids: readonly number[]) => db.query<StoredBooking>(`${select} and t.id = any($1)`, [ids])

interface Written {
  readonly content: BookingContent
  readonly sums: ReturnType<typeof sumsOf>
  readonly customerName: string
}
/** Goods, boxes, parties and what lists show of them. The header is written by the entity kit, which gives the row its new version. */
export const writeParts = (tx: Queryable, id: number, { content, sums, customerName }: Written) =>
  tx.query(
    `update booking set cargo = $2, boxes = $3, parties = $4, box_summary = $5, teu = $6, packages = $7, weight = $8, volume = $9, customer_name = $10
      where id = $1`,
    [
      id,
      JSON.stringify(content.Cargo),
      JSON.stringify(content.Boxes),
      JSON.stringify(content.Parties),
      sums.boxes,
      sums.teu,
      sums.packages,
      sums.weight,
      sums.volume,
      customerName,
    ],
  )

/** The sailing that was chosen, with the moment until which its carrier takes bookings. A voyage that the server does not know is none. */
export const writeSailing = (tx: Queryable, id: number, voyage: SailingFacts | undefined) =>
  tx.query('update booking set voyage_id = $2, book_before = $3 where id = $1', [id, voyage?.id ?? null, voyage?.cutoffs.BCO ?? null])

export interface SailingFacts {
  readonly id: number
  readonly vessel: string
  readonly voyageNo: string
  readonly cutoffs: Cutoffs
}
/** Cut-offs of a voyage at a port, of the platform or of the forwarder. */
export async function findSailing(system: Queryable, voyageId: number, pol: string, staffId: number): Promise<SailingFacts | undefined> {
  const [row] = await system.query<SailingFacts>(
    `select v.id, v.vessel, v.voyage_no as "voyageNo", c.cutoffs
      from voyage v join port_call c on c.voyage_id = v.id and c.port_code = $2 and not c.omitted
      where v.id = $1 and (v.company_id is null or v.company_id = $3) order by c.seq limit 1`,
    [voyageId, pol, staffId],
  )
  return row
}

export const writeShippingOrder = (tx: Queryable, id: number, order: ShippingOrder) =>
  tx.query('update booking set shipping_order = $2, so_no = $3, bl_no = $4 where id = $1', [
    id,
    JSON.stringify(order),
    String(order.Values['SoNo']),
    String(order.Values['BlNo']),
  ])
/** Assigns an unassigned booking to the person who confirms it. */
export const writeConfirmed = (tx: Queryable, id: number, employeeId: number) =>
  tx.query('update booking set confirmed_at = clock_timestamp(), owner_id = coalesce(owner_id, $2) where id = $1', [id, employeeId])

/** Data of a booking for a notice, and its recipients. */
export type NoticeBooking = Pick<StoredBooking, 'id' | 'no' | 'companyId' | 'operatorId' | 'ownerId' | 'customerName'>
const toldColumns = `id, code as no, company_id as "companyId", operator_id as "operatorId", owner_id as "ownerId", customer_name as "customerName"`
export const findForNotice = (db: Queryable, ids: readonly number[]) =>
  db.query<NoticeBooking>(`select ${toldColumns} from booking where id = any($1) order by id`, [ids])
/** The same of bookings that were submitted, the first time or anew. */
export const writeSubmitted = (tx: Queryable, ids: readonly number[]) =>
  tx.query<NoticeBooking>(
    `with written as (update booking set submitted_at = coalesce(submitted_at, clock_timestamp()) where id = any($1) returning *)
      select ${toldColumns} from written order by id`,
    [ids],
  )

/** Gives the row a new version where only its parts changed. */
export const touch = (tx: Queryable, id: number) =>
  tx.query('update booking set update_time = next_update_time(update_time) where id = $1', [id])

const surroundingsSql = `select coalesce(c.name, '') as company, coalesce(o.name, '') as operator, v.id as "voyageId", v.cutoffs from booking b
    left join company c on c.id = b.company_id left join company o on o.id = b.operator_id
    left join lateral (select v.id, p.cutoffs from voyage v join port_call p on p.voyage_id = v.id and p.port_code = b.pol_code and not p.omitted
      where v.id = b.voyage_id and (v.company_id is null or v.company_id = b.staff_id) order by p.seq limit 1) v on true
  where b.id = $1`
interface Around {
  readonly company: string
  readonly operator: string
  readonly voyageId: number | null
  readonly cutoffs: Cutoffs | null
}
/** Names of the companies of a booking, and its voyage at its port of loading. The reader of a booking may see neither by himself. */
export async function findSurroundings(system: Queryable, id: number): Promise<Around> {
  const [row] = await system.query<Around>(surroundingsSql, [id])
  return row ?? { company: '', operator: '', voyageId: null, cutoffs: null }
}
