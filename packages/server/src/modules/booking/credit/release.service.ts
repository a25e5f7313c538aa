import {
  amendmentStates,
  bookingStates,
  creditCountsIn,
  creditReleaseDocument,
  type askCreditRelease,
  type BookingCredit,
} from '@jst/contracts/booking'
import type { BodyOf } from '@jst/contracts'
import { agreed, asking, drawNumbers, moveRecord, recordEvent, registerDocument, type DocumentCall } from '../../../documents/index.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { allowed } from '../../../kernel/access/policy.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { texts } from '../texts.ts'
import { findRelease, findReleaseById, findSales, insertRelease } from './credit.repo.ts'
import { creditOfBooking, isWaiting, creditCheckOf, mayGoOn } from './credit.service.ts'

const { kind } = creditReleaseDocument

/** Makes requests known to the calls of the document kit. */
export const registerCreditReleases = (): void =>
  registerDocument({
    document: creditReleaseDocument,
    table: 'credit_release',
    no: 't.no',
    title: `(select concat_ws(' ', b.code, nullif(b.customer_name, '')) from booking b where b.id = t.booking_id)`,
    query: `'Id=' || t.booking_id || '&Release=' || t.id`,
    approval: {
      facts: async (tx, { id, companyId }) => {
        const release = await findReleaseById(tx, id)
        const check = await creditCheckOf(tx.system, { companyId }, release.bookingId)
        return {
          Amount: [null, release.amount],
          Limit: [null, check?.limit ?? null],
          Cause: [null, check?.verdict?.Sentence ?? null],
          Booking: [null, check?.no ?? null],
          Customer: [null, check?.customerName ?? null],
          Reason: [null, release.reason],
        }
      },
      relations: { sales: (db, { id }) => findSales(db, id) },
    },
    guards: { agreed: agreed(kind) },
    effects: { submit: asking(kind) },
  })

/**
 * Asks that a booking may go on. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION where nobody has to agree, where nobody can, or where a request
 * waits, INVALID_INPUT without a reason
 */
export async function askRelease(call: DocumentCall, { Id, Reason }: BodyOf<typeof askCreditRelease>): Promise<BookingCredit> {
  const { tx, actor, audit } = call
  const reason = Reason.trim()
  if (reason === '') throw invalid('Reason', texts.credit.why, '', { Code: 'REQUIRED' })
  // two requests for one booking wait for each other here
  const booking = await demandBooking(tx, Id, true)
  if (booking.staffId !== actor.companyId) throw new AppError('NOT_FOUND')
  const stage = bookingStates.stateOf(booking.state)
  const amends = booking.amendment === amendmentStates.codes.received
  if (!amends && (stage === undefined || !creditCountsIn.includes(stage)))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.credit.notNow(bookingStates.wordOf(booking.state)) })
  const check = await creditCheckOf(tx.system, actor, Id)
  if (check?.verdict?.Gate !== 'approve' || check.customerId === null || mayGoOn(check) === allowed)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.credit.notNeeded })
  const before = await findRelease(tx.system, actor.companyId, Id)
  if (before && isWaiting(before)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.credit.waiting(before.No) })
  const [no] = await drawNumbers(tx, { companyId: actor.companyId, kind }, 1)
  const { customerId, amount } = check
  const id = await insertRelease(tx, actor, { no: no!, bookingId: Id, customerId, amount, reason })
  const row = { id, companyId: actor.companyId, operatorId: actor.operatorId }
  recordEvent(call, { kind, row }, { audience: 'internal', event: 'created' })
  audit({ action: `${kind}.ask`, entity: kind, entityId: id, diff: { booking: booking.no, amount, reason } })
  await moveRecord(call, kind, id, 'submit')
  return creditOfBooking(tx, tx.system, actor, Id)
}
