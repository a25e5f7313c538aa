import { priceGap, totalText, type BookingContent, type BookingPrice } from '@jst/contracts/booking'
import type { SentOption } from '@jst/contracts/quotes'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import type { StoredBooking } from '../booking/booking.repo.ts'

interface SentQuotation {
  readonly id: number
  readonly no: string
  readonly version: number
  readonly state: number
  readonly accepted: string
  readonly validUntil: string
  readonly customerCode: string
  readonly linkedId: number | null
  readonly boxes: readonly { readonly Type: string; readonly Count: number }[]
  readonly options: readonly SentOption[]
}
/** Latest sent offer of a quotation; undefined: none. To be read as the server: the customer does not see the quotation itself. */
export async function findSentQuotation(system: Queryable, operatorId: number, id: number): Promise<SentQuotation | undefined> {
  const [row] = await system.query<SentQuotation>(
    `select t.id, t.code as no, s.version, t.state, t.accepted_option as accepted, s.offer ->> 'ValidUntil' as "validUntil",
       t.customer_code as "customerCode", (select c.linked_id from customer c where c.company_id = t.company_id and c.code = t.customer_code
         and c.removed_at is null and c.merged_into is null) as "linkedId", s.offer -> 'Boxes' as boxes, s.offer -> 'Options' as options
     from quotation t join quotation_sent s on s.quotation_id = t.id and s.version = t.version
     where t.id = $2 and t.company_id = $1 and t.removed_at is null and t.merged_into is null`,
    [operatorId, id],
  )
  return row
}

type Priced = Pick<StoredBooking, 'id' | 'companyId' | 'operatorId' | 'content'>
/** The total that lists show: none while the price is not for what the booking says. */
const shownTotal = (price: BookingPrice | null, content: BookingContent) =>
  price && !priceGap(price, content) ? totalText(price.Totals) : ''
const keep = `with kept as (insert into booking_price (booking_id, company_id, operator_id, facts, employee_id)
    values ($1, $2, $3, $4, $5) returning id)
  update booking set price_id = kept.id, price_total = $6, quote_no = $7, update_time = next_update_time(update_time) from kept where booking.id = $1`
/** Keeps a price as it is, and makes it that of the booking. */
export const keepPrice = (tx: Tx, booking: Priced, price: BookingPrice, employeeId: number): void =>
  tx.defer(keep, [
    booking.id,
    booking.companyId,
    booking.operatorId,
    JSON.stringify(price),
    employeeId,
    shownTotal(price, booking.content),
    price.QuoteNo,
  ])

/** Shows the total of a price as far as it is for the content that was written. */
export const showPrice = (tx: Tx, id: number, price: BookingPrice | null, content: BookingContent): void => {
  if (price) tx.defer('update booking set price_total = $2 where id = $1 and price_total <> $2', [id, shownTotal(price, content)])
}
export const clearPrice = (tx: Tx, id: number): void =>
  tx.defer(
    `update booking set price_id = null, price_total = '', quote_no = '', update_time = next_update_time(update_time)
      where id = $1 and price_id is not null`,
    [id],
  )
