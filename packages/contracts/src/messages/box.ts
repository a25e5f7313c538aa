import { ArraySchema, BooleanSchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { NoticeKind } from './notices.ts'
import { ownMessages } from './own.ts'

/** One message in an employee's box. Title, Description, SendId as in spec §3; Link is a path inside the product, Bill the bill that it is about, or ''. */
export const Message = ObjectSchema({
  Id,
  Title: StringSchema(),
  Description: StringSchema(),
  SendId: IdOrNone,
  SenderName: StringSchema(),
  Kind: StringSchema(),
  Link: StringSchema(),
  Bill: StringSchema(),
  CreateTime: Instant,
  ReadTime: Union([Instant, Null()]),
  /** Taken back by its sender after it had been read. */
  Withdrawn: BooleanSchema(),
})
export type Message = Static<typeof Message>

/** A line of the box. Folded: the latest message of its day about its bill, with all that it stands for, newest first. */
export const MessageLine = ObjectSchema({ ...Message.properties, Ids: ArraySchema(Id), Unread: Quantity })
export type MessageLine = Static<typeof MessageLine>

/** Lines of the folded box that are unread, not single messages. */
export const unreadMessageCount = defineEndpoint({
  method: 'GET',
  path: '/api/Message/UnReadMessageCount',
  summary: '未读消息数',
  may: ownMessages,
  reply: Quantity,
})
/** Status 0 with Data null when the message is not the caller's: nothing is shown (spec §8). A GET that writes: opening marks it read, and what came before it about its bill. */
export const messageSelfInfoDetail = defineEndpoint({
  method: 'GET',
  path: '/api/Message/GetMessageSelfInfoDetail',
  summary: '消息详情',
  may: ownMessages,
  write: true,
  query: ObjectSchema({ id: Id }, strict),
  reply: Union([Message, Null()]),
})
/** Lines of the folded box are counted up to here; one more says that there are more. */
export const mostLines = 1_000
export const messageSelfList = defineEndpoint({
  method: 'GET',
  path: '/api/Message/GetMessageSelfPagedList',
  summary: '我的消息列表',
  may: ownMessages,
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(100)),
      UnReadOnly: Optional(BooleanSchema()),
      Bill: Optional(text(50)),
      /** One line for the messages of a day about one bill. Total counts lines, up to `mostLines`. */
      Fold: Optional(BooleanSchema()),
      Kind: Optional(NoticeKind),
    },
    strict,
  ),
  reply: page(MessageLine),
})
/** Marks the given messages read; none given: all of them. Data is the unread count after it. */
export const markMessagesRead = defineEndpoint({
  method: 'POST',
  path: '/api/Message/MarkRead',
  summary: '标记消息已读',
  may: ownMessages,
  body: ObjectSchema({ Ids: Optional(ArraySchema(Id, { maxItems: 500 })) }, strict),
  reply: Quantity,
})
