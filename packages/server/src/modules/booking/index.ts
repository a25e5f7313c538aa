import { proposalOf, readDcsaAnswer, readIftmbcAnswer } from './carrier/read-answer.ts'
import { simulatedText } from './carrier/simulator.ts'

export { carrierOfMessage } from './carrier/carrier.repo.ts'
export { carrierCodes, carrierNameOf } from './carrier/ports.ts'
export { registerBookings } from './booking/booking.module.ts'
export { demandBooking, findBookings } from './booking/booking.repo.ts'
export { registerBookingUser } from './booking/users.ts'
export { withoutSailing } from './booking/copy.service.ts'
export { priceOfOption } from './price/price-of.ts'
export { scaledPrice } from './price/scaled.ts'
export { noteFacts } from './reading/note-facts.ts'
export { run as readNotes } from './reading/notes-work.ts'
export { insertUpload, keepBooked } from './reading/upload.repo.ts'

/** By which the demo makes answers of carriers. */
export const answersInDemo = { proposalOf, readDcsaAnswer, readIftmbcAnswer, simulatedText }
