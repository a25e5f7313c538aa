import type { Issue } from '@jst/contracts'
import { recordFields as f, type SiContainer, type SiRecord } from '@jst/contracts/si/data'
import { checkBill, type KnownCodes } from './bill-rules.ts'
import { containerSteps, type ContainerSettings } from './container-rules.ts'
import { checkFields } from './field-rules.ts'
import { Findings, type Telling } from './findings.ts'
import { checkMasterBills, type CombinableOrder } from './merge-rules.ts'
import { checkParties } from './party-rules.ts'
import { checkSet, draftName, orderSteps } from './set-rules.ts'
import { runThrough, type Steps } from './steps.ts'
import { chinese, type Language } from './texts.ts'

/** What the set is measured against: the order as booked. */
export interface OrderFacts {
  /** Id of the order. */
  id: number
  /** Master bill number; empty while there is none. */
  mblNo: string
  /** Customer of the order; records of another company are refused. */
  companyCode?: string
  /** Vessel as booked; empty: not compared. */
  vessel: string
  /** Voyage as booked; empty: not compared. */
  voyage: string
  /** UN/LOCODE or alias as booked. */
  loadPortCode: string
  /** UN/LOCODE or alias as booked. */
  dischargePortCode: string
  /** ISO 8601; null when no cut-off is known. */
  deadline: string | null
  /** `vgm` and `tare` in kg, where they are known. */
  containers: readonly (Pick<SiContainer, 'containerNo' | 'packages' | 'weight' | 'volume'> & { vgm?: number; tare?: number })[]
}

/** What a host may decide; each has a default. */
export interface RuleSettings extends ContainerSettings {
  /** Share by which weights and volumes of the set may differ from the order before it is an error; 0.005. */
  tolerance: number
  /** A bill without an HS code is an error; true by default. */
  hsCodeRequired: boolean
}
const standard: RuleSettings = { tolerance: 0.005, hsCodeRequired: true, volumeRequired: true, manifestFiling: false }

/** A set of bills and what it is checked against. */
export interface SetToCheck {
  /** The bills, in their order. */
  records: readonly SiRecord[]
  /** Target number of bills in the set (payload Num). */
  num: number
  /** What they are measured against; absent: rules of the records alone. */
  order?: OrderFacts | undefined
  /** Epoch milliseconds. */
  now: number
  /** The caller may submit after the cut-off (right LATE_SUBMIT). */
  lateAllowed?: boolean
  /** Why it is late; an empty text is refused, undefined is not asked for. */
  lateReason?: string
  /** The reason may still come with the submission: an empty one is told as a warning. */
  lateReasonMayFollow?: boolean
  /** Language of messages and labels; Chinese by default. */
  language?: Language
  /** `draft` tells of missing fields as warnings; `submit`, the default, as errors. */
  stage?: 'draft' | 'submit'
  /** Replaces some of the defaults. */
  settings?: Partial<RuleSettings>
  /** Tables of codes that the host has. */
  known?: KnownCodes
  /** Orders by id, this one and those combined with it, for the rules of combining. */
  orders?: ReadonlyMap<number, CombinableOrder>
}

/** What else a check of the set may be told. */
export type CheckOptions = Pick<SetToCheck, 'lateReason' | 'language' | 'stage' | 'settings' | 'known' | 'orders'>

/**
 * All findings of a set of drafts, never only the first, in a stable order: record by record, then the set.
 * The same code runs in the editor and on the server. An ERROR blocks submission.
 */
export const validateSet = (set: SetToCheck): Issue[] => runThrough(validationSteps(set))

/**
 * `validateSet` in steps, one or more per record and one per container: between two of them a page may paint, and a check that nobody
 * waits for any more is left where it stands. What is checked must not change meanwhile.
 */
export function* validationSteps(set: SetToCheck): Steps<Issue[]> {
  const telling: Telling = { language: set.language ?? chinese, stage: set.stage ?? 'submit' }
  const settings = { ...standard, ...set.settings }
  const issues: Issue[] = []
  for (const [index, record] of set.records.entries()) {
    const out = new Findings(`TDBLInfos[${index}]`, record.id, telling, issues)
    checkFields(record, settings.hsCodeRequired, out)
    checkParties(record, out)
    checkBill(record, index, set.known ?? {}, out)
    yield
    checkMasterBills(record, set.orders, out)
    yield* containerSteps(record, draftName(record, index, out), settings, out)
    if (set.order) checkRouting(record, set.order, out)
    else if (record.orderId <= 0) out.errorAt(f.orderId, 'ORDER_MISSING', out.t.orderMissing)
  }
  const out = new Findings('TDBLInfos', 0, telling, issues)
  checkSet(set, out)
  yield
  if (set.order) yield* orderSteps(set, set.order, settings.tolerance, out)
  return issues
}

/** True when nothing blocks submission. */
export const passes = (issues: readonly Issue[]) => !issues.some((issue) => issue.Severity === 'ERROR')

function checkRouting(record: SiRecord, order: OrderFacts, out: Findings): void {
  for (const name of ['vessel', 'voyage'] as const)
    if (record[name] !== '' && order[name] !== '' && record[name].toUpperCase() !== order[name].toUpperCase())
      out.warnAt(f[name], 'ORDER_FIELD', out.t.orderField(out.labelOf(f[name]), order[name]), {
        value: record[name],
        suggest: out.use(order[name]),
      })
  for (const name of ['loadPortCode', 'dischargePortCode'] as const)
    if (record[name] !== '' && order[name] !== '' && record[name] !== order[name])
      out.errorAt(f[name], 'ORDER_PORT', out.t.orderField(out.labelOf(f[name]), order[name]), {
        value: record[name],
        suggest: out.use(order[name]),
      })
}
