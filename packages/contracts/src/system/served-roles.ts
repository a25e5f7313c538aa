import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'

/** Pages on which an operator keeps the roles of the companies that it serves, by kind of company. */
export const servedRoles = {
  customer: '/system/company/customer/customerRole',
  provider: '/system/company/provider/providerRole',
} as const
export type ServedKind = keyof typeof servedRoles

const [customer, provider] = Object.values(servedRoles) as [string, string]
const both = (code: string) => buttons({ path: customer, code }, { path: provider, code })

/** A company that the operator serves, by the customer or provider that it is tied to. */
export const ServedCompany = ObjectSchema({
  PartnerId: Id,
  Code: StringSchema(),
  Name: StringSchema(),
  CompanyId: Id,
  CompanyName: StringSchema(),
  Roles: Quantity,
  People: Quantity,
  /** People who can sign in and hold no role: they see nothing. */
  WithoutRole: Quantity,
})
export type ServedCompany = Static<typeof ServedCompany>

/** Customers or providers whose company has joined, as far as the caller sees them. */
export const servedCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/Role/GetServedCompanyPagedList',
  summary: '客户或供应商的角色一览',
  may: both('view'),
  query: ObjectSchema(
    {
      ...pageQuery,
      Kind: Union([Literal('customer'), Literal('provider')]),
      PartnerId: Optional(Id),
      Keyword: Optional(text(100)),
    },
    strict,
  ),
  reply: page(ServedCompany),
})

/** Somebody of a served company, and the roles that he holds. */
export const RolePerson = ObjectSchema({
  EmployeeId: Id,
  Name: StringSchema(),
  Department: StringSchema(),
  Account: StringSchema(),
  Disabled: BooleanSchema(),
  RoleIds: ArraySchema(Id),
})
export type RolePerson = Static<typeof RolePerson>

export const rolePeople = defineEndpoint({
  method: 'GET',
  path: '/api/Role/GetRolePersonPagedList',
  summary: '客户或供应商的人员与角色',
  may: both('view'),
  query: ObjectSchema({ ...pageQuery, CompanyId: Id, Keyword: Optional(text(100)), RoleId: Optional(IdOrNone) }, strict),
  reply: page(RolePerson),
})

/**
 * Sets the roles of somebody of a served company; `Seen` are those that the caller saw.
 * @throws STALE_WRITE with the stored person; INVALID_INPUT when the company were left without administrator
 */
export const setPersonRoles = defineEndpoint({
  method: 'POST',
  path: '/api/Role/SetPersonRoles',
  summary: '分配客户或供应商人员的角色',
  may: both('assign'),
  body: ObjectSchema({ EmployeeId: Id, RoleIds: ArraySchema(Id, { maxItems: 20 }), Seen: ArraySchema(Id, { maxItems: 200 }) }, strict),
  reply: RolePerson,
})
