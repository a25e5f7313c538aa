import { nameIds } from '@jst/contracts'
import type { Audience } from '@jst/contracts/document'
import { diffOf, type FoundRows } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { DocumentCall } from '../registry.ts'
import { staffCompanyOf } from '../subject.ts'
import {
  dropEntry,
  followedEntry,
  insertEntries,
  insertEntry,
  insertFoundEntries,
  insertSame,
  openChanges,
  rewriteChanges,
  type Changes,
  type NewEntry,
  type Place,
} from './entries.repo.ts'
import { followMany } from './followers.repo.ts'

const authorOf = ({ actor }: Pick<DocumentCall, 'actor'>) => ({
  id: actor.employeeId,
  name: actor.employeeName,
  company: actor.companyName,
})

type Event = Omit<NewEntry, 'author'>

function eventOf(call: DocumentCall, place: Place, entry: Event) {
  const side = call.actor.companyId === staffCompanyOf(place.row) ? ('internal' as const) : ('customer' as const)
  return followedEntry(place, { ...entry, author: authorOf(call) }, side)
}

/** Something that the caller did to a record, sent without waiting. Whoever does something to a record follows it from then on. */
export function recordEvent(call: DocumentCall, place: Place, entry: Event): void {
  const { text, values } = eventOf(call, place, entry)
  call.tx.defer(text, values)
  // any event may have changed the record
  tellChanged(call, place)
}

/** A comment of the caller, which changes nothing but the thread; answers its id. */
export async function recordComment(call: DocumentCall, place: Place, entry: Omit<Event, 'event'>): Promise<number> {
  const { text, values } = eventOf(call, place, { ...entry, event: 'comment' })
  const [inserted] = await call.tx.query<{ id: number }>(text, values)
  tellChanged(call, place, entry.audience)
  return inserted!.id
}

/** Something that no employee did to a record: a carrier, or time. `by` '': nobody. */
export async function recordUnsigned(tx: Tx, place: Place, by: string, entry: Event): Promise<void> {
  await insertEntry(tx, place, { ...entry, author: by === '' ? null : { id: null, name: by, company: '' } })
  tellChanged(tx, place)
}

/**
 * Fields of a record that the caller changed, old and new. Changes that one person makes within ten minutes are one entry; what is changed back
 * leaves none. Answers whether anything differs.
 */
export async function recordChanges<T extends object>(call: DocumentCall, place: Place, before: T, after: Partial<T>): Promise<boolean> {
  const changes: Changes = diffOf(before, after)
  if (Object.keys(changes).length === 0) return false
  // what the staff change is theirs; what the other side changes, both know
  const audience = call.actor.companyId === staffCompanyOf(place.row) ? 'internal' : 'customer'
  const open = await openChanges(call.tx, place, audience, call.actor.employeeId)
  if (!open) recordEvent(call, place, { audience, event: 'changed', changes })
  else {
    const merged = mergeChanges(open.changes, changes)
    await (Object.keys(merged).length === 0 ? dropEntry(call.tx, open.id) : rewriteChanges(call.tx, open.id, merged))
    tellChanged(call, place)
  }
  return true
}

/** The same event of many records of the caller's own company, with what changed in each; nobody follows them for it. */
export async function recordMany(
  { tx, actor, emit }: DocumentCall,
  kind: string,
  event: string,
  records: readonly { readonly id: number; readonly words: string; readonly changes: Changes }[],
): Promise<void> {
  if (records.length === 0) return
  await insertEntries(tx, { kind, companyId: actor.companyId, operatorId: null, event, author: authorOf({ actor }) }, records)
  tellMany(
    { emit },
    kind,
    [actor.companyId],
    records.map(({ id }) => id),
  )
}

/** The same, where a statement finds what changed in each record; `ids` are those that it finds. */
export function recordFound(
  { tx, actor, emit }: Pick<DocumentCall, 'tx' | 'actor' | 'emit'>,
  kind: string,
  { event, words, ids, found }: { event: string; words: string; ids: readonly number[]; found: FoundRows },
): void {
  if (ids.length === 0) return
  insertFoundEntries(tx, kind, actor.companyId, { event, author: authorOf({ actor }), words }, found)
  tellMany({ emit }, kind, [actor.companyId], ids)
}

/** Tells open pages of the companies that records changed. */
export const tellMany = ({ emit }: Pick<DocumentCall, 'emit'>, kind: string, companies: readonly number[], ids: readonly number[]): void =>
  emit({ to: { companies }, frame: { type: 'document/changed', content: { Kinds: [kind], Ids: nameIds(ids) } } })

/** The same thing that the caller did to many records, whosever they are: he follows each from then on. Open pages are told apart from it. */
export async function recordSame(
  call: DocumentCall,
  kind: string,
  rows: readonly (Place['row'] & Pick<NewEntry, 'audience'>)[],
  entry: Pick<NewEntry, 'event' | 'words' | 'reason' | 'returned'>,
): Promise<void> {
  await Promise.all([insertSame(call.tx, kind, { ...entry, author: authorOf(call) }, rows), followMany(call.tx, kind, rows, call.actor)])
}

/** Many records that the caller made at once, all of one company and for one forwarder: he follows each, as he follows one. */
export async function recordCreated(
  call: DocumentCall,
  kind: string,
  ids: readonly number[],
  { companyId, operatorId }: Pick<Place['row'], 'companyId' | 'operatorId'> = { companyId: call.actor.companyId, operatorId: null },
): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((id) => ({ id, companyId, operatorId }))
  const audience = operatorId === null ? ('internal' as const) : ('customer' as const)
  await recordSame(
    call,
    kind,
    rows.map((row) => ({ ...row, audience })),
    { event: 'created' },
  )
  tellMany(call, kind, operatorId === null ? [companyId] : [companyId, operatorId], ids)
}

/** The first old and the last new value of each field, without fields that are what they were. */
function mergeChanges(earlier: Changes, next: Changes): Changes {
  const merged: Record<string, readonly [unknown, unknown]> = { ...earlier }
  for (const [field, [before, after]] of Object.entries(next)) merged[field] = [earlier[field] ? earlier[field][0] : before, after]
  return Object.fromEntries(Object.entries(merged).filter(([, [before, after]]) => JSON.stringify(before) !== JSON.stringify(after)))
}

/** Sends the event to open pages: those of the staff, and those of the party when the record has one. `internal`: those of the staff alone. */
export function tellChanged({ emit }: Pick<DocumentCall, 'emit'>, { kind, row }: Place, audience: Audience = 'customer'): void {
  const staff = staffCompanyOf(row)
  const companies = audience === 'internal' ? [staff] : [...new Set([staff, row.companyId])]
  emit({ to: { companies }, frame: { type: 'document/changed', content: { Kinds: [kind], Ids: [row.id] } } })
}
