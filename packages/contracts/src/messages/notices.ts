import { defineEndpoint } from '../endpoint.ts'
import { signedIn } from '../may.ts'
import {
  BooleanSchema,
  Integer,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  WordSchema,
  strict,
} from '../schema.ts'

/** Subject of a notice: each is sent by the ways that its reader has chosen for its kind. */
export const NoticeKind = WordSchema('si', 'schedule', 'system')
export type NoticeKind = Static<typeof NoticeKind>
export const noticeKinds: Readonly<Record<NoticeKind, { readonly zh: string; readonly about: string }>> = {
  si: { zh: '补料', about: '提交、审核、退回、样单与签发' },
  schedule: { zh: '船期', about: '航次延误、跳港与取消' },
  system: { zh: '系统', about: '公告、账号与企业事务' },
}

/** Ways of a notice: the box, a pop-up on open pages, an e-mail, the company's group in WeChat Work. */
export const noticeChannels = { Box: '站内', PopUp: '弹窗', Mail: '邮件', Robot: '企业微信' } as const
export type NoticeChannel = keyof typeof noticeChannels

const Ways = ObjectSchema({ Box: BooleanSchema(), PopUp: BooleanSchema(), Mail: BooleanSchema(), Robot: BooleanSchema() }, strict)
const Channels = ObjectSchema({ si: Ways, schedule: Ways, system: Ways }, strict)

/** At once, each hour, or every day at 8:00 in the reader's time zone. */
export const MailMode = Union([Literal('now'), Literal('hourly'), Literal('daily')])
export type MailMode = Static<typeof MailMode>
/** Minutes after midnight. */
const Minute = Integer({ minimum: 0, maximum: 1_439 })

const choices = {
  Channels,
  MailMode,
  /** From and to which minute of the day, in the reader's time zone, nothing pops up and nothing is sent; both null: never. */
  QuietFrom: Union([Minute, Null()]),
  QuietTo: Union([Minute, Null()]),
  /** False: no mail at all, whatever the kinds say. A link in every mail sets it so. */
  Subscribed: BooleanSchema(),
}
/** How a person hears of notices. Mails go to `Email` once its owner has confirmed it. */
export const NoticeSettings = ObjectSchema({
  ...choices,
  Email: StringSchema(),
  Confirmed: BooleanSchema(),
  /** A mail server is set up; else mails wait in the outbox. */
  CanMail: BooleanSchema(),
  /** Zone of the hours: `Asia/Shanghai`. */
  TimeZone: StringSchema(),
})
export type NoticeSettings = Static<typeof NoticeSettings>

const access = signedIn('本人的通知设置')
export const noticeSettings = defineEndpoint({
  method: 'GET',
  path: '/api/Notice/GetSettings',
  summary: '本人的通知设置',
  may: access,
  reply: NoticeSettings,
})
/** Changes the named settings; the others stay. */
export const saveNoticeSettings = defineEndpoint({
  method: 'POST',
  path: '/api/Notice/SaveSettings',
  summary: '保存本人的通知设置',
  may: access,
  body: ObjectSchema(
    {
      Channels: Optional(Channels),
      MailMode: Optional(MailMode),
      QuietFrom: Optional(choices.QuietFrom),
      QuietTo: Optional(choices.QuietTo),
      Subscribed: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: NoticeSettings,
})
/** Sends a mail with a link that confirms the address of the profile. @throws INVALID_INPUT when there is none; TOO_MANY_REQUESTS */
export const confirmAddress = defineEndpoint({
  method: 'POST',
  path: '/api/Notice/SendConfirmation',
  summary: '发送邮箱验证邮件',
  may: access,
  reply: Null(),
})
