import type { Issue } from '@jst/contracts'
import type { SiRecord } from '@jst/contracts/si/data'
import type { Derivations, Live } from '@jst/store'
import { overallState, type OverallSaveState, type SaveState } from '@jst/store/keeping'
import type { HistoryStep } from './history.ts'
import type { MergeConflict } from './merge/conflict.ts'
import { progressOf, type Progress } from './progress.ts'
import { boxSummary, totalsOf, type Totals } from './rules/totals.ts'
import { draftOf } from './set/changes.ts'
import { emptySet, type DraftSet, type EditedType, type OnBehalf } from './set/draft-set.ts'

/** The drafts of one order at one moment, and how it stands with saving them; immutable. */
export interface DraftSnapshot {
  /** The set as one value. */
  readonly set: DraftSet
  /** Result of the last check on the server; null after an edit. */
  readonly serverIssues: Issue[] | null
  /** A check or a submission is under way. */
  readonly busy: boolean
  /** Steps that can be undone, oldest first. */
  readonly undoable: readonly HistoryStep[]
  /** Steps that can be done again. */
  readonly redoable: readonly HistoryStep[]
  /** Values that somebody else changed differently, for a person to decide. */
  readonly conflicts: readonly MergeConflict[]
  /** Values of mine that somebody else has replaced since. */
  readonly replacedValues: readonly MergeConflict[]
  /** How it stands with the copy in this browser. */
  readonly local: SaveState
  /** How it stands with the copy on the server; null without a `store` port. */
  readonly server: SaveState | null
  /** The bills in their order, with all edits. */
  readonly drafts: readonly SiRecord[]
  /** Draft id of the bill that is open; 0 for none. */
  readonly currentId: number
  /** The bill that is open, with its edits; null before `start` or `open`. */
  readonly current: SiRecord | null
  /** How many bills there shall be (`Num`). */
  readonly target: number
  /** Kind of the set (spec §4). */
  readonly type: EditedType
  /** For whom it is filled in; null: for one's own company. */
  readonly onBehalf: OnBehalf | null
  /** How far the set is towards its target. */
  readonly progress: Progress
  /** Packages, kg and m³ of all bills. */
  readonly totals: Totals
  /** Boxes of all bills by type, `40HQ*2,20GP*1`; a shared box counts once. */
  readonly boxSummary: string
  /** How it stands with saving, for people. */
  readonly saveState: OverallSaveState
  /** There is a step to undo. */
  readonly canUndo: boolean
  /** There is a step to do again. */
  readonly canRedo: boolean
}

/** Values of a snapshot that follow from the others. */
export type DerivedOfDrafts =
  | 'drafts'
  | 'currentId'
  | 'current'
  | 'target'
  | 'type'
  | 'onBehalf'
  | 'progress'
  | 'totals'
  | 'boxSummary'
  | 'saveState'
  | 'canUndo'
  | 'canRedo'
/** The state that the parts of a session read and write. */
export type DraftState = Live<DraftSnapshot, DerivedOfDrafts>

/** Nothing is filled in yet. */
export const nothing = {
  set: emptySet,
  serverIssues: null,
  busy: false,
  undoable: [],
  redoable: [],
  conflicts: [],
  replacedValues: [],
  local: { kind: 'clean' },
} satisfies Partial<DraftSnapshot>

export function derivations(): Derivations<DraftSnapshot, DerivedOfDrafts> {
  const totals = remembered((drafts: readonly SiRecord[]) => totalsOf(boxesOf(drafts)), sameTotals)
  const boxes = remembered((drafts: readonly SiRecord[]) => boxSummary(boxesOf(drafts)))
  return {
    drafts: ({ set }) => set.drafts,
    currentId: ({ set }) => set.currentId,
    current: ({ set }) => draftOf(set, set.currentId) ?? null,
    target: ({ set }) => set.target,
    type: ({ set }) => set.type,
    onBehalf: ({ set }) => set.onBehalf,
    progress: ({ drafts, target }) => progressOf(drafts.length, target),
    totals: ({ drafts }) => totals(drafts),
    boxSummary: ({ drafts }) => boxes(drafts),
    saveState: ({ local, server, conflicts }) => overallState(local, server, conflicts.length),
    canUndo: ({ undoable }) => undoable.length > 0,
    canRedo: ({ redoable }) => redoable.length > 0,
  }
}

const boxesOf = (drafts: readonly SiRecord[]) => drafts.flatMap(({ containers }) => containers)
const sameTotals = (a: Totals, b: Totals) => a.packages === b.packages && a.weight === b.weight && a.volume === b.volume

/** Computes once for each input in a row, and answers the former result when an equal one comes out. */
function remembered<I, T>(compute: (input: I) => T, same: (a: T, b: T) => boolean = Object.is): (input: I) => T {
  let last: { readonly input: I; readonly result: T } | undefined
  return (input) => {
    if (last?.input === input) return last.result
    const result = compute(input)
    last = { input, result: last && same(last.result, result) ? last.result : result }
    return last.result
  }
}
