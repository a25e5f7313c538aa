import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { NoticeKind } from './notices.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'

const screen = '/system/messageManage'

/** A message in somebody's box, as an administrator of the sender's or recipient's company sees it. */
export const ManagedMessage = ObjectSchema({
  Id,
  Title: StringSchema(),
  Description: StringSchema(),
  Kind: StringSchema(),
  SenderName: StringSchema(),
  RecipientName: StringSchema(),
  RecipientCompany: StringSchema(),
  CreateTime: Instant,
  ReadTime: Union([Instant, Null()]),
  Withdrawn: BooleanSchema(),
})
export type ManagedMessage = Static<typeof ManagedMessage>

export const managedMessages = defineEndpoint({
  method: 'GET',
  path: '/api/Message/GetManagedPagedList',
  summary: '消息管理列表',
  may: buttons({ path: screen, code: 'view' }),
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(100)),
      Kind: Optional(NoticeKind),
      Sender: Optional(text(50)),
      Recipient: Optional(text(50)),
      Read: Optional(BooleanSchema()),
      CreatedFrom: Optional(Instant),
      CreatedTo: Optional(Instant),
    },
    strict,
  ),
  reply: page(ManagedMessage),
})
/** Puts each message into its recipient's box once more, unread. Answers how many went out; withdrawn ones and people who left are skipped. */
export const resendMessages = defineEndpoint({
  method: 'POST',
  path: '/api/Message/Resend',
  summary: '重新发送消息',
  may: buttons({ path: screen, code: 'resend' }),
  body: ObjectSchema({ Ids: ArraySchema(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }, strict),
  reply: Quantity,
})
