import type { Page } from '@jst/contracts'
import type { CompanyKind, PermissionItem } from '@jst/contracts/account'
import type { MenuItem, RoleGrant, RoleInfo, RoleInput, RoleRow } from '@jst/contracts/system'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { menuColumns } from '../menus/menus.repo.ts'

const members = '(select count(*) from employee_role er where er.role_id = r.id)'

export interface RoleFilter extends PageInput {
  CompanyId?: number
  Keyword?: string
}
export function rolePage(db: Db, filter: RoleFilter): Promise<Page<RoleRow>> {
  const where = new Conditions()
    .add('r.company_id = ?', filter.CompanyId)
    .add('r.name ilike ? or r.description ilike ?', containing(filter.Keyword))
  return readPage(db, filter, {
    select: `r.id as "Id", r.company_id as "CompanyId", c.name as "CompanyName", r.name as "Name", r.description as "Description",
      r.data_scope as "DataScope",
      ${members} as "Members", (select count(*) from role_menu rm where rm.role_id = r.id) as "Menus", r.update_time as "UpdateTime"`,
    from: 'role r join company c on c.id = r.company_id',
    where,
    sorts: {
      Name: 'r.name collate "zh-x-icu"',
      CompanyName: 'c.name collate "zh-x-icu"',
      Members: members,
      UpdateTime: { filled: 'r.update_time' },
    },
    defaultSort: 'CompanyName',
    tieBreaker: 'r.id',
  })
}

export interface RoleCompany {
  CompanyId: number
  CompanyName: string
  CompanyKind: CompanyKind
  OperatorId: number | null
  Roles: number
}
const companies = `select c.id as "CompanyId", c.name as "CompanyName", c.kind as "CompanyKind", c.operator_id as "OperatorId",
  (select count(*) from role r where r.company_id = c.id) as "Roles"
  from company c where not c.disabled and ($1::bigint is null or c.id = $1)
  order by array_position(array['platform', 'operator', 'customer', 'provider'], c.kind), c.name collate "zh-x-icu"`
export const companiesWithRoles = (db: Queryable, only: number | null) => db.query<RoleCompany>(companies, [only])

const one = `select r.id as "Id", r.company_id as "CompanyId", c.name as "CompanyName", c.kind as "CompanyKind", r.name as "Name",
  r.description as "Description", r.data_scope as "DataScope",
    coalesce((select jsonb_agg(jsonb_build_object('MenuId', rm.menu_id, 'Buttons', rm.buttons) order by rm.menu_id) from role_menu rm
  where rm.role_id = r.id), '[]') as "Grants",
    coalesce((select jsonb_agg(jsonb_build_object('ItemKey', p.item_key, 'PermissionKey', p.permission_key, 'Value', p.value) order by p.item_key,
  p.permission_key)
      from role_permission_item p where p.role_id = r.id), '[]') as "PermissionItems", r.update_time as "UpdateTime"
  from role r join company c on c.id = r.company_id where r.id = $1`
export async function findRole(db: Queryable, id: number): Promise<Omit<RoleInfo, 'Members'> | undefined> {
  const [row] = await db.query<Omit<RoleInfo, 'Members'>>(one, [id])
  return row
}
const people = `select e.id as "EmployeeId", e.name as "Name", e.department as "Department", coalesce(u.account, '') as "Account"
  from employee_role er join employee e on e.id = er.employee_id left join app_user u on u.id = e.user_id where er.role_id = $1 order by e.department,
  e.name, e.id limit 500`
/** Sign-in names are the server's to read: ask as the server, for a role that the caller may keep. */
export const membersOf = (system: Queryable, roleId: number) => system.query<RoleInfo['Members'][number]>(people, [roleId])

/** Serialises changes of all roles of a company: the remaining administrators are counted over all of them. */
const lock =
  'select c.id from company c where c.id = coalesce((select r.company_id from role r where r.id = $1), $2) for no key update of c'
/** `roleId` 0: a new role of the company. */
export const lockCompanyOf = (tx: Queryable, roleId: number, companyId: number | null) => tx.query(lock, [roleId, companyId])

const insert = `insert into role (company_id, operator_id, name, description, data_scope)
  select id, operator_id, $2, $3, $4 from company where id = $1 returning id`
export async function insertRole(tx: Queryable, { CompanyId, Name, Description, DataScope }: RoleInput): Promise<number> {
  const [row] = await tx.query<{ id: number }>(insert, [CompanyId, Name, Description, DataScope])
  return row!.id
}
export const updateRole = (tx: Queryable, { Id, Name, Description, DataScope }: RoleInput) =>
  tx.query('update role set name = $2, description = $3, data_scope = $4, update_time = next_update_time(update_time) where id = $1', [
    Id,
    Name,
    Description,
    DataScope,
  ])
export async function replaceRights(tx: Queryable, roleId: number, grants: readonly RoleGrant[], items: readonly PermissionItem[]) {
  await tx.query('delete from role_menu where role_id = $1', [roleId])
  await tx.query(
    `insert into role_menu (role_id, menu_id, buttons)
     select $1, (g ->> 'MenuId')::bigint, array(select jsonb_array_elements_text(g -> 'Buttons')) from jsonb_array_elements($2::jsonb) g`,
    [roleId, JSON.stringify(grants)],
  )
  await tx.query('delete from role_permission_item where role_id = $1', [roleId])
  await tx.query(
    `insert into role_permission_item (role_id, item_key, permission_key, value)
     select $1, i ->> 'ItemKey', i ->> 'PermissionKey', i ->> 'Value' from jsonb_array_elements($2::jsonb) i`,
    [roleId, JSON.stringify(items)],
  )
}

export const itemsOf = (db: Queryable, roleIds: readonly number[]) =>
  db.query<PermissionItem>(
    'select item_key as "ItemKey", permission_key as "PermissionKey", value as "Value" from role_permission_item where role_id = any($1)',
    [roleIds],
  )

export async function memberIds(db: Queryable, roleId: number): Promise<number[]> {
  return (await db.query<{ id: number }>('select employee_id as id from employee_role where role_id = $1', [roleId])).map(({ id }) => id)
}
export const moveMembers = (tx: Queryable, from: number, to: number) =>
  tx.query(
    'insert into employee_role (employee_id, role_id) select employee_id, $2 from employee_role where role_id = $1 on conflict do nothing',
    [from, to],
  )
export const deleteRole = (tx: Queryable, id: number) => tx.query('delete from role where id = $1', [id])

const administrators = `select count(distinct e.id) as count from employee e join employee_role er on er.employee_id = e.id
  join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id and m.active
  where e.company_id = $1 and not e.disabled and e.user_id is not null and m.path = $2 and $3 = any(rm.buttons)`
/** People of the company who hold the button and can sign in. */
export async function countHolders(db: Queryable, companyId: number, path: string, code: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(administrators, [companyId, path, code])
  return row!.count
}

const grantable = `with recursive tree as (select id, path = 'EXTERNAL_MENU' as external from menu where parent_id is null
    union all select m.id, t.external from menu m join tree t on m.parent_id = t.id)
  select ${menuColumns}, 0 as "Roles" from menu m join tree t on t.id = m.id where (t.external = $1 or m.every_company) and (not m.platform_only
  or $2) order by m.sort, m.id`
/** Entries that roles of such a company can hold at all. */
export const menusForKind = (db: Queryable, kind: CompanyKind) =>
  db.query<MenuItem>(grantable, [kind === 'customer' || kind === 'provider', kind === 'platform'])

export interface PointFilter extends PageInput {
  Keyword?: string
  ItemKey?: string
  Value?: string
  CompanyId?: number
}
export const pointPage = (db: Db, filter: PointFilter) =>
  readPage<{
    ItemKey: string
    PermissionKey: string
    Value: string
    RoleId: number
    RoleName: string
    CompanyName: string
    Members: number
  }>(db, filter, {
    select: `p.item_key as "ItemKey", p.permission_key as "PermissionKey", p.value as "Value", r.id as "RoleId", r.name as "RoleName",
      c.name as "CompanyName", ${members} as "Members"`,
    from: 'role_permission_item p join role r on r.id = p.role_id join company c on c.id = r.company_id',
    where: new Conditions()
      .add('r.company_id = ?', filter.CompanyId)
      .add('p.item_key = ?', filter.ItemKey)
      .add('p.value = ?', filter.Value)
      .add('p.item_key ilike ? or p.permission_key ilike ? or r.name ilike ?', containing(filter.Keyword)),
    sorts: {
      ItemKey: 'p.item_key collate "C", p.permission_key collate "C"',
      RoleName: 'r.name collate "zh-x-icu"',
      Value: 'p.value collate "C"',
    },
    defaultSort: 'ItemKey',
    tieBreaker: 'r.id, p.item_key, p.permission_key',
  })
