import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si/data'
import type { DraftSet, OnBehalf } from '../set/draft-set.ts'

/** A value on one side of a conflict; null where it was removed or never was. */
export type MergeValue = string | number | null | SiRecord | SiContainer | SiLine | OnBehalf

/** Where a conflict lies inside a draft; containers are found again by number, else id, else position. */
export interface ConflictPlace {
  /** The box, by key and number. */
  readonly container?: { readonly containerNo: string; readonly id: number; readonly index: number }
  /** The goods line. */
  readonly line?: { readonly id: number; readonly index: number }
  /** Name of the field; absent: the whole box or line. */
  readonly field?: string
}

/** Something that both sides changed differently. The merged value is `mine` until a person decides. */
export interface MergeConflict {
  /** 0 for the set itself (its target, its type). */
  readonly draftId: number
  /** `goods`, `containers[MSKU6011672].weight`; empty for a whole draft. */
  readonly path: string
  /** Visible label of the field. */
  readonly label: string
  /** Value of the common ancestor. */
  readonly base: MergeValue
  /** Local value. */
  readonly mine: MergeValue
  /** Remote value. */
  readonly theirs: MergeValue
  /** Where it is. */
  readonly place: ConflictPlace
}

/** Tells the places of two conflicts apart. */
export const placeKey = ({ draftId, path }: MergeConflict): string => `${draftId} ${path}`

/** Which side of a conflict stands. */
export type Choice = 'mine' | 'theirs'

/** The set with a conflict decided. `mine` is what the set holds already. */
export function decided(set: DraftSet, conflict: MergeConflict, choice: Choice): DraftSet {
  if (choice === 'mine') return set
  const { draftId, place, theirs } = conflict
  if (draftId === 0) return place.field === undefined ? set : { ...set, [place.field]: theirs }
  if (place.container === undefined && place.field === undefined) return wholeDraft(set, conflict)
  const drafts = set.drafts.map((draft) => (draft.id === draftId ? inRecord(draft, conflict) : draft))
  return { ...set, drafts }
}

/** One record with a conflict decided, for the merge of a stored record. */
export const decidedRecord = (record: SiRecord, conflict: MergeConflict, choice: Choice): SiRecord =>
  choice === 'mine' ? record : inRecord(record, conflict)

function wholeDraft(set: DraftSet, { draftId, theirs }: MergeConflict): DraftSet {
  if (theirs !== null) return { ...set, drafts: [...set.drafts, theirs as SiRecord] }
  const drafts = set.drafts.filter(({ id }) => id !== draftId)
  return { ...set, drafts, currentId: set.currentId === draftId ? (drafts[0]?.id ?? 0) : set.currentId }
}

function inRecord(record: SiRecord, { place, theirs }: MergeConflict): SiRecord {
  const { container, field } = place
  if (!container) return field === undefined ? record : { ...record, [field]: theirs }
  const index = indexOf(record.containers, container)
  const box = record.containers[index]
  if (place.line === undefined && field === undefined) {
    if (theirs === null) return { ...record, containers: record.containers.filter((_, position) => position !== index) }
    return { ...record, containers: [...record.containers, theirs as SiContainer] }
  }
  if (!box) return record
  return { ...record, containers: record.containers.with(index, inContainer(box, place, theirs)) }
}

function indexOf(containers: readonly SiContainer[], wanted: NonNullable<ConflictPlace['container']>): number {
  const byNumber = wanted.containerNo === '' ? -1 : containers.findIndex(({ containerNo }) => containerNo === wanted.containerNo)
  if (byNumber >= 0) return byNumber
  const byId = wanted.id > 0 ? containers.findIndex(({ id }) => id === wanted.id) : -1
  return byId >= 0 ? byId : wanted.index
}

function inContainer(box: SiContainer, { line, field }: ConflictPlace, theirs: MergeValue): SiContainer {
  if (!line) return field === undefined ? box : { ...box, [field]: theirs }
  const byId = line.id > 0 ? box.lines.findIndex(({ id }) => id === line.id) : -1
  const index = byId >= 0 ? byId : line.index
  if (field === undefined)
    return { ...box, lines: theirs === null ? box.lines.filter((_, position) => position !== index) : [...box.lines, theirs as SiLine] }
  return { ...box, lines: box.lines.map((row, position) => (position === index ? { ...row, [field]: theirs } : row)) }
}
