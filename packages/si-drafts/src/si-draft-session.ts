import type { Issue } from '@jst/contracts'
import type { SiRecord } from '@jst/contracts/si'
import { makeAutoObservable, observableRef, observableShallow } from 'mobx'
import { Autosave } from './autosave.ts'
import { newDraftId } from './draft-id.ts'
import type { DraftPorts, Submission } from './ports.ts'
import { progressOf, type Progress } from './progress.ts'
import { boxSummary, totalsOf, type Totals } from './rules/totals.ts'
import { passes, validateSet, type OrderFacts } from './rules/validate.ts'
import { emptyRecord, recordToWire } from './rules/wire.ts'

/** 1: one draft; 2: several drafts; 3: SI-data validation (spec §3, §4). */
export type DraftType = 1 | 2 | 3

/** Company and employee of a submission on behalf of a company (spec §6). */
export interface OnBehalf {
  employeeId: number
  companyId: number
  companyCode: string
}

interface Stored {
  drafts: SiRecord[]
  currentId: number
  target: number
  type: DraftType
  savedAt: number
}

/** The text fields that a copy used as a template empties (spec §5). */
const templateTexts = [
  'consignor',
  'consignee',
  'notifier1',
  'notifier2',
  'notifier3',
  'marks',
  'goods',
  'packageKind',
  'hsCode',
  'emails',
  'remarks',
] as const

/**
 * The drafts of one order until they are submitted. Records are plain immutable values: an edit replaces the record,
 * so a thousand containers cost nothing to observe. Every change is saved locally and found again after a crash or a new login.
 */
export class SiDraftSession {
  drafts: SiRecord[] = []
  currentId = 0
  /** Edits of the current draft, stored into the list when the draft is left. */
  current: SiRecord | null = null
  target = 1
  type: DraftType = 1
  onBehalf: OnBehalf | null = null
  /** Result of the last check on the server; null after an edit. */
  serverIssues: Issue[] | null = null
  busy = false
  readonly autosave: Autosave
  private readonly orderId: number
  private readonly ports: DraftPorts

  /** `owner` keeps the drafts of two people on one machine apart. */
  constructor(orderId: number, owner: string, ports: DraftPorts) {
    this.orderId = orderId
    this.ports = ports
    this.autosave = new Autosave(`jst:si-draft:${owner}:${orderId}`, ports.storage, ports.clock, () => this.serialize())
    makeAutoObservable<this, 'ports' | 'orderId'>(this, {
      drafts: observableShallow,
      current: observableRef,
      serverIssues: observableRef,
      autosave: false,
      ports: false,
      orderId: false,
    })
  }

  get progress(): Progress {
    return progressOf(this.drafts.length, this.target)
  }

  /** Every draft as it stands, the edits of the current one included. */
  get all(): SiRecord[] {
    const { current } = this
    return current === null ? this.drafts : this.drafts.map((draft) => (draft.id === this.currentId ? current : draft))
  }

  get totals(): Totals {
    return totalsOf(this.all.flatMap((draft) => draft.containers))
  }

  get boxSummary(): string {
    return boxSummary(this.all.flatMap((draft) => draft.containers))
  }

  /** Starts with one draft made from the order's data. */
  start(prefill: SiRecord, target = 1): void {
    this.target = target
    this.type = target > 1 ? 2 : 1
    const first = this.numbered(prefill)
    this.drafts = [first]
    this.open(first)
    this.serverIssues = null
  }

  setTarget(target: number): void {
    this.target = Math.min(99, Math.max(1, Math.trunc(target), this.drafts.length))
    if (this.type !== 3) this.type = this.target > 1 ? 2 : 1
    this.changed()
  }

  setType(type: DraftType): void {
    this.type = type
    this.changed()
  }

  /** Changes fields of the current draft. */
  edit(patch: Partial<SiRecord>): void {
    if (this.current === null) return
    this.current = { ...this.current, ...patch, id: this.currentId }
    this.changed()
  }

  /** Stores the edits of the draft being left, then loads the other (spec §4). */
  switchTo(id: number): void {
    const next = this.drafts.find((draft) => draft.id === id)
    if (!next || id === this.currentId) return
    this.store()
    this.open(next)
    this.changed()
  }

  /** Appends a copy of the current draft and opens it. */
  copy(): number {
    return this.append((current) => current)
  }

  /** As `copy`, with the eleven text fields empty (spec §5). */
  copyAsTemplate(): number {
    const emptied = Object.fromEntries(templateTexts.map((name) => [name, ''])) as Pick<SiRecord, (typeof templateTexts)[number]>
    return this.append((current) => ({ ...current, ...emptied }))
  }

  /** Removes a draft; the current one gives way to the previous. The first cannot be removed: answers false. */
  remove(id: number): boolean {
    const index = this.drafts.findIndex((draft) => draft.id === id)
    const previous = this.drafts[index - 1]
    if (index < 1 || !previous) return false
    if (id !== this.currentId) this.store()
    this.drafts.splice(index, 1)
    if (id === this.currentId) this.open(previous)
    this.changed()
    return true
  }

  /** Back to init, type 1 and no drafts (spec §4); the local copy goes too. */
  clear(): void {
    this.drafts = []
    this.current = null
    this.currentId = 0
    this.target = 1
    this.type = 1
    this.serverIssues = null
    this.autosave.drop()
  }

  /** Local findings of the whole set. */
  issues(order?: OrderFacts, lateAllowed = false): Issue[] {
    return validateSet({ records: this.all, num: this.target, order, now: this.ports.clock.now(), lateAllowed })
  }

  /** Asks the server to check the set; answers whether it passes. */
  async check(): Promise<boolean> {
    const { Issues } = await this.during(() => this.ports.gateway.check(this.submission()))
    this.setServerIssues(Issues)
    return passes(Issues)
  }

  /** Submits the set, on behalf of a company when one is set, and clears the drafts. Answers the ids of the records. */
  async submit(): Promise<number[]> {
    const { onBehalf } = this
    const submission = this.submission()
    const { Ids } = await this.during(() =>
      onBehalf
        ? this.ports.gateway.submitForCompany({
            ...submission,
            EmployeeId: onBehalf.employeeId,
            COMPANYID: onBehalf.companyId,
            COMPANYCODE: onBehalf.companyCode,
          })
        : this.ports.gateway.submit(submission),
    )
    this.clear()
    return Ids
  }

  setOnBehalf(onBehalf: OnBehalf | null): void {
    this.onBehalf = onBehalf
  }

  /** Takes up what an earlier visit left; answers when it was saved (epoch ms), or null when there was nothing usable. */
  restore(): number | null {
    const stored = this.readStored()
    if (!stored) return null
    this.drafts = stored.drafts
    this.target = stored.target
    this.type = stored.type
    const current = stored.drafts.find((draft) => draft.id === stored.currentId) ?? stored.drafts[0]
    if (current) this.open(current)
    return stored.savedAt
  }

  /** Keeps what is pending and stops timers; call when the page is closed for good. */
  dispose(): void {
    this.autosave.dispose()
  }

  private readStored(): Stored | null {
    try {
      const stored = JSON.parse(this.autosave.read() ?? 'null') as Stored | null
      return stored && Array.isArray(stored.drafts) && stored.drafts.length > 0 ? stored : null
    } catch {
      return null
    }
  }

  private serialize(): string {
    const stored: Stored = {
      drafts: this.all,
      currentId: this.currentId,
      target: this.target,
      type: this.type,
      savedAt: this.ports.clock.now(),
    }
    return JSON.stringify(stored)
  }

  private submission(): Submission {
    const records = this.all
    return {
      TDBLInfos: records.map((record) =>
        recordToWire({ ...record, orderId: this.orderId, draftCount: this.target, siType: this.target > 1 ? 2 : 1 }),
      ),
      Num: this.target,
      CGO_ID: this.orderId,
      MBL_NO: records[0]?.mblNo ?? '',
    }
  }

  private append(change: (current: SiRecord) => SiRecord): number {
    this.store()
    const draft = this.numbered(change(this.current ?? emptyRecord()))
    this.drafts.push(draft)
    this.target = Math.max(this.target, this.drafts.length)
    if (this.type !== 3) this.type = this.target > 1 ? 2 : 1
    this.open(draft)
    this.changed()
    return draft.id
  }

  private numbered(record: SiRecord): SiRecord {
    return { ...record, id: newDraftId(() => this.ports.random(), new Set(this.drafts.map((draft) => draft.id))) }
  }

  private open(draft: SiRecord): void {
    this.currentId = draft.id
    this.current = draft
  }

  private store(): void {
    const { current } = this
    if (current === null) return
    const index = this.drafts.findIndex((draft) => draft.id === this.currentId)
    if (index >= 0) this.drafts[index] = current
  }

  private changed(): void {
    this.serverIssues = null
    this.autosave.touch()
  }

  private setServerIssues(issues: Issue[]): void {
    this.serverIssues = issues
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }

  private async during<T>(work: () => Promise<T>): Promise<T> {
    this.setBusy(true)
    try {
      return await work()
    } finally {
      this.setBusy(false)
    }
  }
}
