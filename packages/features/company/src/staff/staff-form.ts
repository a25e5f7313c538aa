import { createStaff, mobileProblem, modifyStaff, type NewAccount, type StaffMember } from '@jst/contracts/company'
import type { App } from '@jst/feature-kit'
import type { FormFields, FormModel } from '@jst/feature-kit/form'
import { texts } from './texts.ts'

const words = texts.form

/** Form values of an employee. */
export const valuesOf = (stored: StaffMember | undefined) => ({
  Account: stored?.Account ?? '',
  Name: stored?.Name ?? '',
  DepartmentId: stored?.DepartmentId ?? null,
  Post: stored?.Post ?? '',
  Mobile: stored?.Mobile ?? '',
  Email: stored?.Email ?? '',
  RoleIds: stored?.RoleIds ?? [],
})
type StaffValues = ReturnType<typeof valuesOf>
/** A new person comes with the first password, a stored one as a record. */
export type StaffForm = FormModel<StaffValues, StaffMember, StaffMember | NewAccount>

/** `nameOf`: how people call a department and a role. */
export const staffFields = (nameOf: { department: (id: number) => string; role: (id: number) => string }): FormFields<StaffValues> => ({
  Name: { label: words.name, required: words.missingName },
  Account: { label: words.account, required: words.missingAccount },
  DepartmentId: { label: words.department, show: (id) => (id === null ? '' : nameOf.department(id)) },
  Post: { label: words.post },
  Mobile: { label: words.mobile, check: (mobile) => (mobile.trim() === '' ? undefined : mobileProblem(mobile.trim())) },
  Email: { label: words.email },
  RoleIds: { label: words.roles, show: (ids) => ids.map(nameOf.role).join('、') },
})

export function saveStaff(
  api: App['api'],
  { Account, RoleIds, ...person }: StaffValues,
  stored: StaffMember | undefined,
): Promise<StaffMember | NewAccount> {
  const roles = { RoleIds: [...RoleIds] }
  if (!stored) return api.call(createStaff, { ...person, ...roles, Account: Account.trim() })
  return api.call(modifyStaff, { Id: stored.Id, UpdateTime: stored.UpdateTime, ...person, ...roles })
}
