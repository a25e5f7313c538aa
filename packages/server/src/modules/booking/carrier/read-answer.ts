import { fromDcsa, readIftmbc, type DcsaStatuses, type IftmbcStatus } from '@jst/booking-reader'
import { bookingChannels, offsetFields, shippingOrderFields, type AnswerProposal, type AnswerResult } from '@jst/contracts/booking'
import { blankOf } from '@jst/contracts/entity'
import { cutoffCodes, type CutoffCode, type Cutoffs } from '@jst/contracts/schedules'
import { parseJson, readIsoInstant } from '@jst/contracts/values'
import { EdifactError, splitMessages } from '@jst/edifact'
import type { LostValue } from '@jst/contracts/document'
import type { ReadAnswer, StoredChannel } from '../../../documents/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from './texts.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

/** An answer of a carrier. */
export interface ReadBookingAnswer extends ReadAnswer {
  /** Numbers under which the booking may be known: ours, and those of the carrier. */
  readonly numbers: readonly string[]
  readonly so: string
  readonly bl: string
  readonly sailing: AnswerProposal['Values']
  readonly cutoffs: Cutoffs
}

const wrong = (message: string) => invalid('Text', message)

/** EDIFACT, by its first segment. */
export const isEdifact = (text: string): boolean => /^UN[AB]/.test(text)

/** The messages of an interchange. @throws AppError INVALID_INPUT */
export function messagesIn(text: string): string[] {
  try {
    return splitMessages(text)
  } catch (error) {
    if (error instanceof EdifactError) throw wrong(error.message)
    throw error
  }
}

const iftmbcResults: Readonly<Record<IftmbcStatus, AnswerResult>> = {
  accepted: 'confirmed',
  changed: 'changed',
  pending: 'pending',
  declined: 'declined',
  cancelled: 'cancelled',
}
/** Times of a message are those of the port of loading: here of China. */
const chinaInstant = (time: string): string => {
  const [, moment = time, offset = '+08:00'] = /^(.*T\d\d:\d\d)(Z|[+-]\d\d:\d\d)$/.exec(time) ?? []
  return new Date(`${/T\d/.test(moment) ? `${moment}:00` : `${moment}T00:00:00`}${offset}`).toISOString()
}
/** The day at a port of China: a time that is told in another zone may be of the day before. */
const chinaDayOf = (time: string) =>
  time.includes('T') && /(?:Z|[+-]\d\d:\d\d)$/.test(time) ? chinaDay(new Date(chinaInstant(time))) : time.slice(0, 10)

/** @throws AppError INVALID_INPUT with the segment that is wrong */
export function readIftmbcAnswer(text: string): ReadBookingAnswer {
  try {
    const { Status, Reference, SoNo, BlNo, References, Vessel, VoyageNo, Etd, Eta, Closing, Remarks, Rest } = readIftmbc(text)
    return {
      format: 'iftmbc',
      result: iftmbcResults[Status],
      numbers: [Reference, ...References.map(({ Value }) => Value)],
      so: SoNo,
      bl: BlNo,
      sailing: { Vessel, VoyageNo, Etd: chinaDayOf(Etd), Eta: Eta.slice(0, 10) },
      cutoffs: Closing === '' ? {} : { FCO: chinaInstant(Closing) },
      words: Remarks.join('；'),
      lost: Rest.map(({ Segment, Tag }) => ({ Path: String(Segment), Label: Tag, Value: '', Why: '' })),
    }
  } catch (error) {
    if (error instanceof EdifactError) throw wrong(error.message)
    throw error
  }
}

type Json = Readonly<Record<string, unknown>>
const listOf = (json: Json, key: string): readonly Json[] => {
  const value = json[key]
  return Array.isArray(value) ? value.filter((one): one is Json => typeof one === 'object' && one !== null) : []
}
const textOf = (json: Json, key: string) => (typeof json[key] === 'string' ? json[key].trim() : '')

function resultOf({ bookingStatus = '', amendedBookingStatus = '', bookingCancellationStatus = '' }: DcsaStatuses): AnswerResult {
  if (bookingCancellationStatus === 'CANCELLATION_CONFIRMED' || bookingStatus === 'CANCELLED') return 'cancelled'
  if (bookingCancellationStatus === 'CANCELLATION_DECLINED' || amendedBookingStatus === 'AMENDMENT_DECLINED') return 'declined'
  if (amendedBookingStatus === 'AMENDMENT_CONFIRMED') return 'changed'
  if (bookingStatus === 'REJECTED' || bookingStatus === 'DECLINED') return 'declined'
  return bookingStatus === 'CONFIRMED' && amendedBookingStatus === '' && bookingCancellationStatus === '' ? 'confirmed' : 'pending'
}

/** @throws AppError INVALID_INPUT */
export function readDcsaAnswer(text: string): ReadBookingAnswer {
  let json: Json
  let read: ReturnType<typeof fromDcsa>
  try {
    json = parseJson(text) as Json
    read = fromDcsa(json, { port: () => undefined, carrier: () => undefined })
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong(bookingChannels.words.notRead)
    throw error
  }
  const value = (key: string) => String(read.Content.Values[key] ?? '')
  const references = listOf(json, 'references')
  const { cutoffs, unreadCutoffs } = cutoffsIn(json)
  return {
    format: 'dcsa',
    result: resultOf(read.Statuses),
    numbers: [
      ...references.filter((one) => one['type'] === 'FF').map((one) => textOf(one, 'value')),
      ...references.filter((one) => one['type'] !== 'FF').map((one) => textOf(one, 'value')),
    ],
    so: read.Shipping.SoNo,
    bl: read.Shipping.BlNo,
    sailing: { Vessel: value('Vessel'), VoyageNo: value('VoyageNo'), Etd: value('Etd'), Eta: value('Eta') },
    cutoffs,
    words: [textOf(json, 'reason'), ...listOf(json, 'feedbacks').map((one) => textOf(one, 'message'))]
      .filter((one) => one !== '')
      .join('；'),
    lost: [
      ...read.Lost.filter(({ Path }) => !/^\$\.(references|shipmentCutOffTimes|feedbacks|reason)/.test(Path)).map(
        ({ Path, Value, Why }) => ({
          Path,
          Label: Path.replace(/^\$\./, ''),
          Value,
          Why,
        }),
      ),
      ...unreadCutoffs,
    ],
  }
}

/** Cut-offs of an answer, and those whose time is none: a cut-off that is left out silently is missed. */
function cutoffsIn(json: Json): { readonly cutoffs: Cutoffs; readonly unreadCutoffs: readonly LostValue[] } {
  const codes = new Set<string>(cutoffCodes)
  const all = listOf(json, 'shipmentCutOffTimes').map((one, at) => ({
    at,
    code: textOf(one, 'cutOffDateTimeCode'),
    time: textOf(one, 'cutOffDateTime'),
    instant: readIsoInstant(textOf(one, 'cutOffDateTime')),
  }))
  const ours = all.filter(({ code }) => codes.has(code))
  return {
    cutoffs: Object.fromEntries(ours.flatMap(({ code, instant }) => (instant === undefined ? [] : [[code, instant]]))),
    unreadCutoffs: ours.flatMap(({ at, code, time, instant }) =>
      instant === undefined
        ? [{ Path: `$.shipmentCutOffTimes[${at}].cutOffDateTime`, Label: code, Value: time.slice(0, 200), Why: texts.cutoffTime }]
        : [],
    ),
  }
}

/** Proposed values of an answer for a booking that sails on a day; missing cut-offs follow from the channel's hours before the sailing. */
export function proposalOf(answer: ReadBookingAnswer, channel: Pick<StoredChannel, 'kindFields'> | undefined, etd: string): AnswerProposal {
  const cutOffHours: Readonly<Record<string, unknown>> = channel?.kindFields ?? {}
  const sails = answer.sailing.Etd || etd
  const codes = Object.keys(offsetFields) as (keyof typeof offsetFields)[]
  const assumed = codes.flatMap((code): [CutoffCode, string][] => {
    const hours = cutOffHours[code]
    if (typeof hours !== 'number' || sails === '' || answer.cutoffs[code]) return []
    return [[code, new Date(Date.parse(`${sails}T00:00:00+08:00`) - hours * 3_600_000).toISOString()]]
  })
  const blank = Object.fromEntries(shippingOrderFields.map((field) => [field.key, blankOf(field)]))
  return {
    Order: { ...blank, SoNo: answer.so.toUpperCase(), BlNo: answer.bl.toUpperCase() },
    Cutoffs: { ...answer.cutoffs, ...Object.fromEntries(assumed) },
    Values: { ...answer.sailing, Vessel: answer.sailing.Vessel.toUpperCase(), VoyageNo: answer.sailing.VoyageNo.toUpperCase() },
    Assumed: assumed.map(([code]) => code),
  }
}
