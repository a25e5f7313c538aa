import * as calls from '@jst/contracts/messages'
import { employeeRoute, Nothing, type Route } from '../../kernel/endpoint.ts'
import * as repo from './messages.repo.ts'
import * as messages from './messages.service.ts'

/** Every call works on the caller's own box only; the repo takes the employee's id for that. */
export function messageRoutes(): Route[] {
  return [
    employeeRoute(calls.unreadMessageCount, {
      read: ({ db, actor }) => repo.unreadCount(db, actor.employeeId),
    }),
    employeeRoute(calls.messageSelfInfoDetail, {
      read: async ({ db, actor }, { id }) => (await messages.openMessage(db, actor, id)) ?? new Nothing(null),
    }),
    employeeRoute(calls.messageSelfList, {
      read: ({ db, actor }, filter) => repo.listMessages(db, actor.employeeId, filter),
    }),
    employeeRoute(calls.markMessagesRead, {
      write: ({ tx, actor }, { Ids }) => messages.markRead(tx, actor, Ids),
    }),
  ]
}
