import { toDcsa, writeIftmbf } from '@jst/booking-reader'
import {
  bookingBoxes,
  bookingCargo,
  bookingParties,
  boxesText,
  fieldsByKey,
  mailValues,
  messageKinds,
  defaultMail,
  type BookingContent,
  type MailFacts,
  type SentKind,
} from '@jst/contracts/booking'
import {
  composeMail,
  type Outgoing,
  type OutgoingMessage,
  type PartnerFacts,
  type WriteFacts,
  type WrittenMessage,
} from '../../../documents/index.ts'
import type { CarrierCodes } from './ports.ts'
import { texts } from './texts.ts'

/** Codes of ports and carriers, read before a booking is written. */
export interface BookingFacts extends PartnerFacts {
  readonly codes: CarrierCodes
}
type Facts = WriteFacts & BookingFacts
export type SentBooking = Outgoing<BookingContent>

const actions = { order: '9', change: '5', cancel: '1' } as const
const word = ({ Values }: BookingContent, key: string) => String(Values[key] ?? '')

const said = (format: string, body: string, more: Partial<WrittenMessage> = {}): WrittenMessage => ({
  format,
  body,
  lost: [],
  missing: [],
  assumed: [],
  note: '',
  ...more,
})
type Lost = readonly { readonly Path: string; readonly Value: string; readonly Why: string }[]
const labelled = (lost: Lost) => lost.map(({ Path, Value, Why }) => ({ Path, Label: labelOf(Path), Value, Why }))

/** The writers of bookings: EDIFACT for mails and files, DCSA JSON for files and interfaces, plain text for a person. */
const messageOf = (type: SentKind, method: OutgoingMessage['method']): OutgoingMessage<BookingContent, BookingFacts, SentKind> => ({
  type,
  method,
  write: (out, facts) => {
    const { channel } = facts.channel
    if (channel === 'mail' || channel === 'edi') return edifactOf(type, out, facts)
    if (channel === 'manual') return said('text', bookingMail(out, facts).text)
    return channel === 'http' && type === 'cancel' ? cancellationOf(out) : dcsaOf(type, out, facts)
  },
})
/** DCSA Booking 2: a booking is posted, an amendment put, and a cancellation patched. */
export const bookingMessages = [messageOf('order', 'POST'), messageOf('change', 'PUT'), messageOf('cancel', 'PATCH')] as const

/** Subject and text of a mail to a carrier. */
export function bookingMail(out: SentBooking, facts: Facts): { readonly subject: string; readonly text: string } {
  return composeMail(facts.channel, defaultMail, mailValues(mailFacts(out, facts)))
}

function edifactOf(type: SentKind, { content }: SentBooking, { no, channel, codes, at, test }: Facts): WrittenMessage {
  const { Text, Lost, Note } = writeIftmbf(content, {
    sender: channel.account || 'FORWARDER',
    receiver: codes.scac(channel.partner) ?? channel.partner,
    reference: no,
    at: new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16),
    action: actions[type],
    test,
    port: codes.port,
    carrier: codes.scac,
  })
  return said('iftmbf', Text, { lost: labelled(Lost), note: Note })
}

/** Our number stands as the reference of the forwarder; a change and a cancellation name the number of the carrier. */
function dcsaOf(type: SentKind, { content, reference }: SentBooking, { no, codes, company, person }: Facts): WrittenMessage {
  const { Json, Lost, Missing, Assumed } = toDcsa(content, {
    port: codes.port,
    carrier: codes.dcsaCarrier,
    agent: { name: company, contact: person },
  })
  const references = (Json['references'] as readonly object[] | undefined) ?? []
  const document = {
    ...(reference === '' ? {} : { carrierBookingReference: reference }),
    ...(type === 'change' ? { amendedBookingStatus: 'AMENDMENT_RECEIVED' } : {}),
    ...(type === 'cancel' ? { bookingCancellationStatus: 'CANCELLATION_RECEIVED' } : {}),
    ...Json,
    references: [{ type: 'FF', value: no }, ...references],
  }
  const [missing, assumed] = [Missing, Assumed].map((fields) => fields.map(({ Label }) => Label))
  return said('dcsa', JSON.stringify(document, null, 2), { lost: labelled(Lost), missing: missing!, assumed: assumed! })
}

/** The interface has the booking: its number stands in the address, and the body gives the reason alone. */
const cancellationOf = ({ reason = '' }: SentBooking): WrittenMessage =>
  said('dcsa', JSON.stringify({ bookingCancellationStatus: 'CANCELLATION_RECEIVED', ...(reason === '' ? {} : { reason }) }, null, 2))

const mailFacts = ({ content, type, reference }: SentBooking, { no, channel, company, person, codes, partnerName }: Facts): MailFacts => {
  const place = (key: string) => codes.port(word(content, key))?.name ?? word(content, key)
  return {
    No: no,
    Kind: messageKinds[type as SentKind],
    Carrier: partnerName,
    Account: channel.account,
    Contract: word(content, 'ContractNo'),
    Pol: place('PolCode'),
    Pod: place('PodCode'),
    Vessel: word(content, 'Vessel'),
    Voyage: word(content, 'VoyageNo'),
    Etd: word(content, 'Etd'),
    Boxes: boxesText(content.Boxes),
    Goods: content.Cargo.map(({ NameEn }) => String(NameEn ?? '')).join(' / '),
    So: reference,
    Company: company,
    Person: person,
  }
}

const nameIn = (fields: readonly { readonly key: string; readonly zh: string }[], key: string) =>
  fields.find((field) => field.key === key)?.zh ?? key
/** `$.Cargo[0].HsCode` as people call it. */
function labelOf(path: string): string {
  const [, part = '', at = '', key = '', field = ''] = /^\$\.(\w+)(?:\[(\d+)\])?\.(\w+)(?:\.(\w+))?$/.exec(path) ?? []
  if (part === 'Values') return fieldsByKey[key]?.zh ?? key
  if (part === 'Cargo') return texts.draft.cargo(Number(at) + 1, nameIn(bookingCargo.fields, key))
  if (part === 'Boxes') return texts.draft.box(Number(at) + 1, nameIn(bookingBoxes.fields, key))
  const roles: Readonly<Record<string, { readonly zh: string }>> = bookingParties.roles
  if (part === 'Parties') return texts.draft.party(roles[key]?.zh ?? key, texts.draft.partyWords[field] ?? field)
  return path
}
