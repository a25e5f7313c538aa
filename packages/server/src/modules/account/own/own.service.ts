import type { ReplyOf } from '@jst/contracts'
import type { BoundEmployee, Profile, signInHold } from '@jst/contracts/account'
import type { Actor } from '../../../kernel/access/actor.ts'
import { diffOf, writeAudit } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { ReadContext, WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { announce, endSessions } from '../../../kernel/access/sessions.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import type { AccountParts } from '../account.deps.ts'
import { mayActAs } from '../account.policy.ts'
import { boundEmployees } from '../account.repo.ts'
import { blockedUntil, liftHolds } from '../sign-in/ceiling.ts'
import { demandHash, hashNewPassword, type NewPassword } from '../sign-in/further-steps.ts'
import { setPassword } from '../sign-in/sign-in.repo.ts'
import { compareOwnPassword, demandOwnPassword, type ComparedPassword } from './own-password.ts'
import * as repo from './own.repo.ts'
import { texts } from '../texts.ts'

type Context = Pick<WriteContext<Actor>, 'tx' | 'actor' | 'audit' | 'ip'>

export async function saveProfile({ tx, actor, audit }: Context, input: Pick<Profile, 'Name' | 'Email' | 'UpdateTime'>): Promise<Profile> {
  const before = await repo.profileOf(tx.system, actor.userId, true)
  demandVersion(input.UpdateTime, before)
  const name = input.Name.trim()
  if (!name) throw invalid('Name', texts.nameNeeded, texts.labels.name)
  await repo.saveProfile(tx.system, actor.userId, name, input.Email)
  audit({
    action: 'profile.save',
    entity: 'app_user',
    entityId: actor.userId,
    diff: diffOf({ Name: before.Name, Email: before.Email }, { Name: name, Email: input.Email }),
  })
  announce(tx, { users: [actor.userId] })
  return repo.profileOf(tx.system, actor.userId)
}

export interface NewMobile {
  readonly mobile: string
  readonly code: string
  readonly password: string
  readonly updateTime: string
}

/**
 * Opens its transactions itself: a wrong code counts also when nothing is changed.
 * @throws AppError STALE_WRITE, INVALID_INPUT, BAD_CODE, ILLEGAL_TRANSITION when the number is somebody else's
 */
export async function changeMobile(
  parts: AccountParts,
  { system, actor, requestId, ip }: Pick<ReadContext<Actor>, 'system' | 'actor' | 'requestId' | 'ip'>,
  { mobile, code, password, updateTime }: NewMobile,
): Promise<Profile> {
  const compared = await compareOwnPassword(parts, { system, actor, ip }, password)
  await system.tx((tx) => demandOwnPassword(tx, compared))
  demandVersion(updateTime, await repo.profileOf(system, actor.userId))
  if (!(await parts.codes.check(system, { mobile, purpose: 'bindMobile', ip }, code))) throw new AppError('BAD_CODE')
  return system.tx(async (tx) => {
    const before = await repo.profileOf(tx, actor.userId, true)
    demandVersion(updateTime, before)
    await repo.saveMobile(tx, actor.userId, mobile, parts.now()).catch((error: unknown) => {
      if (!isDuplicate(error, 'app_user_mobile')) throw error
      throw new AppError('ILLEGAL_TRANSITION', { message: texts.mobileTaken })
    })
    writeAudit(tx, actor, requestId, {
      action: 'mobile.change',
      entity: 'app_user',
      entityId: actor.userId,
      diff: { Mobile: [before.Mobile, mobile] },
    })
    announce(tx, { users: [actor.userId] })
    return repo.profileOf(tx, actor.userId)
  })
}

/** Slow part of a change of the password: the old one compared, the new one hashed. */
export interface PreparedChange {
  readonly compared: ComparedPassword
  readonly next: NewPassword
}
export async function prepareChange(
  parts: AccountParts,
  context: Pick<ReadContext<Actor>, 'system' | 'actor' | 'ip'>,
  password: string,
  next: string,
): Promise<PreparedChange> {
  const compared = await compareOwnPassword(parts, context, password)
  return { compared, next: await hashNewPassword(parts, compared.right ? compared.user : undefined, next, context.ip) }
}

/** Ends every other session of the user. */
export async function changePassword({ tx, actor, audit }: Context, { compared, next }: PreparedChange): Promise<Profile> {
  const user = await demandOwnPassword(tx, compared)
  await setPassword(tx.system, user.id, demandHash(next, 'NewPassword'))
  await endSessions(tx, { userId: user.id, except: actor.sessionId }, 'revoked')
  await liftHolds(tx.system, user.id)
  audit({ action: 'password.change', entity: 'app_user', entityId: user.id })
  return repo.profileOf(tx.system, actor.userId)
}

export async function holdOf({ now }: AccountParts, system: Queryable, { userId, account }: Actor): Promise<ReplyOf<typeof signInHold>> {
  const { Mobile } = await repo.profileOf(system, userId)
  return { HeldUntil: await blockedUntil(system, [account, Mobile], now()) }
}

/** One open session of the user, or all but the current one. @throws AppError NOT_FOUND for a session that is not the user's */
export async function revoke({ tx, actor, audit }: Context, sessionId: number | undefined): Promise<number> {
  if (sessionId !== undefined && !(await repo.ownsSession(tx.system, actor.userId, sessionId))) throw new AppError('NOT_FOUND')
  const which = sessionId === undefined ? { userId: actor.userId, except: actor.sessionId } : { sessionId }
  const ended = await endSessions(tx, which, 'revoked')
  audit({ action: 'session.revoke', entity: 'session', entityId: sessionId ?? null, diff: { Ended: ended } })
  return ended
}

export async function setDefault({ tx, actor, audit }: Context, employeeId: number): Promise<BoundEmployee[]> {
  demand(mayActAs(await boundEmployees(tx.system, actor.userId), employeeId))
  await repo.setDefault(tx.system, actor.userId, employeeId)
  audit({ action: 'employee.default', entity: 'employee', entityId: employeeId })
  return boundEmployees(tx.system, actor.userId)
}
