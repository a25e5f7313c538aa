import { Id, IdOrNone, Instant, Quantity } from '../../envelope.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, type Static, StringSchema, Union, Unknown, Unsafe, Literal } from '../../schema.ts'
import type { Tone } from '../../states.ts'

const oneOf = <C extends string>(codes: object) => Unsafe<C>(Union(Object.keys(codes).map((code) => Literal(code))))
const words = StringSchema()

export const messageDirections = { out: '发出', in: '收到' } as const
export type MessageDirection = keyof typeof messageDirections

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

/** Acts on a message that a person may start, by its state. Client and server use this table. */
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

/** A value of the record that the message cannot carry. */
export const LostValue = ObjectSchema({ Path: words, Label: words, Value: words, Why: words })
export type LostValue = Static<typeof LostValue>

/** The mail that carries a message. `Waits`: the server has no mail configuration, so the mail stays in the outbox. */
export const MessageMail = ObjectSchema({ To: words, Subject: words, Text: words, Waits: BooleanSchema() })
export type MessageMail = Static<typeof MessageMail>

/** Properties of a draft that every kind has on its wire. */
export const draftProperties = {
  ChannelName: words,
  Format: words,
  FileName: words,
  Payload: words,
  Lost: ArraySchema(LostValue),
  /** Fields that the standard requires. */
  Missing: ArraySchema(words),
  /** Fields that were written although the record does not state them. */
  Assumed: ArraySchema(words),
  /** About the character set of the message. */
  Note: words,
  /** Fields that the channel requires. A message with gaps is not sent. */
  Gaps: ArraySchema(words),
  Mail: Union([MessageMail, Null()]),
}
/** A message before it is sent: its text, and what it loses, lacks and assumes. */
export const ChannelDraft = ObjectSchema({ Type: words, Channel: words, Partner: words, ...draftProperties })
export type ChannelDraft = Static<typeof ChannelDraft>

/** Properties of a message that every kind has on its wire. */
export const messageProperties = {
  Direction: oneOf<MessageDirection>(messageDirections),
  State: oneOf<MessageState>(messageStates),
  /** '' before an answer. */
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
}
export const ChannelMessage = ObjectSchema({
  Id,
  /** 0 for a test and for an answer without a record. */
  RecordId: IdOrNone,
  RecordNo: words,
  Title: words,
  PartnerCode: words,
  PartnerName: words,
  Channel: words,
  /** One of the declared types; `answer` of answers. */
  Type: words,
  ...messageProperties,
})
export type ChannelMessage = Static<typeof ChannelMessage>

/** Further properties of a message that is opened alone. */
export const openProperties = {
  Format: words,
  FileName: words,
  Payload: words,
  Lost: ArraySchema(LostValue),
  Missing: ArraySchema(words),
  /** Idempotency key: the same for each attempt. */
  Key: words,
  /** An empty `Error`: the attempt succeeded, or its end is unknown. */
  Attempts: ArraySchema(ObjectSchema({ At: Instant, Error: words })),
  /** Answers to a message, or the message that an answer is to. */
  Others: ArraySchema(ObjectSchema({ Id, Words: words })),
}
export const OpenChannelMessage = ObjectSchema({
  ...ChannelMessage.properties,
  ...openProperties,
  /** Codes of an answer that somebody has explained. */
  Explained: ArraySchema(ObjectSchema({ Code: words, Meaning: words, Todo: words, Person: words })),
  /** Values that an answer gives its record, in the shape that the kind declares. */
  Proposal: Unknown(),
})
export type OpenChannelMessage = Static<typeof OpenChannelMessage>
