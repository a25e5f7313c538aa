import type { SiRecord } from '@jst/contracts/si/data'
import type { DraftSet } from '../set/draft-set.ts'
import type { MergeConflict, MergeValue } from './conflict.ts'
import { mergeRecords } from './merge-records.ts'
import { texts } from './texts.ts'

/** A merged set and what a person has to decide. */
export interface MergedSet {
  /** The merged set; a conflict has my value. */
  set: DraftSet
  /** Fields that both sides changed differently. */
  conflicts: MergeConflict[]
}

/**
 * Three-way merge of two copies of one set: draft by draft, field by field. Changes of one side are taken silently; what both sides
 * changed differently stays mine and is listed for a person to decide. Pure; `base` null means that the common ancestor is unknown.
 */
export function mergeSets(base: DraftSet | null, mine: DraftSet, theirs: DraftSet): MergedSet {
  if (theirs.drafts.length === 0) return { set: mine, conflicts: [] }
  const conflicts: MergeConflict[] = []
  const adoptedSet = base ? mine : adopted(mine, theirs)
  const before = byId(base?.drafts ?? [])
  const there = byId(theirs.drafts)
  const here = byId(adoptedSet.drafts)
  const drafts: SiRecord[] = []
  for (const draft of adoptedSet.drafts) {
    const ancestor = before.get(draft.id) ?? null
    const other = there.get(draft.id)
    if (other) {
      const merged = mergeRecords(ancestor, draft, other)
      drafts.push(merged.record)
      conflicts.push(...merged.conflicts)
    } else if (ancestor === null) drafts.push(draft)
    else if (changed(ancestor, draft)) {
      drafts.push(draft)
      conflicts.push(wholeDraft(draft, texts.removedThere(nameOf(draft)), ancestor, draft, null))
    }
  }
  theirs.drafts.forEach((draft, index) => {
    if (here.has(draft.id)) return
    const ancestor = before.get(draft.id)
    if (!ancestor) insertAfter(drafts, draft, theirs.drafts[index - 1]?.id)
    else if (changed(ancestor, draft)) conflicts.push(wholeDraft(draft, texts.removedHere(nameOf(draft)), ancestor, null, draft))
  })
  const set = {
    ...mergeHead(base, adoptedSet, theirs, conflicts),
    drafts: sameOrder(base?.drafts ?? adoptedSet.drafts, adoptedSet.drafts) ? inOrderOf(drafts, theirs.drafts) : drafts,
  }
  const currentId = set.drafts.some(({ id }) => id === adoptedSet.currentId) ? adoptedSet.currentId : (set.drafts[0]?.id ?? 0)
  return { set: { ...set, currentId, target: Math.max(set.target, set.drafts.length) }, conflicts }
}

const byId = (drafts: readonly SiRecord[]) => new Map(drafts.map((draft) => [draft.id, draft]))
const nameOf = (draft: SiRecord) => texts.draft(draft.splitMblNo || draft.mblNo || String(draft.id))
const changed = (before: SiRecord, after: SiRecord) => before !== after && JSON.stringify(before) !== JSON.stringify(after)
const wholeDraft = ({ id }: SiRecord, label: string, base: MergeValue, mine: MergeValue, theirs: MergeValue): MergeConflict => ({
  draftId: id,
  path: '',
  label,
  base,
  mine,
  theirs,
  place: {},
})

/** Two sets that were started apart: their drafts are the same bills when they carry one number, else by position; ids become theirs. */
function adopted(mine: DraftSet, theirs: DraftSet): DraftSet {
  const free = theirs.drafts.filter(({ id }) => !mine.drafts.some((draft) => draft.id === id))
  let { currentId } = mine
  const drafts = mine.drafts.map((draft, index) => {
    if (theirs.drafts.some(({ id }) => id === draft.id)) return draft
    const byNumber = free.findIndex(({ splitMblNo }) => splitMblNo !== '' && splitMblNo === draft.splitMblNo)
    const position = byNumber >= 0 ? byNumber : free.findIndex((other) => theirs.drafts[index] === other)
    const [match] = position >= 0 ? free.splice(position, 1) : []
    if (!match) return draft
    if (currentId === draft.id) currentId = match.id
    return { ...draft, id: match.id }
  })
  return { ...mine, drafts, currentId }
}

function insertAfter(drafts: SiRecord[], draft: SiRecord, previousId: number | undefined): void {
  const index = drafts.findIndex(({ id }) => id === previousId)
  drafts.splice(index < 0 ? drafts.length : index + 1, 0, draft)
}

function sameOrder(before: readonly SiRecord[], after: readonly SiRecord[]): boolean {
  const common = after.filter(({ id }) => before.some((draft) => draft.id === id)).map(({ id }) => id)
  return before.filter(({ id }) => common.includes(id)).every(({ id }, index) => common[index] === id)
}
/** Their order, when I did not reorder; what only I have follows the draft it followed. */
function inOrderOf(drafts: readonly SiRecord[], order: readonly SiRecord[]): SiRecord[] {
  const found = byId(drafts)
  const sorted = order.flatMap(({ id }) => found.get(id) ?? [])
  drafts.forEach((draft, index) => {
    if (!order.some(({ id }) => id === draft.id)) insertAfter(sorted, draft, drafts[index - 1]?.id)
  })
  return sorted
}

function mergeHead(base: DraftSet | null, mine: DraftSet, theirs: DraftSet, conflicts: MergeConflict[]): DraftSet {
  const same = (x: unknown, y: unknown) => JSON.stringify(x) === JSON.stringify(y)
  const takesTheirs = (name: 'target' | 'type' | 'onBehalf'): boolean => {
    const [b, m, t] = [base?.[name], mine[name], theirs[name]]
    if (same(m, t) || (base && same(t, b))) return false
    if (base ? same(m, b) : m === null) return true
    conflicts.push({ draftId: 0, path: name, label: texts[name], base: b ?? null, mine: m, theirs: t, place: { field: name } })
    return false
  }
  return {
    ...mine,
    revision: Math.max(mine.revision, theirs.revision) + 1,
    ...(takesTheirs('target') ? { target: theirs.target } : {}),
    ...(takesTheirs('type') ? { type: theirs.type } : {}),
    ...(takesTheirs('onBehalf') ? { onBehalf: theirs.onBehalf } : {}),
  }
}
