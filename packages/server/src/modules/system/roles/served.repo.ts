import type { Page } from '@jst/contracts'
import type { CompanyKind } from '@jst/contracts/account'
import type { RolePerson, ServedCompany, ServedKind } from '@jst/contracts/system'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'

const current = 't.removed_at is null and t.merged_into is null'

/** Returns true if the caller sees the customer or provider that a company is tied to: the data scope of the connection decides. */
export async function seesPartner(db: Queryable, { CompanyId, CompanyKind }: { CompanyId: number; CompanyKind: CompanyKind }) {
  const table = CompanyKind === 'provider' ? 'provider' : 'customer'
  return (await db.query(`select 1 from ${table} t where t.linked_id = $1 and ${current} limit 1`, [CompanyId])).length > 0
}

const people = 'select count(*) from employee e where e.company_id = c.id and not e.disabled and e.user_id is not null'
const noRole = 'not exists (select from employee_role er where er.employee_id = e.id)'

export interface ServedFilter extends PageInput {
  Kind: ServedKind
  PartnerId?: number
  Keyword?: string
}
export const servedPage = (db: Db, operatorId: number, filter: ServedFilter): Promise<Page<ServedCompany>> =>
  readPage<ServedCompany>(db, filter, {
    select: `t.id as "PartnerId", t.code as "Code", t.name_zh as "Name", c.id as "CompanyId", c.name as "CompanyName",
      (select count(*) from role r where r.company_id = c.id) as "Roles", (${people}) as "People", (${people} and ${noRole}) as "WithoutRole"`,
    from: `${filter.Kind} t join company c on c.id = t.linked_id and c.kind = '${filter.Kind}' and not c.disabled`,
    where: new Conditions()
      .add('c.operator_id = ?', operatorId)
      .add('t.id = ?', filter.PartnerId)
      .add('t.name_zh ilike ? or t.code ilike ? or c.name ilike ?', containing(filter.Keyword))
      .raw(current),
    sorts: {
      Name: 't.name_zh collate "zh-x-icu"',
      Code: 't.code collate "C"',
      People: `(${people})`,
      WithoutRole: `(${people} and ${noRole})`,
    },
    defaultSort: 'Name',
    tieBreaker: 't.id',
  })

const roleIds = 'array(select er.role_id from employee_role er where er.employee_id = e.id order by er.role_id)'
const person = `e.id as "EmployeeId", e.name as "Name", e.department as "Department", coalesce(u.account, '') as "Account",
  e.disabled as "Disabled", ${roleIds} as "RoleIds"`
const from = 'employee e left join app_user u on u.id = e.user_id'

export interface PeopleFilter extends PageInput {
  CompanyId: number
  Keyword?: string
  /** 0: people without a role. */
  RoleId?: number
}
/** Sign-in names are the server's to read: ask as the server, for a company whose roles the caller may see. */
export function peoplePage(system: Db, filter: PeopleFilter): Promise<Page<RolePerson>> {
  const where = new Conditions()
    .add('e.company_id = ?', filter.CompanyId)
    .add('e.name ilike ? or e.department ilike ? or u.account ilike ?', containing(filter.Keyword))
  if (filter.RoleId === 0) where.raw(noRole)
  else where.add('exists (select from employee_role er where er.employee_id = e.id and er.role_id = ?)', filter.RoleId)
  return readPage<RolePerson>(system, filter, {
    select: person,
    from,
    where,
    sorts: { Name: 'e.name collate "zh-x-icu"', Department: 'e.department collate "zh-x-icu"' },
    defaultSort: 'Name',
    tieBreaker: 'e.id',
  })
}

export async function findPerson(system: Queryable, id: number): Promise<(RolePerson & { CompanyId: number }) | undefined> {
  const [row] = await system.query<RolePerson & { CompanyId: number }>(
    `select ${person}, e.company_id as "CompanyId" from ${from} where e.id = $1`,
    [id],
  )
  return row
}
export const rolesOfCompany = (db: Queryable, companyId: number) =>
  db.query<{ id: number; name: string }>('select id, name from role where company_id = $1', [companyId])
export async function setRoles(tx: Queryable, employeeId: number, roles: readonly number[]): Promise<void> {
  await tx.query('delete from employee_role where employee_id = $1 and not role_id = any($2)', [employeeId, roles])
  await tx.query('insert into employee_role (employee_id, role_id) select $1, unnest($2::bigint[]) on conflict do nothing', [
    employeeId,
    roles,
  ])
}
