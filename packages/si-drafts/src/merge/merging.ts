import { makeObservable, observableRef } from 'mobx'
import type { Kept } from '../saving/slots.ts'
import type { DraftSet } from '../set/draft-set.ts'
import { decided, placeKey, type Choice, type MergeConflict } from './conflict.ts'
import { mergeSets } from './merge-sets.ts'
import { Replacements } from './replacements.ts'

/** What others changed of the set: taken in, asked where both changed the same, told where a value of mine was replaced. */
export class Merging {
  /** Values that somebody else changed differently, for a person to decide. Observable. */
  conflicts: readonly MergeConflict[] = []
  readonly replaced = new Replacements()

  constructor() {
    makeObservable(this, { conflicts: observableRef })
  }

  begin(set: DraftSet): void {
    this.conflicts = []
    this.replaced.begin(set)
  }

  /** Answers the merged set. */
  takeIn(base: DraftSet | null, mine: DraftSet, { set: theirs, by }: Kept): DraftSet {
    const { set, conflicts } = mergeSets(base, mine, theirs)
    if (base) this.replaced.take(base, mine, theirs, conflicts, by?.name ?? '')
    const again = new Set(conflicts.map(placeKey))
    this.conflicts = [...this.conflicts.filter((one) => !again.has(placeKey(one))), ...conflicts]
    return set
  }

  /** Answers the set with the conflicts decided. */
  decide(set: DraftSet, conflicts: readonly MergeConflict[], choice: Choice): DraftSet {
    this.conflicts = this.conflicts.filter((conflict) => !conflicts.includes(conflict))
    if (choice === 'theirs') this.replaced.giveUp(conflicts)
    return conflicts.reduce((result, conflict) => decided(result, conflict, choice), set)
  }

  /** Answers the set with my value back where somebody else replaced it. */
  restore(set: DraftSet, one: MergeConflict): DraftSet {
    this.replaced.putAway(one)
    return decided(set, { ...one, theirs: one.mine }, 'theirs')
  }
}
