import type { BodyOf, ReplyOf } from '@jst/contracts'
import { applicationIssues, normalizeCreditCode, type createCompany } from '@jst/contracts/company'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { operatorInviting } from '../company.repo.ts'
import { insertAccount } from '../employees/accounts.repo.ts'
import { accountPattern } from '../employees/employees.service.ts'
import type { FirstPassword } from '../employees/initial-password.ts'
import { foundCompany } from '../founding/founding.service.ts'
import { texts } from '../texts.ts'

/**
 * A company on behalf of a customer: an operator creates customers and providers that it serves itself, the platform any kind.
 * The administrator's account belongs to the new company, and its first password is shown this once.
 */
export async function create(
  { tx, actor, audit }: WriteCall,
  { AdminName, AdminAccount, AdminMobile, ...fields }: BodyOf<typeof createCompany>,
  { password, hash }: FirstPassword,
): Promise<ReplyOf<typeof createCompany>> {
  const account = AdminAccount.trim()
  const name = AdminName.trim()
  const issues = applicationIssues(fields, true)
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  if (name === '') throw invalid('AdminName', texts.staff.import.name, texts.labels.administrator)
  if (!accountPattern.test(account)) throw invalid('AdminAccount', texts.staff.accountForm, texts.labels.administratorAccount)
  if (actor.companyKind !== 'platform' && (actor.companyKind !== 'operator' || fields.Kind === 'operator'))
    throw new AppError('FORBIDDEN', { message: texts.record.kindForbidden })
  const operatorId = await servedBy()
  // the account is its company's, which is not there yet: taken over below
  const user = {
    account,
    name,
    mobile: AdminMobile,
    email: fields.ContactEmail.trim(),
    hash,
    managedBy: actor.companyId,
  }
  const userId = await insertAccount(tx.system, user).catch((error: unknown) => {
    throw isDuplicate(error, 'app_user_account')
      ? invalid('AdminAccount', texts.staff.accountTaken, texts.labels.administratorAccount)
      : error
  })
  const founded = await foundCompany(tx.system, {
    fields: { ...fields, CreditCode: normalizeCreditCode(fields.CreditCode) },
    operatorId,
    administrator: { userId, name, mobile: AdminMobile },
  })
  await tx.system.query('update app_user set managed_by = $2 where id = $1', [userId, founded.companyId])
  audit({
    action: 'company.create',
    entity: 'company',
    entityId: founded.companyId,
    diff: { name: fields.Name, kind: fields.Kind, account },
  })
  return { CompanyId: founded.companyId, Id: founded.employeeId, Name: name, Account: account, Password: password }

  async function servedBy(): Promise<number | null> {
    if (fields.Kind === 'operator') return null
    if (actor.companyKind === 'operator') return actor.companyId
    const operator = await operatorInviting(tx.system, fields.InviteCode.trim())
    if (!operator) throw invalid('InviteCode', texts.noInvite, texts.labels.inviteCode)
    return operator.id
  }
}
