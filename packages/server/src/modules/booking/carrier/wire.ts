import type { AnswerProposal, BookingMessage, MessageDraft, OpenMessage } from '@jst/contracts/booking'
import type { ChannelDraft, ChannelMessage, OpenChannelMessage } from '@jst/contracts/document'

/** Draft, message and opened message in the names of the calls of bookings. */
export const draftOnWire = ({ Type, Partner, ...draft }: ChannelDraft): MessageDraft =>
  ({ ...draft, Kind: Type, Carrier: Partner }) as MessageDraft

export const messageOnWire = <M extends ChannelMessage>({ RecordId, RecordNo, Title, PartnerCode, PartnerName, Type, ...message }: M) => ({
  ...message,
  BookingId: RecordId,
  BookingNo: RecordNo,
  Customer: Title,
  CarrierCode: PartnerCode,
  CarrierName: PartnerName,
  Channel: message.Channel as BookingMessage['Channel'],
  Kind: Type as BookingMessage['Kind'],
})
export const openOnWire = <M extends OpenChannelMessage>(
  message: M,
): Omit<ReturnType<typeof messageOnWire<M>>, 'Proposal'> & OpenMessage => ({
  ...messageOnWire(message),
  Proposal: message.Proposal as AnswerProposal | null,
})
