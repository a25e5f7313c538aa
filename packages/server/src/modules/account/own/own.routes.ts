import * as calls from '@jst/contracts/account'
import { userRoute, type Route } from '../../../kernel/http/endpoint.ts'
import type { AccountParts } from '../account.deps.ts'
import { isEmployee } from '../../../kernel/access/actor.ts'
import { systemBrandOf } from '../account.service.ts'
import { liftHolds } from '../sign-in/ceiling.ts'
import * as twoStep from '../two-step/two-step.service.ts'
import { compareOwnPassword, demandOwnPassword, guesses } from './own-password.ts'
import * as repo from './own.repo.ts'
import * as own from './own.service.ts'

/** Calls about one's own account; each works on the caller's own rows only. */
export const ownRoutes = (parts: AccountParts): Route[] => [
  userRoute(calls.profile, {
    read: ({ system, actor }) => repo.profileOf(system, actor.userId),
  }),
  userRoute(calls.saveProfile, {
    write: (context, input) => own.saveProfile(context, input),
  }),
  userRoute(calls.sendOwnMobileCode, {
    ownTransactions: async ({ system, ip }, { Mobile }) => ({
      ResendSeconds: await parts.codes.send(system, { mobile: Mobile, purpose: 'bindMobile', ip }),
      InOutbox: parts.codes.inOutbox,
    }),
  }),
  userRoute(calls.changeMobile, {
    limit: guesses,
    ownTransactions: (context, { Mobile, Code, Password, UpdateTime }) =>
      own.changeMobile(parts, context, { mobile: Mobile, code: Code, password: Password, updateTime: UpdateTime }),
  }),
  userRoute(calls.displayChoices, {
    read: ({ system, actor }) => repo.displayOf(system, actor.userId),
  }),
  userRoute(calls.saveDisplayChoices, {
    write: async ({ tx, actor, audit }, choices) => {
      const saved = await repo.saveDisplay(tx.system, actor.userId, choices)
      audit({ action: 'user-display.modify', entity: 'app_user', entityId: actor.userId, diff: { ...choices } })
      return saved
    },
  }),
  userRoute(calls.checkPassword, {
    limit: guesses,
    prepare: (context, { Password }) => compareOwnPassword(parts, context, Password),
    write: async ({ tx }, _, compared) => {
      await demandOwnPassword(tx, compared)
      return null
    },
  }),
  userRoute(calls.changePassword, {
    limit: guesses,
    prepare: (context, { Password, NewPassword }) => own.prepareChange(parts, context, Password, NewPassword),
    write: (context, _, prepared) => own.changePassword(context, prepared),
  }),
  userRoute(calls.startTwoStep, {
    limit: guesses,
    secretAnswer: true,
    prepare: (context, { Password }) => compareOwnPassword(parts, context, Password),
    write: async ({ tx, actor, audit }, _, compared) => {
      await demandOwnPassword(tx, compared)
      const issuer = (await systemBrandOf(tx.system, isEmployee(actor) ? actor.companyId : null)).name
      const { secret, url } = await twoStep.begin(tx.system, parts.secrets, actor.userId, actor.account, issuer)
      audit({ action: 'two-step.begin', entity: 'app_user', entityId: actor.userId })
      return { Secret: secret, Url: url }
    },
  }),
  userRoute(calls.confirmTwoStep, {
    limit: guesses,
    secretAnswer: true,
    write: async ({ tx, actor, audit }, { Code }) => {
      const codes = await twoStep.confirm(tx.system, parts.secrets, actor.userId, Code, parts.now())
      audit({ action: 'two-step.confirm', entity: 'app_user', entityId: actor.userId })
      return codes
    },
  }),
  userRoute(calls.removeTwoStep, {
    limit: guesses,
    prepare: (context, { Password }) => compareOwnPassword(parts, context, Password),
    write: async ({ tx, actor, audit }, { Code }, compared) => {
      await demandOwnPassword(tx, compared)
      await twoStep.demandPass(tx.system, parts.secrets, actor.userId, Code, parts.now())
      await twoStep.remove(tx.system, actor.userId)
      audit({ action: 'two-step.remove', entity: 'app_user', entityId: actor.userId })
      return null
    },
  }),
  userRoute(calls.signInHold, {
    read: ({ system, actor }) => own.holdOf(parts, system, actor),
  }),
  userRoute(calls.liftSignInHold, {
    write: async ({ tx, actor, audit }) => {
      await liftHolds(tx.system, actor.userId)
      audit({ action: 'sign-in.lift-hold', entity: 'app_user', entityId: actor.userId })
      return null
    },
  }),
  userRoute(calls.ownSessions, {
    read: ({ system, actor }) => repo.sessionsOf(system, actor.userId, actor.sessionId),
  }),
  userRoute(calls.revokeSession, {
    write: (context, { Id }) => own.revoke(context, Id),
  }),
  userRoute(calls.ownSignInLog, {
    read: ({ system, actor }, filter) => repo.signInLog(system, actor.userId, filter),
  }),
  userRoute(calls.setDefaultEmployee, {
    write: (context, { EmployeeId }) => own.setDefault(context, EmployeeId),
  }),
]
