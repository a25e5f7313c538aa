import type { Actor } from '../../../kernel/actor.ts'
import type { Tx } from '../../../kernel/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { AccountParts } from '../account.deps.ts'
import { passwordMatches } from '../passwords.ts'
import { lockUser, type UserRow } from '../sign-in/sign-in.repo.ts'
import { texts } from '../texts.ts'

/** Tries of a user at calls that ask for the password: a stolen token is no place to guess it. */
export const guesses = { calls: 10, perSeconds: 600 }

/** Holds the user's row. @throws AppError INVALID_INPUT when it is not the password of the user. */
export async function demandOwnPassword({ hashing }: AccountParts, tx: Tx, actor: Actor, password: string, ip: string): Promise<UserRow> {
  const user = await lockUser(tx.system, actor.userId)
  if (!user) throw new AppError('UNAUTHENTICATED')
  if (!(await hashing.run(ip, () => passwordMatches(user.passwordHash, password))))
    throw invalid('Password', texts.wrongPassword, texts.labels.loginPassword)
  return user
}
