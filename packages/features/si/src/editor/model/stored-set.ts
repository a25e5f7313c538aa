import type { SiRecord } from '@jst/contracts/si'
import { decidedRecord, mergeRecords, type Choice, type MergeConflict, type SiDraftSession } from '@jst/si-drafts'
import { compareStructural, makeAutoObservable, observableRef } from 'mobx'

/** A stored bill that is submitted again. */
export interface StoredBill {
  readonly record: SiRecord
  /** A change of it is an amendment and needs a reason code. */
  readonly needsReason: boolean
  /** It was approved once: the cut-off does not stop a change. */
  readonly amends: boolean
}

const content = (record: SiRecord) => ({ ...record, id: 0 })

/**
 * The stored bills of an order that are edited together: which draft is which bill, what of them changed, and others' versions of them.
 * A draft keeps the number of its record (`siNo`); one without a number is a new bill beside them.
 */
export class StoredSet {
  bills: readonly StoredBill[]
  /** Fields changed both by others and by this person. */
  conflicts: readonly MergeConflict[] = []
  /** Changes of others were merged, and the notice is still open. */
  merged = false
  private readonly session: SiDraftSession

  constructor(session: SiDraftSession, bills: readonly StoredBill[]) {
    this.session = session
    this.bills = bills
    makeAutoObservable<this, 'session'>(this, { bills: observableRef, conflicts: observableRef, session: false })
  }

  /** The stored bill that a draft edits; undefined for a new one. */
  of(draft: SiRecord | null): StoredBill | undefined {
    return this.bills.find(({ record }) => record.siNo === draft?.siNo)
  }
  /** Drafts that differ from what is stored, new ones included. */
  get changed(): readonly SiRecord[] {
    return this.session.drafts.filter((draft) => {
      const bill = this.of(draft)
      return !bill || !compareStructural(content(draft), content(bill.record))
    })
  }
  /** Bills of a submission: the changed ones, and at least one stored bill. */
  get sent(): readonly SiRecord[] {
    const { changed, session } = this
    if (changed.some((draft) => this.of(draft))) return changed
    const { current } = session
    const [first] = current && this.of(current) ? [current] : session.drafts
    return first ? [first, ...changed] : changed
  }
  get needsReason(): boolean {
    return this.sent.some((draft) => this.of(draft)?.needsReason)
  }
  get amends(): boolean {
    return this.sent.some((draft) => this.of(draft)?.amends)
  }

  /** The bills with a newer version of one. */
  with(record: SiRecord): StoredBill[] {
    return this.bills.map((bill) => (bill.record.siNo === record.siNo ? { ...bill, record } : bill))
  }
  /** The drafts are these bills in these versions. */
  isShown(bills: readonly StoredBill[]): boolean {
    const edited = this.session.drafts.filter(({ siNo }) => siNo !== '')
    const isStored = (draft: SiRecord) => bills.some(({ record }) => record.siNo === draft.siNo && record.updatedAt === draft.updatedAt)
    return edited.length === bills.length && edited.every(isStored)
  }

  /** Restarts from the stored bills. */
  begin(bills: readonly StoredBill[]): void {
    this.bills = bills
    this.conflicts = []
    this.merged = false
  }
  /**
   * Takes in what is stored now: bills that changed are merged into what is typed, new ones are added, and those that may not be edited any more
   * leave.
   */
  take(bills: readonly StoredBill[]): void {
    const before = this.bills
    this.bills = bills
    const conflicts: MergeConflict[] = []
    const drafts = this.session.drafts.flatMap((draft) => {
      if (draft.siNo === '') return [draft]
      const now = this.of(draft)?.record
      if (!now) return []
      const remaining = this.conflicts.filter(({ draftId }) => draftId === draft.id)
      conflicts.push(...(now.updatedAt === draft.updatedAt ? remaining : []))
      if (now.updatedAt === draft.updatedAt) return [draft]
      // null: the base of the typed values is unknown
      const base = before.find(({ record }) => record.siNo === draft.siNo && record.updatedAt === draft.updatedAt)?.record ?? null
      const merged = mergeRecords(base && { ...base, id: draft.id }, draft, { ...now, id: draft.id })
      conflicts.push(...merged.conflicts)
      return [merged.record]
    })
    const added = bills.filter(({ record }) => !drafts.some(({ siNo }) => siNo === record.siNo)).map(({ record }) => record)
    const all = [...drafts, ...added]
    this.conflicts = conflicts
    if (all.length === this.session.drafts.length && all.every((draft, index) => draft === this.session.drafts[index])) return
    this.merged = true
    this.session.setDrafts(all)
  }

  decide(choice: Choice, decided: readonly MergeConflict[] = this.conflicts): void {
    const drafts = this.session.drafts.map((draft) =>
      decided.filter(({ draftId }) => draftId === draft.id).reduce((record, conflict) => decidedRecord(record, conflict, choice), draft),
    )
    this.conflicts = this.conflicts.filter((conflict) => !decided.includes(conflict))
    if (drafts.some((draft, index) => draft !== this.session.drafts[index])) this.session.replaceDrafts(drafts)
  }

  putAway(): void {
    this.merged = false
  }
}
