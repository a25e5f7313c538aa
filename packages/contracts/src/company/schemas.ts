import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, type Static, StringSchema, Union } from '../schema.ts'
import { Id, Instant, Quantity, text } from '../envelope.ts'
import { applicationFields as f } from './fields.ts'
import { ApplicationState, BindState, JoiningKind } from './states.ts'

export const nullable = <T extends Parameters<typeof Union>[0][number]>(schema: T) => Union([schema, Null()])

/** Input of the applicant; see `applicationFields` for labels. */
export const applicationInput = {
  Kind: JoiningKind,
  Name: text(f.Name.max),
  CreditCode: text(f.CreditCode.max),
  LegalPerson: text(f.LegalPerson.max),
  ContactName: text(f.ContactName.max),
  ContactMobile: text(f.ContactMobile.max),
  ContactEmail: text(f.ContactEmail.max),
  City: text(f.City.max),
  Address: text(f.Address.max),
  Referrer: text(f.Referrer.max),
  InviteCode: text(f.InviteCode.max),
} as const

/** `join`: a new company · `change`: another name, code or legal person of a company that is there. */
export const ApplicationPurpose = Union([Literal('join'), Literal('change')])
export type ApplicationPurpose = Static<typeof ApplicationPurpose>

/** An application with its state. LicenceName is empty while none is uploaded. */
export const Application = ObjectSchema({
  Id,
  Purpose: ApplicationPurpose,
  State: ApplicationState,
  ...applicationInput,
  LicenceName: StringSchema(),
  ApplicantName: StringSchema(),
  ApplicantMobile: StringSchema(),
  /** Chinese name of the operator that decides; empty: the platform. */
  OperatorName: StringSchema(),
  /** Latest remark of the auditor. */
  Remarks: StringSchema(),
  AuditorName: StringSchema(),
  SubmitTime: nullable(Instant),
  AuditTime: nullable(Instant),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type Application = Static<typeof Application>

/** One step in the history of an application. */
export const ApplicationEvent = ObjectSchema({
  Id,
  State: ApplicationState,
  Name: StringSchema(),
  Remarks: StringSchema(),
  CreateTime: Instant,
})
export type ApplicationEvent = Static<typeof ApplicationEvent>

/** One thing that an auditor has to look at; `ok` says that it was checked and is right. */
export const ApplicationCheck = ObjectSchema({
  Code: Union([Literal('creditCode'), Literal('duplicate'), Literal('pending'), Literal('similar'), Literal('licence')]),
  Level: Union([Literal('ok'), Literal('warn'), Literal('error')]),
  Message: StringSchema(),
})
export type ApplicationCheck = Static<typeof ApplicationCheck>

export const ApplicationInfo = ObjectSchema({
  Application,
  Events: ArraySchema(ApplicationEvent),
  Checks: ArraySchema(ApplicationCheck),
})
export type ApplicationInfo = Static<typeof ApplicationInfo>

/** A wish to belong to a company, as the person and the company see it. */
export const BindRequest = ObjectSchema({
  Id,
  State: BindState,
  CompanyName: StringSchema(),
  PersonName: StringSchema(),
  PersonMobile: StringSchema(),
  Reason: StringSchema(),
  Remarks: StringSchema(),
  AnsweredName: StringSchema(),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type BindRequest = Static<typeof BindRequest>

/** All that a stranger learns of a company by searching. */
export const FoundCompany = ObjectSchema({ CompanyId: Id, Name: StringSchema(), City: StringSchema(), MaskedCode: StringSchema() })
export type FoundCompany = Static<typeof FoundCompany>

export const Department = ObjectSchema({
  Id,
  ParentId: nullable(Id),
  Name: StringSchema(),
  /** Employees that stand in it themselves, not in those below. */
  Employees: Quantity,
  UpdateTime: Instant,
})
export type Department = Static<typeof Department>

/** An employee of the caller's company. Account is empty for people without a sign-in. */
export const StaffMember = ObjectSchema({
  Id,
  Name: StringSchema(),
  Account: StringSchema(),
  DepartmentId: nullable(Id),
  DepartmentName: StringSchema(),
  Post: StringSchema(),
  Mobile: StringSchema(),
  Email: StringSchema(),
  RoleIds: ArraySchema(Id),
  RoleNames: ArraySchema(StringSchema()),
  Disabled: BooleanSchema(),
  IsAdministrator: BooleanSchema(),
  /** The company gave out the account and may reset its password. */
  IsManaged: BooleanSchema(),
  LastSignIn: nullable(Instant),
  /** SI records that lie on this person's desk. */
  Claims: Quantity,
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type StaffMember = Static<typeof StaffMember>

/** A role that may be given; `Grantable` is false when it holds more than the caller has. */
export const RoleChoice = ObjectSchema({ Id, Name: StringSchema(), Grantable: BooleanSchema() })
export type RoleChoice = Static<typeof RoleChoice>
