import type { ApplicationFields } from '@jst/contracts/company'
import type { Queryable } from '../../../kernel/database/database.ts'

const insert = `insert into company (code, name, kind, operator_id, credit_code, legal_person, contact_name, contact_mobile, contact_email, city,
  address)
  values ('C' || upper(left(md5(gen_random_uuid()::text), 7)), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id, name,
  operator_id as "operatorId"`

export interface Founded {
  id: number
  name: string
  operatorId: number | null
}
export async function insertCompany(system: Queryable, fields: ApplicationFields, operatorId: number | null): Promise<Founded> {
  const [row] = await system.query<Founded>(insert, [
    fields.Name.trim(),
    fields.Kind,
    operatorId,
    fields.CreditCode,
    fields.LegalPerson.trim(),
    fields.ContactName.trim(),
    fields.ContactMobile.trim(),
    fields.ContactEmail.trim(),
    fields.City.trim(),
    fields.Address.trim(),
  ])
  return row!
}

const role = `insert into role (company_id, operator_id, name, data_scope) values ($1, $2, $3, 'company') returning id`
/** Entries of the external workbench are those below EXTERNAL_MENU, at any depth. */
const menus = `with recursive outside as (select id from menu where path = 'EXTERNAL_MENU'
  union all select m.id from menu m join outside on m.parent_id = outside.id)
  insert into role_menu (role_id, menu_id, buttons)
  select $1, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b) from menu m
  where not m.platform_only and m.parent_id is not null and (m.every_company or ((m.id in (select id from outside)) = $2
  and not lower(m.path) = any ($3)))`

/** Besides what every company administers itself (`menu.every_company`): the workbench; `without`: what of it this kind does not get. */
export async function insertAdministratorRole(
  system: Queryable,
  { id, operatorId }: Founded,
  name: string,
  grants: { external: boolean; without: readonly string[] },
): Promise<number> {
  const [row] = await system.query<{ id: number }>(role, [id, operatorId, name])
  await system.query(menus, [row!.id, grants.external, grants.without])
  if (!grants.external)
    await system.query(
      `insert into role_menu (role_id, menu_id) select $1, id from menu where path = '/workbench' on conflict do nothing`,
      [row!.id],
    )
  return row!.id
}

const employee = `insert into employee (company_id, operator_id, user_id, name, mobile, is_default)
  values ($1, $2, $3, $4, $5, not exists (select from employee e where e.user_id = $3 and e.is_default and not e.disabled)) returning id`
export async function insertAdministrator(
  system: Queryable,
  { id, operatorId }: Founded,
  roleId: number,
  person: { userId: number; name: string; mobile: string },
): Promise<number> {
  const [row] = await system.query<{ id: number }>(employee, [id, operatorId, person.userId, person.name, person.mobile])
  await system.query('insert into employee_role (employee_id, role_id) values ($1, $2)', [row!.id, roleId])
  return row!.id
}
