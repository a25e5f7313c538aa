import * as calls from '@jst/contracts/messages'
import { employeeRoute, Nothing, type Route } from '../../kernel/endpoint.ts'
import * as global from './global/global.service.ts'
import { globalPage } from './global/global.repo.ts'
import { managedPage } from './manage.repo.ts'
import * as repo from './messages.repo.ts'
import * as messages from './messages.service.ts'

/** These work on the caller's own box only; the repo takes the employee's id for that. */
const ownRoutes: readonly Route[] = [
  employeeRoute(calls.unreadMessageCount, {
    read: ({ db, actor }) => repo.unreadCount(db, actor.employeeId),
  }),
  employeeRoute(calls.messageSelfInfoDetail, {
    write: async (call, { id }) => (await messages.openMessage(call, id)) ?? new Nothing(null),
  }),
  employeeRoute(calls.messageSelfList, {
    read: ({ db, actor }, filter) => repo.listMessages(db, actor.employeeId, filter),
  }),
  employeeRoute(calls.markMessagesRead, {
    write: (call, { Ids }) => messages.markRead(call, Ids),
  }),
]

const globalRoutes: readonly Route[] = [
  employeeRoute(calls.globalMessageList, { read: ({ db, actor }, filter) => globalPage(db, actor.companyId, filter) }),
  employeeRoute(calls.globalMessageInfo, { read: ({ db, actor }, { Id }) => global.globalFor(db, actor, Id) }),
  employeeRoute(calls.countRecipients, { read: ({ system, actor }, to) => global.countRecipients(system, actor, to) }),
  employeeRoute(calls.messageTargets, { read: ({ db, actor }, { Scope, Keyword }) => global.findTargets(db, actor, Scope, Keyword) }),
  employeeRoute(calls.saveGlobalMessage, { write: global.saveDraft }),
  employeeRoute(calls.sendGlobalMessage, { write: global.send, limit: { calls: 20, perSeconds: 60 } }),
  employeeRoute(calls.withdrawGlobalMessage, { write: global.withdraw }),
  employeeRoute(calls.removeGlobalMessage, {
    write: async (call, version) => {
      await global.removeDraft(call, version)
      return null
    },
  }),
]

const managingRoutes: readonly Route[] = [
  employeeRoute(calls.managedMessages, { read: ({ db, actor }, filter) => managedPage(db, actor, filter) }),
  employeeRoute(calls.resendMessages, {
    write: (call, { Ids }) => messages.resend(call, Ids),
    limit: { calls: 20, perSeconds: 60 },
  }),
]

export const messageRoutes = (): Route[] => [...ownRoutes, ...globalRoutes, ...managingRoutes]
