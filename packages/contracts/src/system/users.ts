import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { CompanyKind, OwnSession } from '../account/index.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'

const button = (code: string) => buttons({ path: '/system/user/userList', code })

/** Most characters of the reason that goes with an act on somebody's account, and how many a reason has at least. */
export const userReason = { min: 4, max: 200 } as const
const Reason = StringSchema({ minLength: userReason.min, maxLength: userReason.max })

/** A person with a sign-in. Mobile and e-mail are masked for roles that may not see contact data (`customerContact`). */
export const UserRow = ObjectSchema({
  Id,
  Account: StringSchema(),
  Name: StringSchema(),
  Mobile: StringSchema(),
  MobileVerified: BooleanSchema(),
  Email: StringSchema(),
  /** Companies that the person may act for, by name. */
  Companies: ArraySchema(StringSchema()),
  Disabled: BooleanSchema(),
  TwoStep: BooleanSchema(),
  WeChat: BooleanSchema(),
  /** Of the last half year. */
  LastSignIn: Union([Instant, Null()]),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type UserRow = Static<typeof UserRow>

/** Keyword: name, account, company; mobile and e-mail only for who may see them. */
export const userList = defineEndpoint({
  method: 'GET',
  path: '/api/User/GetPagedList',
  summary: '个人用户列表',
  may: button('view'),
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(60)),
      State: Optional(Union([Literal('active'), Literal('disabled')])),
      Bound: Optional(Union([Literal('bound'), Literal('free')])),
    },
    strict,
  ),
  reply: page(UserRow),
})

/** One company of a person. `UpdateTime` is the version of the bond that an unbinding names. */
export const UserCompany = ObjectSchema({
  EmployeeId: Id,
  CompanyName: StringSchema(),
  CompanyKind,
  Name: StringSchema(),
  Department: StringSchema(),
  RoleNames: ArraySchema(StringSchema()),
  IsDefault: BooleanSchema(),
  Disabled: BooleanSchema(),
  CompanyDisabled: BooleanSchema(),
  LastSignIn: Union([Instant, Null()]),
  UpdateTime: Instant,
})
export type UserCompany = Static<typeof UserCompany>

/** A month of the log of sign-ins, `2026-11` by the calendar of China. */
export const UserMonth = ObjectSchema({ Month: StringSchema(), SignIns: Quantity, Failures: Quantity })
export type UserMonth = Static<typeof UserMonth>

/** Everything an administrator looks at before acting on an account. `Months`: the last six, oldest first. `Devices`: open sessions. */
export const UserSurvey = ObjectSchema({
  User: UserRow,
  Companies: ArraySchema(UserCompany),
  Months: ArraySchema(UserMonth),
  Devices: ArraySchema(OwnSession),
})
export type UserSurvey = Static<typeof UserSurvey>
export const userSurvey = defineEndpoint({
  method: 'GET',
  path: '/api/User/GetSurvey',
  summary: '用户概况',
  may: button('view'),
  query: ObjectSchema({ Id }, strict),
  reply: UserSurvey,
})

/** Disabling ends every session of the person at once. */
export const setUserState = defineEndpoint({
  method: 'POST',
  path: '/api/User/SetState',
  summary: '停用或启用个人用户',
  may: button('disable'),
  body: ObjectSchema({ Id, UpdateTime: Instant, Disabled: BooleanSchema(), Reason }, strict),
  reply: UserSurvey,
})
/** The employee stays with what is his; the person no longer acts as him. @throws ILLEGAL_TRANSITION for the last administrator of a company. */
export const unbindUser = defineEndpoint({
  method: 'POST',
  path: '/api/User/Unbind',
  summary: '解除个人用户与企业的关联',
  may: button('unbind'),
  body: ObjectSchema({ Id, EmployeeId: Id, UpdateTime: Instant, Reason }, strict),
  reply: UserSurvey,
})
/** For a person who lost the authenticator: `Identified` says that the caller made sure who is asking. Ends the person's sessions. */
export const resetUserTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/User/ResetTwoStep',
  summary: '核实身份后关闭个人用户的两步验证',
  may: button('resetTwoStep'),
  body: ObjectSchema({ Id, UpdateTime: Instant, Identified: Literal(true), Reason }, strict),
  reply: UserSurvey,
})
