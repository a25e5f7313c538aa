import type { CompanyKind } from '@jst/contracts/account'
import type { GlobalScope, GlobalState } from '@jst/contracts/messages'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import { texts } from '../texts.ts'

/** The company whose people a sender may address; null: those of every company, for the platform. */
export type Reach = number | null
export const reachOf = ({ companyKind, companyId }: { companyKind: CompanyKind; companyId: number }): Reach =>
  companyKind === 'platform' ? null : companyId

export const mayAddress = (reach: Reach, scope: GlobalScope): Verdict =>
  scope === 'company' && reach !== null ? refuse('FORBIDDEN', texts.ownCompanyOnly) : allowed

/** Actions by state; all others are too late. */
const acts = {
  edit: ['draft'],
  send: ['draft'],
  remove: ['draft'],
  withdraw: ['scheduled', 'sent'],
} as const satisfies Record<string, readonly GlobalState[]>

export const mayAct = (act: keyof typeof acts, state: GlobalState): Verdict =>
  (acts[act] as readonly GlobalState[]).includes(state) ? allowed : refuse('ILLEGAL_TRANSITION', texts.illegal[state])
