import { previewPush, pushCustomers, pushFile, pushLog, sendPush } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { findPushable, findPushes } from './push.repo.ts'
import { fileOf, previewOf, send } from './push.service.ts'

export const pushRoutes: readonly Route[] = [
  employeeRoute(previewPush, { limit: { calls: 30, perSeconds: 60 }, read: (context, query) => previewOf(context, query) }),
  employeeRoute(pushCustomers, { read: ({ db }) => findPushable(db) }),
  employeeRoute(sendPush, { limit: { calls: 20, perSeconds: 600 }, write: (call, input) => send(call, input) }),
  employeeRoute(pushLog, { read: ({ db }, filter) => findPushes(db, filter) }),
  employeeRoute(pushFile, { read: ({ db }, { Id }) => fileOf(db, Id) }),
]
