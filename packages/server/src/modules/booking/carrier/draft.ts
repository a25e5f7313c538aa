import { toDcsa, writeIftmbf } from '@jst/booking-reader'
import {
  bookingBoxes,
  bookingCargo,
  bookingParties,
  boxesText,
  carrierChannels,
  fieldsByKey,
  filledMail,
  messageKinds,
  neededGaps,
  usualMail,
  type BookingContent,
  type MailFacts,
  type MessageDraft,
  type SentKind,
} from '@jst/contracts/booking'
import type { Queryable } from '../../../kernel/database.ts'
import type { StoredChannel } from './channel.repo.ts'
import { carrierCodes, type CarrierCodes } from './ports.ts'
import { texts } from './texts.ts'

/** What a message is made of. */
export interface Drafted {
  readonly no: string
  readonly content: BookingContent
  readonly kind: SentKind
  /** Number that the carrier gave, '' before. */
  readonly so: string
  readonly channel: StoredChannel
  readonly company: string
  readonly person: string
  readonly at: Date
  /** Why a booking is given up. */
  readonly reason?: string
  /** A made-up booking. */
  readonly test?: boolean
}
type Said = Pick<MessageDraft, 'Format' | 'Payload' | 'Missing' | 'Note'> & {
  readonly assumed?: readonly { readonly Label: string }[]
  readonly lost: readonly { readonly Path: string; readonly Value: string; readonly Why: string }[]
}

const ends: Readonly<Record<string, string>> = { iftmbf: 'edi', dcsa: 'json', text: 'txt' }
const actions = { order: '9', change: '5', cancel: '1' } as const
const word = ({ Values }: BookingContent, key: string) => String(Values[key] ?? '')

/** The message of a channel, with what it does not say of the booking. */
export async function draftMessage(db: Queryable, drafted: Drafted, mailConfigured: boolean): Promise<MessageDraft> {
  const { channel, content, kind, no } = drafted
  const codes = await carrierCodes(db, channel.companyId, content)
  const facts = mailFacts(drafted, codes)
  const said = saidBy(drafted, codes, facts)
  return {
    Kind: kind,
    Channel: channel.channel,
    ChannelName: carrierChannels[channel.channel],
    Carrier: codes.carrierName(channel.carrier),
    Format: said.Format,
    FileName: texts.draft.file(messageKinds[kind], no, ends[said.Format]!),
    Payload: said.Payload,
    Lost: said.lost.map(({ Path, Value, Why }) => ({ Path, Label: labelOf(Path), Value, Why })),
    Missing: said.Missing,
    Assumed: [...new Set((said.assumed ?? []).map(({ Label }) => Label))],
    Note: said.Note,
    Gaps: neededGaps(content, channel.needed),
    Mail:
      channel.channel === 'mail'
        ? {
            To: channel.mailTo,
            Subject: filledMail(channel.mailSubject || usualMail.subject, facts),
            Text: filledMail(channel.mailText || usualMail.text, facts),
            Waits: !mailConfigured,
          }
        : null,
  }
}

function saidBy(drafted: Drafted, codes: CarrierCodes, facts: MailFacts): Said {
  const { channel } = drafted.channel
  if (channel === 'mail' || channel === 'edi') return edifactOf(drafted, codes)
  if (channel === 'manual')
    return { Format: 'text', Payload: filledMail(drafted.channel.mailText || usualMail.text, facts), lost: [], Missing: [], Note: '' }
  return channel === 'http' && drafted.kind === 'cancel' ? cancellationOf(drafted) : dcsaOf(drafted, codes)
}

function edifactOf({ no, content, kind, channel, at, test = false }: Drafted, codes: CarrierCodes): Said {
  const { Text, Lost, Note } = writeIftmbf(content, {
    sender: channel.account || 'FORWARDER',
    receiver: codes.scac(channel.carrier) ?? channel.carrier,
    reference: no,
    at: new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16),
    action: actions[kind],
    test,
    port: codes.port,
    carrier: codes.scac,
  })
  return { Format: 'iftmbf', Payload: Text, lost: Lost, Missing: [], Note }
}

/** A message as bytes: one that says that it is Latin-1 is. */
export const bytesOf = (payload: string): Buffer => Buffer.from(payload, payload.slice(0, 40).includes('UNB+UNOC') ? 'latin1' : 'utf8')

/** Our number stands as the reference of the forwarder; a change and a cancellation name the number of the carrier. */
function dcsaOf({ no, content, kind, so, company, person }: Drafted, codes: CarrierCodes): Said {
  const { Json, Lost, Missing, Assumed } = toDcsa(content, {
    port: codes.port,
    carrier: codes.dcsaCarrier,
    agent: { name: company, contact: person },
  })
  const references = (Json['references'] as readonly object[] | undefined) ?? []
  const whole = {
    ...(so === '' ? {} : { carrierBookingReference: so }),
    ...(kind === 'change' ? { amendedBookingStatus: 'AMENDMENT_RECEIVED' } : {}),
    ...(kind === 'cancel' ? { bookingCancellationStatus: 'CANCELLATION_RECEIVED' } : {}),
    ...Json,
    references: [{ type: 'FF', value: no }, ...references],
  }
  return {
    Format: 'dcsa',
    Payload: JSON.stringify(whole, null, 2),
    lost: Lost,
    assumed: Assumed,
    Missing: Missing.map(({ Label }) => Label),
    Note: '',
  }
}

/** What an interface is told of a booking that it has: the booking stands in the address. */
const cancellationOf = ({ reason = '' }: Drafted): Said => ({
  Format: 'dcsa',
  Payload: JSON.stringify({ bookingCancellationStatus: 'CANCELLATION_RECEIVED', ...(reason === '' ? {} : { reason }) }, null, 2),
  lost: [],
  Missing: [],
  Note: '',
})

const mailFacts = ({ no, content, kind, so, channel, company, person }: Drafted, { port, carrierName }: CarrierCodes): MailFacts => {
  const place = (key: string) => port(word(content, key))?.name ?? word(content, key)
  return {
    No: no,
    Kind: messageKinds[kind],
    Carrier: carrierName(channel.carrier),
    Account: channel.account,
    Contract: word(content, 'ContractNo'),
    Pol: place('PolCode'),
    Pod: place('PodCode'),
    Vessel: word(content, 'Vessel'),
    Voyage: word(content, 'VoyageNo'),
    Etd: word(content, 'Etd'),
    Boxes: boxesText(content.Boxes),
    Goods: content.Cargo.map(({ NameEn }) => String(NameEn ?? '')).join(' / '),
    So: so,
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
