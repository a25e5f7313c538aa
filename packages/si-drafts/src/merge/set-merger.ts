import type { Merger, Replacements as Replaced } from '@jst/store/keeping'
import type { DraftSet } from '../set/draft-set.ts'
import { decided, placeKey, type MergeConflict } from './conflict.ts'
import { mergeSets } from './merge-sets.ts'

/** Values that were entered in this visit and that somebody else has replaced since. */
export type Replacements = Replaced<DraftSet, MergeConflict>

/** How copies of one set are merged. */
export const setMerger: Merger<DraftSet, MergeConflict> = {
  merge: (base, mine, theirs) => {
    const { set, conflicts } = mergeSets(base, mine, theirs)
    return { value: set, conflicts }
  },
  taken: (set, conflict, side) => decided(set, { ...conflict, theirs: conflict[side] }, 'theirs'),
  placeKey,
}
