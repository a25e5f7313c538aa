import type { BoundEmployee, PermissionItem } from '@jst/contracts/account'
import type { Queryable } from '../../kernel/database/database.ts'

/** Employees that the user may act as now, the default one first. */
export const boundEmployees = (db: Queryable, userId: number) =>
  db.query<BoundEmployee>(
    `select e.id as "EmployeeId", e.name as "EmployeeName", c.id as "CompanyId", c.name as "CompanyName", c.kind as "CompanyKind",
      e.is_default as "IsDefault",
       array(select r.name from employee_role er join role r on r.id = er.role_id where er.employee_id = e.id order by r.id) as "RoleNames"
     from employee e join company c on c.id = e.company_id
     where e.user_id = $1 and not e.disabled and not c.disabled order by e.is_default desc, e.id`,
    [userId],
  )

export interface OperatorBrand {
  readonly name: string
  /** Key of the picture that its open site has as logo; '' for none. */
  readonly logo: string
}

/** Chinese name of the operator (spec §9) and its logo: the one that serves the company, the company itself, or for the platform the first one. */
export async function operatorBrand(db: Queryable, companyId: number | null): Promise<OperatorBrand | undefined> {
  const [row] = await db.query<OperatorBrand>(
    `select o.name, coalesce((select l.facts ->> 'Logo' from portal_live l join portal_site s on s.company_id = l.company_id and s.enabled
       where l.company_id = o.id and l.kind = 'config' and l.record_id = 0), '') as logo
     from company o left join company c on c.id = $1
     where o.kind = 'operator' and not o.disabled order by (o.id = coalesce(c.operator_id, c.id)) desc nulls last, o.id limit 1`,
    [companyId],
  )
  return row
}

export interface EmployeeDetails {
  roleNames: string[]
  permissionItems: PermissionItem[]
}

export async function employeeDetails(db: Queryable, roleIds: readonly number[]): Promise<EmployeeDetails> {
  const [row] = await db.query<EmployeeDetails>(
    `select array(select name from role where id = any($1) order by id) as "roleNames",
       coalesce((select jsonb_agg(jsonb_build_object('ItemKey', item_key, 'PermissionKey', permission_key, 'Value', value) order by item_key,
      permission_key)
         from role_permission_item where role_id = any($1)), '[]') as "permissionItems"`,
    [roleIds],
  )
  return row!
}

export interface MenuRow {
  id: number
  parentId: number | null
  path: string
  name: string
  icon: string
  buttons: { code: string; name: string }[]
}

/** Menu entries of the roles with the buttons they grant, and the entries above them, in menu order. */
export const menuOf = (db: Queryable, roleIds: readonly number[]) =>
  db.query<MenuRow>(
    `with recursive granted as (select menu_id, buttons from role_menu where role_id = any($1)),
       visible as (select m.id, m.parent_id from menu m where m.id in (select menu_id from granted)
         union select p.id, p.parent_id from menu p join visible v on p.id = v.parent_id)
     select m.id, m.parent_id as "parentId", m.path, m.name, m.icon,
       coalesce((select jsonb_agg(b order by at) from jsonb_array_elements(m.buttons) with ordinality as listed (b, at)
         where exists (select from granted g where g.menu_id = m.id and b ->> 'code' = any(g.buttons))), '[]') as buttons
     from menu m where m.active and m.id in (select id from visible) order by m.sort, m.id`,
    [roleIds],
  )
