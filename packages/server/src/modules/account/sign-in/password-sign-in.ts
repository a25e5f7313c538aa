import type { Db } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { OpenedSession } from '../../../kernel/access/sessions.ts'
import type { AccountParts } from '../account.deps.ts'
import { passwordMatches } from '../passwords.ts'
import { countTry } from './ceiling.ts'
import { finishSignIn, type Caller } from './finish.ts'
import * as repo from './sign-in.repo.ts'
import { texts } from '../texts.ts'

export interface PasswordAttempt extends Caller {
  readonly account: string
  readonly password: string
  /** Of the enterprise sign-in: the session acts as an employee of this company. */
  readonly companyCode?: string
}

/**
 * Checks account and password. An unknown account, a wrong password and a company that the account does not belong to are refused with the
 * same words after the same work.
 * @throws AppError TOO_MANY_REQUESTS, BAD_CREDENTIALS, ACCOUNT_DISABLED and those of `finishSignIn`
 */
export async function signInByPassword(parts: AccountParts, system: Db, attempt: PasswordAttempt): Promise<OpenedSession> {
  const { account, password, companyCode, ip, userAgent } = attempt
  const method = companyCode === undefined ? 'password' : 'employee'
  const counted = await countTry(parts, system, { proof: 'password', subject: account, ip })
  const user = await repo.findUser(system, account)
  const matches = await parts.hashing
    .run(ip, () => passwordMatches(user?.passwordHash, password), counted.familiar)
    .catch(async (error: unknown) => {
      await counted.withdrawn()
      throw error
    })
  // looked up for the right password only, so that a wrong one takes as long as an unknown account
  const employeeId = user && matches && companyCode !== undefined ? await repo.employeeIn(system, user.id, companyCode) : undefined
  if (!user || !matches || (companyCode !== undefined && employeeId === undefined)) {
    await record('bad_credentials')
    counted.failed()
    throw new AppError('BAD_CREDENTIALS', companyCode === undefined ? {} : { message: texts.wrongCompanySignIn })
  }
  await counted.passed()
  if (user.disabled) {
    await record('disabled')
    throw new AppError('ACCOUNT_DISABLED')
  }
  return finishSignIn(system, parts.now(), user.id, { method, employeeId }, { ip, userAgent })

  function record(outcome: 'bad_credentials' | 'disabled') {
    const entry = { account, userId: user?.id ?? null, outcome, method, ip, userAgent, at: parts.now() } as const
    return system.tx((tx) => repo.recordSignIn(tx, entry))
  }
}
