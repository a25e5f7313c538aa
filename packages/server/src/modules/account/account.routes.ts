import * as calls from '@jst/contracts/account'
import { isEmployee } from '../../kernel/actor.ts'
import { Nothing, publicRoute, userRoute, type Route } from '../../kernel/endpoint.ts'
import { endSessions } from '../../kernel/sessions.ts'
import * as account from './account.service.ts'

export interface AccountOptions {
  /** Demo data is there: the sign-in page offers the demo accounts. */
  readonly demo: boolean
  readonly now: () => Date
}

export function accountRoutes({ demo, now }: AccountOptions): Route[] {
  const limits = account.createLoginLimits(() => now().getTime())
  return [
    publicRoute(calls.login, {
      own: async ({ db, ip, userAgent }, { Account, Password }) => {
        const { token, expiresAt } = await account.login(db, limits, { account: Account, password: Password, ip, userAgent })
        return { Token: token, ExpiresAt: expiresAt }
      },
    }),
    userRoute(calls.logout, {
      write: async ({ tx, actor }) => {
        await endSessions(tx, { sessionId: actor.sessionId }, 'logout')
        return null
      },
    }),
    userRoute(calls.tryChooseDefaultEmployee, {
      secretAnswer: true,
      write: async ({ tx, actor }) => (await account.chooseDefault(tx, actor)) ?? new Nothing(''),
    }),
    userRoute(calls.chooseEmployee, {
      secretAnswer: true,
      write: async ({ tx, actor, audit }, { EmployeeId }) => {
        audit({ action: 'session.choose', entity: 'employee', entityId: EmployeeId })
        return account.choose(tx, actor, EmployeeId)
      },
    }),
    userRoute(calls.currentEmployee, {
      read: async ({ system, actor }) => (isEmployee(actor) ? account.describeEmployee(system, actor) : new Nothing(null)),
    }),
    userRoute(calls.currentUser, {
      read: async ({ actor }) => ({ Id: actor.userId, Account: actor.account, Name: actor.userName, Mobile: actor.mobile }),
    }),
    userRoute(calls.userBindEmployeeList, {
      read: ({ system, actor }) => account.bindingsOf(system, actor),
    }),
    userRoute(calls.currentEmployeeMenuTree, {
      read: async ({ system, actor }) => (isEmployee(actor) ? account.menuOf(system, actor) : []),
    }),
    publicRoute(calls.systemInfo, {
      read: async ({ db }) => ({ SystemName: await account.systemNameOf(db), Demo: demo }),
    }),
  ]
}
