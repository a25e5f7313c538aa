import { defineEndpoint, openFile } from '../../endpoint.ts'
import { Id, Instant, page, pageQuery, text } from '../../envelope.ts'
import { publicly } from '../../may.ts'
import { ArraySchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, Unsafe, Literal, strict } from '../../schema.ts'
import { byKind, Subject, SubjectQuery } from '../subject.ts'
import {
  answerResults,
  ChannelDraft,
  ChannelMessage,
  messageActs,
  messageDirections,
  messageStates,
  OpenChannelMessage,
  type MessageAct,
} from './messages.ts'

/** Records that one request sends, characters of an answer. */
export const messageLimits = { records: 50, text: 200_000 } as const

const choice = (codes: object) => Optional(StringSchema({ enum: Object.keys(codes) }))
const seen = { Id, UpdateTime: Instant }
/** Filters of the log of messages. */
export const messageFilters = {
  Keyword: Optional(text(60)),
  Direction: choice(messageDirections),
  State: choice(messageStates),
  Result: choice(answerResults),
  CreatedFrom: Optional(Instant),
  CreatedTo: Optional(Instant),
}
/** Records to send, each in the version that the caller read. `Remarks`: how a channel by hand was used. */
export const sendItems = {
  Items: ArraySchema(ObjectSchema(seen, strict), { minItems: 1, maxItems: messageLimits.records }),
  Remarks: text(500),
}
/** The outcome of each record. */
export const SendOutcome = ObjectSchema({
  Sent: ArraySchema(ObjectSchema({ Id, No: StringSchema(), Message: Id, State: StringSchema() })),
  NotSent: ArraySchema(ObjectSchema({ Id, No: StringSchema(), Message: StringSchema() })),
})
export type SendOutcome = Static<typeof SendOutcome>

/**
 * The message of a record as it would be sent now. `With`: keys of further records that are sent with it, for a kind whose messages hold several.
 * @throws ILLEGAL_TRANSITION where nothing is to be sent, INVALID_INPUT for records that do not share a message
 */
export const documentMessageDraft = defineEndpoint({
  method: 'GET',
  path: '/api/Document/MessageDraft',
  summary: '报文预览',
  may: byKind,
  query: ObjectSchema(
    { ...Subject, With: Optional(StringSchema({ maxLength: 800, pattern: String.raw`^\d{1,15}(,\d{1,15}){0,48}$` })) },
    strict,
  ),
  reply: ChannelDraft,
})

/** Sends records, each by itself. A record has one message on its way at a time. */
export const sendDocuments = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SendMessages',
  summary: '发送报文',
  may: byKind,
  body: ObjectSchema({ Kind: Subject.Kind, ...sendItems }, strict),
  reply: SendOutcome,
})

export const documentMessages = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Messages',
  summary: '收发记录',
  may: byKind,
  query: ObjectSchema(
    {
      Kind: Subject.Kind,
      ...pageQuery,
      ...messageFilters,
      Channel: Optional(text(20)),
      Partner: Optional(text(120)),
      /** Messages of one record. */
      RecordId: Optional(Id),
    },
    strict,
  ),
  reply: page(ChannelMessage),
})

export const documentMessage = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Message',
  summary: '收发记录的报文',
  may: byKind,
  query: SubjectQuery,
  reply: OpenChannelMessage,
})

export const documentMessageFile = defineEndpoint({
  method: 'GET',
  path: '/api/Document/MessageFile',
  summary: '下载报文',
  may: byKind,
  query: SubjectQuery,
  reply: openFile('下载报文的按钮按单据类型逐条核对'),
})

/**
 * An act on a message in the version that the caller read. `No`: the record that an answer is linked to. `Remarks`: why it is given up, how it was
 * sent.
 */
export const actOnMessage = defineEndpoint({
  method: 'POST',
  path: '/api/Document/ActOnMessage',
  summary: '重发、放弃、登记、关联、应用或记录报文',
  may: byKind,
  body: ObjectSchema(
    {
      Kind: Subject.Kind,
      ...seen,
      Act: Unsafe<MessageAct>(Union(Object.keys(messageActs).map((act) => Literal(act)))),
      Remarks: Optional(text(500)),
      No: Optional(text(60)),
    },
    strict,
  ),
  reply: OpenChannelMessage,
})

/** Takes the answers of a text, each once. Returns the first one and the keys of all. @throws INVALID_INPUT for a text that is not read */
export const receiveDocumentAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/Document/ReceiveAnswer',
  summary: '录入回执',
  may: byKind,
  largestBody: 1024 * 1024,
  body: ObjectSchema({ Kind: Subject.Kind, Text: StringSchema({ minLength: 1, maxLength: messageLimits.text }) }, strict),
  reply: ObjectSchema({ ...OpenChannelMessage.properties, Received: ArraySchema(Id) }),
})

/** Sends a made-up record through a channel. `Id` is the channel. The log marks the message as a test. */
export const testDocumentChannel = defineEndpoint({
  method: 'POST',
  path: '/api/Document/TestChannel',
  summary: '测试通道',
  may: byKind,
  body: ObjectSchema({ Kind: Subject.Kind, ...seen }, strict),
  reply: ObjectSchema({ Message: Id }),
})

/** Stores the secret of the interface of a channel, sealed; '' removes it. No call returns it. */
export const saveDocumentChannelSecret = defineEndpoint({
  method: 'POST',
  path: '/api/Document/ChannelSecret',
  summary: '设置通道密钥',
  may: byKind,
  body: ObjectSchema({ Kind: Subject.Kind, ...seen, Secret: text(500) }, strict),
  reply: ObjectSchema({ UpdateTime: Instant }),
})

/** Bytes of a message that a partner sends. */
export const largestDoorMessage = 1024 * 1024
export const channelDoorPath = '/api/Document/Door'
/**
 * A partner's system sends a message. Headers: `channel-id`, the address of its channel, and `channel-signature`, `sha256=` and the hex HMAC of the
 * bytes by the secret of the channel. A message that is sent again changes nothing.
 * @throws UNAUTHENTICATED without saying which of both is wrong
 */
export const documentDoor = defineEndpoint({
  method: 'POST',
  path: channelDoorPath,
  summary: '接收合作方推送的报文',
  may: publicly('合作方系统推送，按通道编号与签名（HMAC-SHA256）认证'),
  largestBody: largestDoorMessage,
  reply: Null(),
})
