import type { Issue } from '@jst/contracts'
import type { SiRecord } from '@jst/contracts/si/data'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { DraftClock, DraftGateway } from '../ports.ts'
import { progressOf, type Progress } from '../progress.ts'
import { runThrough } from '../rules/steps.ts'
import { boxSummary, totalsOf, type Totals } from '../rules/totals.ts'
import type { CheckOptions, OrderFacts } from '../rules/facts.ts'
import { passes, validationSteps } from '../rules/validate.ts'
import type { DraftType } from '../set/draft-set.ts'
import { checkPayload } from '../set/submission.ts'

/** What a validation needs of its surroundings. It is given nothing to store or submit with. */
export interface ValidationPorts {
  /** The check call (spec §7). */
  gateway: Pick<DraftGateway, 'check'>
  /** For the time of the check. */
  clock: Pick<DraftClock, 'now'>
}

/** The bills of one order as they are stored, and what they are validated against. */
export interface StoredBills extends Pick<CheckOptions, 'language' | 'settings' | 'known' | 'orders'> {
  /** Order of the bills. */
  orderId: number
  /** Every bill of the order that is in use, in their order. */
  records: readonly SiRecord[]
  /** The order as booked; absent: rules of the records alone. */
  order?: OrderFacts | undefined
}

/** Findings about the time of a submission; stored data are not submitted. */
const aboutSubmission = new Set(['OVERDUE', 'LATE_REASON'])
const aboutData = ({ Code }: Issue) => !aboutSubmission.has(Code)
const nothing: readonly Issue[] = []

/**
 * The SI-data validation mode (spec §4, type 3): the stored bills of an order are checked against the order and the rules, here and on the
 * server. Nothing can be edited, kept or submitted: there is no such method, and no storage that it could reach.
 */
export class SiValidation {
  /** The bills as stored. Observable, as all below. */
  drafts: readonly SiRecord[] = []
  /** Id of the bill that is shown; 0 for none. */
  currentId = 0
  /** Findings of the rules here; empty before `run`. */
  localIssues: readonly Issue[] = nothing
  /** Findings of the server; empty before `run` has ended. Most of them repeat those of the rules here. */
  serverIssues: readonly Issue[] = nothing
  /** Epoch ms of the last check that both sides have ended; null: these data have not been checked. */
  checkedAt: number | null = null
  /** A check is under way. */
  busy = false
  #stored: StoredBills | null = null
  readonly #ports: ValidationPorts

  constructor(ports: ValidationPorts) {
    this.#ports = ports
    makeAutoObservable(this, {
      drafts: observableRef,
      localIssues: observableRef,
      serverIssues: observableRef,
    })
  }

  /** Always 3 (spec §4). */
  get type(): Extract<DraftType, 3> {
    return 3
  }
  /** How many bills there are: stored data are complete as they are. */
  get target(): number {
    return this.drafts.length
  }
  /** `init` without bills, else `finish`. */
  get progress(): Progress {
    return progressOf(this.drafts.length, this.target)
  }
  /** The bill that is shown. */
  get current(): SiRecord | null {
    return this.drafts.find(({ id }) => id === this.currentId) ?? null
  }
  /** Packages, kg and m³ of all bills. */
  get totals(): Totals {
    return totalsOf(this.drafts.flatMap(({ containers }) => containers))
  }
  /** Boxes of all bills by type, `40HQ*2,20GP*1`. */
  get boxSummary(): string {
    return boxSummary(this.drafts.flatMap(({ containers }) => containers))
  }
  /** Checked, and nothing is an error. */
  get passes(): boolean {
    return this.checkedAt !== null && passes(this.localIssues) && passes(this.serverIssues)
  }

  /** Takes the data to validate, also when they have changed since; the bill that is shown stays if it is still there. */
  show(stored: StoredBills): void {
    this.#stored = stored
    this.drafts = Object.freeze([...stored.records])
    if (!this.current) this.currentId = this.drafts[0]?.id ?? 0
    this.localIssues = nothing
    this.serverIssues = nothing
    this.checkedAt = null
  }

  /** Shows another bill; an unknown id changes nothing. */
  switchTo(id: number): void {
    if (this.drafts.some((draft) => draft.id === id)) this.currentId = id
  }

  /** Checks here and on the server; answers whether nothing is an error. Rejects with the error of the call, findings of the rules here stay. */
  async run(): Promise<boolean> {
    const stored = this.#stored
    if (!stored || stored.records.length === 0) return true
    const { orderId, records, ...options } = stored
    const now = this.#ports.clock.now()
    const found = runThrough(validationSteps({ ...options, records, num: records.length, now, lateAllowed: true }))
    runInAction(() => {
      this.localIssues = found.filter(aboutData)
      this.busy = true
    })
    try {
      const { Issues } = await this.#ports.gateway.check(checkPayload(records, orderId))
      runInAction(() => {
        if (stored !== this.#stored) return
        this.serverIssues = Issues.filter(aboutData)
        this.checkedAt = now
      })
      return this.passes
    } finally {
      runInAction(() => (this.busy = false))
    }
  }
}
