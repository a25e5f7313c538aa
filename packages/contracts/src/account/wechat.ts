import { publicly, signedIn } from '../may.ts'
import { Literal, Null, ObjectSchema, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { text } from '../envelope.ts'
import { Ticket, Token } from './sign-in.ts'

/**
 * Begins the way through WeChat: `Url` is WeChat's page with the code to scan; `BrowserKey` stays in this browser and has to come back with
 * the answer. `bind` never signs in: it ends in a ticket for `bindWeChat`. Refused with NOT_CONFIGURED.
 */
export const startWeChat = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/StartWeChat',
  summary: '开始微信登录',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ Intent: Union([Literal('signIn'), Literal('bind')]) }, strict),
  reply: ObjectSchema({ Url: StringSchema(), BrowserKey: StringSchema() }),
})
/** Code and state as WeChat sent them back, each good for one time. WECHAT_NOT_BOUND (`Data`: NextStep): sign in once, then `bindWeChat`. */
export const weChatLogin = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/WeChatLogin',
  summary: '微信登录',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ Code: text(200), State: text(100), BrowserKey: text(100) }, strict),
  reply: Token,
})
export const bindWeChat = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/BindWeChat',
  summary: '绑定微信',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Ticket }, strict),
  reply: Null(),
})
export const unbindWeChat = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/UnbindWeChat',
  summary: '解除微信绑定',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Password: text(200) }, strict),
  reply: Null(),
})
