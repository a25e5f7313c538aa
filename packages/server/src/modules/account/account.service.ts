import type { Employee } from '@jst/contracts/account'
import type { Actor, EmployeeActor } from '../../kernel/actor.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { Limiter, tooMany } from '../../kernel/limits.ts'
import { demand } from '../../kernel/policy.ts'
import { endSessions, openSession, type OpenedSession } from '../../kernel/sessions.ts'
import { mayActAs } from './account.policy.ts'
import * as repo from './account.repo.ts'
import { menuTree } from './menu-tree.ts'
import { passwordMatches } from './passwords.ts'

const defaultSystemName = '海运货代协同平台'

export interface LoginAttempt {
  readonly account: string
  readonly password: string
  readonly ip: string
  readonly userAgent: string
}

/** Slows guessing down: per account and address, and per address over all accounts. */
export interface LoginLimits {
  readonly perAccount: Limiter
  readonly perAddress: Limiter
}

export const createLoginLimits = (now: () => number): LoginLimits => ({
  perAccount: new Limiter({ calls: 10, perSeconds: 600 }, now),
  perAddress: new Limiter({ calls: 100, perSeconds: 600 }, now),
})

/**
 * Checks account and password and opens a session, which takes over from the user's older ones (their next call gets 409).
 * @throws AppError TOO_MANY_REQUESTS, BAD_CREDENTIALS, ACCOUNT_DISABLED
 */
export async function login(db: Db, limits: LoginLimits, attempt: LoginAttempt): Promise<OpenedSession> {
  const { account, password, ip, userAgent } = attempt
  const key = `${account.toLowerCase()} ${ip}`
  const wait = Math.max(limits.perAccount.waitOf(key), limits.perAddress.waitOf(ip))
  if (wait > 0) throw tooMany(wait, '登录失败次数过多')
  // counted before the slow check, so that attempts at the same time do not slip through
  limits.perAccount.count(key)
  const user = await repo.findUser(db, account)
  const matches = await passwordMatches(user?.passwordHash, password)
  const refused = !matches || !user ? 'bad_credentials' : user.disabled ? 'disabled' : undefined
  if (refused || !user) {
    limits.perAddress.count(ip)
    await db.tx((tx) => repo.recordLogin(tx, { account, userId: user?.id ?? null, outcome: refused ?? 'bad_credentials', ip, userAgent }))
    throw new AppError(refused === 'disabled' ? 'ACCOUNT_DISABLED' : 'BAD_CREDENTIALS')
  }
  limits.perAccount.forget(key)
  return db.tx(async (tx) => {
    await repo.lockUser(tx, user.id)
    await endSessions(tx, { userId: user.id }, 'taken_over')
    const bound = await repo.boundEmployees(tx, user.id)
    await repo.recordLogin(tx, { account, userId: user.id, outcome: 'ok', ip, userAgent })
    return openSession(tx, user.id, bound.length === 1 ? bound[0]!.EmployeeId : null)
  })
}

/** New token of a session that goes on as the given employee; the old token is dead from now on. */
async function rotate(tx: Tx, actor: Actor, employeeId: number): Promise<string> {
  await endSessions(tx, { sessionId: actor.sessionId }, 'rotated')
  return (await openSession(tx.system, actor.userId, employeeId)).token
}

/** Spec §7: keeps the chosen employee, else takes the default one. Undefined when the user has none. */
export async function chooseDefault(tx: Tx, actor: Actor): Promise<string | undefined> {
  const employeeId = actor.employeeId ?? (await repo.boundEmployees(tx.system, actor.userId))[0]?.EmployeeId
  return employeeId === undefined ? undefined : rotate(tx, actor, employeeId)
}

export async function choose(tx: Tx, actor: Actor, employeeId: number): Promise<string> {
  demand(mayActAs(await repo.boundEmployees(tx.system, actor.userId), employeeId))
  return rotate(tx, actor, employeeId)
}

export async function describeEmployee(system: Db, actor: EmployeeActor): Promise<Employee> {
  const [details, systemName] = await Promise.all([repo.employeeDetails(system, actor.roleIds), systemNameOf(system, actor.companyId)])
  return {
    Id: actor.employeeId,
    Name: actor.employeeName,
    Account: actor.account,
    CompanyId: actor.companyId,
    CompanyCode: actor.companyCode,
    CompanyName: actor.companyName,
    CompanyKind: actor.companyKind,
    RoleNames: details.roleNames,
    PermissionItems: details.permissionItems,
    SystemName: systemName,
  }
}

export const systemNameOf = async (system: Db, companyId: number | null = null) =>
  (await repo.operatorName(system, companyId)) ?? defaultSystemName

export const menuOf = async (system: Db, actor: EmployeeActor) => menuTree(await repo.menuOf(system, actor.roleIds))

export const bindingsOf = (system: Db, actor: Actor) => repo.boundEmployees(system, actor.userId)
