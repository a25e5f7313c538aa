import { messageFilters, messageLimits as limits, sendItems, SendOutcome } from '../../document/channels/calls.ts'
import { BusinessFile, defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, page, pageQuery, text } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { ArraySchema, ObjectSchema, Optional, StringSchema, strict } from '../../schema.ts'
import { bookingButtons, bookingPages } from '../pages.ts'
import { carrierChannels, messageButtons } from './channels.ts'
import { BookingMessage, MessageDraft, OpenMessage } from './messages.ts'

const { send, confirm } = bookingButtons.staff
const read = menus(bookingPages.messages)
const seen = { Id, UpdateTime: Instant }
/** Bookings that are sent at once, characters of an answer. */
export const messageLimits = { bookings: limits.records, text: limits.text } as const

/** Returns the message for the carrier of a booking, with the fields it cannot carry. @throws ILLEGAL_TRANSITION where nothing is to be sent */
export const draftBookingMessage = defineEndpoint({
  method: 'GET',
  path: '/api/BookingMessage/Draft',
  summary: '发送船公司预览',
  may: buttons(send),
  query: ObjectSchema({ Id }, strict),
  reply: MessageDraft,
})

/**
 * Sends bookings to their carriers, each by itself: what is refused is told with its reason. A booking has one message on its way at a time.
 * `Remarks`: of a channel by hand, how it was sent.
 */
export const sendBooking = defineEndpoint({
  method: 'POST',
  path: '/api/BookingMessage/Send',
  summary: '发送船公司',
  may: buttons(send),
  body: ObjectSchema(sendItems, strict),
  reply: SendOutcome,
})

export const bookingMessages = defineEndpoint({
  method: 'GET',
  path: '/api/BookingMessage/List',
  summary: '订舱记录（船司通道）',
  may: read,
  query: ObjectSchema(
    {
      ...pageQuery,
      ...messageFilters,
      Channel: Optional(StringSchema({ enum: Object.keys(carrierChannels) })),
      Carrier: Optional(text(20)),
    },
    strict,
  ),
  reply: page(BookingMessage),
})

export const bookingMessage = defineEndpoint({
  method: 'GET',
  path: '/api/BookingMessage/Get',
  summary: '订舱记录（船司通道）的报文',
  may: read,
  query: ObjectSchema({ Id }, strict),
  reply: OpenMessage,
})

export const bookingMessageFile = defineEndpoint({
  method: 'GET',
  path: '/api/BookingMessage/File',
  summary: '下载船司报文',
  may: buttons(messageButtons.download),
  query: ObjectSchema({ Id }, strict),
  reply: BusinessFile,
})

const act = (path: 'Resend' | 'Drop' | 'Mark', summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/BookingMessage/${path}`,
    summary,
    may: buttons(messageButtons.resend),
    body: ObjectSchema({ ...seen, Remarks: text(500) }, strict),
    reply: OpenMessage,
  })
/** Puts a message that failed or was given up on its way again, with the key that it had. */
export const resendMessage = act('Resend', '重发船司报文')
export const dropMessage = act('Drop', '放弃船司报文')
/** A person has sent the file. */
export const markMessageSent = act('Mark', '登记报文已发送')

/**
 * Takes answers of a carrier: IFTMBC, several in one interchange, or a DCSA booking. The same answer twice is one. Answers with the first, and
 * the ids of all. @throws INVALID_INPUT with what is wrong with it; nothing is taken then
 */
export const receiveAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/BookingMessage/Receive',
  summary: '录入船公司回执',
  may: buttons(messageButtons.answer),
  largestBody: 1024 * 1024,
  body: ObjectSchema({ Text: StringSchema({ minLength: 1, maxLength: messageLimits.text }) }, strict),
  reply: ObjectSchema({ ...OpenMessage.properties, Received: ArraySchema(Id) }),
})

/** Says which booking an answer is to. */
export const linkAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/BookingMessage/Link',
  summary: '关联订舱单',
  may: buttons(messageButtons.answer),
  body: ObjectSchema({ ...seen, BookingNo: text(30) }, strict),
  reply: OpenMessage,
})

/** Nothing follows from an answer but its entry in the log. */
export const noteAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/BookingMessage/Note',
  summary: '回执仅作记录',
  may: buttons(messageButtons.answer),
  body: ObjectSchema(seen, strict),
  reply: OpenMessage,
})

/** Confirms the booking, or what was asked of it, as the answer says. @throws what the confirmation of a booking refuses */
export const applyAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/BookingMessage/Apply',
  summary: '按回执放舱',
  may: buttons(confirm),
  body: ObjectSchema(seen, strict),
  reply: OpenMessage,
})

/** Sends a made-up booking through a channel, whether it is in use or not. It stands in the log as a test. */
export const testChannel = defineEndpoint({
  method: 'POST',
  path: '/api/BookingChannel/Test',
  summary: '测试订舱通道',
  may: buttons(messageButtons.test),
  body: ObjectSchema(seen, strict),
  reply: ObjectSchema({ Message: Id }),
})

/** Keeps the secret of an endpoint; '' forgets it. Nobody is shown it again. */
export const saveChannelSecret = defineEndpoint({
  method: 'POST',
  path: '/api/BookingChannel/Secret',
  summary: '设置接口密钥',
  may: buttons(messageButtons.secret),
  body: ObjectSchema({ ...seen, Secret: text(500) }, strict),
  reply: ObjectSchema({ UpdateTime: Instant }),
})
