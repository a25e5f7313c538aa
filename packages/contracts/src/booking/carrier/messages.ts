import type { EntityValues } from '../../entity/fields.ts'
import { valuesSchema } from '../../entity/schemas.ts'
import { Id, IdOrNone, Instant, Quantity } from '../../envelope.ts'
import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, type Static, StringSchema, Union, Unsafe } from '../../schema.ts'
import { Cutoffs } from '../../schedules/schemas.ts'
import type { Tone } from '../../states.ts'
import { bookingStates } from '../booking-states.ts'
import { amendmentStates, cancellationStates, type BookingStatuses } from '../requests.ts'
import { shippingOrderFields } from '../booking-fields.ts'
import { carrierChannels, type CarrierChannel } from './channels.ts'

const oneOf = <C extends string>(codes: object) => Unsafe<C>(Union(Object.keys(codes).map((code) => Literal(code))))
const words = StringSchema()

export const messageDirections = { out: '发出', in: '收到' } as const
export type MessageDirection = keyof typeof messageDirections
/** What a message asks for; `answer`: what a carrier says. */
export const messageKinds = { order: '订舱', change: '改配', cancel: '退关', answer: '回执' } as const
export type MessageKind = keyof typeof messageKinds
export type SentKind = Exclude<MessageKind, 'answer'>

type Words = { readonly zh: string; readonly tone: Tone }
/** Messages out: waiting to answered. Answers in: unmatched to noted. */
export const messageStates = {
  waiting: { zh: '待发送', tone: 'orange' },
  sent: { zh: '已发送', tone: 'blue' },
  answered: { zh: '已回复', tone: 'green' },
  failed: { zh: '失败', tone: 'red' },
  dropped: { zh: '已放弃', tone: 'grey' },
  unmatched: { zh: '待关联', tone: 'orange' },
  open: { zh: '待处理', tone: 'purple' },
  applied: { zh: '已应用', tone: 'green' },
  noted: { zh: '已记录', tone: 'grey' },
} as const satisfies Record<string, Words>
export type MessageState = keyof typeof messageStates
export const answerResults = {
  confirmed: { zh: '确认', tone: 'green' },
  changed: { zh: '确认，有变动', tone: 'green' },
  pending: { zh: '处理中', tone: 'blue' },
  declined: { zh: '拒绝', tone: 'red' },
  cancelled: { zh: '已取消', tone: 'grey' },
} as const satisfies Record<string, Words>
export type AnswerResult = keyof typeof answerResults

/** What a person may do with a message, by its state; buttons and server ask alike. */
export const messageActs = {
  resend: ['waiting', 'failed', 'dropped'],
  drop: ['waiting', 'sent', 'failed'],
  mark: ['waiting'],
  link: ['unmatched'],
  apply: ['open'],
  note: ['unmatched', 'open'],
} as const satisfies Record<string, readonly MessageState[]>
export type MessageAct = keyof typeof messageActs
export const mayAct = (act: MessageAct, state: string): boolean => (messageActs[act] as readonly string[]).includes(state)

/** What would be sent of a booking as it stands; undefined: nothing. */
export function kindToSend({ state, amendment, cancellation }: BookingStatuses): SentKind | undefined {
  const { received, confirmed, pendingAmendment } = bookingStates.codes
  if (state === received) return 'order'
  if (state !== confirmed && state !== pendingAmendment) return undefined
  if (cancellation === cancellationStates.codes.received) return 'cancel'
  return amendment === amendmentStates.codes.received ? 'change' : undefined
}

const LostValue = ObjectSchema({ Path: words, Label: words, Value: words, Why: words })
/**
 * Content of a message and its gaps. `Missing`: fields that the standard needs; `Assumed`: those that were written without the booking saying so;
 * `Gaps`: those that the channel needs, without which nothing is sent.
 */
export const MessageDraft = ObjectSchema({
  Kind: oneOf<SentKind>(messageKinds),
  Channel: oneOf<CarrierChannel>(carrierChannels),
  ChannelName: words,
  Carrier: words,
  Format: words,
  FileName: words,
  Payload: words,
  Lost: ArraySchema(LostValue),
  Missing: ArraySchema(words),
  Assumed: ArraySchema(words),
  /** Of the signs that it is written in. */
  Note: words,
  Gaps: ArraySchema(words),
  Mail: Union([ObjectSchema({ To: words, Subject: words, Text: words, Waits: BooleanSchema() }), Null()]),
})
export type MessageDraft = Static<typeof MessageDraft>

/** What an answer gives a booking. `Values`: of the sailing, by keys of the booking. */
export const AnswerProposal = ObjectSchema({
  Order: Unsafe<EntityValues>(valuesSchema({ all: shippingOrderFields })),
  Cutoffs,
  Values: ObjectSchema({ Vessel: words, VoyageNo: words, Etd: words, Eta: words }),
  /** Codes of the cut-offs that the carrier did not name: they follow from the sailing. */
  Assumed: ArraySchema(words),
})
export type AnswerProposal = Static<typeof AnswerProposal>

export const BookingMessage = ObjectSchema({
  Id,
  BookingId: IdOrNone,
  BookingNo: words,
  Customer: words,
  CarrierCode: words,
  CarrierName: words,
  Channel: oneOf<CarrierChannel>(carrierChannels),
  Direction: oneOf<MessageDirection>(messageDirections),
  Kind: oneOf<MessageKind>(messageKinds),
  State: oneOf<MessageState>(messageStates),
  /** '' while the carrier has said nothing. */
  Result: words,
  Test: BooleanSchema(),
  Words: words,
  Tries: Quantity,
  Error: words,
  By: words,
  SentTime: Union([Instant, Null()]),
  NextTime: Union([Instant, Null()]),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type BookingMessage = Static<typeof BookingMessage>

export const OpenMessage = ObjectSchema({
  ...BookingMessage.properties,
  Format: words,
  FileName: words,
  Payload: words,
  Lost: ArraySchema(LostValue),
  Missing: ArraySchema(words),
  Key: words,
  /** `Error` '' : it went well, or its end was never heard of. */
  Attempts: ArraySchema(ObjectSchema({ At: Instant, Error: words })),
  Proposal: Union([AnswerProposal, Null()]),
  /** Ids of the answers to a message, or of the message that an answer is to. */
  Others: ArraySchema(ObjectSchema({ Id, Words: words })),
})
export type OpenMessage = Static<typeof OpenMessage>
