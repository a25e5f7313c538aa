import { fieldItemKey } from '@jst/contracts/system'
import type { Queryable } from '../kernel/database/database.ts'
import { hashPassword } from '../modules/account/index.ts'
import { StartupError } from '../startup-error.ts'
import {
  demoCompanies,
  demoPassword,
  demoPeople,
  demoRoles,
  type CompanyKey,
  type DemoCompany,
  type DemoRole,
  type RoleKey,
} from './accounts.ts'

/** `empty`: there was nothing; `seeded`: demo data of this or an earlier version was there. */
export type DemoBefore = 'empty' | 'seeded'

/**
 * Companies, roles, people and their sign-in. A database that an earlier version seeded gets what it lacks; what somebody removed since does not come
 * back.
 * @throws StartupError when the database is in real use: demo accounts have a public password.
 */
export async function seedAccounts(tx: Queryable, now: Date): Promise<DemoBefore> {
  const [existing] = await tx.query('select 1 from company where code = $1', [demoCompanies.operator.code])
  const [inUse] = await tx.query('select 1 from app_user limit 1')
  if (!existing && inUse)
    throw new StartupError(
      '数据库中已有正式账号，不能写入演示数据。请设置 DEMO=0 后再启动（npm start 默认 DEMO=1，可写在 .env 中），或用 DATA_DIR 指定一个新的数据目录来体验演示。',
    )
  const companies = await seedCompanies(tx, now)
  const roles = await seedRoles(tx, companies)
  await seedMenus(tx, roles)
  await seedPeople(tx, companies, roles)
  return existing ? 'seeded' : 'empty'
}

async function seedCompanies(tx: Queryable, now: Date): Promise<Record<CompanyKey, number>> {
  const ids: Partial<Record<CompanyKey, number>> = {}
  const since = new Date(now.getTime() - 400 * 86_400_000).toISOString()
  for (const [key, { code, name, kind, english = ['', ''] }] of Object.entries(demoCompanies) as [CompanyKey, DemoCompany][]) {
    const operatorId = kind === 'customer' || kind === 'provider' ? ids.operator! : null
    const [existing] = await tx.query<{ id: number }>('select id from company where code = $1', [code])
    const [row] = existing
      ? [existing]
      : await tx.query<{ id: number }>(
          `insert into company (code, name, kind, operator_id, create_time, update_time, name_en, address_en)
             values ($1, $2, $3, $4, $5, $5, $6, $7) returning id`,
          [code, name, kind, operatorId, since, ...english],
        )
    ids[key] = row!.id
  }
  return ids as Record<CompanyKey, number>
}

async function seedRoles(tx: Queryable, companies: Record<CompanyKey, number>): Promise<Record<RoleKey, number>> {
  const ids: Partial<Record<RoleKey, number>> = {}
  for (const [key, { company, name, scope, hidden = [] }] of Object.entries(demoRoles) as [RoleKey, DemoRole][]) {
    const [existing] = await tx.query<{ id: number }>('select id from role where company_id = $1 and name = $2 order by id limit 1', [
      companies[company],
      name,
    ])
    if (existing) {
      ids[key] = existing.id
      continue
    }
    const [row] = await tx.query<{ id: number }>(
      'insert into role (company_id, operator_id, name, data_scope) select id, operator_id, $2, $3 from company where id = $1 returning id',
      [companies[company], name, scope],
    )
    ids[key] = row!.id
    for (const field of hidden)
      await tx.query('insert into role_permission_item (role_id, item_key, permission_key, value) values ($1, $2, $3, $4)', [
        row!.id,
        fieldItemKey,
        field,
        'hidden',
      ])
  }
  return ids as Record<RoleKey, number>
}

/** Menu entries of the roles that no earlier start has added. */
async function seedMenus(tx: Queryable, roles: Record<RoleKey, number>): Promise<void> {
  const wanted = (Object.entries(demoRoles) as [RoleKey, DemoRole][]).flatMap(([role, { menus }]) =>
    Object.entries(menus).map(([path, buttons]) => ({ key: `${role} ${path}`, role, path, buttons })),
  )
  const added = await addedBefore(tx, 'menus')
  const missing = wanted.filter(({ key }) => !added.has(key))
  const menus = await tx.query<{ id: number; path: string }>('select id, path from menu where path = any($1)', [
    missing.map(({ path }) => path),
  ])
  const ids = new Map(menus.map(({ id, path }) => [path, id]))
  const rows = missing.map(({ role, path, buttons }) => {
    const menu = ids.get(path)
    if (menu === undefined) throw new Error(`demo role ${role}: no menu entry ${path}`)
    return { role: roles[role], menu, buttons }
  })
  await tx.query(
    `insert into role_menu (role_id, menu_id, buttons) select role, menu, buttons
       from jsonb_to_recordset($1::jsonb) as x (role bigint, menu bigint, buttons text[]) on conflict (role_id, menu_id) do update
       set buttons = array(select distinct unnest(role_menu.buttons || excluded.buttons))`,
    [JSON.stringify(rows)],
  )
  await keepAdded(
    tx,
    'menus',
    wanted.map(({ key }) => key),
  )
}

/** Accounts that no earlier start has added; two roles of two companies make two employees. */
async function seedPeople(tx: Queryable, companies: Record<CompanyKey, number>, roles: Record<RoleKey, number>): Promise<void> {
  const added = await addedBefore(tx, 'accounts')
  let hash: string | undefined
  for (const [index, [account, name, department, ...held]] of demoPeople.entries()) {
    const [existing] = await tx.query('select 1 from app_user where lower(account) = $1', [account])
    if (existing || added.has(account)) continue
    hash ??= await hashPassword(demoPassword)
    const mobile = `138${String(10_000_000 + index * 7_919)}`
    const [user] = await tx.query<{ id: number }>(
      'insert into app_user (account, name, mobile, mobile_verified_at, password_hash) values ($1, $2, $3, now(), $4) returning id',
      [account, name, mobile, hash],
    )
    for (const [at, role] of held.entries()) {
      const [employee] = await tx.query<{ id: number }>(
        `insert into employee (company_id, operator_id, user_id, name, department, is_default) select id, operator_id, $2, $3, $4, $5 from company
          where id = $1 returning id`,
        [companies[demoRoles[role].company], user!.id, name, department, at === 0],
      )
      await tx.query('insert into employee_role (employee_id, role_id) values ($1, $2)', [employee!.id, roles[role]])
    }
  }
  await keepAdded(
    tx,
    'accounts',
    demoPeople.map(([account]) => account),
  )
}

async function addedBefore(tx: Queryable, key: 'menus' | 'accounts'): Promise<ReadonlySet<string>> {
  const [row] = await tx.query<{ added: string[] }>('select added from demo_seed where key = $1', [key])
  return new Set(row?.added)
}

const keepAdded = (tx: Queryable, key: 'menus' | 'accounts', added: readonly string[]) =>
  tx.query(
    `insert into demo_seed (key, added) values ($1, $2) on conflict (key) do update
      set added = array(select distinct unnest(demo_seed.added || excluded.added))`,
    [key, added],
  )
