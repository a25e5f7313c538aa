import * as calls from '@jst/contracts/account'
import { publicRoute, userRoute, type Route } from '../../../kernel/http/endpoint.ts'
import type { AccountParts } from '../account.deps.ts'
import { compareOwnPassword, demandOwnPassword, guesses } from '../own/own-password.ts'
import * as weChat from './wechat.service.ts'

export const weChatRoutes = (parts: AccountParts): Route[] => [
  publicRoute(calls.startWeChat, {
    limit: { calls: 60, perSeconds: 60 },
    ownTransactions: ({ db }, { Intent }) => weChat.start(parts, db, Intent),
  }),
  publicRoute(calls.weChatLogin, {
    limit: { calls: 60, perSeconds: 60 },
    ownTransactions: async ({ db, ip, userAgent }, { Code, State, BrowserKey }) => {
      const session = await weChat.answer(parts, db, { code: Code, state: State, browserKey: BrowserKey, ip, userAgent })
      return { Token: session.token, ExpiresAt: session.expiresAt }
    },
  }),
  userRoute(calls.bindWeChat, {
    write: async ({ tx, actor, audit }, { Ticket }) => {
      await weChat.bind(parts, tx, actor, Ticket)
      audit({ action: 'wechat.bind', entity: 'app_user', entityId: actor.userId })
      return null
    },
  }),
  userRoute(calls.unbindWeChat, {
    limit: guesses,
    prepare: (context, { Password }) => compareOwnPassword(parts, context, Password),
    write: async ({ tx, actor, audit }, _, compared) => {
      await demandOwnPassword(tx, compared)
      await weChat.unbind(tx, actor)
      audit({ action: 'wechat.unbind', entity: 'app_user', entityId: actor.userId })
      return null
    },
  }),
]
