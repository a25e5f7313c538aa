import { ApiError, type ApiClient } from '@jst/api-client'
import type { Issue } from '@jst/contracts'
import { modifySi, type SiContainer, type SiModifyReasons, type SiRecord, type SiRecordWire } from '@jst/contracts/si'
import { SiDraftSession, type Choice, type Found, type MergeConflict, type OverallSaveState } from '@jst/si-drafts'
import { recordFromWire, recordToWire, repairAll, type Repair, type Steps } from '@jst/si-drafts/rules'
import { computed, makeAutoObservable, observableRef, reaction, runInAction, type IComputedValue } from 'mobx'
import type { Finding, FoundSet } from './findings.ts'
import { EditorView, type EditorMode } from './editor-view.ts'
import { HalfTyped } from './half-typed.ts'
import { DraftNews, gatewayOf, storeOf, type Behalf, type LocalPorts } from './ports.ts'
import { RecordMerge } from './record-merge.ts'
import { SetChecker } from './set-checker.ts'
import { issueSteps, ownerOf, type EditorSource } from './source.ts'

/** The editing of a set of drafts, or of one stored record: findings as one types, repair, submit, and what to do when others were faster. */
export class SiEditorModel {
  readonly session: SiDraftSession
  readonly stored: boolean
  readonly order: EditorSource['order']
  readonly view: EditorView
  readonly halfTyped = new HalfTyped()
  /** What colleagues store of the same drafts. */
  readonly news = new DraftNews()
  /** Others' changes of a stored record. */
  readonly merge: RecordMerge
  /** False until the kept copies were looked at. */
  ready = false
  /** What an earlier visit or a colleague left, until it is put away. */
  restored: Found | null = null
  /** Why it comes after the cut-off. */
  lateReason = ''
  private source: EditorSource
  private readonly api: ApiClient
  private readonly ports: LocalPorts
  private readonly stop: () => void
  private readonly checker: SetChecker
  private opening: Promise<void> | undefined = undefined
  private readonly values = new Map<keyof SiRecord, IComputedValue<unknown>>()

  constructor(source: EditorSource, api: ApiClient, ports: LocalPorts) {
    this.source = source
    this.api = api
    this.ports = ports
    this.stored = source.stored
    this.order = source.order
    this.session = new SiDraftSession(source.order.id, ownerOf(source), {
      ...ports,
      gateway: gatewayOf(
        api,
        () => this.behalf,
        () => this.lateReason,
      ),
      ...(source.stored ? {} : { store: storeOf(api, source.behalf?.companyId, this.news.listen) }),
    })
    this.checker = new SetChecker({ drafts: () => this.session.drafts, issues: () => this.issues() }, ports.clock)
    this.merge = new RecordMerge(this.session)
    this.view = new EditorView(this.session, () => this.found, this.halfTyped)
    makeAutoObservable<this, 'source' | 'api' | 'ports' | 'stop' | 'checker' | 'opening' | 'values'>(this, {
      session: false,
      stored: false,
      order: false,
      view: false,
      merge: false,
      restored: observableRef,
      source: observableRef,
      api: false,
      ports: false,
      stop: false,
      checker: false,
      opening: false,
      halfTyped: false,
      news: false,
      values: false,
      valueOf: false,
    })
    this.stop = reaction(
      () => [this.session.set.drafts, this.session.target, this.checked, this.lateReason],
      () => this.checker.soon(),
    )
  }

  /** Takes up what was kept, or starts anew. Asked again, it is the same opening. */
  open(): Promise<void> {
    this.opening ??= this.takeUp()
    return this.opening
  }
  private async takeUp(): Promise<void> {
    const found = await this.session.open()
    runInAction(() => {
      if (!found) {
        this.startAnew()
        if (this.source.patch) this.edit(this.source.patch)
      }
      this.restored = found
      this.ready = true
      this.takeTheirs(this.source.record)
      this.checker.look()
    })
  }

  /** Findings of the set as it stands. */
  get found(): FoundSet {
    return this.checker.found
  }
  /** Somebody asked for a check. */
  get checked(): boolean {
    return this.checker.strict
  }
  /** For whom it is filled in; null: for one's own company. */
  get behalf(): Behalf | null {
    return this.source.behalf
  }
  get record(): SiRecord {
    return this.source.record
  }
  get loaded(): readonly SiContainer[] {
    return this.source.loaded
  }
  get amends(): boolean {
    return this.source.amends
  }
  get lateAllowed(): boolean {
    return this.source.lateAllowed
  }
  get conflicts(): readonly MergeConflict[] {
    return this.stored ? this.merge.conflicts : this.session.conflicts
  }
  get saveState(): OverallSaveState {
    const { saveState } = this.session
    return this.stored && this.merge.conflicts.length > 0 ? { kind: 'conflict', count: this.merge.conflicts.length } : saveState
  }
  get several(): boolean {
    return this.session.target > 1
  }
  get repairable(): Finding[] {
    return this.found.all.filter(({ repairs }) => repairs.length > 0)
  }
  /** Something is kept that nobody has submitted. */
  get dirty(): boolean {
    return this.session.canUndo || this.restored !== null
  }

  /** A field of the draft that is open: who reads it here is drawn again when this field changes, not at every key in another one. */
  valueOf<K extends keyof SiRecord>(name: K): SiRecord[K] | undefined {
    let value = this.values.get(name)
    if (!value) this.values.set(name, (value = computed(() => this.session.current?.[name])))
    return value.get() as SiRecord[K] | undefined
  }
  /** Bills are shared out when there are several; versions are compared once there is one. */
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

  /** Opens n further bills for the same order; what is loaded stays with the others until it is allotted. */
  addBills(count: number): void {
    const known = new Set(this.session.drafts.map(({ id }) => id))
    this.session.copy(count)
    this.session.replaceDrafts(
      this.session.drafts.filter(({ id }) => !known.has(id)).map((draft) => ({ ...draft, containers: [], packageCount: '' })),
    )
  }

  /** Writes both copies now. */
  async save(): Promise<void> {
    this.halfTyped.takeOver()
    await this.session.flush()
  }

  repair(repair: Repair): void {
    this.session.replaceDrafts(repair.apply(this.session.drafts))
  }
  /** The first repair of every finding, in one step to undo. */
  repairEverything(): void {
    this.session.replaceDrafts(
      repairAll(
        this.session.drafts,
        this.repairable.map(({ issue }) => issue),
      ),
    )
    this.checker.look()
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
    try {
      return this.stored ? [await this.modify(reasons)] : await this.session.submit()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 412 && this.stored) this.takeTheirs(recordFromWire(error.data as SiRecordWire))
      else if (error.issues.length > 0) this.checker.take(error.issues)
      else throw error
      return null
    }
  }

  /** What is stored has changed: shown at once; merged into what was typed. */
  follow(source: EditorSource): void {
    const changed = source.record.updatedAt !== this.source.record.updatedAt
    this.source = { ...source, record: this.source.record }
    if (!this.stored || !changed || !this.ready) {
      if (!this.stored) this.source = source
      return
    }
    this.takeTheirs(source.record)
  }

  decide(index: number, choice: Choice): void {
    const conflict = this.merge.conflicts[index]
    if (!this.stored) this.session.resolveConflict(index, choice)
    else if (conflict) this.merge.decide(choice, [conflict])
  }
  decideAll(choice: Choice): void {
    if (this.stored) this.merge.decide(choice)
    else this.session.resolveAll(choice)
  }

  /** Drops what is not submitted and starts from the order, or the stored record, again. */
  discard(): void {
    this.session.clear()
    this.startAnew()
    this.restored = null
    this.merge.reset()
    this.lateReason = ''
    this.view.show('fill')
    this.checker.reset()
  }

  dispose(): void {
    this.stop()
    this.checker.dispose()
    this.session.dispose()
  }

  private startAnew(): void {
    this.session.start(this.source.record)
    if (this.source.bills > 1) this.addBills(this.source.bills - 1)
    const [first] = this.session.drafts
    if (first) this.session.switchTo(first.id)
    this.session.history.clear()
  }

  private issues(): Steps<Issue[]> {
    const { session, source, checked, lateReason } = this
    return issueSteps(session, source, { now: this.ports.clock.now(), checked, lateReason })
  }

  /** Merges another version of the stored record into what is typed here. */
  private takeTheirs(theirs: SiRecord): void {
    const { current } = this.session
    if (!this.stored || !current) return
    const base = this.source.record.updatedAt === current.updatedAt ? this.source.record : null
    this.source = { ...this.source, record: theirs }
    if (current.updatedAt === theirs.updatedAt) return
    if (this.dirty) return this.merge.take(base, theirs)
    this.session.clear()
    this.startAnew()
  }

  private async modify(reasons: Pick<SiModifyReasons, 'ReasonCode' | 'Reason'>): Promise<number> {
    const { current } = this.session
    if (!current) throw new RangeError('There is nothing to submit.')
    const { id } = this.source.record
    const late = this.lateReason === '' ? {} : { LateReason: this.lateReason }
    await this.api.call(modifySi, { ...recordToWire(current), Id: id, ...reasons, ...late })
    this.session.clear()
    return id
  }
}
