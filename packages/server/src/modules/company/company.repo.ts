import type { Queryable } from '../../kernel/database/database.ts'

/** Lookups across companies, for the server's own eyes: callers answer for what of it they show. */

const byCode = `select id from company where credit_code = $1`
export async function companyWithCode(system: Queryable, creditCode: string): Promise<number | undefined> {
  const [row] = await system.query<{ id: number }>(byCode, [creditCode])
  return row?.id
}

export interface Named {
  id: number
  name: string
}
const invited = `select id, name from company where kind = 'operator' and not disabled and ($1 = '' or lower(code) = lower($1)) order by id limit 1`
/** The operator that an invite code names; without one the first. Undefined for a code that nobody has. */
export async function operatorInviting(system: Queryable, inviteCode: string): Promise<Named | undefined> {
  const [row] = await system.query<Named>(invited, [inviteCode])
  return row
}

const platform = `select id from company where kind = 'platform' order by id limit 1`
export async function platformId(system: Queryable): Promise<number> {
  const [row] = await system.query<{ id: number }>(platform)
  if (!row) throw new Error('there is no platform company')
  return row.id
}

const holders = `select distinct e.id from employee e join company c on c.id = e.company_id join employee_role er on er.employee_id = e.id
    join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id
  where not e.disabled and e.user_id is not null and not c.disabled and m.active and lower(m.path) = lower($2) and $3 = any (rm.buttons)
    and case when $1::bigint is null then c.kind = 'platform' else c.id = $1 end`
/** Employees who hold a button: of a company, or (null) of the platform. */
export const employeesHolding = async (system: Queryable, companyId: number | null, path: string, code: string): Promise<number[]> =>
  (await system.query<{ id: number }>(holders, [companyId, path, code])).map(({ id }) => id)

const boxes = `select id from employee where user_id = $1 and not disabled`
/** Employees that a person is, so that a message finds a box. */
export const employeesOf = async (system: Queryable, userId: number): Promise<number[]> =>
  (await system.query<{ id: number }>(boxes, [userId])).map(({ id }) => id)

const people = `select distinct user_id as id from employee where company_id = $1 and user_id is not null`
/** Users who are employees of a company. */
export const usersOf = async (system: Queryable, companyId: number): Promise<number[]> =>
  (await system.query<{ id: number }>(people, [companyId])).map(({ id }) => id)

/** Serialises what must not happen twice at once in a company: administrators leaving, departments moving. */
export const lockCompany = (tx: Queryable, companyId: number) =>
  tx.query('select id from company where id = $1 for no key update', [companyId])
