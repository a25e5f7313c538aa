import type { Issue } from '@jst/contracts'
import type { SiRecord } from '@jst/contracts/si/data'
import { Store, type Derivations } from '@jst/store'
import type { DraftClock, DraftGateway } from '../ports.ts'
import { progressOf, type Progress } from '../progress.ts'
import { runThrough } from '../rules/steps.ts'
import { boxSummary, totalsOf, type Totals } from '../rules/totals.ts'
import type { CheckOptions, OrderFacts } from '../rules/facts.ts'
import { passes } from '../rules/passes.ts'
import { validationSteps } from '../rules/validate.ts'
import type { DraftType } from '../set/draft-set.ts'
import { checkPayload } from '../set/submission.ts'

/** Dependencies of a validation. It has no port to store or submit with. */
export interface ValidationPorts {
  /** The check call (spec §7). */
  gateway: Pick<DraftGateway, 'check'>
  /** For the time of the check. */
  clock: Pick<DraftClock, 'now'>
}

/** The bills of one order as they are stored, and what they are validated against. */
export interface StoredBills extends Pick<CheckOptions, 'language' | 'settings' | 'known' | 'orders' | 'secondSets'> {
  /** Order of the bills. */
  orderId: number
  /** Every bill of the order that is in use, in their order. */
  records: readonly SiRecord[]
  /** The order as booked; absent: rules of the records alone. */
  order?: OrderFacts | undefined
}

/** A validation at one moment; immutable. */
export interface ValidationSnapshot {
  /** The bills as stored. */
  readonly drafts: readonly SiRecord[]
  /** Id of the bill that is shown; 0 for none. */
  readonly currentId: number
  /** Findings of the rules here; empty before `run`. */
  readonly localIssues: readonly Issue[]
  /** Findings of the server; empty before `run` has ended. Most of them repeat those of the rules here. */
  readonly serverIssues: readonly Issue[]
  /** Epoch ms of the last check that both sides have ended; null: these data have not been checked. */
  readonly checkedAt: number | null
  /** A check is under way. */
  readonly busy: boolean
  /** How many bills there are: stored data are complete as they are. */
  readonly target: number
  /** `init` without bills, else `finish`. */
  readonly progress: Progress
  /** The bill that is shown. */
  readonly current: SiRecord | null
  /** Packages, kg and m³ of all bills. */
  readonly totals: Totals
  /** Boxes of all bills by type, `40HQ*2,20GP*1`. */
  readonly boxSummary: string
  /** Checked, and nothing is an error. */
  readonly passes: boolean
}

type Derived = 'target' | 'progress' | 'current' | 'totals' | 'boxSummary' | 'passes'

/** Findings about the time of a submission; stored data are not submitted. */
const aboutSubmission = new Set(['OVERDUE', 'LATE_REASON', 'SAILING_WINDOW'])
const aboutData = ({ Code }: Issue) => !aboutSubmission.has(Code)

/** Stored bills that nobody has checked. */
const unchecked = { drafts: [], currentId: 0, localIssues: [], serverIssues: [], checkedAt: null, busy: false }

const derivations: Derivations<ValidationSnapshot, Derived> = {
  target: ({ drafts }) => drafts.length,
  progress: ({ drafts }) => progressOf(drafts.length, drafts.length),
  current: ({ drafts, currentId }) => drafts.find(({ id }) => id === currentId) ?? null,
  totals: ({ drafts }) => totalsOf(drafts.flatMap(({ containers }) => containers)),
  boxSummary: ({ drafts }) => boxSummary(drafts.flatMap(({ containers }) => containers)),
  passes: ({ checkedAt, localIssues, serverIssues }) => checkedAt !== null && passes(localIssues) && passes(serverIssues),
}

/**
 * The SI-data validation mode (spec §4, type 3): the stored bills of an order are checked against the order and the rules, here and on the
 * server. Nothing can be edited, kept or submitted: there is no such method, and no storage that it could reach.
 */
export class SiValidation extends Store<ValidationSnapshot, Derived> implements ValidationSnapshot {
  declare readonly drafts: ValidationSnapshot['drafts']
  declare readonly currentId: ValidationSnapshot['currentId']
  declare readonly localIssues: ValidationSnapshot['localIssues']
  declare readonly serverIssues: ValidationSnapshot['serverIssues']
  declare readonly checkedAt: ValidationSnapshot['checkedAt']
  declare readonly busy: ValidationSnapshot['busy']
  declare readonly target: ValidationSnapshot['target']
  declare readonly progress: ValidationSnapshot['progress']
  declare readonly current: ValidationSnapshot['current']
  declare readonly totals: ValidationSnapshot['totals']
  declare readonly boxSummary: ValidationSnapshot['boxSummary']
  declare readonly passes: ValidationSnapshot['passes']
  /** Always 3 (spec §4). */
  readonly type: Extract<DraftType, 3> = 3
  #stored: StoredBills | null = null
  readonly #ports: ValidationPorts

  constructor(ports: ValidationPorts) {
    super(unchecked, derivations)
    this.#ports = ports
  }

  /** Takes the data to validate, also when they have changed since; the bill that is shown stays if it is still there. */
  show(stored: StoredBills): void {
    this.#stored = stored
    const drafts = Object.freeze([...stored.records])
    const { localIssues, serverIssues, checkedAt } = unchecked
    const currentId = drafts.some(({ id }) => id === this.currentId) ? this.currentId : (drafts[0]?.id ?? 0)
    this.assign({ drafts, currentId, localIssues, serverIssues, checkedAt })
  }

  /** Shows another bill; an unknown id changes nothing. */
  switchTo(id: number): void {
    if (this.drafts.some((draft) => draft.id === id)) this.now.currentId = id
  }

  /** Checks here and on the server; answers whether nothing is an error. Rejects with the error of the call, findings of the rules here stay. */
  async run(): Promise<boolean> {
    const stored = this.#stored
    if (!stored || stored.records.length === 0) return true
    const { orderId, records, ...options } = stored
    const now = this.#ports.clock.now()
    const found = runThrough(validationSteps({ ...options, records, num: records.length, now, lateAllowed: true }))
    this.assign({ localIssues: found.filter(aboutData), busy: true })
    try {
      const { Issues } = await this.#ports.gateway.check(checkPayload(records, orderId))
      if (stored === this.#stored) this.assign({ serverIssues: Issues.filter(aboutData), checkedAt: now })
      return this.passes
    } finally {
      this.now.busy = false
    }
  }
}
