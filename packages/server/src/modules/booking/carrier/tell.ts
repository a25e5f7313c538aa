import { answerResults, bookingDocument as document, type AnswerResult } from '@jst/contracts/booking'
import { recordUnsigned } from '../../../documents/index.ts'
import type { Tx } from '../../../kernel/database.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { tellDesk } from '../booking/tell.ts'
import type { StoredMessage } from './messages.repo.ts'
import { texts } from './texts.ts'

/** A message is not tried any more: the timeline says so, and whoever works on the booking hears of it. */
export async function tellFailed(tx: Tx, { bookingId, no, test }: StoredMessage, error: string): Promise<void> {
  if (bookingId === null || test) return
  const booking = await demandBooking(tx, bookingId)
  await recordUnsigned(tx, { kind: document.kind, row: booking }, '', { audience: 'internal', event: 'carrierFailed', words: error })
  await tellDesk({ tx, actor: null }, booking, texts.failed(no), texts.failedNext(texts.errors.final(error)))
}

/** A carrier has answered. */
export async function tellAnswered(tx: Tx, bookingId: number, carrier: string, result: AnswerResult, words: string): Promise<void> {
  const booking = await demandBooking(tx, bookingId)
  const said = [answerResults[result].zh, words].filter((part) => part !== '').join('：')
  await recordUnsigned(tx, { kind: document.kind, row: booking }, carrier, { audience: 'internal', event: 'carrierAnswered', words: said })
  await tellDesk(
    { tx, actor: null },
    booking,
    texts.answer.came(carrier, texts.answer.result[result], booking.no),
    words || texts.answer.look,
  )
}
