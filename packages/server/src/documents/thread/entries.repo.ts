import type { Audience, ReturnedField } from '@jst/contracts/document'
import type { FoundRows } from '../../kernel/audit/audit.ts'
import type { Queryable, Tx } from '../../kernel/database/database.ts'
import type { SubjectRow } from '../registry.ts'

/** Where a row of a part hangs. */
export interface Place {
  readonly kind: string
  readonly row: Pick<SubjectRow, 'id' | 'companyId' | 'operatorId'>
}

export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

export interface NewEntry {
  readonly audience: 'internal' | 'customer'
  readonly event: string
  /** Null for the system; without an id somebody who has not signed in. */
  readonly author: { readonly id: number | null; readonly name: string; readonly company: string } | null
  readonly words?: string
  readonly reason?: string
  readonly mentions?: readonly { readonly Id: number; readonly Name: string }[]
  readonly changes?: Changes
  readonly returned?: readonly ReturnedField[]
}

const insert = `insert into document_entry (kind, subject_id, company_id, operator_id, audience, event, author_id, author_name, author_company, words,
  reason, mentions, changes, returned) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`

function valuesOf({ kind, row }: Place, entry: NewEntry): unknown[] {
  const { audience, event, author, words = '', reason = '', mentions = [], changes = {}, returned = [] } = entry
  return [
    kind,
    row.id,
    row.companyId,
    row.operatorId,
    audience,
    event,
    author?.id ?? null,
    author?.name ?? '',
    author?.company ?? '',
    words,
    reason,
    JSON.stringify(mentions),
    JSON.stringify(changes),
    JSON.stringify(returned),
  ]
}

export const insertEntry = (tx: Queryable, place: Place, entry: NewEntry) => tx.query(insert, valuesOf(place, entry))

const insertFollowed = `with follower as (
    insert into document_follower (kind, subject_id, employee_id, company_id, operator_id, audience) values ($1, $2, $7, $3, $4, $15)
      on conflict (kind, subject_id, employee_id) do nothing)
  ${insert}`
/**
 * The entry of an employee, who follows the record from then on unless he stopped that before, as one statement that gives the `id`.
 * @param side on which the author stands
 */
export const followedEntry = (place: Place, entry: NewEntry & { readonly author: { readonly id: number } }, side: Audience): FoundRows => ({
  text: insertFollowed,
  values: [...valuesOf(place, entry), side],
})

/** Entries of many records of one company, in one statement. */
export const insertEntries = (
  tx: Queryable,
  {
    kind,
    companyId,
    operatorId,
    event,
    author,
  }: Pick<NewEntry, 'event'> & {
    kind: string
    companyId: number
    operatorId: number | null
    author: NonNullable<NewEntry['author']>
  },
  entries: readonly { readonly id: number; readonly words: string; readonly changes: Changes }[],
) =>
  tx.query(
    `insert into document_entry (kind, subject_id, company_id, operator_id, audience, event, author_id, author_name, author_company, words, changes)
      select $1, x.id, $2, $3, case when $3::bigint is null then 'internal' else 'customer' end, $4, $5, $6, $7, x.words, x.changes
        from jsonb_to_recordset($8::jsonb) as x (id bigint, words text, changes jsonb)`,
    [kind, companyId, operatorId, event, author.id, author.name, author.company, JSON.stringify(entries)],
  )

/** The same words of many records of one company that a statement finds: it gives the `id` and the `diff` of each. */
export function insertFoundEntries(
  tx: Tx,
  kind: string,
  companyId: number,
  { event, author, words }: { event: string; author: NonNullable<NewEntry['author']>; words: string },
  { text, values }: FoundRows,
): void {
  const at = (place: number) => `$${values.length + place}`
  tx.defer(
    `insert into document_entry (kind, subject_id, company_id, audience, event, author_id, author_name, author_company, words, changes)
      select ${at(1)}, x.id, ${at(2)}, 'internal', ${[3, 4, 5, 6, 7].map(at).join(', ')}, x.diff from (${text}) x`,
    [...values, kind, companyId, event, author.id, author.name, author.company, words],
  )
}

const insertMany = `insert into document_entry (kind, subject_id, company_id, operator_id, audience, event, author_id, author_name, author_company,
    words, reason, returned)
  select $1, x.id, x.company, x.operator, x.audience, $2, $3, $4, $5, $6, $7, $8
    from unnest($9::bigint[], $10::bigint[], $11::bigint[], $12::text[]) with ordinality as x (id, company, operator, audience, place)
    order by x.place`
/** The same entry of many records, whosever they are, in one statement. */
export const insertSame = (
  tx: Queryable,
  kind: string,
  { event, author, words = '', reason = '', returned = [] }: Omit<NewEntry, 'audience' | 'changes' | 'mentions'>,
  rows: readonly (Place['row'] & Pick<NewEntry, 'audience'>)[],
) =>
  tx.query(insertMany, [
    kind,
    event,
    author?.id ?? null,
    author?.name ?? '',
    author?.company ?? '',
    words,
    reason,
    JSON.stringify(returned),
    rows.map(({ id }) => id),
    rows.map(({ companyId }) => companyId),
    rows.map(({ operatorId }) => operatorId),
    rows.map(({ audience }) => audience),
  ])

/** Minutes within which the changes of one person are one entry. */
const mergedMinutes = 10

const latest = `select id, event, author_id as "authorId", changes, at > clock_timestamp() - interval '${mergedMinutes} minutes' as fresh
  from document_entry where kind = $1 and subject_id = $2 and audience = $3 order by id desc limit 1 for update`
/** The changes that go on: those of the same person, unless something else came since. */
export async function openChanges(
  tx: Queryable,
  { kind, row }: Place,
  audience: string,
  authorId: number,
): Promise<{ id: number; changes: Changes } | undefined> {
  const [last] = await tx.query<{ id: number; event: string; authorId: number; changes: Changes; fresh: boolean }>(latest, [
    kind,
    row.id,
    audience,
  ])
  return last?.event === 'changed' && last.authorId === authorId && last.fresh ? last : undefined
}

export const rewriteChanges = (tx: Queryable, id: number, changes: Changes) =>
  tx.query('update document_entry set changes = $2, at = clock_timestamp() where id = $1', [id, JSON.stringify(changes)])

export const dropEntry = (tx: Queryable, id: number) => tx.query('delete from document_entry where id = $1', [id])

const returned = `select event, returned, words from document_entry where kind = $1 and subject_id = $2 and event = any($3) order by id desc limit 1`
/** The latest of these moves, with what it sent back. */
export async function lastMove(db: Queryable, kind: string, id: number, events: readonly string[]) {
  const [row] = await db.query<{ event: string; returned: ReturnedField[]; words: string }>(returned, [kind, id, events])
  return row
}

const newest = 'select event, author_name as name from document_entry where kind = $1 and subject_id = $2 order by id desc limit 1'
/** Latest event of a record that the connection sees, and its author. */
export async function lastEntry(db: Queryable, { kind, row }: Place): Promise<{ event: string; name: string } | undefined> {
  const [entry] = await db.query<{ event: string; name: string }>(newest, [kind, row.id])
  return entry
}
