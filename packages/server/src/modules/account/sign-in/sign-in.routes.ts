import * as calls from '@jst/contracts/account'
import { AppError } from '../../../kernel/errors.ts'
import { Nothing, publicRoute, type Route } from '../../../kernel/http/endpoint.ts'
import type { OpenedSession } from '../../../kernel/access/sessions.ts'
import type { AccountParts } from '../account.deps.ts'
import * as steps from './further-steps.ts'
import { signInByPassword } from './password-sign-in.ts'
import { findUserByMobile } from './sign-in.repo.ts'

const token = ({ token: Token, expiresAt: ExpiresAt }: OpenedSession): calls.Token => ({ Token, ExpiresAt })
/** Per address; generous, since many people may stand behind one. */
const perMinute = (calls: number) => ({ calls, perSeconds: 60 })

/** Every way in but WeChat's. Each opens its own transactions: what was counted and logged outlives the refusal. */
export const signInRoutes = (parts: AccountParts): Route[] => [
  publicRoute(calls.login, {
    ownTransactions: async ({ db, ip, userAgent }, { Account, Password }) =>
      token(await signInByPassword(parts, db, { account: Account, password: Password, ip, userAgent })),
  }),
  publicRoute(calls.employeeLogin, {
    ownTransactions: async ({ db, ip, userAgent }, { CompanyCode, Account, Password }) =>
      token(
        await signInByPassword(parts, db, {
          account: Account,
          password: Password,
          companyCode: CompanyCode,
          ip,
          userAgent,
        }),
      ),
  }),
  publicRoute(calls.mobileLogin, {
    limit: perMinute(60),
    ownTransactions: async ({ db, ip, userAgent }, { Mobile, Code }) =>
      token(await steps.signInByMobile(parts, db, Mobile, Code, { ip, userAgent })),
  }),
  publicRoute(calls.loginSecondStep, {
    limit: perMinute(60),
    ownTransactions: async ({ db, ip, userAgent }, { Ticket, Code }) =>
      token(await steps.passSecondStep(parts, db, Ticket, Code, { ip, userAgent })),
  }),
  publicRoute(calls.changeInitialPassword, {
    limit: perMinute(60),
    ownTransactions: async ({ db, ip, userAgent, requestId }, { Ticket, Password }) =>
      token(await steps.setFirstPassword(parts, db, Ticket, Password, { ip, userAgent }, requestId)),
  }),
  publicRoute(calls.resetPassword, {
    limit: perMinute(30),
    ownTransactions: async ({ db, ip, userAgent, requestId }, { Mobile, Code, Password }) => {
      await steps.resetPassword(parts, db, { mobile: Mobile, code: Code, password: Password }, { ip, userAgent }, requestId)
      return null
    },
  }),
  publicRoute(calls.sendMobileCode, {
    limit: perMinute(30),
    ownTransactions: async ({ db, ip }, { Mobile, Purpose }) => {
      const deliver = (await findUserByMobile(db, Mobile)) !== undefined
      const seconds = await parts.codes.send(db, { mobile: Mobile, purpose: Purpose, ip, deliver })
      return { ResendSeconds: seconds, InOutbox: parts.codes.inOutbox }
    },
  }),
  publicRoute(calls.demoMobileCode, {
    read: async (_, { Mobile }) => {
      if (!parts.outbox) throw new AppError('NOT_FOUND')
      const code = parts.outbox.last(Mobile)
      return code === undefined ? new Nothing(null) : { Code: code }
    },
  }),
  publicRoute(calls.signInWays, {
    read: async () => ({ Mobile: parts.hasSender, WeChat: parts.weChat !== undefined }),
  }),
]
