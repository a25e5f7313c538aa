import { bookingStates, type BookingPrice, type CreditRelease } from '@jst/contracts/booking'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { OpenItem } from '../../partner/index.ts'

/** Amount of a booking that the credit of its customer has to carry. */
export interface CreditCase {
  readonly id: number
  readonly no: string
  /** As its forwarder knows it; null: nobody is kept. */
  readonly customerId: number | null
  readonly customerName: string
  /** Of the price that the booking has, or is to have by an open amendment. */
  readonly totals: BookingPrice['Totals']
  readonly today: string
  /** Up to which amount a booking was let go on; null: nobody was asked, or nobody agreed. */
  readonly released: number | null
}
const customer = 'c.company_id = t.staff_id and c.removed_at is null and c.merged_into is null'
const cases = `select t.id, t.code as no, coalesce(j.id, o.id) as "customerId", coalesce(j.name_zh, o.name_zh, t.customer_name) as "customerName",
    coalesce(a.price -> 'After' -> 'Totals', p.facts -> 'Totals', '[]') as totals, china_day()::text as today,
    (select max(r.amount) from credit_release r where r.booking_id = t.id and r.state = 2) as released
  from booking t left join booking_price p on p.id = t.price_id
    left join booking_request a on a.booking_id = t.id and a.kind = 'amendment' and a.state = 1
  left join lateral (select c.id, c.name_zh from customer c where t.operator_id is not null and c.linked_id = t.company_id
    and ${customer} limit 1) j on true
  left join lateral (select s.id, s.name_zh from customer c join customer s on s.id = coalesce(c.merged_into, c.id)
    where t.operator_id is null and t.customer_code <> '' and c.code = t.customer_code and c.company_id = t.staff_id and s.removed_at is null
      and s.merged_into is null limit 1) o on true
  where t.id = any($1) and t.staff_id = $2`
/** Of bookings that a forwarder works on; to be asked as the server, since whoever accepts need not see the customer. */
export const findCases = (system: Queryable, staffId: number, ids: readonly number[]): Promise<CreditCase[]> =>
  system.query<CreditCase>(cases, [ids, staffId])

const latest = `select r.id as "Id", r.no as "No", r.state as "State", r.amount::text as "Amount", r.reason as "Reason",
    coalesce(e.name, '') as "ByName", r.create_time as "CreateTime" from credit_release r left join employee e on e.id = r.create_id
  where r.booking_id = $1 and r.company_id = $2 order by r.id desc limit 1`
/** The same of requests: the desk reads what a colleague asked for. */
export async function findRelease(system: Queryable, staffId: number, bookingId: number): Promise<CreditRelease | null> {
  const [row] = await system.query<CreditRelease>(latest, [bookingId, staffId])
  return row ?? null
}

const insert = `insert into credit_release (company_id, operator_id, no, booking_id, customer_id, amount, reason, create_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`
export async function insertRelease(
  tx: Queryable,
  by: { readonly companyId: number; readonly operatorId: number | null; readonly employeeId: number },
  { no, bookingId, customerId, amount, reason }: { no: string; bookingId: number; customerId: number; amount: string; reason: string },
): Promise<number> {
  const values = [by.companyId, by.operatorId, no, bookingId, customerId, amount, reason, by.employeeId]
  const [row] = await tx.query<{ id: number }>(insert, values)
  return row!.id
}

interface RequestedRelease {
  readonly bookingId: number
  readonly customerId: number
  readonly amount: number
  readonly reason: string
}
export async function findReleaseById(tx: Queryable, id: number): Promise<RequestedRelease> {
  const [row] = await tx.query<RequestedRelease>(
    'select booking_id as "bookingId", customer_id as "customerId", amount, reason from credit_release where id = $1',
    [id],
  )
  return row!
}
const sales = `select s.employee_id as id from partner_staff s join credit_release r on r.customer_id = s.subject_id
  where s.kind = 'customer' and s.duty = 'sales' and r.id = $1`
export const findSales = async (db: Queryable, id: number): Promise<number[]> =>
  (await db.query<{ id: number }>(sales, [id])).map((row) => row.id)

const states = bookingStates.codes
const accepted = [states.received, states.confirmed, states.pendingAmendment, states.completed].join(', ')
const unbilled = `b.state in (${accepted}) and b.billed_on is null and b.price_id is not null and b.removed_at is null`
// the two branches read the partial indexes booking_unbilled_joined and booking_unbilled_own
const open = `select o.customer as "customerId", o.id, p.facts -> 'Totals' as totals, 0 as "overdueDays" from (
    select c.id as customer, b.id, b.price_id from customer c
      join booking b on b.staff_id = c.company_id and b.company_id = c.linked_id and b.operator_id is not null and ${unbilled}
      where c.id = any($1)
    union all
    select k.customer, b.id, b.price_id from (select c.id as customer, c.code, c.company_id from customer c where c.id = any($1)
        union all select c.merged_into, c.code, c.company_id from customer c where c.merged_into = any($1)) k
      join booking b on b.staff_id = k.company_id and b.customer_code = k.code and b.operator_id is null and ${unbilled}) o
  join booking_price p on p.id = o.price_id order by o.id desc`
/** Bookings that use the credit of customers: accepted, priced and not billed yet. */
export const findUnbilled = (system: Queryable, customerIds: readonly number[]): Promise<OpenItem[]> =>
  system.query<OpenItem>(open, [customerIds])

/** Locks bookings of a forwarder in the order of their keys. */
export const lockBookings = (tx: Queryable, ids: readonly number[]) =>
  tx.query('select id from booking where id = any($1) order by id for update', [ids])
