import {
  emailPattern,
  isPrintableAscii,
  mobileProblem,
  modifyCompany,
  type CompanyFinance,
  type CompanyRecord,
} from '@jst/contracts/company'
import type { App } from '@jst/feature-kit'
import type { FormFields } from '@jst/feature-kit/form'
import { texts } from './texts.ts'

export const contactNames = ['ContactName', 'ContactMobile', 'ContactEmail', 'City', 'Address', 'NameEn', 'AddressEn'] as const
export const financeNames = ['BankName', 'BankAccount', 'InvoiceTitle', 'TaxNo', 'InvoiceAddress', 'InvoicePhone'] as const
export type RecordName = (typeof contactNames)[number] | (typeof financeNames)[number]
type Values = Readonly<Record<RecordName, string>>
export interface Change {
  readonly name: RecordName
  readonly before: string
  readonly after: string
}

const pick = <N extends RecordName>(names: readonly N[], values: Values) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Record<N, string>
const namesOf = ({ FinanceMasked }: CompanyRecord): readonly RecordName[] =>
  FinanceMasked ? contactNames : [...contactNames, ...financeNames]

export const valuesOf = (company: CompanyRecord | undefined): Values => {
  const all = { ...company, ...company?.Finance }
  return Object.fromEntries([...contactNames, ...financeNames].map((name) => [name, all[name] ?? ''])) as Values
}

const english = (text: string) => (isPrintableAscii(text) ? undefined : texts.wrongEnglish)
const checks: { readonly [N in RecordName]?: (value: string) => string | undefined } = {
  ContactMobile: (mobile) => (mobile === '' ? undefined : mobileProblem(mobile)),
  NameEn: english,
  AddressEn: english,
  ContactEmail: (mail) => (mail === '' || emailPattern.test(mail) ? undefined : texts.wrongEmail),
}
export const fieldsOf = (company: CompanyRecord): FormFields<Values> =>
  Object.fromEntries(namesOf(company).map((name) => [name, { label: texts.fields[name], check: checks[name] }]))

/** Changes that a save would make to the record. */
export function changesOf(values: Values, company: CompanyRecord): Change[] {
  const before = valuesOf(company)
  return namesOf(company)
    .filter((name) => before[name] !== values[name])
    .map((name) => ({ name, before: before[name], after: values[name] }))
}

export function saveCompany(api: App['api'], values: Values, company: CompanyRecord): Promise<CompanyRecord> {
  const Finance: CompanyFinance = pick(financeNames, values)
  return api.call(modifyCompany, {
    UpdateTime: company.UpdateTime,
    ...pick(contactNames, values),
    ...(company.FinanceMasked ? {} : { Finance }),
  })
}
