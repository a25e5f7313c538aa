import type { BodyOf, ReplyOf } from '@jst/contracts'
import { staffFile, type staffImport, staffLimits, type NewAccount } from '@jst/contracts/company'
import { withChoices, type EntityValues } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError, isReferred } from '../../../kernel/errors.ts'
import { asImport, countToWrite, runImport, type AreaImport } from '../../../entity-kit/index.ts'
import { texts } from '../texts.ts'
import { takenAccounts } from './accounts.repo.ts'
import { departmentsOf } from './departments.repo.ts'
import { mayGive } from './employees.policy.ts'
import { addPerson, type Person } from './employees.service.ts'
import { dropUnused, untouchedStaff } from './employees.repo.ts'
import { firstPassword, type FirstPassword } from './initial-password.ts'
import { rolesOf } from './roles.repo.ts'

const words = texts.staff
const text = (values: EntityValues, key: string) => String(values[key] ?? '')

/**
 * Employees from a file: each gets an account. `onAccount` gets each account with its password, which is shown once. `passwords`: made before the
 * transaction, one for each record; the check of a file and its undoing need none.
 */
export const importOfStaff = (
  passwords: readonly FirstPassword[] = [],
  onAccount: (account: NewAccount) => void = () => undefined,
): AreaImport => ({
  mostLines: staffLimits.importRows,
  fileOf: async (db, { companyId }) => {
    const [departments, roles] = [await departmentsOf(db, companyId), await rolesOf(db, companyId)]
    return withChoices(staffFile, { Department: departments.map(({ Name }) => Name), Role: roles.map(({ name }) => name) })
  },
  checkOf: async ({ tx, actor }) => {
    const roles = await rolesOf(tx, actor.companyId)
    const seen = new Map<string, number>()
    return async (lines) => {
      const taken = await takenAccounts(
        tx.system,
        lines.map(({ code }) => code),
      )
      for (const { line, code, values, wrong } of lines) {
        const account = code.toLowerCase()
        const before = seen.get(account)
        if (before !== undefined) wrong('Account', words.import.twice(before))
        else if (taken.has(account)) wrong('Account', words.accountTaken)
        seen.set(account, line)
        const role = roles.find(({ name }) => name === values['Role'])
        if (role && !mayGive(actor, role, roles)) wrong('Role', words.roleBeyond(role.name))
      }
    }
  },
  async write(call, records) {
    const { tx, actor } = call
    const [departments, roles] = [await departmentsOf(tx, actor.companyId), await rolesOf(tx, actor.companyId)]
    const written = []
    if (records.length > passwords.length) throw new AppError('ILLEGAL_TRANSITION', { message: words.import.changed })
    for (const [at, { lines }] of records.entries()) {
      const values = lines[0]!
      const role = roles.find(({ name }) => name === values['Role'])
      const department = departments.find(({ Name }) => Name === values['Department'])
      const renamed = text(values, 'Department') !== '' && !department
      if (renamed || !role || !mayGive(actor, role, roles)) throw new AppError('ILLEGAL_TRANSITION', { message: words.import.changed })
      const person: Person = {
        name: text(values, 'Name'),
        account: text(values, 'Account'),
        department: { id: department?.Id ?? null, name: department?.Name ?? '' },
        post: text(values, 'Post'),
        mobile: text(values, 'Mobile'),
        email: text(values, 'Email'),
        roleIds: [role.id],
      }
      const account = await addPerson(call, person, passwords[at]!)
      onAccount(account)
      written.push({ id: account.Id })
    }
    return written
  },
  versionsOf: ({ tx, actor }, ids) => untouchedStaff(tx.system, actor.companyId, ids),
  undo: async ({ tx, actor, audit }, records) => {
    const ids = records.map(({ id }) => id)
    await dropUnused(tx.system, actor.companyId, ids).catch((error: unknown) => {
      throw isReferred(error) ? new AppError('ILLEGAL_TRANSITION', { message: words.import.inUse }) : error
    })
    for (const entityId of ids) audit({ action: 'employee.remove', entity: 'employee', entityId })
  },
})

/** A password for each line that a run will write: hashing takes longer than everything that the transaction does. */
export async function firstPasswords(db: Queryable, id: number): Promise<FirstPassword[]> {
  const lines = await countToWrite(db, id)
  const passwords: FirstPassword[] = []
  while (passwords.length < Math.min(lines, staffLimits.importRows)) passwords.push(await firstPassword())
  return passwords
}

/** Never by a job: the passwords are answered to whoever asked, and kept nowhere. */
export async function runStaffImport(
  context: WriteContext<EmployeeActor>,
  input: BodyOf<typeof staffImport.runImport>,
  passwords: readonly FirstPassword[],
): Promise<ReplyOf<typeof staffImport.runImport>> {
  const Created: NewAccount[] = []
  const area = importOfStaff(passwords, (account) => Created.push(account))
  return { ...(await runImport(await asImport({ ...context, area }, staffFile.kind), input)), Created }
}
