import type { DocumentCall } from '../../../documents/index.ts'
import { winByBooking } from '../../quotes/index.ts'
import type { StoredBooking } from '../booking/booking.repo.ts'
import { inScopeOf } from '../../../kernel/database/scopes.ts'

/** The quotation whose price a booking took is won when the booking is submitted. It is the forwarder's own, which a customer does not see. */
export async function winQuotation(
  { tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>,
  { price, staffId, no }: StoredBooking,
): Promise<void> {
  if (price?.Source !== 'quotation') return
  await inScopeOf(tx, staffId, (scoped) => winByBooking(scoped, price.QuoteId, { by: actor.employeeName, bookingNo: no }))
}
