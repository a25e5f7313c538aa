import * as calls from '@jst/contracts/account'
import { isEmployee, type Actor } from '../../kernel/access/actor.ts'
import { Nothing, publicRoute, userRoute, type Route } from '../../kernel/http/endpoint.ts'
import { endSessions } from '../../kernel/access/sessions.ts'
import type { AccountParts } from './account.deps.ts'
import * as account from './account.service.ts'
import { ownRoutes } from './own/own.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { weChatRoutes } from './wechat/wechat.routes.ts'

const userOf = ({ userId, account: Account, userName, mobile }: Actor) => ({ Id: userId, Account, Name: userName, Mobile: mobile })

export function accountRoutes(parts: AccountParts): Route[] {
  return [
    ...signInRoutes(parts),
    ...weChatRoutes(parts),
    ...ownRoutes(parts),
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
    userRoute(calls.currentUser, { read: async ({ actor }) => userOf(actor) }),
    userRoute(calls.sessionStart, {
      read: async ({ system, actor }) => {
        const [Employee, Employees] = await Promise.all([
          isEmployee(actor) ? account.describeEmployee(system, actor) : null,
          account.bindingsOf(system, actor),
        ])
        return { Employee, User: userOf(actor), Employees }
      },
    }),
    userRoute(calls.userBindEmployeeList, {
      read: ({ system, actor }) => account.bindingsOf(system, actor),
    }),
    userRoute(calls.currentEmployeeMenuTree, {
      revalidated: true,
      read: async ({ system, actor }) => (isEmployee(actor) ? account.menuOf(system, actor) : []),
    }),
    publicRoute(calls.systemInfo, {
      read: async ({ db, brand }) => ({
        SystemName: (await brand())?.name ?? (await account.systemBrandOf(db)).name,
        Demo: parts.demo,
        WeChat: parts.weChat !== undefined,
      }),
    }),
  ]
}
