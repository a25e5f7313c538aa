import {
  bookingChannelCalls,
  bookingStates,
  cancellationReasons,
  kindToSend,
  neededGaps,
  offsetFields,
  type BookingContent,
} from '@jst/contracts/booking'
import { defineChannels, printPdf, type AnswerReader, type Outgoing, type SubjectRow } from '../../../documents/index.ts'
import { columnOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'
import { tellDesk } from '../booking/tell.ts'
import { noteBlocks } from '../print/booking.print.ts'
import { findOpen, type OpenRequest } from '../requests/requests.repo.ts'
import { applyAnswer } from './apply.ts'
import { carrierOfMessage, carrierReference, findAnswered, matchAnswer, type AnsweredBooking } from './carrier.repo.ts'
import { carrierCodes, carrierNameOf } from './ports.ts'
import { isEdifact, messagesIn, proposalOf, readDcsaAnswer, readIftmbcAnswer, type ReadBookingAnswer } from './read-answer.ts'
import { sampleContent } from './sample.ts'
import { simulatedText } from './simulator.ts'
import { texts } from './texts.ts'
import { bookingMail, bookingMessages } from './write.ts'

/** A booking as its carrier is told of it: the accepted booking, an amendment as it was asked for, or a cancellation. */
async function outgoing(db: Queryable, { id }: SubjectRow): Promise<Outgoing<BookingContent>> {
  const booking = await demandBooking(db, id)
  const type = kindToSend(booking)
  if (type === undefined) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothing(bookingStates.wordOf(booking.state)) })
  const openRequest = type === 'order' ? undefined : await findOpen(db, id, type === 'change' ? 'amendment' : 'cancellation', false)
  const content = openRequest?.content ?? booking.content
  return {
    type,
    content,
    partner: String(content.Values['CarrierCode'] ?? ''),
    reference: String(booking.shippingOrder?.Values['SoNo'] ?? ''),
    reason: openRequest && type === 'cancel' ? reasonOf(openRequest) : '',
  }
}
const reasonOf = ({ reason, remarks }: OpenRequest) =>
  [cancellationReasons.find(({ code }) => code === reason)?.zh ?? '', remarks].filter((part) => part !== '').join('；')

type Reader = AnswerReader<ReadBookingAnswer, AnsweredBooking>
const answer: Pick<Reader, 'match' | 'propose' | 'apply'> = {
  match: matchAnswer,
  propose: (read, channel, { etd }) => proposalOf(read, channel, etd),
  apply: applyAnswer,
}
const hours = Object.entries(offsetFields).map(([code, key]) => `'${code}', t.${columnOf(key)}`)

/** Bookings are sent to carriers, whose confirmations are applied. */
export const bookingChannelModule = defineChannels({
  settings: {
    kind: bookingChannelCalls.entity.kind,
    table: bookingChannelCalls.entity.table,
    partner: 'carrier_code',
    auto: 't.auto_confirm',
    kindFields: `jsonb_build_object(${hours.join(', ')})`,
  },
  log: { title: 'r.customer_name', searched: ['r.customer_name', 'r.so_no'], found: 'booking_found', partnerName: carrierOfMessage },
  formats: {
    iftmbf: { mime: 'application/EDIFACT', ending: 'edi' },
    dcsa: { mime: 'application/json', ending: 'json' },
    text: { mime: 'text/plain; charset=utf-8', ending: 'txt' },
  },
  messages: bookingMessages,
  answers: [
    { ...answer, detect: isEdifact, split: messagesIn, read: readIftmbcAnswer },
    { ...answer, detect: (text) => text.startsWith('{'), isLoose: true, read: readDcsaAnswer },
  ] satisfies readonly Reader[],
  outgoing,
  facts: async (db, { content, partner }, { companyId }) => {
    const codes = await carrierCodes(db, companyId, content)
    return { codes, partnerName: codes.carrierName(partner) }
  },
  mail: bookingMail,
  gaps: neededGaps,
  sample: sampleContent,
  // the booking note as it was when the message was written
  attach: async (no, content, issuer, at) => {
    const sheet = { language: 'zh', issuer, title: texts.draft.noteTitle, no, day: chinaDay(at), copy: null } as const
    return [{ name: texts.draft.note(no), bytes: await printPdf({ ...sheet, blocks: noteBlocks({ no, content }, 'zh') }) }]
  },
  partnerName: carrierNameOf,
  find: findAnswered,
  reference: carrierReference,
  simulate: simulatedText,
  tell: async (tx, { id }, title, description) => tellDesk({ tx, actor: null }, await demandBooking(tx, id), title, description),
})
