import { bookingDocument as document } from '@jst/contracts/booking'
import type { MatchedRecord } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { ReadBookingAnswer } from './read-answer.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

/** A booking that an answer belongs to. */
export interface AnsweredBooking extends MatchedRecord {
  readonly etd: string
}
const booking = `select b.id, b.code as no, b.carrier_code as partner, ${dayOrBlank('b.etd')} as etd from booking b
  where b.removed_at is null`

export async function findAnswered(
  db: Queryable,
  by: { readonly id: number } | { readonly no: string; readonly companyId: number },
): Promise<AnsweredBooking | undefined> {
  const [row] =
    'id' in by
      ? await db.query<AnsweredBooking>(`${booking} and b.id = $1`, [by.id])
      : await db.query<AnsweredBooking>(`${booking} and b.staff_id = $1 and b.code = $2`, [by.companyId, by.no])
  return row
}

/** Matches by our number, else by the number of the carrier. A number of two bookings matches neither. */
export async function matchAnswer(
  db: Queryable,
  companyId: number,
  { numbers, so }: Pick<ReadBookingAnswer, 'numbers' | 'so'>,
): Promise<AnsweredBooking | undefined> {
  const find = (column: 'code' | 'so_no', words: readonly string[]) =>
    db.query<AnsweredBooking>(`${booking} and b.staff_id = $1 and b.${column} = any($2) limit 2`, [
      companyId,
      words.map((word) => word.trim().toUpperCase()).filter((word) => word !== ''),
    ])
  const byNumber = await find('code', numbers)
  if (byNumber.length > 0) return byNumber.length === 1 ? byNumber[0] : undefined
  const theirs = await find('so_no', [so])
  return theirs.length === 1 ? theirs[0] : undefined
}

const reference = `select coalesce(nullif(b.so_no, ''), (select m.payload::jsonb ->> 'carrierBookingRequestReference' from document_message m
    where m.kind = '${document.kind}' and m.record_id = b.id and m.direction = 'in' and m.format = 'dcsa' and not m.test
    order by m.id desc limit 1), '') as reference
  from booking b where b.id = $1`
/** The number by which the carrier knows a booking: that of the confirmation, before it that of its request; '' without one. */
export async function carrierReference(db: Queryable, bookingId: number): Promise<string> {
  const [row] = await db.query<{ reference: string }>(reference, [bookingId])
  return row?.reference ?? ''
}

/** SQL of the carrier of a message, over alias `m`. */
export const carrierOfMessage = `(select coalesce(nullif(c.abbr, ''), c.name_zh) from m_carrier c where c.code = m.partner_code
    and (c.company_id is null or c.company_id = m.company_id) and c.removed_at is null order by c.company_id nulls last limit 1)`
