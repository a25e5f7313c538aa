import { signedIn } from '../may.ts'
import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { BoundEmployee } from './session.ts'
import { CodeSent, Mobile, MobileCode } from './sign-in.ts'

/** A person's own record; `UpdateTime` is the version that a change has to name. */
export const Profile = ObjectSchema({
  Account: StringSchema(),
  Name: StringSchema(),
  Mobile: StringSchema(),
  /** The owner proved the number: it signs in and resets the password. */
  MobileVerified: BooleanSchema(),
  Email: StringSchema(),
  PasswordTime: Instant,
  TwoStep: BooleanSchema(),
  RecoveryCodesLeft: Quantity,
  WeChatTime: Union([Instant, Null()]),
  UpdateTime: Instant,
})
export type Profile = Static<typeof Profile>

export const profile = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentUser/GetProfile',
  summary: '个人资料',
  may: signedIn('本人的账号'),
  reply: Profile,
})
export const saveProfile = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/SaveProfile',
  summary: '保存个人资料',
  may: signedIn('本人的账号'),
  body: ObjectSchema(
    {
      Name: StringSchema({ minLength: 1, maxLength: 50 }),
      Email: StringSchema({ pattern: '^$|^[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+$', maxLength: 100 }),
      UpdateTime: Instant,
    },
    strict,
  ),
  reply: Profile,
})
export const sendOwnMobileCode = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/SendMobileCode',
  summary: '发送绑定手机的验证码',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Mobile }, strict),
  reply: CodeSent,
})
export const changeMobile = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/ChangeMobile',
  summary: '绑定或更换手机',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Mobile, Code: MobileCode, Password: text(200), UpdateTime: Instant }, strict),
  reply: Profile,
})
/** Every other session of the user ends. */
/** Proves that whoever sits there is the person who signed in, as to unlock a screen. Refused with INVALID_INPUT. */
export const checkPassword = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/CheckPassword',
  summary: '核对本人的登录密码',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Password: text(200) }, strict),
  reply: Null(),
})
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/ChangePassword',
  summary: '修改登录密码',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Password: text(200), NewPassword: text(200) }, strict),
  reply: Profile,
})

/** `Secret` in base 32 for typing, `Url` (otpauth) for scanning. Nothing is in force before `confirmTwoStep`. */
export const startTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/StartTwoStep',
  summary: '开始设置两步验证',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Password: text(200) }, strict),
  reply: ObjectSchema({ Secret: StringSchema(), Url: StringSchema() }),
})
/** Data: ten recovery codes, shown this once. */
export const confirmTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/ConfirmTwoStep',
  summary: '启用两步验证',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Code: text(10) }, strict),
  reply: ArraySchema(StringSchema()),
})
export const removeTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/RemoveTwoStep',
  summary: '关闭两步验证',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Password: text(200), Code: text(30) }, strict),
  reply: Null(),
})

/** After too many failed sign-ins the account is closed to unfamiliar addresses for a while. Null: it is not. */
export const signInHold = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentUser/GetSignInHold',
  summary: '登录限制',
  may: signedIn('本人的账号'),
  reply: ObjectSchema({ HeldUntil: Union([Instant, Null()]) }),
})
export const liftSignInHold = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/LiftSignInHold',
  summary: '解除登录限制',
  may: signedIn('本人的账号'),
  reply: Null(),
})

export const SignInMethod = Union([Literal('password'), Literal('employee'), Literal('mobile'), Literal('wechat'), Literal('')])
export type SignInMethod = Static<typeof SignInMethod>

/** An open session of the user. `LastSeen` is exact to ten minutes. */
export const OwnSession = ObjectSchema({
  Id,
  Ip: StringSchema(),
  UserAgent: StringSchema(),
  Method: SignInMethod,
  CompanyName: StringSchema(),
  CreateTime: Instant,
  LastSeen: Instant,
  Current: BooleanSchema(),
})
export type OwnSession = Static<typeof OwnSession>
export const ownSessions = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentUser/GetSessions',
  summary: '登录中的设备',
  may: signedIn('本人的账号'),
  reply: ArraySchema(OwnSession),
})
/** Without an id: all but the current one. Data: how many ended. */
export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/RevokeSession',
  summary: '下线设备',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ Id: Optional(Id) }, strict),
  reply: Quantity,
})

export const SignInOutcome = Union([Literal('ok'), Literal('bad_credentials'), Literal('disabled'), Literal('bad_code')])
export type SignInOutcome = Static<typeof SignInOutcome>
export const SignInRecord = ObjectSchema({
  Id,
  At: Instant,
  Outcome: SignInOutcome,
  Method: SignInMethod,
  Ip: StringSchema(),
  UserAgent: StringSchema(),
})
export type SignInRecord = Static<typeof SignInRecord>
/** Kept half a year. */
export const ownSignInLog = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentUser/GetSignInLog',
  summary: '我的登录记录',
  may: signedIn('本人的账号'),
  query: ObjectSchema({ ...pageQuery, Outcome: Optional(SignInOutcome) }, strict),
  reply: page(SignInRecord),
})
export const setDefaultEmployee = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/SetDefaultEmployee',
  summary: '设为默认企业',
  may: signedIn('本人的账号'),
  body: ObjectSchema({ EmployeeId: Id }, strict),
  reply: ArraySchema(BoundEmployee),
})
