import type { SiRecord } from '@jst/contracts/si/data'
import { demandPorts, Store } from '@jst/store'
import { Keeping, Merging, type Found, type StoredCopy, type LocalCopy } from '@jst/store/keeping'
import { editedField } from './edited-field.ts'
import { History } from './history.ts'
import type { Choice, MergeConflict } from './merge/conflict.ts'
import { mergeSets } from './merge/merge-sets.ts'
import { setMerger, type Replacements } from './merge/set-merger.ts'
import type { DraftPorts } from './ports.ts'
import type { SetToCheck } from './rules/facts.ts'
import { passes } from './rules/passes.ts'
import { setContent } from './saving/content.ts'
import { localKey } from './saving/local-drafts.ts'
import { serverSlot } from './saving/server-slot.ts'
import {
  draftOf,
  moved,
  startedWith,
  withCopies,
  withDrafts,
  withFields,
  without,
  withTarget,
  typingOnce,
  type Typing,
} from './set/changes.ts'
import { boundTo, sendSet, submissionOf } from './set/submission.ts'
import { emptySet, type DraftSet, type EditedType, type OnBehalf } from './set/draft-set.ts'
import { derivations, nothing, type DerivedOfDrafts, type DraftSnapshot } from './snapshot.ts'

/**
 * The drafts of one order until they are submitted. The set is one immutable value: an edit makes a new one that shares what did not
 * change, so that a thousand containers cost nothing to observe, every step can be undone, and storing works on a snapshot that nobody
 * changes. Every change is saved here and, with a `store` port, on the server; another's changes are merged, never overwritten.
 */
export class SiDraftSession extends Store<DraftSnapshot, DerivedOfDrafts> implements DraftSnapshot {
  declare readonly set: DraftSnapshot['set']
  declare readonly serverIssues: DraftSnapshot['serverIssues']
  declare readonly busy: DraftSnapshot['busy']
  declare readonly undoable: DraftSnapshot['undoable']
  declare readonly redoable: DraftSnapshot['redoable']
  declare readonly conflicts: DraftSnapshot['conflicts']
  declare readonly replacedValues: DraftSnapshot['replacedValues']
  declare readonly local: DraftSnapshot['local']
  declare readonly server: DraftSnapshot['server']
  declare readonly drafts: DraftSnapshot['drafts']
  declare readonly currentId: DraftSnapshot['currentId']
  declare readonly current: DraftSnapshot['current']
  declare readonly target: DraftSnapshot['target']
  declare readonly type: DraftSnapshot['type']
  declare readonly onBehalf: DraftSnapshot['onBehalf']
  declare readonly progress: DraftSnapshot['progress']
  declare readonly totals: DraftSnapshot['totals']
  declare readonly boxSummary: DraftSnapshot['boxSummary']
  declare readonly saveState: DraftSnapshot['saveState']
  declare readonly canUndo: DraftSnapshot['canUndo']
  declare readonly canRedo: DraftSnapshot['canRedo']
  /** Undo and redo. */
  readonly history: History
  readonly #merging: Merging<DraftSet, MergeConflict>
  readonly #keeping: Keeping<DraftSet>
  readonly #typed = typingOnce()
  #typing: Typing | null = null
  readonly #orderId: number
  readonly #ports: DraftPorts

  /** `owner` keeps the drafts of two people on one machine apart. */
  constructor(orderId: number, owner: string, ports: DraftPorts) {
    demandPorts('SiDraftSession', ports, ['gateway', 'storage', 'clock', 'random'])
    super({ ...nothing, server: ports.store ? nothing.local : null }, derivations())
    this.#orderId = orderId
    this.#ports = ports
    this.history = new History(this.now)
    this.#merging = new Merging(this.now, setMerger, emptySet)
    const store = ports.store ? serverSlot(orderId, ports.store, () => ports.clock.now()) : null
    const host = {
      state: this.now,
      current: () => this.set,
      typed: () => this.#typed(this.set, this.#typing),
      merge: (base: DraftSet | null, theirs: StoredCopy<DraftSet>) => this.#takeIn(base, theirs),
      show: (set: DraftSet) => this.#show(set),
    }
    this.#keeping = new Keeping(localKey(owner, orderId), setContent, ports, host, store)
  }

  /** Values of mine that somebody else has replaced since. */
  get replaced(): Replacements {
    return this.#merging.replaced
  }
  /** The copy in this browser, in detail. */
  get autosave(): LocalCopy {
    return this.#keeping.local
  }
  /** Begins with one draft of the order's data, or with one for each stored bill; nothing is stored before the first edit. */
  start(prefill: SiRecord | readonly SiRecord[], target = 1): void {
    const records = Array.isArray(prefill) ? (prefill as readonly SiRecord[]) : [prefill as SiRecord]
    this.#show(startedWith(records, target, () => this.#ports.random()))
  }
  /** Sets how many bills there shall be; never fewer than there are. The kind of the set follows. */
  setTarget(target: number): void {
    this.#change(withTarget(this.set, target), 'target')
  }
  /** Changes its kind. */
  setType(type: EditedType): void {
    this.#change({ ...this.set, type })
  }
  /** Says for whom it is filled in. */
  setOnBehalf(onBehalf: OnBehalf | null): void {
    this.#change({ ...this.set, onBehalf })
  }
  /** Changes fields of the current draft. */
  edit(patch: Partial<SiRecord>): void {
    const { current } = this
    if (current) this.#change(withFields(this.set, current.id, patch), editedField(current, patch))
  }
  /**
   * A field of the current draft that is still being typed in, as its change; null when that is over. This browser keeps it as if it were
   * entered. It is not shown, checked, sent or undone before `edit`.
   */
  typing(change: Typing | null): void {
    if (change === this.#typing) return
    this.#typing = change
    this.#keeping.local.touch()
  }
  /** Replaces drafts as a whole, such as after an allocation or a repair: one step to undo. Ids must be of this set. */
  replaceDrafts(drafts: readonly SiRecord[]): void {
    const draftById = new Map(drafts.map((draft) => [draft.id, draft]))
    this.#change({ ...this.set, drafts: this.set.drafts.map((draft) => draftById.get(draft.id) ?? draft) })
  }

  /** Puts other drafts in place of all: those with an id of the set keep it, the others are new. One step to undo. */
  setDrafts(records: readonly SiRecord[]): void {
    this.#change(withDrafts(this.set, records, () => this.#ports.random()))
  }

  /** Stores the edits of the draft being left, then loads the other (spec §4). */
  switchTo(id: number): void {
    if (id === this.set.currentId || !draftOf(this.set, id)) return
    this.act(() => {
      this.now.set = { ...this.set, currentId: id }
      this.#keeping.local.touch()
    })
  }
  /** Appends copies of the current draft in one act and opens the last; answers its id. */
  copy(times = 1): number {
    this.#change(withCopies(this.set, times, false, () => this.#ports.random()))
    return this.set.currentId
  }
  /** As `copy`, with the eleven text fields empty (spec §5). */
  copyAsTemplate(times = 1): number {
    this.#change(withCopies(this.set, times, true, () => this.#ports.random()))
    return this.set.currentId
  }
  /** Removes a draft; the current one gives way to the previous. False: the first cannot be removed. */
  remove(id: number): boolean {
    return this.#change(without(this.set, id))
  }
  /** Moves a draft to a position, counted from 0. */
  move(id: number, to: number): void {
    this.#change(moved(this.set, id, to))
  }
  /** Takes the last step back. */
  undo(): void {
    this.act(() => this.#travel(this.history.undo(this.set)))
  }
  /** Does the undone step again. */
  redo(): void {
    this.act(() => this.#travel(this.history.redo(this.set)))
  }
  /** Back to init, type 1 and no drafts (spec §4); both stored copies go too. */
  clear(): void {
    this.act(() => {
      this.#show(emptySet)
      this.#keeping.drop()
    })
  }

  /** The set as the rules take it: `validateSet(session.setToCheck({ order }))` of the entry `./rules`. */
  setToCheck(options: Partial<SetToCheck> = {}): SetToCheck {
    return { records: boundTo(this.set, this.#orderId), num: this.target, now: this.#ports.clock.now(), ...options }
  }
  /** Asks the server to check the set; answers whether it passes. */
  async check(): Promise<boolean> {
    const { set } = this
    const { Issues } = await this.#during(() => this.#ports.gateway.check(submissionOf(this.set, this.#orderId)))
    if (set === this.set) this.now.serverIssues = Issues
    return passes(Issues)
  }
  /** Submits the set, on behalf of a company when one is set, and clears the drafts. Answers the ids of the records. */
  async submit(): Promise<number[]> {
    const ids = await this.#during(() => sendSet(this.#ports.gateway, this.set, this.#orderId))
    this.clear()
    return ids
  }

  /** Takes up what an earlier visit left here or a colleague left on the server; null when there is nothing. Never rejects. */
  open(): Promise<Found | null> {
    return this.#keeping.open()
  }
  /** As `open`, at once and from this browser only, for storages that answer synchronously. Answers when it was saved (epoch ms). */
  restore(): number | null {
    return this.#keeping.restoreNow()
  }
  /** Writes both copies now, such as when the page hides; resolves when that is done or failed. */
  flush(): Promise<void> {
    return this.#keeping.flushed()
  }
  /**
   * Keeps what is entered and typed in this browser, at once: call when a field or the page is left. False: it is kept nowhere, ask before leaving.
   */
  journal(): boolean {
    return this.#keeping.journal()
  }
  /** Goes on saving and takes in what others stored: call after a login, when the network is back, and when the page is shown again. */
  resume(): void {
    this.#keeping.resume()
  }
  /** The set was submitted or cleared elsewhere; keeps this one as a new set. */
  keepAnyway(): void {
    this.#keeping.keepAnyway()
  }
  /** Writes what is pending and stops timers; call when the page is closed for good. */
  dispose(): void {
    this.#keeping.dispose()
  }
  /** Decides one conflict; after the last, saving goes on. */
  resolveConflict(index: number, choice: Choice): void {
    const conflict = this.conflicts[index]
    if (conflict) this.#decide([conflict], choice)
  }
  /** Decides all conflicts the same way. */
  resolveAll(choice: Choice): void {
    this.#decide(this.conflicts, choice)
  }
  /** Puts my value back where somebody else replaced it. */
  restoreReplaced(one: MergeConflict): void {
    this.act(() => this.#change(this.#merging.restore(this.set, one)))
  }
  #decide(conflicts: readonly MergeConflict[], choice: Choice): void {
    this.act(() => {
      this.#change(this.#merging.decide(this.set, conflicts, choice))
      if (this.conflicts.length === 0) this.#keeping.decided()
    })
  }
  #takeIn(base: DraftSet | null, theirs: StoredCopy<DraftSet>): boolean {
    this.act(() => {
      this.now.set = this.#merging.takeIn(base, this.set, theirs)
      this.history.rebase((step) => mergeSets(base, step, theirs.value).set)
      this.#changed()
    })
    return this.conflicts.length > 0
  }
  #show(set: DraftSet): void {
    this.#typing = null
    this.act(() => {
      this.now.set = set
      this.#merging.begin(set)
      this.now.serverIssues = null
      this.history.clear()
    })
  }
  /** Makes a change that can be undone; false when nothing changed. */
  #change(set: DraftSet, field = ''): boolean {
    if (set === this.set) return false
    const before = this.set
    this.act(() => {
      this.#travel(set)
      this.history.record(before, this.set, field, this.#ports.clock.now())
    })
    return true
  }
  #travel(set: DraftSet | null): void {
    if (!set) return
    this.now.set = { ...set, revision: this.set.revision + 1 }
    this.#changed()
  }
  #changed(): void {
    this.now.serverIssues = null
    this.#keeping.touch()
  }
  async #during<T>(work: () => Promise<T>): Promise<T> {
    this.now.busy = true
    return Promise.resolve()
      .then(work)
      .finally(() => (this.now.busy = false))
  }
}
