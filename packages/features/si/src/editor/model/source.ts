import type { Issue } from '@jst/contracts'
import type { SiContainer, SiRecord } from '@jst/contracts/si'
import type { SiDraftSession } from '@jst/si-drafts'
import { validationSteps, type OrderFacts, type Schedule, type Steps } from '@jst/si-drafts/rules'
import type { Behalf } from './ports.ts'

/** What an editor is opened with. */
export interface EditorSource {
  /** What the form starts from: the prefill of a new set, or the stored record that is changed. */
  readonly record: SiRecord
  /** True when `record` is stored already and is submitted again. */
  readonly stored: boolean
  /** Changes that the first draft begins with, such as a template, unless something was kept. */
  readonly patch?: Partial<SiRecord> | undefined
  /** The order's own sailing date: what the form says of it is the submitter's. */
  readonly order: OrderFacts & Schedule
  /** What the order has loaded, for sharing it out. */
  readonly loaded: readonly SiContainer[]
  /** Bills that a new set begins with. */
  readonly bills: number
  /** Account of the person: drafts of two people on one machine stay apart. */
  readonly owner: string
  /** Present when an employee fills it in for a customer. */
  readonly behalf: Behalf | null
  /** The right to submit after the cut-off. */
  readonly lateAllowed: boolean
  /** An edit now amends what was approved: the submit names a reason, the cut-off does not stop it. */
  readonly amends: boolean
}

/** Whose drafts these are on this machine: a set, a set for a customer, and each stored record are kept apart. */
export function ownerOf({ owner, stored, record, behalf }: EditorSource): string {
  if (stored) return `${owner}#${record.id}`
  return behalf ? `${owner}@${behalf.companyId}` : owner
}

/** Findings by the rules here. A stored record of a set is judged alone, its set by the server. */
export function* issueSteps(
  session: SiDraftSession,
  { stored, record, order, lateAllowed, amends }: EditorSource,
  { now, checked, lateReason }: { now: number; checked: boolean; lateReason: string },
): Steps<Issue[]> {
  // an empty reason is reproached only once somebody wants to submit
  const late = checked || lateReason !== '' ? { lateReason } : {}
  if (!stored) return yield* session.issueSteps(order, lateAllowed, late)
  const alone = record.draftCount <= 1
  const issues = yield* validationSteps({
    records: session.drafts,
    num: 1,
    now,
    lateAllowed: lateAllowed || amends,
    ...(alone ? { order } : {}),
    ...(amends ? {} : late),
  })
  return issues.filter(({ Code }) => Code !== 'SET_COUNT' && (alone || Code !== 'NUM_RANGE'))
}
