import type { Issue } from '@jst/contracts'
import type { CargoOrder } from '@jst/contracts/cargo-orders'
import type { SiContainer, SiRecord } from '@jst/contracts/si'
import type { SiDraftSession } from '@jst/si-drafts'
import {
  findingsAbout,
  validationSteps,
  type CombinableOrder,
  type KnownCodes,
  type OrderFacts,
  type Schedule,
  type Steps,
  type RuleSettings,
} from '@jst/si-drafts/rules'
import { language } from '../../declared-rules.ts'
import type { Behalf } from './ports.ts'
import type { StoredBill } from './stored-set.ts'

/** Input of an editor when it opens. */
export interface EditorSource {
  /** Initial values: the prefill of a new set, or the stored bill. */
  readonly record: SiRecord
  /** Stored bills of the order that are edited and submitted again together, `record` among them; none for a new set. */
  readonly stored: readonly StoredBill[]
  /** Live bills of the order that stay as they are: the rules count them in. */
  readonly beside: readonly SiRecord[]
  /** True for a stored bill that is no longer in use: its edits are stored apart from those of the order's bills. */
  readonly alone: boolean
  /** How many bills the order shall have; with fewer, the others are still to come. */
  readonly expected: number
  /** Initial changes of the first draft, such as a template; ignored if a draft is stored. */
  readonly patch?: Partial<SiRecord> | undefined
  /** Sailing date of the order; the one in the form is the submitter's. */
  readonly order: OrderFacts & Schedule & Pick<CargoOrder, 'Late'>
  /** Tables of codes, once they are loaded. */
  readonly known?: KnownCodes | undefined
  /** Loaded containers of the order, for sharing them out. */
  readonly loaded: readonly SiContainer[]
  /** Number of bills of a new set. */
  readonly bills: number
  /** Account of the person: drafts of two people on one machine stay apart. */
  readonly owner: string
  /** Present when an employee fills it in for a customer. */
  readonly behalf: Behalf | null
  /** The right to submit after the cut-off. */
  readonly lateAllowed: boolean
  /** Stored bills that are issued or second sets of such: their ports may differ from the order. */
  readonly secondSets: readonly number[]
}

/** Storage scope of the drafts in this browser: a new set, a set for a customer, the stored bills of an order, or one of them alone. */
export function ownerOf({ owner, stored, record, behalf, alone }: EditorSource): string {
  if (stored.length > 0) return alone ? `${owner}#${record.id}` : `${owner}#bills`
  return behalf ? `${owner}@${behalf.companyId}` : owner
}

/** Facts for the rules that do not stand in the source. */
export interface CheckFacts {
  readonly now: number
  /** True once a check was requested. */
  readonly checked: boolean
  readonly lateReason: string
  /** A change of a bill that was approved once is among them. */
  readonly amends: boolean
  readonly mergedInto: string
  readonly orders: ReadonlyMap<number, CombinableOrder> | undefined
  readonly settings: RuleSettings | undefined
}

/** Findings by the rules here. Stored bills are judged together with those of the order that stay as they are. */
export function* issueSteps(session: SiDraftSession, source: EditorSource, facts: CheckFacts): Steps<Issue[]> {
  const { checked, lateReason, amends, mergedInto, orders, settings } = facts
  // an empty reason is a finding only on submission
  const late = !amends && (checked || lateReason !== '') ? { lateReason } : {}
  const order = { ...source.order, mergedInto }
  const lateFacts = {
    language,
    ...(orders ? { orders } : {}),
    ...(settings ? { settings } : {}),
    ...(source.known ? { known: source.known } : {}),
  }
  if (source.stored.length === 0)
    return yield* validationSteps(session.setToCheck({ order, lateAllowed: source.lateAllowed, ...late, ...lateFacts }))
  const records = [...session.drafts, ...source.beside]
  const issues = yield* validationSteps({
    records,
    num: Math.max(records.length, source.expected),
    order,
    now: facts.now,
    lateAllowed: source.lateAllowed || amends,
    secondSets: source.secondSets,
    ...late,
    ...lateFacts,
  })
  return findingsAbout(issues, session.drafts.length)
}
