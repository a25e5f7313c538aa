import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import type { Tone } from '../states.ts'
import { NoticeKind } from './notices.ts'

const screen = '/system/messageManage'
const view = buttons({ path: screen, code: 'outbox' })
const act = buttons({ path: screen, code: 'outboxAct' })

export const MailState = Union([Literal('waiting'), Literal('unconfigured'), Literal('sent'), Literal('failed')])
export type MailState = Static<typeof MailState>
/** Word and colour of each state. `unconfigured`: it waits for a mail server to be set up. */
export const mailStates: Readonly<Record<MailState, { readonly zh: string; readonly tone: Tone }>> = {
  waiting: { zh: '待发送', tone: 'blue' },
  unconfigured: { zh: '未配置发信服务器', tone: 'orange' },
  sent: { zh: '已发送', tone: 'green' },
  failed: { zh: '失败', tone: 'red' },
}

/** A mail as administrators of its reader's company see it. `Preview` is its plain text without the links of its reader. */
export const OutboxMail = ObjectSchema({
  Id,
  To: StringSchema(),
  Recipient: StringSchema(),
  Company: StringSchema(),
  Subject: StringSchema(),
  Preview: StringSchema(),
  State: MailState,
  Error: StringSchema(),
  Attempts: Quantity,
  CreateTime: Instant,
  SentTime: Union([Instant, Null()]),
})
export type OutboxMail = Static<typeof OutboxMail>
export const outboxMails = defineEndpoint({
  method: 'GET',
  path: '/api/MailOutbox/GetPagedList',
  summary: '邮件发件箱',
  may: view,
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(100)),
      State: Optional(MailState),
      CreatedFrom: Optional(Instant),
      CreatedTo: Optional(Instant),
    },
    strict,
  ),
  reply: page(OutboxMail),
})
/** Sends mails that failed or still wait, now, by a job of the caller's. Answers how many; those that went out are passed over. */
export const retryMails = defineEndpoint({
  method: 'POST',
  path: '/api/MailOutbox/Retry',
  summary: '重发邮件',
  may: act,
  body: ObjectSchema({ Ids: ArraySchema(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }, strict),
  reply: Quantity,
})

/** Ways out of the caller's company. `Robot.Hint` has the last characters of the address, which is never answered whole. */
export const OutboxSetup = ObjectSchema({
  Mail: ObjectSchema({ Configured: BooleanSchema(), From: StringSchema() }),
  Robot: Union([
    ObjectSchema({
      Hint: StringSchema(),
      Kinds: ArraySchema(NoticeKind),
      Enabled: BooleanSchema(),
      /** Of the latest post; null: there was none. */
      TriedTime: Union([Instant, Null()]),
      Error: StringSchema(),
      UpdateTime: Instant,
    }),
    Null(),
  ]),
})
export type OutboxSetup = Static<typeof OutboxSetup>
export const outboxSetup = defineEndpoint({
  method: 'GET',
  path: '/api/MailOutbox/GetSetup',
  summary: '发信与群机器人设置',
  may: view,
  reply: OutboxSetup,
})
/** The robot of a group of WeChat Work. Without `Address` the stored one stays. @throws INVALID_INPUT for an address that is none of theirs; STALE_WRITE */
export const saveRobot = defineEndpoint({
  method: 'POST',
  path: '/api/MailOutbox/SaveRobot',
  summary: '保存企业微信群机器人',
  may: act,
  body: ObjectSchema(
    {
      Address: Optional(text(300)),
      Kinds: ArraySchema(NoticeKind, { maxItems: 10, uniqueItems: true }),
      Enabled: BooleanSchema(),
      UpdateTime: Optional(Instant),
    },
    strict,
  ),
  reply: OutboxSetup,
})
export const removeRobot = defineEndpoint({
  method: 'POST',
  path: '/api/MailOutbox/RemoveRobot',
  summary: '删除企业微信群机器人',
  may: act,
  body: ObjectSchema({ UpdateTime: Instant }, strict),
  reply: OutboxSetup,
})
/** Posts a line to the group. The answer says in `Robot.Error` why it did not arrive; '' means that it did. */
export const tryRobot = defineEndpoint({
  method: 'POST',
  path: '/api/MailOutbox/TryRobot',
  summary: '向企业微信群发送测试消息',
  may: act,
  reply: OutboxSetup,
})
