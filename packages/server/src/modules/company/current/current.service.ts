import type { BodyOf } from '@jst/contracts'
import {
  emailPattern,
  isPrintableAscii,
  mobilePattern,
  normalizeCreditCode,
  type Application,
  type beginCompanyChange,
  type CompanyFinance,
  type CompanyRecord,
  type modifyCompany,
} from '@jst/contracts/company'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import { factsOf } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { findApplication, insertApplication } from '../application.repo.ts'
import { addVersion } from '../audit/audit.repo.ts'
import { texts } from '../texts.ts'
import * as repo from './current.repo.ts'

const labels = texts.record
const maySeeFinance = (actor: EmployeeActor) => mayPress(actor, { path: '/system/CurrentCompanyDetail', code: 'viewFinance' })

/** The end of a number is enough to recognise it. */
const masked = (value: string) => (value === '' ? '' : `****${value.length > 8 ? value.slice(-4) : ''}`)
const maskFinance = (finance: CompanyFinance) =>
  Object.fromEntries(Object.entries(finance).map(([name, value]) => [name, masked(value)])) as CompanyFinance

export async function describe(db: Queryable, system: Queryable, actor: EmployeeActor): Promise<CompanyRecord> {
  const { operatorId, ...company } = await repo.findCompany(db, actor.companyId)
  const finance = await repo.financeOf(db, actor.companyId)
  const open = maySeeFinance(actor)
  return {
    ...company,
    Finance: open ? finance : maskFinance(finance),
    FinanceMasked: !open,
    OperatorName: await repo.nameOf(system, operatorId),
    Change: await repo.openChange(system, actor.companyId),
  }
}

interface Change {
  Label: string
  Before: string
  After: string
}

/** Contact, address, bank and invoice. What changed is kept as a version, with bank and invoice values left out of it. */
export async function modify(call: WriteCall, { UpdateTime, Finance, ...fields }: BodyOf<typeof modifyCompany>): Promise<CompanyRecord> {
  const { tx, actor, audit } = call
  const before = await repo.findCompany(tx, actor.companyId, true)
  if (Date.parse(UpdateTime) !== Date.parse(before.UpdateTime)) demandVersion(UpdateTime, await describe(tx, tx.system, actor))
  if (Finance && !maySeeFinance(actor)) throw new AppError('FORBIDDEN', { message: texts.record.financeForbidden })
  if (fields.ContactMobile !== '' && !mobilePattern.test(fields.ContactMobile))
    throw invalid('ContactMobile', texts.staff.mobile, labels.ContactMobile)
  if (fields.ContactEmail !== '' && !emailPattern.test(fields.ContactEmail))
    throw invalid('ContactEmail', texts.staff.email, labels.ContactEmail)
  for (const name of ['NameEn', 'AddressEn'] as const)
    if (!isPrintableAscii(fields[name] ?? '')) throw invalid(name, texts.record.english, labels[name])
  const changes: Change[] = (Object.keys(fields) as (keyof typeof fields)[])
    .filter((name) => before[name] !== fields[name])
    .map((name) => ({ Label: labels[name], Before: before[name], After: fields[name] ?? '' }))
  const stored = await repo.financeOf(tx, actor.companyId)
  if (Finance && JSON.stringify(Finance) !== JSON.stringify({ ...Finance, ...stored }))
    changes.push({ Label: labels.finance, Before: labels.hidden, After: labels.changed })
  if (changes.length > 0) {
    await repo.updateCompany(tx, actor.companyId, { ...before, ...fields })
    if (Finance) await repo.saveFinance(tx, actor.companyId, Finance)
    await addVersion(tx.system, actor.companyId, actor.employeeName, changes)
    audit({ action: 'company.edit', entity: 'company', entityId: actor.companyId, diff: factsOf({ changes }) })
  }
  return describe(tx, tx.system, actor)
}

/** A draft about the own company with the new facts; licence and handing in go the way of every application. */
export async function beginChange({ tx, actor, audit }: WriteCall, input: BodyOf<typeof beginCompanyChange>): Promise<Application> {
  const company = await repo.findCompany(tx, actor.companyId, true)
  if (company.Kind === 'platform') throw new AppError('ILLEGAL_TRANSITION', { message: texts.record.platform })
  if (await repo.openChange(tx.system, actor.companyId)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.record.changeOpen })
  const facts = { Name: input.Name.trim(), CreditCode: normalizeCreditCode(input.CreditCode), LegalPerson: input.LegalPerson.trim() }
  if (facts.Name === company.Name && facts.CreditCode === company.CreditCode && facts.LegalPerson === company.LegalPerson)
    throw invalid('Name', texts.record.noChange, texts.change.name)
  const { ContactName, ContactMobile, ContactEmail, City, Address } = company
  const fields = { ...facts, ContactName, ContactMobile, ContactEmail, City, Address, Referrer: '', InviteCode: '', Kind: company.Kind }
  const id = await insertApplication(
    tx.system,
    { userId: actor.userId, userName: actor.employeeName, mobile: actor.mobile },
    fields,
    company.Id,
  )
  audit({ action: 'company.change-draft', entity: 'company_application', entityId: id, diff: facts })
  return (await findApplication(tx.system, id))!.wire
}
