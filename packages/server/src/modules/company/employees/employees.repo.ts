import type { Page, QueryOf } from '@jst/contracts'
import type { StaffMember, staffList } from '@jst/contracts/company'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage } from '../../../kernel/database/paging.ts'
import { deskLoads } from '../../si/index.ts'
import { accountsOf, usersNamed } from './accounts.repo.ts'

/** The button whose holders administer the accounts of their company. */
const administering = `exists (select from employee_role er join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id
    where er.employee_id = e.id and m.active and m.path = '/system/employee/list' and 'edit' = any (rm.buttons))`

const columns = `e.id as "Id", e.name as "Name", e.department_id as "DepartmentId", e.department as "DepartmentName", e.post as "Post",
  e.mobile as "Mobile", e.email as "Email",
  array(select er.role_id from employee_role er where er.employee_id = e.id order by er.role_id) as "RoleIds",
  array(select r.name from employee_role er join role r on r.id = er.role_id where er.employee_id = e.id order by er.role_id) as "RoleNames",
  e.disabled as "Disabled", ${administering} as "IsAdministrator", e.last_sign_in as "LastSignIn", e.create_time as "CreateTime",
  e.update_time as "UpdateTime", e.user_id as "userId"`
type Row = Omit<StaffMember, 'Account' | 'IsManaged' | 'Claims'> & { userId: number | null }

/** Adds what stands outside the company's rows: the account, and what lies on the person's desk. */
async function complete(db: Queryable, system: Queryable, companyId: number, rows: readonly Row[]): Promise<StaffMember[]> {
  const [accounts, loads] = await Promise.all([
    accountsOf(
      system,
      companyId,
      rows.flatMap(({ userId }) => userId ?? []),
    ),
    deskLoads(
      db,
      companyId,
      rows.map(({ Id }) => Id),
    ),
  ])
  return rows.map(({ userId, ...row }) => {
    const account = userId === null ? undefined : accounts.get(userId)
    return { ...row, Account: account?.account ?? '', IsManaged: account?.managed ?? false, Claims: loads.get(row.Id) ?? 0 }
  })
}

const below = `with recursive down as (select id from department where id = $1 and company_id = $2
    union all select d.id from department d join down on d.parent_id = down.id)
  select id from down`

export async function staffPage(db: Db, system: Db, companyId: number, filter: QueryOf<typeof staffList>): Promise<Page<StaffMember>> {
  const { Keyword, DepartmentId, RoleId, State, ...page } = filter
  const words = containing(Keyword)
  const where = new Conditions().add('e.company_id = ?', companyId)
  if (words) {
    const users = await usersNamed(system, companyId, words)
    where.values.push(words, users)
    where.raw(
      `e.name ilike $${where.values.length - 1} or e.mobile ilike $${where.values.length - 1} or e.email ilike $${where.values.length - 1}
        or e.user_id = any ($${where.values.length})`,
    )
  }
  if (DepartmentId)
    where.add(
      'e.department_id = any (?)',
      (await db.query<{ id: number }>(below, [DepartmentId, companyId])).map(({ id }) => id),
    )
  if (RoleId) where.add('exists (select from employee_role er where er.employee_id = e.id and er.role_id = ?)', RoleId)
  if (State) where.raw(State === 'disabled' ? 'e.disabled' : 'not e.disabled')
  const { Rows, Total } = await readPage<Row>(db, page, {
    select: columns,
    from: 'employee e',
    where,
    sorts: {
      Name: { filled: 'e.name collate "zh-x-icu"' },
      DepartmentName: { filled: 'e.department collate "zh-x-icu"' },
      LastSignIn: 'e.last_sign_in',
      CreateTime: { filled: 'e.id' },
    },
    defaultSort: 'CreateTime',
    tieBreaker: 'e.id',
  })
  return { Rows: await complete(db, system, companyId, Rows), Total }
}

const one = `select ${columns} from employee e where e.id = $1 and e.company_id = $2`
export interface StoredStaff {
  wire: StaffMember
  userId: number | null
}
export async function findStaff(db: Queryable, system: Queryable, companyId: number, id: number): Promise<StoredStaff | undefined> {
  const [row] = await db.query<Row>(one, [id, companyId])
  if (!row) return undefined
  const [wire] = await complete(db, system, companyId, [row])
  return { wire: wire!, userId: row.userId }
}

/** Keeps employees from other changes. Rows that refer to them, such as notices, are written meanwhile. */
export const lockStaff = (tx: Queryable, companyId: number, ids: readonly number[]) =>
  tx.query<{ id: number }>('select id from employee where id = any ($1) and company_id = $2 order by id for no key update', [
    ids,
    companyId,
  ])

export interface Placed {
  readonly id: number | null
  readonly name: string
}
export interface NewEmployee {
  readonly userId: number
  readonly name: string
  readonly department: Placed
  readonly post: string
  readonly mobile: string
  readonly email: string
}
const insert = `insert into employee (company_id, operator_id, user_id, name, department_id, department, post, mobile, email, is_default)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, not exists (select from employee e where e.user_id = $3 and e.is_default)) returning id`
/** As the server itself: whether the person has another default is not the company's to see. */
export async function insertEmployee(
  system: Queryable,
  { companyId, operatorId }: { companyId: number; operatorId: number | null },
  { userId, name, department, post, mobile, email }: NewEmployee,
): Promise<number> {
  const [row] = await system.query<{ id: number }>(insert, [
    companyId,
    operatorId,
    userId,
    name,
    department.id,
    department.name,
    post,
    mobile,
    email,
  ])
  return row!.id
}

const update = `update employee set name = $2, department_id = $3, department = $4, post = $5, mobile = $6, email = $7,
  update_time = next_update_time(update_time) where id = $1`
export const updateEmployee = (tx: Queryable, id: number, { name, department, post, mobile, email }: Omit<NewEmployee, 'userId'>) =>
  tx.query(update, [id, name, department.id, department.name, post, mobile, email])

export const setDisabled = (tx: Queryable, id: number, disabled: boolean) =>
  tx.query('update employee set disabled = $2, update_time = next_update_time(update_time) where id = $1', [id, disabled])

export async function setRoles(tx: Queryable, employeeId: number, roleIds: readonly number[]): Promise<void> {
  await tx.query('delete from employee_role where employee_id = $1 and not role_id = any ($2)', [employeeId, roleIds])
  await tx.query('insert into employee_role (employee_id, role_id) select $1, unnest($2::bigint[]) on conflict do nothing', [
    employeeId,
    roleIds,
  ])
}

const others = `select exists (select from employee e where e.company_id = $1 and e.id <> $2 and not e.disabled and e.user_id is not null
  and ${administering}) as there`
/** Somebody else could still administer the accounts. */
export async function hasOtherAdministrator(tx: Queryable, companyId: number, except: number): Promise<boolean> {
  const [row] = await tx.query<{ there: boolean }>(others, [companyId, except])
  return row!.there
}

const untouched = `select e.id, e.update_time as version from employee e where e.company_id = $1 and e.id = any ($2) and e.last_sign_in is null
  and not exists (select from partner_staff s where s.employee_id = e.id) and not exists (select from approval_seat s where s.employee_id = e.id)
  and not exists (select from approval_delegation d where d.to_id = e.id)`
/** Versions of those who never signed in and whom nobody gave any work. */
export const untouchedStaff = async (system: Queryable, companyId: number, ids: readonly number[]): Promise<Map<number, string>> =>
  new Map((await system.query<{ id: number; version: string }>(untouched, [companyId, ids])).map(({ id, version }) => [id, version]))

const drop = `with gone as (delete from employee where company_id = $1 and id = any ($2) returning user_id)
  select array_agg(user_id) as users from gone`
const dropUsers = `delete from app_user u where u.id = any ($2) and u.managed_by = $1 and not exists (select from employee e where e.user_id = u.id)`
/** With their accounts. The database refuses it for people whom other rows name. */
export async function dropUnused(system: Queryable, companyId: number, ids: readonly number[]): Promise<void> {
  const [gone] = await system.query<{ users: number[] | null }>(drop, [companyId, ids])
  await system.query(dropUsers, [companyId, gone?.users ?? []])
}
