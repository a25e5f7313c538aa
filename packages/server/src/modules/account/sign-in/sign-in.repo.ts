import type { SignInMethod, SignInOutcome } from '@jst/contracts/account'
import type { Queryable } from '../../../kernel/database/database.ts'

export interface UserRow {
  id: number
  account: string
  passwordHash: string
  disabled: boolean
  mustChangePassword: boolean
  twoStep: boolean
}

const columns = `id, account, password_hash as "passwordHash", disabled, must_change_password as "mustChangePassword",
  exists (select from user_two_step t where t.user_id = app_user.id and t.confirmed_at is not null) as "twoStep"`

const find = async (db: Queryable, where: string, value: unknown): Promise<UserRow | undefined> =>
  (await db.query<UserRow>(`select ${columns} from app_user where ${where}`, [value]))[0]

export const findUser = (db: Queryable, account: string) => find(db, 'lower(account) = lower($1)', account)
/** By a number that its owner has proved. */
export const findUserByMobile = (db: Queryable, mobile: string) => find(db, 'mobile = $1 and mobile_verified_at is not null', mobile)
export const findUserByOpenId = (db: Queryable, openId: string) =>
  find(db, 'id = (select user_id from user_wechat where open_id = $1)', openId)
export const findUserById = (db: Queryable, userId: number) => find(db, 'id = $1', userId)
/** Holds the user's row, so that two logins at once follow one another. */
export const lockUser = (tx: Queryable, userId: number) => find(tx, 'id = (select id from app_user where id = $1 for update)', userId)

/** The user's usable employee in the company of that code. */
export async function employeeIn(db: Queryable, userId: number, companyCode: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `select e.id from employee e join company c on c.id = e.company_id
     where e.user_id = $1 and lower(c.code) = lower($2) and not e.disabled and not c.disabled order by e.is_default desc, e.id limit 1`,
    [userId, companyCode],
  )
  return row?.id
}

export interface SignInEntry {
  account: string
  userId: number | null
  outcome: SignInOutcome
  method: SignInMethod
  ip: string
  userAgent: string
  at: Date
}

export const recordSignIn = (tx: Queryable, { account, userId, outcome, method, ip, userAgent, at }: SignInEntry) =>
  tx.query('insert into login_log (account, user_id, outcome, method, ip, user_agent, at) values ($1, $2, $3, $4, $5, $6, $7)', [
    account,
    userId,
    outcome,
    method,
    ip,
    userAgent,
    at.toISOString(),
  ])

/** The new password is the user's own. */
export const setPassword = (tx: Queryable, userId: number, hash: string) =>
  tx.query(
    `update app_user set password_hash = $2, must_change_password = false, password_time = clock_timestamp(),
      update_time = next_update_time(update_time) where id = $1`,
    [userId, hash],
  )
