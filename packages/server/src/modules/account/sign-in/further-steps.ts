import { passwordProblem } from '@jst/contracts/account'
import { writeAudit } from '../../../kernel/audit/audit.ts'
import type { Actor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable, Tx } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { endSessions, type OpenedSession } from '../../../kernel/access/sessions.ts'
import type { AccountParts } from '../account.deps.ts'
import { hashPassword, passwordMatches } from '../passwords.ts'
import * as twoStep from '../two-step/two-step.service.ts'
import { countTry, liftHolds } from './ceiling.ts'
import { finishSignIn, type Caller, type Proven } from './finish.ts'
import * as repo from './sign-in.repo.ts'
import { countTicketFailure, holdTicket, takeTicket } from './tickets.ts'
import { texts } from '../texts.ts'

const mostWrongCodes = 5

/** @throws AppError TOO_MANY_REQUESTS, BAD_CODE, the same for a number that nobody has; those of `finishSignIn` */
export async function signInByMobile(
  parts: AccountParts,
  system: Db,
  mobile: string,
  code: string,
  caller: Caller,
): Promise<OpenedSession> {
  const right = await parts.codes.check(system, { mobile, purpose: 'signIn', ip: caller.ip }, code)
  const user = await repo.findUserByMobile(system, mobile)
  if (!right || !user) {
    const entry = { ...caller, account: user?.account ?? mobile, userId: user?.id ?? null, at: parts.now() }
    await system.tx((tx) => repo.recordSignIn(tx, { ...entry, outcome: 'bad_code', method: 'mobile' }))
    throw new AppError('BAD_CODE')
  }
  return finishSignIn(system, parts.now(), user.id, { method: 'mobile' }, caller)
}

/** @throws AppError TOO_MANY_REQUESTS, TICKET_EXPIRED, BAD_CODE; after five wrong codes the sign-in begins anew */
export async function passSecondStep(parts: AccountParts, system: Db, token: string, code: string, caller: Caller): Promise<OpenedSession> {
  const now = parts.now()
  const ticketOf = (tx: Queryable) => holdTicket<Proven>(tx, now, 'second_step', token, mostWrongCodes)
  const owner = await system.tx(async (tx) => {
    const ticket = await ticketOf(tx)
    return ticket && repo.lockUser(tx, ticket.userId!)
  })
  if (!owner) throw new AppError('TICKET_EXPIRED')
  const counted = await countTry(parts, system, { proof: 'second-step', subject: owner.account, ip: caller.ip })
  const result = await system.tx(async (tx) => {
    const ticket = await ticketOf(tx)
    if (!ticket) return undefined
    const userId = owner.id
    if (await twoStep.pass(tx, parts.secrets, userId, code, now)) {
      await takeTicket(tx, now, 'second_step', token)
      return { userId, proven: { ...ticket.content, secondStepDone: true as const } }
    }
    await countTicketFailure(tx, token)
    const { method } = ticket.content
    await repo.recordSignIn(tx, { ...caller, account: owner.account, userId, outcome: 'bad_code', method, at: now })
    return 'wrong'
  })
  if (result === undefined) {
    await counted.withdrawn()
    throw new AppError('TICKET_EXPIRED')
  }
  if (result === 'wrong') {
    counted.failed()
    throw new AppError('BAD_CODE', { message: texts.wrongSecondStep })
  }
  await counted.passed()
  return finishSignIn(system, now, result.userId, result.proven, caller)
}

/** @throws AppError TICKET_EXPIRED, INVALID_INPUT for a password that may not be taken, which leaves the ticket good */
export async function setFirstPassword(
  parts: AccountParts,
  system: Db,
  token: string,
  password: string,
  caller: Caller,
  requestId: string,
): Promise<OpenedSession> {
  const now = parts.now()
  const ticketed = async (tx: Tx) => {
    const ticket = await holdTicket<Proven>(tx, now, 'new_password', token, mostWrongCodes)
    const user = ticket && (await repo.lockUser(tx, ticket.userId!))
    if (!ticket || !user) throw new AppError('TICKET_EXPIRED')
    return { ticket, user }
  }
  // hashing is slow: nothing is held over it
  const first = await system.tx(ticketed)
  const hash = demandHash(await hashNewPassword(parts, first.user, password, caller.ip))
  const { userId, proven } = await system.tx(async (tx) => {
    const { ticket, user } = await ticketed(tx)
    await takeTicket(tx, now, 'new_password', token)
    await repo.setPassword(tx, user.id, hash)
    writeAudit(tx, nobodyYet(user), requestId, { action: 'password.initial', entity: 'app_user', entityId: user.id })
    return { userId: user.id, proven: ticket.content }
  })
  return finishSignIn(system, now, userId, proven, caller)
}

/** Ends every session of the user. @throws AppError INVALID_INPUT, BAD_CODE, the same for a number that nobody has */
export async function resetPassword(
  parts: AccountParts,
  system: Db,
  { mobile, code, password }: { mobile: string; code: string; password: string },
  caller: Caller,
  requestId: string,
): Promise<void> {
  const problem = passwordProblem(password)
  if (problem) throw invalid('Password', problem, texts.labels.newPassword)
  const right = await parts.codes.check(system, { mobile, purpose: 'resetPassword', ip: caller.ip }, code)
  const user = await repo.findUserByMobile(system, mobile)
  if (!right || !user) throw new AppError('BAD_CODE')
  const ofAccount = passwordProblem(password, user.account)
  if (ofAccount) throw invalid('Password', texts.codeAgain(ofAccount), texts.labels.newPassword)
  const hash = await parts.hashing.run(caller.ip, () => hashPassword(password))
  await system.tx(async (tx) => {
    await repo.setPassword(tx, user.id, hash)
    await endSessions(tx, { userId: user.id }, 'revoked')
    await liftHolds(tx, user.id)
    writeAudit(tx, nobodyYet(user), requestId, { action: 'password.reset', entity: 'app_user', entityId: user.id })
  })
}

/** Hash of a new password, or the reason why it may not be taken. */
export type NewPassword = { readonly hash: string } | { readonly problem: string }

/** Hashing is slow: ask before the transaction. @param user with the password before; undefined: nothing is stored, whoever asked is somebody else */
export async function hashNewPassword(
  { hashing }: AccountParts,
  user: Pick<repo.UserRow, 'account' | 'passwordHash'> | undefined,
  password: string,
  ip: string,
): Promise<NewPassword> {
  const problem = user ? passwordProblem(password, user.account) : texts.wrongPassword
  if (problem || !user) return { problem: problem ?? texts.wrongPassword }
  if (await hashing.run(ip, () => passwordMatches(user.passwordHash, password))) return { problem: texts.samePassword }
  return { hash: await hashing.run(ip, () => hashPassword(password)) }
}

/** @throws AppError INVALID_INPUT: the rule of new passwords, and it is another one than before */
export function demandHash(next: NewPassword, field = 'Password'): string {
  if ('problem' in next) throw invalid(field, next.problem, texts.labels.newPassword)
  return next.hash
}

/** Whom the audit names while there is no session. */
const nobodyYet = ({ id, account }: repo.UserRow): Actor => ({
  sessionId: 0,
  userId: id,
  account,
  userName: '',
  mobile: '',
  employeeId: null,
})
