import { buttons } from '../../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, strict } from '../../schema.ts'
import { CompanyKind, Mobile } from '../../account/index.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, text } from '../../envelope.ts'
import { Application, applicationInput, nullable } from '../schemas.ts'
import { staffLimits } from '../staff-file.ts'
import { NewAccount } from './employees.ts'

const editor = '/system/company/editCompanyInfo'

const contact = {
  ContactName: text(50),
  ContactMobile: text(20),
  ContactEmail: text(100),
  City: text(30),
  Address: text(200),
}
/** Name and address as they stand on bills of lading and other papers in English, in printable ASCII. */
const english = {
  NameEn: text(120),
  AddressEn: text(250),
}
const finance = {
  BankName: text(100),
  BankAccount: text(40),
  InvoiceTitle: text(100),
  TaxNo: text(30),
  InvoiceAddress: text(200),
  InvoicePhone: text(30),
}
/** Where the company is paid and to whom it is invoiced. */
export const CompanyFinance = ObjectSchema(finance, strict)
export type CompanyFinance = Static<typeof CompanyFinance>

/** The caller's own company. Without the right to see it bank and invoice data is masked, and `FinanceMasked` says so. */
export const CompanyRecord = ObjectSchema({
  Id,
  Code: StringSchema(),
  Kind: CompanyKind,
  Name: StringSchema(),
  CreditCode: StringSchema(),
  LegalPerson: StringSchema(),
  ...contact,
  ...english,
  Finance: CompanyFinance,
  FinanceMasked: BooleanSchema(),
  /** Chinese name of the operator that serves it; empty for operators and the platform. */
  OperatorName: StringSchema(),
  /** A change of what the licence says that is not decided yet, or was refused last. */
  Change: nullable(Application),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type CompanyRecord = Static<typeof CompanyRecord>

/** One change of the record, newest first; bank and invoice values are told as changed, never shown. */
export const CompanyVersion = ObjectSchema({
  Id,
  EditorName: StringSchema(),
  Changes: ArraySchema(ObjectSchema({ Label: StringSchema(), Before: StringSchema(), After: StringSchema() })),
  CreateTime: Instant,
})
export type CompanyVersion = Static<typeof CompanyVersion>

const seeing = buttons({ path: '/system/CurrentCompanyDetail', code: 'view' }, { path: editor, code: 'edit' })

export const currentCompany = defineEndpoint({
  method: 'GET',
  path: '/api/Company/GetCurrent',
  summary: '本公司资料',
  may: seeing,
  reply: CompanyRecord,
})
export const currentCompanyVersions = defineEndpoint({
  method: 'GET',
  path: '/api/Company/GetVersions',
  summary: '本公司资料的修改记录（最近 50 次）',
  may: seeing,
  reply: ArraySchema(CompanyVersion),
})
/** Everything but what the licence says. `Finance` only with the right to see it. 412 with the stored record when it is newer. */
export const modifyCompany = defineEndpoint({
  method: 'POST',
  path: '/api/Company/ModifyCurrent',
  summary: '修改本公司资料',
  may: buttons({ path: editor, code: 'edit' }),
  body: ObjectSchema(
    // a program that knows no name in English changes none
    {
      UpdateTime: Instant,
      ...contact,
      NameEn: Optional(english.NameEn),
      AddressEn: Optional(english.AddressEn),
      Finance: Optional(CompanyFinance),
    },
    strict,
  ),
  reply: CompanyRecord,
})
/** Name, code and legal person change by an audit: a draft about the own company, to be completed with the new licence and handed in. */
export const beginCompanyChange = defineEndpoint({
  method: 'POST',
  path: '/api/Company/BeginChange',
  summary: '申请变更企业名称、统一社会信用代码或法定代表人',
  may: buttons({ path: editor, code: 'edit' }),
  body: ObjectSchema({ Name: StringSchema({ minLength: 1, maxLength: 100 }), CreditCode: text(30), LegalPerson: text(50) }, strict),
  reply: Application,
})
/** By staff on behalf of a customer: the company, its administrator, and a first password that is shown this once. */
export const createCompany = defineEndpoint({
  method: 'POST',
  path: '/api/Company/Create',
  summary: '代客户创建企业',
  may: buttons({ path: '/system/company/CreateCompany', code: 'create' }),
  body: ObjectSchema(
    {
      ...applicationInput,
      AdminName: StringSchema({ minLength: 1, maxLength: staffLimits.name }),
      AdminAccount: text(staffLimits.account),
      AdminMobile: Mobile,
    },
    strict,
  ),
  reply: ObjectSchema({ CompanyId: Id, ...NewAccount.properties }),
})
