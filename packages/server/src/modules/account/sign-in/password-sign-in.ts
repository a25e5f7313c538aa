import type { Attempts } from '@jst/contracts/account'
import type { Db } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { tooMany } from '../../../kernel/limits.ts'
import type { OpenedSession } from '../../../kernel/sessions.ts'
import type { AccountParts } from '../account.deps.ts'
import { passwordMatches } from '../passwords.ts'
import { sameHash } from '../secrets.ts'
import { makeQuestion } from './captcha.ts'
import { finishSignIn, type Caller } from './finish.ts'
import { lockedFor, needsCaptcha, type Failures } from './lock-out.ts'
import * as repo from './sign-in.repo.ts'
import { issueTicket, takeTicket } from './tickets.ts'

export interface PasswordAttempt extends Caller {
  readonly account: string
  readonly password: string
  /** Of the enterprise sign-in: the session acts as an employee of this company. */
  readonly companyCode?: string
  readonly captcha?: { readonly Id: string; readonly Answer: string } | undefined
}

/**
 * Checks account and password. An unknown account, a wrong password and a company that the account does not belong to are refused with the
 * same words after the same work.
 * @throws AppError TOO_MANY_REQUESTS, CAPTCHA_REQUIRED, BAD_CREDENTIALS, ACCOUNT_DISABLED and those of `finishSignIn`
 */
export async function signInByPassword(parts: AccountParts, system: Db, attempt: PasswordAttempt): Promise<OpenedSession> {
  const { account, ip } = attempt
  const places: Place[] = [
    [`${account.toLowerCase()} ${ip}`, mostAtOnce],
    [ip, mostAtOnceOfAddress],
  ]
  return amongFew(parts.underWay, places, async () => {
    const failures = await repo.failuresOf(system, account, ip, parts.now())
    const wait = lockedFor(failures, parts.now())
    if (wait > 0) throw tooMany(wait, '登录失败次数过多')
    if (needsCaptcha(failures)) await demandCaptcha(parts, system, attempt.captcha)
    return check(parts, system, attempt, failures)
  })
}

/** Attempts at the same time stand in no log yet. More than these are refused before they cost anything. */
const mostAtOnce = 3
const mostAtOnceOfAddress = 60

type Place = readonly [key: string, most: number]

async function amongFew<T>(underWay: Map<string, number>, places: readonly Place[], work: () => Promise<T>): Promise<T> {
  if (places.some(([key, most]) => (underWay.get(key) ?? 0) >= most)) throw tooMany(1, '登录请求过多')
  for (const [key] of places) underWay.set(key, (underWay.get(key) ?? 0) + 1)
  try {
    return await work()
  } finally {
    for (const [key] of places) {
      const left = underWay.get(key)! - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
  }
}

async function check(parts: AccountParts, system: Db, attempt: PasswordAttempt, failures: Failures): Promise<OpenedSession> {
  const { account, password, companyCode, ip, userAgent } = attempt
  const method = companyCode === undefined ? 'password' : 'employee'
  const now = parts.now()
  const user = await repo.findUser(system, account)
  const matches = await parts.hashing.run(ip, () => passwordMatches(user?.passwordHash, password), failures.isFamiliar)
  // looked up for the right password only, so that a wrong one takes as long as an unknown account
  const employeeId = user && matches && companyCode !== undefined ? await repo.employeeIn(system, user.id, companyCode) : undefined
  if (!user || !matches || (companyCode !== undefined && employeeId === undefined)) {
    await record('bad_credentials')
    const data: Attempts = { CaptchaRequired: needsCaptcha({ ...failures, inRow: failures.inRow + 1 }) }
    throw new AppError('BAD_CREDENTIALS', {
      data,
      ...(companyCode === undefined ? {} : { message: '企业代码、账号或密码不正确，请检查后重试' }),
    })
  }
  if (user.disabled) {
    await record('disabled')
    throw new AppError('ACCOUNT_DISABLED')
  }
  return finishSignIn(system, now, user.id, { method, employeeId }, { ip, userAgent })

  function record(outcome: 'bad_credentials' | 'disabled') {
    return system.tx((tx) => repo.recordSignIn(tx, { account, userId: user?.id ?? null, outcome, method, ip, userAgent, at: now }))
  }
}

interface CaptchaContent {
  hash: string
}

const answerHash = ({ secrets }: AccountParts, answer: string) => secrets.hash('captcha', answer)

/** A question for ten minutes and one answer. */
export async function askCaptcha(parts: AccountParts, system: Db) {
  const question = makeQuestion()
  const content: CaptchaContent = { hash: answerHash(parts, question.answer) }
  const id = await system.tx((tx) => issueTicket(tx, parts.now(), { kind: 'captcha', content, minutes: 10 }))
  return { id, ...question }
}

async function demandCaptcha(parts: AccountParts, system: Db, given: PasswordAttempt['captcha']): Promise<void> {
  if (!given) throw new AppError('CAPTCHA_REQUIRED')
  const ticket = await system.tx((tx) => takeTicket<CaptchaContent>(tx, parts.now(), 'captcha', given.Id))
  if (!ticket || !sameHash(ticket.content.hash, answerHash(parts, given.Answer.trim())))
    throw new AppError('CAPTCHA_REQUIRED', { message: '图形验证的答案不正确，请按新的图片填写' })
}
