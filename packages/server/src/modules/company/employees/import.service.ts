import type { BodyOf, Issue, ReplyOf } from '@jst/contracts'
import {
  emailPattern,
  mobilePattern,
  staffLimits,
  type Department,
  type importStaff as importCall,
  type StaffLine,
} from '@jst/contracts/company'
import type { WriteCall } from '../../../kernel/endpoint.ts'
import { texts } from '../texts.ts'
import { takenAccounts } from './accounts.repo.ts'
import { departmentsOf } from './departments.repo.ts'
import { mayGive } from './employees.policy.ts'
import { accountPattern, addPerson, type Person } from './employees.service.ts'
import { rolesOf, type RoleRights } from './roles.repo.ts'

const words = texts.staff
const labels: Record<keyof StaffLine, string> = {
  Name: texts.labels.name,
  Account: texts.labels.account,
  Department: texts.labels.department,
  Post: texts.labels.post,
  Mobile: texts.labels.mobile,
  Email: texts.labels.email,
  Role: texts.labels.role,
}
const limits: Partial<Record<keyof StaffLine, number>> = { Name: staffLimits.name, Post: staffLimits.post, Email: staffLimits.email }

interface Book {
  readonly departments: readonly Department[]
  readonly roles: readonly RoleRights[]
  readonly mayGive: (role: RoleRights) => boolean
  readonly taken: ReadonlySet<string>
}

/** Reads all lines first; with any problem, or on a dry run, nobody is created and every problem is named. */
export async function importPeople(call: WriteCall, { Rows, DryRun }: BodyOf<typeof importCall>): Promise<ReplyOf<typeof importCall>> {
  const { tx, actor, audit } = call
  const roles = await rolesOf(tx, actor.companyId)
  const book: Book = {
    departments: await departmentsOf(tx, actor.companyId),
    roles,
    mayGive: (role) => mayGive(actor, role, roles),
    taken: await takenAccounts(
      tx.system,
      Rows.map((line) => line.Account.trim()),
    ),
  }
  const Issues: Issue[] = []
  const seen = new Set<string>()
  const people = Rows.map((line, at) => readLine(line, at, book, seen, Issues))
  const Created = []
  if (Issues.length === 0 && !DryRun) {
    for (const person of people) Created.push(await addPerson(call, person))
    audit({ action: 'employee.import', entity: 'employee', diff: { people: Created.length } })
  }
  return { DryRun, Created, Issues }
}

function readLine(
  raw: StaffLine,
  at: number,
  { departments, roles, mayGive: may, taken }: Book,
  seen: Set<string>,
  issues: Issue[],
): Person {
  const line = Object.fromEntries(Object.entries(raw).map(([field, value]) => [field, value.trim()])) as StaffLine
  const wrong = (field: keyof StaffLine, Message: string) =>
    issues.push({ Severity: 'ERROR', Code: 'INVALID', Path: `Rows[${at}].${field}`, Label: labels[field], Message, Value: line[field] })
  for (const [field, max] of Object.entries(limits) as [keyof StaffLine, number][])
    if (line[field].length > max) wrong(field, words.import.long(max))
  if (line.Name === '') wrong('Name', words.import.name)
  const account = line.Account.toLowerCase()
  if (account === '') wrong('Account', words.import.account)
  else if (!accountPattern.test(line.Account)) wrong('Account', words.accountForm)
  else if (seen.has(account)) wrong('Account', words.import.twice)
  else if (taken.has(account)) wrong('Account', words.accountTaken)
  seen.add(account)
  if (line.Mobile !== '' && !mobilePattern.test(line.Mobile)) wrong('Mobile', words.mobile)
  if (line.Email !== '' && !emailPattern.test(line.Email)) wrong('Email', words.email)
  const department = line.Department === '' ? undefined : departments.find(({ Name }) => Name === line.Department)
  if (line.Department !== '' && !department) wrong('Department', words.import.department(line.Department))
  const role = roles.find(({ name }) => name === line.Role)
  if (line.Role === '') wrong('Role', words.import.roleMissing)
  else if (!role) wrong('Role', words.import.role(line.Role))
  else if (!may(role)) wrong('Role', words.roleBeyond(role.name))
  return {
    name: line.Name,
    account: line.Account,
    department: { id: department?.Id ?? null, name: department?.Name ?? '' },
    post: line.Post,
    mobile: line.Mobile,
    email: line.Email,
    roleIds: role ? [role.id] : [],
  }
}
