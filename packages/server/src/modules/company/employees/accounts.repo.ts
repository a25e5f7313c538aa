import type { Queryable } from '../../../kernel/database/database.ts'

/** Sign-ins of employees: rows that only the server itself sees. Every question names the company it is asked for. */
export interface Account {
  account: string
  /** The company gave it out and may reset its password. */
  managed: boolean
}

const accounts = `select u.id, u.account, u.managed_by = $1 and not exists (select from employee o where o.user_id = u.id
  and o.company_id <> $1) as managed
  from app_user u where u.id = any ($2) and exists (select from employee e where e.user_id = u.id and e.company_id = $1)`
export async function accountsOf(system: Queryable, companyId: number, userIds: readonly number[]): Promise<Map<number, Account>> {
  const rows = await system.query<{ id: number; account: string; managed: boolean | null }>(accounts, [companyId, userIds])
  return new Map(rows.map(({ id, account, managed }) => [id, { account, managed: managed === true }]))
}

const named = `select u.id from app_user u join employee e on e.user_id = u.id where e.company_id = $1 and u.account ilike $2`
export const usersNamed = async (system: Queryable, companyId: number, words: string): Promise<number[]> =>
  (await system.query<{ id: number }>(named, [companyId, words])).map(({ id }) => id)

const taken = `select lower(account) as account from app_user where lower(account) = any ($1)`
/** Lower-case accounts among these that somebody has. */
export const takenAccounts = async (system: Queryable, wanted: readonly string[]): Promise<Set<string>> =>
  new Set((await system.query<{ account: string }>(taken, [wanted.map((account) => account.toLowerCase())])).map(({ account }) => account))

const insert = `insert into app_user (account, name, mobile, email, password_hash, managed_by, must_change_password) values ($1, $2, $3, $4, $5, $6,
  true) returning id`
export async function insertAccount(
  system: Queryable,
  user: { account: string; name: string; mobile: string; email: string; hash: string; managedBy: number },
): Promise<number> {
  const [row] = await system.query<{ id: number }>(insert, [user.account, user.name, user.mobile, user.email, user.hash, user.managedBy])
  return row!.id
}

export const setInitialPassword = (system: Queryable, userId: number, hash: string) =>
  system.query(
    `update app_user set password_hash = $2, must_change_password = true, password_time = clock_timestamp(), update_time =
      next_update_time(update_time) where id = $1`,
    [userId, hash],
  )

const elsewhere = `select exists (select from employee e join company c on c.id = e.company_id where e.user_id = $1 and e.id <> $2 and not e.disabled
  and not c.disabled) as there`
/** The person can still act for another company. */
export async function actsElsewhere(system: Queryable, userId: number, employeeId: number): Promise<boolean> {
  const [row] = await system.query<{ there: boolean }>(elsewhere, [userId, employeeId])
  return row!.there
}
