import { requestStates, type BookingContent, type BookingRequest, type ContentChange, type RequestKind } from '@jst/contracts/booking'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { StoredPriceChange } from '../price/stored-change.ts'

interface RequestRow extends Omit<BookingRequest, 'State'> {
  readonly state: number
}
const select = `select r.id as "Id", r.kind as "Kind", r.state, r.reason as "Reason", r.remarks as "Remarks", r.changes as "Changes",
    r.price - 'Behind' as "Price",
    r.asked_name as "AskedBy", r.asked_at as "AskedAt", r.answer as "Answer", r.answered_name as "AnsweredBy", r.answered_at as "AnsweredAt",
    exists (select from employee e where e.id = r.asked_id and e.company_id = $2) as "Own"
  from booking_request r where r.booking_id = $1 order by r.id desc`

/** Amendments and cancellations of a booking, the latest first. */
export async function findRequests(
  db: Queryable,
  bookingId: number,
  { companyId }: { readonly companyId: number },
): Promise<BookingRequest[]> {
  const rows = await db.query<RequestRow>(select, [bookingId, companyId])
  return rows.map(({ state, ...row }) => ({ ...row, State: requestStates[row.Kind].stateOf(state) ?? '' }))
}

export interface OpenRequest {
  readonly id: number
  readonly content: BookingContent | null
  readonly voyageId: number | null
  readonly changes: readonly ContentChange[]
  readonly price: StoredPriceChange | null
  readonly reason: string
  readonly remarks: string
  readonly askedId: number
}
/** The one of a kind that waits for an answer; locked, unless it is only read. */
export async function findOpen(tx: Queryable, bookingId: number, kind: RequestKind, lock = true): Promise<OpenRequest | undefined> {
  const [row] = await tx.query<OpenRequest>(
    `select r.id, r.content, r.voyage_id as "voyageId", r.changes, r.price, r.reason, r.remarks, r.asked_id as "askedId" from booking_request r
      where r.booking_id = $1 and r.kind = $2 and r.state = 1${lock ? ' for update' : ''}`,
    [bookingId, kind],
  )
  return row
}

interface NewRequest {
  readonly booking: { readonly id: number; readonly companyId: number; readonly operatorId: number | null }
  readonly kind: RequestKind
  readonly state: number
  readonly reason: string
  readonly remarks: string
  readonly content: BookingContent | null
  readonly voyageId: number | null
  readonly changes: readonly ContentChange[]
  readonly price: StoredPriceChange | null
  readonly by: { readonly employeeId: number; readonly employeeName: string }
}
export const insertRequest = (
  tx: Queryable,
  { booking, kind, state, reason, remarks, content, voyageId, changes, price, by }: NewRequest,
) =>
  tx.query(
    `insert into booking_request (booking_id, company_id, operator_id, kind, state, reason, remarks, content, voyage_id, changes, asked_id,
       asked_name, price)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      booking.id,
      booking.companyId,
      booking.operatorId,
      kind,
      state,
      reason,
      remarks,
      content && JSON.stringify(content),
      voyageId,
      JSON.stringify(changes),
      by.employeeId,
      by.employeeName,
      price && JSON.stringify(price),
    ],
  )

/** The price at which an open amendment is agreed, where it is another one than was proposed. */
export const writeRequestPrice = (tx: Queryable, id: number, price: StoredPriceChange) =>
  tx.query('update booking_request set price = $2 where id = $1', [id, JSON.stringify(price)])

export const closeRequest = (
  tx: Queryable,
  {
    id,
    state,
    answer,
    by,
  }: { id: number; state: number; answer: string; by: { readonly employeeId: number; readonly employeeName: string } },
) =>
  tx.query(
    'update booking_request set state = $2, answer = $3, answered_id = $4, answered_name = $5, answered_at = clock_timestamp() where id = $1',
    [id, state, answer, by.employeeId, by.employeeName],
  )

/** Writes one of the two statuses beside the booking's own, and gives the booking a new version. */
export const writeStatus = (tx: Queryable, bookingId: number, kind: RequestKind, state: number) =>
  tx.query(`update booking set ${kind} = $2, update_time = next_update_time(update_time) where id = $1`, [bookingId, state])
