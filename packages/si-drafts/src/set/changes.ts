import { templateFields, type SiRecord } from '@jst/contracts/si/data'
import { nextBillNo } from '../bill-no.ts'
import { newDraftId } from '../draft-id.ts'
import { emptySet, typeFor, type DraftSet } from './draft-set.ts'

/** The text fields of a template, which a copy used as a template empties (spec §5). */
const emptied = Object.fromEntries(
  Object.keys(templateFields)
    .filter((name) => name !== 'id' && name !== 'name')
    .map((name) => [name, '']),
) as Partial<SiRecord>

/** Fields that the server sets on a stored bill, as a copy has them. */
const unstored = { siNo: '', createdAt: null, updatedAt: null, reviewRemarks: '', reviewerId: 0, reviewedAt: null, status: 1 } as const

const most = 99
const idsOf = (drafts: readonly SiRecord[]) => new Set(drafts.map(({ id }) => id))

export const draftOf = (set: DraftSet, id: number): SiRecord | undefined => set.drafts.find((draft) => draft.id === id)

/** A set with one draft made from the order's data, or one for each stored bill; the first is open. */
export function startedWith(records: readonly SiRecord[], target: number, random: () => number): DraftSet {
  const drafts = withIds(records, new Set(), random)
  const wanted = Math.min(most, Math.max(1, drafts.length, Math.trunc(target)))
  const set = { ...emptySet, drafts, currentId: drafts[0]?.id ?? 0, target: wanted, type: typeFor(wanted) }
  return wanted > 1 ? numbered(set) : set
}

/** Records with an id of `knownIds` keep it; each other one gets a new one. */
function withIds(records: readonly SiRecord[], knownIds: ReadonlySet<number>, random: () => number): SiRecord[] {
  const taken = new Set(knownIds)
  return records.map((record) => {
    if (knownIds.has(record.id)) return record
    const id = newDraftId(random, taken)
    taken.add(id)
    return { ...record, id }
  })
}

/** Other drafts in place of all: those with an id of the set keep it, the others are new. */
export function withDrafts(set: DraftSet, records: readonly SiRecord[], random: () => number): DraftSet {
  const drafts = withIds(records, idsOf(set.drafts), random)
  const currentId = drafts.some(({ id }) => id === set.currentId) ? set.currentId : (drafts[0]?.id ?? 0)
  const target = set.target > set.drafts.length ? Math.max(set.target, drafts.length) : Math.max(1, drafts.length)
  return { ...set, drafts, currentId, target, type: typeFor(target) }
}

/** Every bill of a split set gets a proposed number where none stands: master number with A, B, C …; a lone bill needs none. */
function numbered(set: DraftSet): DraftSet {
  if (set.target === 1) {
    const [only] = set.drafts
    if (!only || set.drafts.length > 1 || only.splitMblNo === '' || only.splitMblNo !== nextBillNo(only.mblNo, [])) return set
    return { ...set, drafts: [{ ...only, splitMblNo: '' }] }
  }
  if (set.drafts.every(({ splitMblNo }) => splitMblNo !== '')) return set
  const taken = set.drafts.map(({ splitMblNo }) => splitMblNo)
  const drafts = set.drafts.map((draft, index) => {
    if (draft.splitMblNo !== '') return draft
    const splitMblNo = nextBillNo(draft.mblNo, taken, index)
    taken.push(splitMblNo)
    return { ...draft, splitMblNo }
  })
  return { ...set, drafts }
}

export function withTarget(set: DraftSet, target: number): DraftSet {
  const wanted = Math.min(most, Math.max(1, Math.trunc(target) || 1, set.drafts.length))
  return wanted === set.target ? set : numbered({ ...set, target: wanted, type: typeFor(wanted) })
}

/** Changes fields of one draft; its id stays. */
export function withFields(set: DraftSet, id: number, patch: Partial<SiRecord>): DraftSet {
  return { ...set, drafts: set.drafts.map((draft) => (draft.id === id ? { ...draft, ...patch, id } : draft)) }
}

/** A change of the current draft that is not entered yet. */
export type Typing = (record: SiRecord) => Partial<SiRecord>

/** The set as if what is being typed were entered. */
export function withTyping(set: DraftSet, typing: Typing | null): DraftSet {
  const current = draftOf(set, set.currentId)
  if (!current || !typing) return set
  return { ...withFields(set, current.id, typing(current)), revision: set.revision + 1 }
}

/** The same, worked out once for the same set and the same change: each copy of the set asks for it several times while it is written. */
export function typingOnce(): typeof withTyping {
  let last: { readonly set: DraftSet; readonly typing: Typing | null; readonly result: DraftSet } | undefined
  return (set, typing) => {
    if (last?.set !== set || last.typing !== typing) last = { set, typing, result: withTyping(set, typing) }
    return last.result
  }
}

/** Appends copies of the current draft and opens the last; the target grows with them. At most 99 drafts. */
export function withCopies(set: DraftSet, times: number, asTemplate: boolean, random: () => number): DraftSet {
  const source = draftOf(set, set.currentId)
  const count = Math.min(Math.max(0, Math.trunc(times)), most - set.drafts.length)
  if (!source || count === 0) return set
  const drafts = [...set.drafts]
  for (let copy = 0; copy < count; copy++)
    drafts.push({ ...source, ...unstored, ...(asTemplate ? emptied : {}), splitMblNo: '', id: newDraftId(random, idsOf(drafts)) })
  const target = Math.max(set.target, drafts.length)
  return numbered({ ...set, drafts, target, type: typeFor(target), currentId: drafts.at(-1)?.id ?? set.currentId })
}

/** Without a draft; the current one gives way to the previous (spec §4). The first cannot be removed: the set stays as it is. */
export function without(set: DraftSet, id: number): DraftSet {
  const index = set.drafts.findIndex((draft) => draft.id === id)
  const previous = set.drafts[index - 1]
  if (index < 1 || !previous) return set
  return {
    ...set,
    drafts: set.drafts.filter((draft) => draft.id !== id),
    currentId: id === set.currentId ? previous.id : set.currentId,
  }
}

/** Moves a draft to a position, counted from 0. */
export function moved(set: DraftSet, id: number, to: number): DraftSet {
  const from = set.drafts.findIndex((draft) => draft.id === id)
  const draft = set.drafts[from]
  const position = Math.min(set.drafts.length - 1, Math.max(0, Math.trunc(to)))
  if (!draft || from === position) return set
  return { ...set, drafts: set.drafts.toSpliced(from, 1).toSpliced(position, 0, draft) }
}
