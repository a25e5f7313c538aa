import type { Queryable } from '../../../kernel/database/database.ts'
import { rememberedHours } from './tries.ts'

/** Whose failures are counted together. `address` empty: all unfamiliar ones; `proof` 'any' with an empty `subject`: all tries of an address. */
export interface Counter {
  readonly proof: string
  readonly subject: string
  readonly address: string
}

export interface Count {
  failures: number
  lastAt: string
}

const values = ({ proof, subject, address }: Counter) => [proof, subject, address]
const one = 'proof = $1 and subject = $2 and address = $3'
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

/** Holds the counter's row until the transaction ends; a forgotten one counts as none. */
export async function hold(tx: Queryable, counter: Counter, now: Date): Promise<Count> {
  await tx.query(
    'insert into sign_in_failure (proof, subject, address, failures, last_at) values ($1, $2, $3, 0, $4) on conflict do nothing',
    [...values(counter), now.toISOString()],
  )
  const [row] = await tx.query<Count>(
    `select case when last_at > $4 then failures else 0 end as failures, last_at as "lastAt" from sign_in_failure where ${one} for update`,
    [...values(counter), hoursBefore(now, rememberedHours)],
  )
  return row!
}

export const set = (tx: Queryable, counter: Counter, failures: number, now: Date) =>
  tx.query(`update sign_in_failure set failures = $4, last_at = $5 where ${one}`, [...values(counter), failures, now.toISOString()])

export const giveBack = (tx: Queryable, counter: Counter) =>
  tx.query(`update sign_in_failure set failures = failures - 1 where ${one} and failures > 0`, values(counter))

export const remove = (tx: Queryable, counter: Counter) => tx.query(`delete from sign_in_failure where ${one}`, values(counter))

/** Of all unfamiliar addresses together. */
export const ofSubjects = (db: Queryable, subjects: readonly string[], now: Date) =>
  db.query<Count>(
    `select failures, last_at as "lastAt" from sign_in_failure where subject = any($1) and subject <> '' and address = '' and last_at > $2`,
    [subjects.map((subject) => subject.toLowerCase()), hoursBefore(now, rememberedHours)],
  )

/** Every counter of the user: by account name and by mobile. */
export const removeOfUser = (tx: Queryable, userId: number) =>
  tx.query(
    `delete from sign_in_failure where subject in (select unnest(array[lower(account), mobile]) from app_user where id = $1) and subject <> ''`,
    [userId],
  )

/** The owner of the account or mobile has signed in from the address within 30 days. */
export async function isFamiliar(db: Queryable, subject: string, ip: string, now: Date): Promise<boolean> {
  const [row] = await db.query<{ familiar: boolean }>(
    `select exists (
       select from login_log where ip = $2 and outcome = 'ok' and at > $3
         and user_id = (select id from app_user where lower(account) = $1 or (mobile = $1 and mobile_verified_at is not null)
      order by lower(account) = $1 desc limit 1)
     ) as familiar`,
    [subject, ip, hoursBefore(now, 30 * 24)],
  )
  return row!.familiar
}

export interface OwnerBox {
  employeeId: number
  companyKind: string
}

/** Every employee that the owner of the account or mobile acts as. */
export const boxesOf = (db: Queryable, subject: string) =>
  db.query<OwnerBox>(
    `select e.id as "employeeId", c.kind as "companyKind" from app_user u join employee e on e.user_id = u.id join company c on c.id = e.company_id
     where (lower(u.account) = $1 or (u.mobile = $1 and u.mobile_verified_at is not null)) and not e.disabled order by e.id`,
    [subject],
  )
