import type { Issue } from '../envelope.ts'
import { creditCodeProblem, normalizeCreditCode } from '../credit-code.ts'
import type { JoiningKind } from './states.ts'
import { spaced } from '../values/spaced.ts'

/** Company data of an application; every text may be empty while it is a draft. */
export interface ApplicationFields {
  Kind: JoiningKind
  Name: string
  CreditCode: string
  LegalPerson: string
  ContactName: string
  ContactMobile: string
  ContactEmail: string
  City: string
  Address: string
  Referrer: string
  InviteCode: string
}

/** Labels and most characters of the texts, for forms and findings alike. */
export const applicationFields: Readonly<Record<Exclude<keyof ApplicationFields, 'Kind'>, { zh: string; max: number; required?: true }>> = {
  Name: { zh: '企业名称', max: 100, required: true },
  CreditCode: { zh: '统一社会信用代码', max: 30, required: true },
  LegalPerson: { zh: '法定代表人', max: 50, required: true },
  ContactName: { zh: '联系人', max: 50, required: true },
  ContactMobile: { zh: '联系手机', max: 20, required: true },
  ContactEmail: { zh: '联系邮箱', max: 100 },
  City: { zh: '所在城市', max: 30, required: true },
  Address: { zh: '详细地址', max: 200, required: true },
  Referrer: { zh: '推荐人', max: 50 },
  InviteCode: { zh: '邀请码', max: 20 },
}
export type ApplicationText = keyof typeof applicationFields

/** A mainland mobile number. */
export const mobilePattern = /^1[3-9]\d{9}$/
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Bills of lading are printed, and read by machines, in these characters. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

/** A sentence for a mobile number that is none; undefined when it is one. */
export const mobileProblem = (mobile: string): string | undefined =>
  mobilePattern.test(mobile) ? undefined : '手机号应为 1 开头的 11 位数字'

/** Everything that keeps an application from being handed in; the same on the page and on the server. */
export function applicationIssues(fields: ApplicationFields, hasLicence: boolean): Issue[] {
  const issues: Issue[] = []
  const add = (Path: string, Label: string, Message: string) => issues.push({ Severity: 'ERROR', Code: 'INVALID', Path, Label, Message })
  for (const [name, { zh, required }] of Object.entries(applicationFields) as [ApplicationText, { zh: string; required?: true }][])
    if (required && fields[name].trim() === '') add(name, zh, spaced`请填写${zh}`)
  const code = normalizeCreditCode(fields.CreditCode)
  const problem = code === '' ? undefined : creditCodeProblem(code)
  if (problem) add('CreditCode', applicationFields.CreditCode.zh, problem)
  const mobile = fields.ContactMobile.trim()
  if (mobile !== '' && !mobilePattern.test(mobile))
    add('ContactMobile', applicationFields.ContactMobile.zh, '手机号应为 1 开头的 11 位数字')
  const email = fields.ContactEmail.trim()
  if (email !== '' && !emailPattern.test(email))
    add('ContactEmail', applicationFields.ContactEmail.zh, '邮箱格式不正确，例如 name@company.com')
  if (!hasLicence) add('Licence', '营业执照', '请上传营业执照（图片或 PDF）')
  return issues
}
