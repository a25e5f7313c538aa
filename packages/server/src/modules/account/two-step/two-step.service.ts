import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Secrets } from '../../../kernel/access/secrets.ts'
import { base32, newSecret, otpauthUrl, stepOfCode } from './totp.ts'
import { texts } from '../texts.ts'

const recoveryCodes = 10

interface Stored {
  sealedSecret: string
  confirmed: boolean
  lastStep: number
}

async function stored(tx: Queryable, userId: number): Promise<Stored | undefined> {
  const [row] = await tx.query<Stored>(
    `select sealed_secret as "sealedSecret", confirmed_at is not null as confirmed, last_step as "lastStep" from user_two_step where user_id = $1
      for update`,
    [userId],
  )
  return row
}

/** A new secret, not in force yet; one that is in force is refused to be replaced. */
export async function begin(tx: Queryable, secrets: Secrets, userId: number, account: string, issuer: string) {
  if ((await stored(tx, userId))?.confirmed) throw new AppError('ILLEGAL_TRANSITION', { message: texts.twoStepOn })
  const secret = newSecret()
  await tx.query(
    `insert into user_two_step (user_id, sealed_secret) values ($1, $2)
     on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0`,
    [userId, secrets.seal(secret)],
  )
  return { secret, url: otpauthUrl(secret, account, issuer) }
}

/** Puts the secret in force, once a code shows that the authenticator has it. Answers with fresh recovery codes. */
export async function confirm(tx: Queryable, secrets: Secrets, userId: number, code: string, now: Date): Promise<string[]> {
  const state = await stored(tx, userId)
  if (!state || state.confirmed) throw new AppError('ILLEGAL_TRANSITION', { message: texts.twoStepNotBegun })
  const step = stepOfCode(secrets.open(state.sealedSecret), code, state.lastStep, now)
  if (step === undefined) throw new AppError('BAD_CODE', { message: texts.wrongClockCode })
  await tx.query('update user_two_step set confirmed_at = $2, last_step = $3 where user_id = $1', [userId, now.toISOString(), step])
  const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(10)).slice(0, 10).toLowerCase())
  await tx.query('delete from user_recovery_code where user_id = $1', [userId])
  await tx.query('insert into user_recovery_code (user_id, code_hash) select $1, unnest($2::text[])', [
    userId,
    codes.map((one) => recoveryHash(secrets, userId, one)),
  ])
  return codes.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`)
}

/** True for the authenticator's code, not seen before, or a recovery code, which is used up by it. */
export async function pass(tx: Queryable, secrets: Secrets, userId: number, given: string, now: Date): Promise<boolean> {
  const code = given.replaceAll(/[\s-]/g, '').toLowerCase()
  const state = await stored(tx, userId)
  if (!state?.confirmed) return false
  if (!/^\d{6}$/.test(code)) {
    const used = await tx.query(
      'update user_recovery_code set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning user_id',
      [userId, recoveryHash(secrets, userId, code), now.toISOString()],
    )
    return used.length > 0
  }
  const step = stepOfCode(secrets.open(state.sealedSecret), code, state.lastStep, now)
  if (step === undefined) return false
  await tx.query('update user_two_step set last_step = $2 where user_id = $1', [userId, step])
  return true
}

/** @throws AppError BAD_CODE */
export async function demandPass(tx: Queryable, secrets: Secrets, userId: number, code: string, now: Date): Promise<void> {
  if (!(await pass(tx, secrets, userId, code, now))) throw new AppError('BAD_CODE', { message: texts.wrongSecondStep })
}

export async function remove(tx: Queryable, userId: number): Promise<void> {
  await tx.query('delete from user_two_step where user_id = $1', [userId])
  await tx.query('delete from user_recovery_code where user_id = $1', [userId])
}

const recoveryHash = (secrets: Secrets, userId: number, code: string) => secrets.hash('recovery code', `${userId} ${code}`)
