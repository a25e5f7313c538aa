import {
  applyAnswer,
  bookingDocument,
  bookingMessage,
  bookingMessageFile,
  bookingMessages,
  draftBookingMessage,
  dropMessage,
  linkAnswer,
  markMessageSent,
  noteAnswer,
  receiveAnswer,
  resendMessage,
  saveChannelSecret,
  sendBooking,
  testChannel,
  type MessageAct,
  type OpenMessage,
} from '@jst/contracts/booking'
import {
  actOn,
  channelLimit as limit,
  channelsOf,
  draftOf,
  keepSecret,
  messageFile,
  messagePage,
  readMessage,
  receive,
  send,
  sendTest,
} from '../../../documents/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import type { BookingCall } from '../booking/booking.call.ts'
import { draftOnWire, messageOnWire, openOnWire } from './wire.ts'

interface ActBody {
  readonly Id: number
  readonly UpdateTime: string
  readonly Remarks?: string
  readonly BookingNo?: string
}

/** The calls of the channels of bookings, which are older than those of the document kit: each has its path, its button and its names. */
export function carrierRoutes(surroundings: Surroundings): readonly Route[] {
  const kind = channelsOf(bookingDocument.kind)
  const act =
    (Act: MessageAct) =>
    async (call: BookingCall, { BookingNo: No, ...input }: ActBody): Promise<OpenMessage> =>
      openOnWire(await actOn(call, kind, { ...input, ...(No === undefined ? {} : { No, at: 'BookingNo' }), Act }))
  return [
    employeeRoute(draftBookingMessage, { read: async (call, { Id }) => draftOnWire(await draftOf(call, kind, surroundings, { Id })) }),
    employeeRoute(sendBooking, { limit, write: (call, input) => send(call, kind, surroundings, input) }),
    employeeRoute(bookingMessages, {
      read: async ({ db, actor }, { Carrier, ...filter }) => {
        const { Rows, Total } = await messagePage(db, actor, kind, { ...filter, ...(Carrier === undefined ? {} : { Partner: Carrier }) })
        return { Rows: Rows.map((row) => messageOnWire(row)), Total }
      },
    }),
    employeeRoute(bookingMessage, { read: async ({ db, actor }, { Id }) => openOnWire(await readMessage(db, actor, kind, Id)) }),
    employeeRoute(bookingMessageFile, { read: ({ db, actor }, { Id }) => messageFile(db, actor, kind, Id) }),
    employeeRoute(resendMessage, { limit, write: act('resend') }),
    employeeRoute(dropMessage, { limit, write: act('drop') }),
    employeeRoute(markMessageSent, { limit, write: act('mark') }),
    employeeRoute(receiveAnswer, {
      limit,
      write: async (call, { Text }) => openOnWire(await receive(call, kind, Text)),
    }),
    employeeRoute(linkAnswer, { limit, write: act('link') }),
    employeeRoute(noteAnswer, { limit, write: act('note') }),
    employeeRoute(applyAnswer, { limit, write: act('apply') }),
    employeeRoute(testChannel, { limit, write: (call, input) => sendTest(call, kind, surroundings, input) }),
    employeeRoute(saveChannelSecret, { limit, write: (call, input) => keepSecret(call, kind, surroundings, input) }),
  ]
}
