import type { ApplicationFields, JoiningKind } from '@jst/contracts/company'
import type { Queryable } from '../../../kernel/database/database.ts'
import { isDuplicate } from '../../../kernel/errors.ts'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { insertAdministrator, insertAdministratorRole, insertCompany } from './founding.repo.ts'

/** Providers submit no shipping instructions and book no space. */
const customersOnly = [
  '/external/workbench/sisubimtlist',
  '/external/workbench/sisubmit',
  '/external/workbench/sisubmitlog',
  '/external/workbench/silogs',
  '/external/workbench/sitemplate',
  '/external/workbench/booking',
  '/external/workbench/bookonline',
  '/external/workbench/booklogs',
  '/external/workbench/bookdrafts',
  '/external/workbench/bookonlinedetail',
  '/external/workbench/booking/uploadbook',
  '/external/workbench/booking/uploadbooklog',
  '/external/workbench/orderupload',
  '/external/workbench/bookinglog/orderuploadlog',
]
const without: Record<JoiningKind, readonly string[]> = { customer: [], provider: customersOnly, operator: [] }

export interface Founding {
  readonly fields: ApplicationFields
  /** The operator that will serve a customer or provider; null for forwarders. */
  readonly operatorId: number | null
  readonly administrator: { userId: number; name: string; mobile: string }
}

/**
 * A company with its administrator: role with the right menus, employee. Runs as the server itself.
 * @throws AppError INVALID_INPUT when the credit code belongs to a company that is there.
 */
export async function foundCompany(
  system: Queryable,
  { fields, operatorId, administrator }: Founding,
): Promise<{ companyId: number; employeeId: number }> {
  const company = await insertCompany(system, fields, operatorId).catch((error: unknown) => {
    throw isDuplicate(error, 'company_credit_code') ? invalid('CreditCode', texts.codeTaken) : error
  })
  const grants = { external: fields.Kind !== 'operator', without: without[fields.Kind] }
  const roleId = await insertAdministratorRole(system, company, texts.administrator, grants)
  const employeeId = await insertAdministrator(system, company, roleId, administrator)
  return { companyId: company.id, employeeId }
}
