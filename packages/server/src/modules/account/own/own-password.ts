import type { Actor } from '../../../kernel/access/actor.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { AccountParts } from '../account.deps.ts'
import { passwordMatches } from '../passwords.ts'
import { findUserById, lockUser, type UserRow } from '../sign-in/sign-in.repo.ts'
import { texts } from '../texts.ts'

/** Tries of a user at calls that ask for the password: a stolen token is no place to guess it. */
export const guesses = { calls: 10, perSeconds: 600 }

/** A stored password and the outcome of its comparison with the typed one. */
export interface ComparedPassword {
  readonly user: UserRow
  readonly right: boolean
}

/**
 * Compares a typed password with that of the user. Hashing is slow: ask before the transaction. A wrong one is refused in it (`demandOwnPassword`),
 * as the call may be the repeat of one that succeeded.
 */
export async function compareOwnPassword(
  { hashing }: AccountParts,
  { system, actor, ip }: { readonly system: Queryable; readonly actor: Actor; readonly ip: string },
  password: string,
): Promise<ComparedPassword> {
  const user = await findUserById(system, actor.userId)
  if (!user) throw new AppError('UNAUTHENTICATED')
  return { user, right: await hashing.run(ip, () => passwordMatches(user.passwordHash, password)) }
}

/** Holds the user's row. @throws AppError INVALID_INPUT when it was not the password of the user, or is it no more */
export async function demandOwnPassword(tx: Tx, { user: { id, passwordHash }, right }: ComparedPassword): Promise<UserRow> {
  const user = await lockUser(tx.system, id)
  if (!user) throw new AppError('UNAUTHENTICATED')
  if (!right || user.passwordHash !== passwordHash) throw invalid('Password', texts.wrongPassword, texts.labels.loginPassword)
  return user
}
