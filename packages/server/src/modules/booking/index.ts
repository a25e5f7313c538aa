import { answerApplying } from './carrier/apply.job.ts'
import { findChannel } from './carrier/channel.repo.ts'
import { messageDelivery } from './carrier/delivery.job.ts'
import { draftMessage } from './carrier/draft.ts'
import { changeMessage, insertAnswer, insertMessage } from './carrier/messages.repo.ts'
import { proposalOf, readAnswer } from './carrier/read-answer.ts'
import { simulatedAnswer, simulatedText } from './carrier/simulator.job.ts'

export { demandBooking } from './booking/booking.repo.ts'
export { withoutSailing } from './booking/copy.service.ts'
export { priceOfOption } from './price/price-of.ts'
export { scaledPrice } from './price/scaled.ts'
export { noteFacts } from './reading/note-facts.ts'
export { readTable, readText } from './reading/sources.ts'
export { insertUpload, keepBooked } from './reading/upload.repo.ts'

/** By which the demo makes messages to carriers. */
export const messagesInDemo = {
  changeMessage,
  draftMessage,
  findChannel,
  insertAnswer,
  insertMessage,
  proposalOf,
  readAnswer,
  simulatedText,
}

/** What bookings do in the background. */
export const bookingJobs = [messageDelivery, simulatedAnswer, answerApplying] as const
