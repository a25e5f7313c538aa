import type { NextStep, SignInMethod } from '@jst/contracts/account'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { endSessions, openSession, type OpenedSession } from '../../../kernel/access/sessions.ts'
import { boundEmployees } from '../account.repo.ts'
import { issueTicket } from './tickets.ts'
import * as repo from './sign-in.repo.ts'

/** Where a sign-in comes from. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
}

/** A sign-in whose person is known: what is left of its way goes along in the ticket of the next step. */
export interface Proven {
  readonly method: SignInMethod
  /** Employee to act as; absent: the only one, else the user chooses. */
  readonly employeeId?: number | undefined
  readonly secondStepDone?: true
}

type Step = { readonly code: 'SECOND_STEP_REQUIRED' | 'PASSWORD_CHANGE_REQUIRED'; readonly ticket: string }

const ticketMinutes = 10

/**
 * Opens the session, which takes over from the user's older ones (their next call gets 409), unless one more step is asked for.
 * @throws AppError SECOND_STEP_REQUIRED, PASSWORD_CHANGE_REQUIRED (with the ticket), ACCOUNT_DISABLED
 */
export async function finishSignIn(system: Db, now: Date, userId: number, proven: Proven, caller: Caller): Promise<OpenedSession> {
  const result = await system.tx((tx) => openOrAsk(tx, now, userId, proven, caller))
  if (!('code' in result)) return result
  const data: NextStep = { Ticket: result.ticket }
  throw new AppError(result.code, { data })
}

async function openOrAsk(tx: Tx, now: Date, userId: number, proven: Proven, caller: Caller): Promise<OpenedSession | Step> {
  const user = await repo.lockUser(tx, userId)
  if (!user || user.disabled) throw new AppError('ACCOUNT_DISABLED')
  const content = proven
  if (user.twoStep && !proven.secondStepDone)
    return {
      code: 'SECOND_STEP_REQUIRED',
      ticket: await issueTicket(tx, now, { kind: 'second_step', userId, content, minutes: ticketMinutes }),
    }
  if (user.mustChangePassword && (proven.method === 'password' || proven.method === 'employee'))
    return {
      code: 'PASSWORD_CHANGE_REQUIRED',
      ticket: await issueTicket(tx, now, { kind: 'new_password', userId, content, minutes: ticketMinutes }),
    }
  await endSessions(tx, { userId }, 'taken_over')
  const bound = await boundEmployees(tx, userId)
  const employeeId = proven.employeeId ?? (bound.length === 1 ? bound[0]!.EmployeeId : null)
  await repo.recordSignIn(tx, { ...caller, account: user.account, userId, outcome: 'ok', method: proven.method, at: now })
  return openSession(tx, userId, employeeId, { ...caller, method: proven.method })
}
