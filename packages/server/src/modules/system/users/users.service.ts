import type { BodyOf, Page } from '@jst/contracts'
import type { resetUserTwoStep, setUserState, unbindUser, UserRow, UserSurvey } from '@jst/contracts/system'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { announce, endSessions } from '../../../kernel/access/sessions.ts'
import { administers } from '../roles/roles.policy.ts'
import { countHolders, lockCompanyOf } from '../roles/roles.repo.ts'
import { texts } from '../texts.ts'
import { maskEmail, maskMobile } from './users.policy.ts'
import * as repo from './users.repo.ts'

type UserCall = WriteCall<'now'>
const words = texts.user
const showsContacts = (actor: EmployeeActor) => maySee(actor, 'customerContact')

const shown = (actor: EmployeeActor, user: UserRow): UserRow =>
  showsContacts(actor) ? user : { ...user, Mobile: maskMobile(user.Mobile), Email: maskEmail(user.Email) }

export async function usersFor(system: Db, actor: EmployeeActor, filter: repo.UserFilter): Promise<Page<UserRow>> {
  const { Rows, Total } = await repo.userPage(system, filter, showsContacts(actor))
  return { Rows: Rows.map((row) => shown(actor, row)), Total }
}

/** @throws AppError NOT_FOUND */
export async function surveyOf(system: Queryable, actor: EmployeeActor, id: number, now: Date): Promise<UserSurvey> {
  const user = await repo.findUser(system, id)
  if (!user) throw new AppError('NOT_FOUND')
  return {
    User: shown(actor, user),
    Companies: await repo.companiesOf(system, id),
    Months: await repo.monthsOf(system, id, now),
    Devices: await repo.devicesOf(system, id),
  }
}

const survey = ({ tx, actor, now }: UserCall, id: number) => surveyOf(tx.system, actor, id, now())

function reasonOf(typed: string): string {
  const reason = typed.trim()
  if (reason.length === 0) throw invalid('Reason', words.reasonNeeded, texts.user.reason)
  return reason
}

/** The person, held, in the version that the caller saw; one's own account is kept in one's own settings. */
async function held(call: UserCall, id: number, seen?: string): Promise<UserRow> {
  const { tx, actor } = call
  if (id === actor.userId) throw new AppError('FORBIDDEN', { message: words.self })
  const user = await repo.findUser(tx.system, id, true)
  if (!user) throw new AppError('NOT_FOUND')
  if (seen !== undefined && Date.parse(seen) !== Date.parse(user.UpdateTime))
    throw new AppError('STALE_WRITE', { data: await survey(call, id) })
  return user
}

export async function setState(call: UserCall, { Id, UpdateTime, Disabled, Reason }: BodyOf<typeof setUserState>): Promise<UserSurvey> {
  const { tx, audit } = call
  const reason = reasonOf(Reason)
  await repo.lockPlatform(tx.system)
  const user = await held(call, Id, UpdateTime)
  if (user.Disabled === Disabled) return survey(call, Id)
  await repo.setDisabled(tx.system, Id, Disabled)
  if (Disabled && (await repo.countKeepers(tx.system)) === 0) throw new AppError('ILLEGAL_TRANSITION', { message: words.lastKeeper })
  if (Disabled) await endSessions(tx, { userId: Id }, 'revoked')
  announce(tx, { users: [Id] })
  audit({ action: Disabled ? 'user.disable' : 'user.enable', entity: 'app_user', entityId: Id, diff: { Reason: reason } })
  return survey(call, Id)
}

export async function unbind(call: UserCall, { Id, EmployeeId, UpdateTime, Reason }: BodyOf<typeof unbindUser>): Promise<UserSurvey> {
  const { tx, audit } = call
  const reason = reasonOf(Reason)
  await held(call, Id)
  const bond = await repo.lockBond(tx.system, Id, EmployeeId)
  if (!bond) throw new AppError('NOT_FOUND')
  if (Date.parse(UpdateTime) !== Date.parse(bond.UpdateTime)) throw new AppError('STALE_WRITE', { data: await survey(call, Id) })
  await lockCompanyOf(tx.system, 0, bond.companyId)
  const administrators = () => countHolders(tx.system, bond.companyId, administers.path, administers.code)
  const before = await administrators()
  await repo.cutBond(tx.system, Id, EmployeeId)
  if (before > 0 && (await administrators()) === 0)
    throw new AppError('ILLEGAL_TRANSITION', { message: words.lastAdministrator(bond.companyName) })
  announce(tx, { users: [Id] })
  audit({ action: 'user.unbind', entity: 'app_user', entityId: Id, diff: { Company: bond.companyName, Reason: reason } })
  return survey(call, Id)
}

export async function resetTwoStep(call: UserCall, { Id, UpdateTime, Reason }: BodyOf<typeof resetUserTwoStep>): Promise<UserSurvey> {
  const { tx, audit } = call
  const reason = reasonOf(Reason)
  const user = await held(call, Id, UpdateTime)
  if (!user.TwoStep) throw new AppError('ILLEGAL_TRANSITION', { message: words.noTwoStep })
  await repo.removeTwoStep(tx.system, Id)
  await endSessions(tx, { userId: Id }, 'revoked')
  audit({ action: 'user.resetTwoStep', entity: 'app_user', entityId: Id, diff: { Reason: reason } })
  return survey(call, Id)
}
