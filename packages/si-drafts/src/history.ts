import type { DraftSet } from './set/draft-set.ts'

/** A state that can be gone back to. */
export interface HistoryStep {
  /** The set as it was. */
  readonly set: DraftSet
  /** Draft of the change: undo and redo return to it. */
  readonly draftId: number
  /** Bytes that only this step retains. */
  readonly bytes: number
}

/** Where the steps are held. */
export interface HistorySteps {
  /** Steps that can be undone, oldest first. */
  undoable: readonly HistoryStep[]
  /** Steps that can be done again. */
  redoable: readonly HistoryStep[]
}

const coalesceMs = 1000
/** Steps that outlast a merge with others' changes. */
const mostSteps = 50

/**
 * Undo and redo over a whole set. Sets are immutable and share what did not change, so that a step costs only what it replaced.
 * Keystrokes in one field within a second of each other are one step; the oldest steps go when there are too many or they weigh too much.
 */
export class History {
  #lastKey = ''
  #lastAt = 0
  readonly #state: HistorySteps
  readonly #maxSteps: number
  readonly #maxBytes: number

  constructor(state: HistorySteps, maxSteps = 200, maxBytes = 16 * 1024 * 1024) {
    this.#state = state
    this.#maxSteps = maxSteps
    this.#maxBytes = maxBytes
  }

  /** Steps that can be undone, oldest first. */
  get undoable(): readonly HistoryStep[] {
    return this.#state.undoable
  }
  /** Steps that can be done again. */
  get redoable(): readonly HistoryStep[] {
    return this.#state.redoable
  }

  /** Estimated memory of the steps beyond the set. */
  get bytes(): number {
    return this.undoable.reduce((sum, step) => sum + step.bytes, 0)
  }

  /** Records a change. `field` merges typing in one field into one step; the empty text is a step of its own. */
  record(before: DraftSet, after: DraftSet, field: string, now: number): void {
    const key = field === '' ? '' : `${after.currentId} ${field}`
    const goesOn = key !== '' && key === this.#lastKey && now - this.#lastAt <= coalesceMs && this.redoable.length === 0
    this.#lastKey = key
    this.#lastAt = now
    if (goesOn) return
    this.#state.redoable = []
    this.#state.undoable = [...this.undoable, { set: before, draftId: placeOf(before, after), bytes: costOf(before, after) }]
    while (this.undoable.length > this.#maxSteps || (this.bytes > this.#maxBytes && this.undoable.length > 1))
      this.#state.undoable = this.undoable.slice(1)
  }

  /** The set before the last change, or null; `now` becomes redoable. */
  undo(now: DraftSet): DraftSet | null {
    return this.#step('undoable', 'redoable', now)
  }
  /** Returns the set after undoing one step; null without one. */
  redo(now: DraftSet): DraftSet | null {
    return this.#step('redoable', 'undoable', now)
  }

  #step(from: 'undoable' | 'redoable', to: 'undoable' | 'redoable', now: DraftSet): DraftSet | null {
    const last = this[from].at(-1)
    if (!last) return null
    this.#state[from] = this[from].slice(0, -1)
    this.#state[to] = [...this[to], { set: now, draftId: last.draftId, bytes: last.bytes }]
    this.#lastKey = ''
    const there = last.set.drafts.some(({ id }) => id === last.draftId)
    const currentId = there ? last.draftId : last.set.currentId
    return { ...last.set, currentId }
  }

  /** Another person's changes came in: every remembered state gets them too, so that undo takes back my changes only. */
  rebase(change: (set: DraftSet) => DraftSet): void {
    const rebased = (step: HistoryStep): HistoryStep => ({ ...step, set: change(step.set) })
    // The newest only: a merge of a large set into hundreds of states would hold up the page.
    this.#state.undoable = this.undoable.slice(-mostSteps).map(rebased)
    this.#state.redoable = this.redoable.slice(-mostSteps).map(rebased)
    this.#lastKey = ''
  }

  /** Forgets all steps. */
  clear(): void {
    this.#state.undoable = []
    this.#state.redoable = []
    this.#lastKey = ''
  }
}

/** Where a change was made: in the draft that was removed, else in the one that is open after it. */
const placeOf = (before: DraftSet, after: DraftSet) =>
  before.drafts.find(({ id }) => !after.drafts.some((draft) => draft.id === id))?.id ?? after.currentId

const slot = 8

/** Bytes of a value that another does not share with it. */
function costOf(before: unknown, after: unknown): number {
  if (before === after) return slot
  if (typeof before === 'string') return slot + before.length * 2
  if (typeof before !== 'object' || before === null) return slot
  const other = Object(after) as Record<string, unknown>
  return Object.entries(before).reduce((sum, [name, value]) => sum + costOf(value, other[name]), slot)
}
