import { draftProperties, messageProperties, openProperties } from '../../document/channels/messages.ts'
import type { EntityValues } from '../../entity/fields.ts'
import { valuesSchema } from '../../entity/schemas.ts'
import { Id, IdOrNone } from '../../envelope.ts'
import { ArraySchema, Literal, Null, ObjectSchema, type Static, StringSchema, Union, Unsafe } from '../../schema.ts'
import { Cutoffs } from '../../schedules/schemas.ts'
import { bookingStates } from '../booking-states.ts'
import { amendmentStates, cancellationStates, type BookingStatuses } from '../requests.ts'
import { shippingOrderValues } from '../booking-values.ts'
import { carrierChannels, type CarrierChannel } from './channels.ts'

const oneOf = <C extends string>(codes: object) => Unsafe<C>(Union(Object.keys(codes).map((code) => Literal(code))))
const words = StringSchema()

export {
  answerResults,
  mayAct,
  messageActs,
  messageDirections,
  messageStates,
  type AnswerResult,
  type MessageAct,
  type MessageDirection,
  type MessageState,
} from '../../document/channels/messages.ts'

/** Purpose of a message; `answer`: from the carrier. */
export const messageKinds = { order: '订舱', change: '改配', cancel: '退关', answer: '回执' } as const
export type MessageKind = keyof typeof messageKinds
export type SentKind = Exclude<MessageKind, 'answer'>

/** Kind of the message that is due for a booking; undefined: none. */
export function kindToSend({ state, amendment, cancellation }: BookingStatuses): SentKind | undefined {
  const { received, confirmed, pendingAmendment } = bookingStates.codes
  if (state === received) return 'order'
  if (state !== confirmed && state !== pendingAmendment) return undefined
  if (cancellation === cancellationStates.codes.received) return 'cancel'
  return amendment === amendmentStates.codes.received ? 'change' : undefined
}

/** Content of a message and its gaps. */
export const MessageDraft = ObjectSchema({
  Kind: oneOf<SentKind>(messageKinds),
  Channel: oneOf<CarrierChannel>(carrierChannels),
  Carrier: words,
  ...draftProperties,
})
export type MessageDraft = Static<typeof MessageDraft>

/** Values that an answer proposes for a booking. `Values`: of the sailing, by keys of the booking. */
export const AnswerProposal = ObjectSchema({
  Order: Unsafe<EntityValues>(valuesSchema({ all: shippingOrderValues })),
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
  Kind: oneOf<MessageKind>(messageKinds),
  ...messageProperties,
})
export type BookingMessage = Static<typeof BookingMessage>

export const OpenMessage = ObjectSchema({
  ...BookingMessage.properties,
  ...openProperties,
  Proposal: Union([AnswerProposal, Null()]),
})
export type OpenMessage = Static<typeof OpenMessage>
