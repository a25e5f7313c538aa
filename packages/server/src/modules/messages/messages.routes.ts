import * as calls from '@jst/contracts/messages'
import * as notices from '../../documents/notices/index.ts'
import { employeeRoute, Nothing, userRoute, type Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
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

/** How a person hears of notices. */
const settingRoutes = (surroundings: Surroundings): Route[] => [
  userRoute(calls.noticeSettings, { read: ({ system, actor }) => notices.settingsOf(system, surroundings, actor.userId) }),
  userRoute(calls.saveNoticeSettings, { write: (call, input) => notices.saveSettings(call, surroundings, input) }),
  userRoute(calls.confirmAddress, {
    limit: { calls: 5, perSeconds: 300 },
    write: async (call) => {
      await notices.askConfirmation(call)
      return null
    },
  }),
]

/** Calls about mails and group posts that leave the platform for the company's people. */
const outboxRoutes = (surroundings: Surroundings): Route[] => [
  employeeRoute(calls.outboxMails, { read: ({ db, actor }, filter) => notices.outboxPage(db, actor, surroundings, filter) }),
  employeeRoute(calls.retryMails, { write: (call, { Ids }) => notices.retryMails(call, Ids) }),
  employeeRoute(calls.outboxSetup, { read: ({ db, actor }) => notices.outboxSetup(db, actor, surroundings) }),
  employeeRoute(calls.saveRobot, { write: (call, input) => notices.saveRobot(call, surroundings, input) }),
  employeeRoute(calls.removeRobot, { write: (call, { UpdateTime }) => notices.removeRobot(call, surroundings, UpdateTime) }),
  employeeRoute(calls.tryRobot, {
    limit: { calls: 5, perSeconds: 60 },
    ownTransactions: ({ db, actor, now }) => notices.tryRobot(db, actor, surroundings, now()),
  }),
]

export const messageRoutes = (surroundings: Surroundings): Route[] => [
  ...ownRoutes,
  ...globalRoutes,
  ...managingRoutes,
  ...settingRoutes(surroundings),
  ...outboxRoutes(surroundings),
]
