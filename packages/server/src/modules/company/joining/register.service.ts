import type { BodyOf } from '@jst/contracts'
import { passwordProblem } from '@jst/contracts/account'
import type { register as registerCall } from '@jst/contracts/company'
import type { Db } from '../../../kernel/database/database.ts'
import { invalid, isDuplicate } from '../../../kernel/errors.ts'
import { openSession, type OpenedSession } from '../../../kernel/access/sessions.ts'
import { hashPassword, type MobileCodes } from '../../account/index.ts'
import { texts } from '../texts.ts'

const taken = `select exists (select from app_user where lower(account) = $1 or (mobile = $1 and mobile_verified_at is not null)) as there`
const insert = `insert into app_user (account, name, mobile, mobile_verified_at, password_hash) values ($1, $2, $1, clock_timestamp(), $3)
  returning id`

async function isTaken(system: Db, mobile: string): Promise<boolean> {
  const [row] = await system.query<{ there: boolean }>(taken, [mobile])
  return row!.there
}

/** Seconds until the next code. A number that has an account gets the same answer and no code. */
export const sendCode = async (system: Db, codes: MobileCodes, mobile: string, ip: string): Promise<number> =>
  codes.send(system, { mobile, purpose: 'register', ip, deliver: !(await isTaken(system, mobile)) })

/**
 * A person of its own, without a company yet; the mobile is the account.
 * @throws AppError INVALID_INPUT for a wrong code, a weak password, or (told only to who holds the number) an account that is there.
 */
export async function register(
  system: Db,
  codes: MobileCodes,
  { Mobile, Code, Name, Password }: BodyOf<typeof registerCall>,
  origin: { ip: string; userAgent: string },
): Promise<OpenedSession> {
  const problem = passwordProblem(Password, Mobile)
  if (problem) throw invalid('Password', problem, texts.labels.password)
  const name = Name.trim()
  if (name === '') throw invalid('Name', texts.staff.import.name, texts.labels.name)
  if (!(await codes.check(system, { mobile: Mobile, purpose: 'register', ip: origin.ip }, Code)))
    throw invalid('Code', texts.wrongCode, texts.labels.code)
  if (await isTaken(system, Mobile)) throw invalid('Mobile', texts.registered, texts.labels.mobileNo)
  const hash = await hashPassword(Password)
  return system.tx(async (tx) => {
    const [user] = await tx.query<{ id: number }>(insert, [Mobile, name, hash]).catch((error: unknown) => {
      throw isDuplicate(error) ? invalid('Mobile', texts.registered, texts.labels.mobileNo) : error
    })
    await tx.query(
      `insert into audit_log (user_id, action, entity, entity_id, request_id) values ($1, 'user.register', 'app_user', $1, '')`,
      [user!.id],
    )
    return openSession(tx, user!.id, null, { ...origin, method: 'register' })
  })
}
