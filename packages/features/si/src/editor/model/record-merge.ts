import type { SiRecord } from '@jst/contracts/si'
import { decidedRecord, mergeRecords, type Choice, type MergeConflict, type SiDraftSession } from '@jst/si-drafts'
import { makeAutoObservable, observableRef } from 'mobx'

/** What others changed of a stored record while it is edited here: taken in, and asked where both changed the same. */
export class RecordMerge {
  conflicts: readonly MergeConflict[] = []
  /** Others' changes were taken in since the last look. */
  merged = false
  private readonly session: SiDraftSession

  constructor(session: SiDraftSession) {
    this.session = session
    makeAutoObservable<this, 'session'>(this, { conflicts: observableRef, session: false })
  }

  /** Merges another version into what is typed; `base` is what typing began with, null when that is not known any more. */
  take(base: SiRecord | null, theirs: SiRecord): void {
    const { current } = this.session
    if (!current) return
    const { record, conflicts } = mergeRecords(base, current, { ...theirs, id: current.id })
    this.merged = true
    this.conflicts = conflicts
    this.session.replaceDrafts([record])
  }

  decide(choice: Choice, decided: readonly MergeConflict[] = this.conflicts): void {
    const { current } = this.session
    if (!current) return
    const record = decided.reduce((result, conflict) => decidedRecord(result, conflict, choice), current)
    this.conflicts = this.conflicts.filter((conflict) => !decided.includes(conflict))
    if (record !== current) this.session.replaceDrafts([record])
  }

  putAway(): void {
    this.merged = false
  }
  reset(): void {
    this.merged = false
    this.conflicts = []
  }
}
