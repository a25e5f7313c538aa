import { ApiError, type ApiClient } from '@jst/api-client'
import type { Issue } from '@jst/contracts'
import type { SiContainer, SiModifyReasons, SiRecord, SiRecordWire } from '@jst/contracts/si'
import { SiDraftSession, type Choice, type Found, type MergeConflict, type OverallSaveState } from '@jst/si-drafts'
import { recordFromWire, type Steps } from '@jst/si-drafts/rules'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { addBills, begin } from './begin.ts'
import { CombinedOrders } from './combined-orders.ts'
import { FieldValues } from './field-values.ts'
import type { FoundSet } from './findings.ts'
import { EditorView, type EditorMode } from './editor-view.ts'
import { HalfTyped } from './half-typed.ts'
import { DraftNews, gatewayOf, storeOf, type Behalf, type LocalPorts } from './ports.ts'
import { Repairs } from './repairs.ts'
import { placedAt, resubmit } from './resubmit.ts'
import { SetChecker } from './set-checker.ts'
import { issueSteps, ownerOf, type EditorSource } from './source.ts'
import { StoredSet, type StoredBill } from './stored-set.ts'

/**
 * The editing of a set of drafts, or of the stored bills of an order: findings as one types, repair, submit, and what to do when others were faster.
 */
export class SiEditorModel {
  readonly session: SiDraftSession
  readonly stored: boolean
  readonly view: EditorView
  readonly halfTyped = new HalfTyped()
  readonly repairs: Repairs
  /** Saves of colleagues on the same drafts. */
  readonly news = new DraftNews()
  /** The stored bills that are edited. */
  readonly bills: StoredSet
  /** The orders that the bills combine. */
  readonly combined: CombinedOrders
  /** False until the stored copies were read. */
  ready = false
  /** Draft restored from an earlier visit or from a colleague, until it is dismissed. */
  restored: Found | null = null
  /** Reason of a submission after the cut-off. */
  lateReason = ''
  private source: EditorSource
  private readonly api: ApiClient
  private readonly ports: LocalPorts
  private readonly stops: readonly (() => void)[]
  private readonly checker: SetChecker
  private opening: Promise<void> | undefined = undefined
  private readonly values: FieldValues

  constructor(source: EditorSource, api: ApiClient, ports: LocalPorts) {
    this.source = source
    this.api = api
    this.ports = ports
    this.stored = source.stored.length > 0
    this.session = new SiDraftSession(source.order.id, ownerOf(source), {
      ...ports,
      gateway: gatewayOf(
        api,
        () => this.behalf,
        () => this.lateReason,
      ),
      ...(this.stored ? {} : { store: storeOf(api, source.behalf?.companyId, this.news.listen) }),
    })
    this.checker = new SetChecker({ drafts: () => this.session.drafts, issues: () => this.issues() }, ports.clock)
    this.repairs = new Repairs(this.session, this.checker)
    this.bills = new StoredSet(this.session, source.stored)
    this.combined = new CombinedOrders(api, source.order.id, () => this.session.drafts)
    this.values = new FieldValues(this.session)
    this.view = new EditorView(this.session, () => this.found, this.halfTyped)
    makeAutoObservable<this, 'source' | 'api' | 'ports' | 'stops' | 'checker' | 'opening' | 'values'>(this, {
      session: false,
      stored: false,
      view: false,
      repairs: false,
      bills: false,
      combined: false,
      restored: observableRef,
      source: observableRef,
      api: false,
      ports: false,
      stops: false,
      checker: false,
      opening: false,
      halfTyped: false,
      news: false,
      values: false,
      valueOf: false,
    })
    this.stops = [
      reaction(
        () => [
          this.session.set.drafts,
          this.session.target,
          this.checked,
          this.lateReason,
          this.source.known,
          this.source.order.deadline,
          this.combined.orders,
          this.combined.settings,
          this.combined.mergedInto,
        ],
        () => this.checker.soon(),
      ),
      reaction(
        () => this.ready && this.combined.wanted,
        () => void this.combined.read(),
      ),
    ]
  }

  /** Restores the stored draft, or starts a new one. Idempotent: a second call returns the same opening. */
  open(): Promise<void> {
    this.opening ??= this.takeUp()
    return this.opening
  }
  private async takeUp(): Promise<void> {
    const found = await this.session.open()
    runInAction(() => {
      if (!found) {
        begin(this.session, this.source, this.source.record)
        if (this.source.patch) this.edit(this.source.patch)
      }
      this.restored = found
      this.ready = true
      this.takeTheirs(this.source.stored)
      this.checker.look()
    })
  }

  /** Findings of the present drafts. */
  get found(): FoundSet {
    return this.checker.found
  }
  /** True once a check was requested. */
  get checked(): boolean {
    return this.checker.strict
  }
  /** The order as booked; its cut-off may move while one types. */
  get order(): EditorSource['order'] {
    return this.source.order
  }
  /** For whom it is filled in; null: for one's own company. */
  get behalf(): Behalf | null {
    return this.source.behalf
  }
  /** The open stored bill; for a new set its initial values. */
  get record(): SiRecord {
    return this.bills.of(this.session.current)?.record ?? this.source.record
  }
  get loaded(): readonly SiContainer[] {
    return this.source.loaded
  }
  /** True if a submission contains an edit of an approved version: it needs a reason and is allowed after the cut-off. */
  get amends(): boolean {
    return this.bills.needsReason
  }
  get lateAllowed(): boolean {
    return this.source.lateAllowed
  }
  get conflicts(): readonly MergeConflict[] {
    return this.stored ? this.bills.conflicts : this.session.conflicts
  }
  get saveState(): OverallSaveState {
    const { saveState } = this.session
    return this.stored && this.bills.conflicts.length > 0 ? { kind: 'conflict', count: this.bills.conflicts.length } : saveState
  }
  /** Bills of the order stay as they are beside those that are edited. */
  get partial(): boolean {
    return this.source.beside.length > 0
  }
  get several(): boolean {
    return this.session.target > 1
  }
  /** True if there is a stored draft that was not submitted. */
  get dirty(): boolean {
    return this.session.canUndo || this.restored !== null
  }

  /** A field of the draft that is open. */
  valueOf<K extends keyof SiRecord>(name: K): SiRecord[K] | undefined {
    return this.values.of(name)
  }
  /** The allocation needs several bills, the comparison an earlier version. */
  offers(mode: EditorMode): boolean {
    return mode === 'allocate' ? this.session.drafts.length > 1 : mode !== 'compare' || this.stored
  }
  setLateReason(text: string): void {
    this.lateReason = text
  }
  /** Changes fields of the draft that is open; values that it has already are no change. */
  edit(patch: Partial<SiRecord>): void {
    const { current } = this.session
    const changed = current && (Object.keys(patch) as (keyof SiRecord)[]).some((name) => patch[name] !== current[name])
    if (changed) this.session.edit(patch)
  }
  undo(): void {
    this.session.undo()
  }
  redo(): void {
    this.session.redo()
  }
  putAwayRestored(): void {
    this.restored = null
  }

  /** Opens n further bills for the same order. */
  addBills(count: number): void {
    addBills(this.session, count)
  }

  /** Writes both copies now. */
  async save(): Promise<void> {
    this.halfTyped.takeOver()
    await this.session.flush()
  }

  /** Looks at everything, here and on the server; true when nothing blocks. */
  async check(): Promise<boolean> {
    this.halfTyped.takeOver()
    const passes = this.checker.insist()
    if (!passes || this.stored) return passes
    const { set } = this.session
    await this.session.check()
    return set === this.session.set ? this.checker.take(this.session.serverIssues ?? []) : this.checker.insist()
  }

  /** Submits; null when findings or another's edit stand in the way, which the editor shows then. Whatever fails, nothing is lost. */
  async submit(reasons: Pick<SiModifyReasons, 'ReasonCode' | 'Reason'> = {}): Promise<number[] | null> {
    if (this.conflicts.length > 0) return null
    // typing may go on while they are under way
    const { sent } = this.bills
    try {
      return this.stored ? await this.modify(sent, reasons) : await this.session.submit()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 412 && this.stored) this.takeTheirs(this.bills.with(recordFromWire(error.data as SiRecordWire)))
      else if (error.issues.length > 0) this.checker.take(this.stored ? placedAt(error.issues, sent, this.session.drafts) : error.issues)
      else throw error
      return null
    }
  }

  /** Follows a change of the stored record: shown at once, or merged into typed values. */
  follow(source: EditorSource): void {
    this.source = source
    if (this.stored && this.ready) this.takeTheirs(source.stored)
  }

  decide(index: number, choice: Choice): void {
    const conflict = this.bills.conflicts[index]
    if (!this.stored) this.session.resolveConflict(index, choice)
    else if (conflict) this.bills.decide(choice, [conflict])
  }
  decideAll(choice: Choice): void {
    if (this.stored) this.bills.decide(choice)
    else this.session.resolveAll(choice)
  }

  /** Discards the draft and restarts from the order, or from the stored record. */
  discard(): void {
    this.session.clear()
    begin(this.session, this.source, this.source.record)
    this.restored = null
    this.bills.begin(this.source.stored)
    this.lateReason = ''
    this.view.show('fill')
    this.checker.reset()
  }

  dispose(): void {
    for (const stop of this.stops) stop()
    this.checker.dispose()
    this.session.dispose()
  }

  private issues(): Steps<Issue[]> {
    const { session, source, checked, lateReason } = this
    const { orders, mergedInto, settings } = this.combined
    const now = this.ports.clock.now()
    return issueSteps(session, source, { now, checked, lateReason, orders, mergedInto, settings, amends: this.stored && this.bills.amends })
  }

  /** Takes the stored bills: shown at once where nothing is typed, otherwise merged into the typed values. */
  private takeTheirs(stored: readonly StoredBill[]): void {
    const { current } = this.session
    this.source = { ...this.source, stored }
    if (!this.stored || !current) return
    if (this.dirty || this.bills.isShown(stored)) return this.bills.take(stored)
    this.session.clear()
    this.bills.begin(stored)
    begin(this.session, this.source, current)
  }

  private async modify(sent: readonly SiRecord[], reasons: Pick<SiModifyReasons, 'ReasonCode' | 'Reason'>): Promise<number[]> {
    const late = this.lateReason === '' ? {} : { LateReason: this.lateReason }
    const ids = await resubmit(this.api, this.order.id, this.bills, sent, { ...reasons, ...late })
    this.session.clear()
    return ids
  }
}
