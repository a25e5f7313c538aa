import { buttons } from '../may.ts'
import { ArraySchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'

const editor = '/system/sendGlobalMessage'
const list = '/system/globalMessageList'

/** Most recipients, companies or roles that are named one by one. */
export const mostTargets = 500
export const globalMessageLimits = { title: 100, description: 2_000, link: 300 } as const

/** `all`: everybody the sender may address: all companies for the platform, else the own company. */
export const GlobalScope = Union([Literal('all'), Literal('company'), Literal('role'), Literal('user')])
export type GlobalScope = Static<typeof GlobalScope>
export const GlobalState = Union([Literal('draft'), Literal('scheduled'), Literal('sent'), Literal('withdrawn')])
export type GlobalState = Static<typeof GlobalState>

/** A company, role or person that can be addressed; `Detail` tells namesakes apart. */
export const MessageTarget = ObjectSchema({ Id, Name: StringSchema(), Detail: StringSchema() })
export type MessageTarget = Static<typeof MessageTarget>

/** `Delivered` boxes got it, `Read` of them were read. Times are null until it happened. */
const row = {
  Id,
  Title: StringSchema(),
  Scope: GlobalScope,
  State: GlobalState,
  SenderName: StringSchema(),
  SendAt: Union([Instant, Null()]),
  SentTime: Union([Instant, Null()]),
  WithdrawnTime: Union([Instant, Null()]),
  Delivered: Quantity,
  Read: Quantity,
  CreateTime: Instant,
  UpdateTime: Instant,
}
export const GlobalMessageRow = ObjectSchema(row)
export type GlobalMessageRow = Static<typeof GlobalMessageRow>
export const GlobalMessage = ObjectSchema({
  ...row,
  Description: StringSchema(),
  Link: StringSchema(),
  Targets: ArraySchema(MessageTarget),
})
export type GlobalMessage = Static<typeof GlobalMessage>

const view = buttons({ path: list, code: 'view' }, { path: editor, code: 'edit' })
const edit = buttons({ path: editor, code: 'edit' })

export const globalMessageList = defineEndpoint({
  method: 'GET',
  path: '/api/GlobalMessage/GetPagedList',
  summary: '全局消息列表',
  may: view,
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(100)),
      State: Optional(GlobalState),
      CreatedFrom: Optional(Instant),
      CreatedTo: Optional(Instant),
    },
    strict,
  ),
  reply: page(GlobalMessageRow),
})
export const globalMessageInfo = defineEndpoint({
  method: 'GET',
  path: '/api/GlobalMessage/GetInfo',
  summary: '全局消息详情',
  may: view,
  query: ObjectSchema({ Id }, strict),
  reply: GlobalMessage,
})

const addressees = { Scope: GlobalScope, TargetIds: ArraySchema(Id, { maxItems: mostTargets, uniqueItems: true }) }
/** `Id` 0 makes a new draft. `Link` is a path of this product or empty. */
export const GlobalMessageInput = ObjectSchema(
  {
    Id: IdOrNone,
    Title: StringSchema({ maxLength: globalMessageLimits.title }),
    Description: StringSchema({ maxLength: globalMessageLimits.description }),
    Link: StringSchema({ maxLength: globalMessageLimits.link }),
    ...addressees,
    /** When it shall go out; null: as soon as it is sent. */
    SendAt: Union([Instant, Null()]),
    UpdateTime: Optional(Instant),
  },
  strict,
)
export type GlobalMessageInput = Static<typeof GlobalMessageInput>
/** Keeps a draft, however unfinished. @throws STALE_WRITE with the stored message; ILLEGAL_TRANSITION when it is no draft any more. */
export const saveGlobalMessage = defineEndpoint({
  method: 'POST',
  path: '/api/GlobalMessage/SaveDraft',
  summary: '保存全局消息草稿',
  may: edit,
  body: GlobalMessageInput,
  reply: GlobalMessage,
})
const version = ObjectSchema({ Id, UpdateTime: Instant }, strict)
/** Sends a draft now, or schedules it when its `SendAt` lies ahead. @throws INVALID_INPUT for what is missing. */
export const sendGlobalMessage = defineEndpoint({
  method: 'POST',
  path: '/api/GlobalMessage/Send',
  summary: '发送全局消息',
  may: buttons({ path: editor, code: 'send' }),
  body: version,
  reply: GlobalMessage,
})
/** Sent: taken out of the boxes where it is unread; who has read it keeps it, marked. Scheduled: becomes a draft again. */
export const withdrawGlobalMessage = defineEndpoint({
  method: 'POST',
  path: '/api/GlobalMessage/Withdraw',
  summary: '撤回全局消息',
  may: buttons({ path: list, code: 'withdraw' }),
  body: version,
  reply: GlobalMessage,
})
export const removeGlobalMessage = defineEndpoint({
  method: 'POST',
  path: '/api/GlobalMessage/RemoveDraft',
  summary: '删除全局消息草稿',
  may: edit,
  body: version,
  reply: Null(),
})
/** How many people would get it now. */
export const countRecipients = defineEndpoint({
  method: 'POST',
  path: '/api/GlobalMessage/CountRecipients',
  summary: '统计全局消息收件人数',
  may: edit,
  write: false,
  body: ObjectSchema(addressees, strict),
  reply: Quantity,
})
/** Twenty of those the caller may address, best match first. */
export const messageTargets = defineEndpoint({
  method: 'GET',
  path: '/api/GlobalMessage/FindTargets',
  summary: '查找全局消息的收件对象',
  may: edit,
  query: ObjectSchema({ Scope: Union([Literal('company'), Literal('role'), Literal('user')]), Keyword: Optional(text(100)) }, strict),
  reply: ArraySchema(MessageTarget),
})
