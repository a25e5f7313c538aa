import * as calls from '@jst/contracts/system'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { keepsUsers as policy } from './users.policy.ts'
import * as users from './users.service.ts'

export const userRoutes: readonly Route[] = [
  employeeRoute(calls.userList, { policy, read: ({ system, actor }, filter) => users.usersFor(system, actor, filter) }),
  employeeRoute(calls.userSurvey, { policy, read: ({ system, actor, now }, { Id }) => users.surveyOf(system, actor, Id, now()) }),
  employeeRoute(calls.setUserState, { policy, write: users.setState }),
  employeeRoute(calls.unbindUser, { policy, write: users.unbind }),
  employeeRoute(calls.resetUserTwoStep, { policy, write: users.resetTwoStep }),
]
