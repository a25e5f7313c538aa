import { publicly } from '../may.ts'
import { BooleanSchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Instant, Quantity, text } from '../envelope.ts'

/** Result of every way of signing in. */
export const Token = ObjectSchema({ Token: StringSchema(), ExpiresAt: Instant })
export type Token = Static<typeof Token>

/** Number of a mobile in mainland China. */
export const Mobile = StringSchema({ pattern: '^1[3-9][0-9]{9}$', maxLength: 11 })
/** Six digits sent to a mobile, valid five minutes. */
export const MobileCode = StringSchema({ pattern: '^[0-9]{6}$', maxLength: 6 })
/** One-time key of a step that waits for its next one; comes with the refusal that asks for that step. */
export const Ticket = text(100)

/** `Data` of the refusals SECOND_STEP_REQUIRED, PASSWORD_CHANGE_REQUIRED and WECHAT_NOT_BOUND. */
export interface NextStep {
  Ticket: string
}

/**
 * Refused with BAD_CREDENTIALS, ACCOUNT_DISABLED, TOO_MANY_REQUESTS (with the seconds to wait); with SECOND_STEP_REQUIRED or PASSWORD_CHANGE_REQUIRED
 * (`Data`: NextStep) the password was right and one more step is asked for.
 */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/Login',
  summary: '账号密码登录',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ Account: text(100), Password: text(200) }, strict),
  reply: Token,
})
/** The same as an employee of the company named (spec §2.24, §6). */
export const employeeLogin = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/EmployeeLogin',
  summary: '企业账号登录',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ CompanyCode: text(50), Account: text(100), Password: text(200) }, strict),
  reply: Token,
})
export const mobileLogin = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/MobileLogin',
  summary: '手机验证码登录',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ Mobile, Code: MobileCode }, strict),
  reply: Token,
})
/** `Code`: six digits of the authenticator, or a recovery code. */
export const loginSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/LoginSecondStep',
  summary: '两步验证',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ Ticket, Code: text(30) }, strict),
  reply: Token,
})
export const changeInitialPassword = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/ChangeInitialPassword',
  summary: '首次登录修改初始密码',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ Ticket, Password: text(200) }, strict),
  reply: Token,
})
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/ResetPassword',
  summary: '用手机验证码重设密码',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ Mobile, Code: MobileCode, Password: text(200) }, strict),
  reply: Null(),
})

/** Seconds until the next code may be asked for; `InOutbox`: a demo, where `demoMobileCode` shows what the mobile would. */
export const CodeSent = ObjectSchema({ ResendSeconds: Quantity, InOutbox: Optional(BooleanSchema()) })
/** Answers the same for a number without an account: whether a number has one is not disclosed. */
export const sendMobileCode = defineEndpoint({
  method: 'POST',
  path: '/api/AuthUser/SendMobileCode',
  summary: '发送手机验证码',
  may: publicly('登录之前使用'),
  body: ObjectSchema({ Mobile, Purpose: Union([Literal('signIn'), Literal('resetPassword')]) }, strict),
  reply: CodeSent,
})
/** The code last sent to a number, in place of a mobile network. Only with demo data; else there is no such thing. */
export const demoMobileCode = defineEndpoint({
  method: 'GET',
  path: '/api/AuthUser/GetDemoMobileCode',
  summary: '演示环境的短信发件箱',
  may: publicly('登录之前使用，仅演示环境'),
  query: ObjectSchema({ Mobile }, strict),
  reply: Union([ObjectSchema({ Code: StringSchema() }), Null()]),
})
/** Which ways besides the password this installation offers. */
export const signInWays = defineEndpoint({
  method: 'GET',
  path: '/api/AuthUser/GetSignInWays',
  summary: '可用的登录方式',
  may: publicly('登录之前使用'),
  reply: ObjectSchema({ Mobile: BooleanSchema(), WeChat: BooleanSchema() }),
})
