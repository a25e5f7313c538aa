import type { Queryable } from '../../kernel/database/database.ts'
import type { FileRecord } from './area-import.ts'

/** Lines whose record has another line with a problem are not written either. */
export const spreadBad = (tx: Queryable, importId: number) =>
  tx.query(
    `update entity_import_line l set act = 'bad' from (select distinct code from entity_import_line where import_id = $1 and act = 'bad') b
      where l.import_id = $1 and l.code = b.code and l.act <> 'bad'`,
    [importId],
  )

export type RecordToWrite = FileRecord & { readonly places: readonly number[] }

/** Records to be written, in the order of the file, after a line. One of which a line is left out is left out. */
export async function recordsToWrite(
  tx: Queryable,
  importId: number,
  after: number,
  skip: readonly number[],
  most: number,
): Promise<RecordToWrite[]> {
  const rows = await tx.query<Omit<RecordToWrite, 'row'> & { id: number | null; version: string }>(
    `select code, array_agg(line order by line) as places, max(row_id) as id, max(version) as version, jsonb_agg(content order by line) as lines
     from entity_import_line where import_id = $1 and act in ('add', 'change') group by code
     having min(line) > $2 and bool_and(line <> all($3)) order by min(line) limit ${most}`,
    [importId, after, skip],
  )
  return rows.map(({ id, version, ...record }) => ({ ...record, row: id === null ? undefined : { id, version } }))
}

interface Applied {
  readonly id: number
  readonly version: string
  readonly before: unknown
  readonly places: readonly number[]
}
/** Stores the written records of lines, with their state before. */
export const keepApplied = (tx: Queryable, importId: number, records: readonly Applied[]) =>
  tx.query(
    `update entity_import_line l set applied = true, row_id = x.id, version = x.version, before = case when x.at = 1 then x.before end
     from (select r.id, r.version, r.before, p.line, p.at from jsonb_to_recordset($2::jsonb) as r (id bigint, version timestamptz, before jsonb,
       places integer[]) cross join lateral unnest(r.places) with ordinality as p (line, at)) x
     where l.import_id = $1 and l.line = x.line`,
    [importId, JSON.stringify(records)],
  )

export interface AppliedRecord {
  readonly code: string
  readonly id: number
  readonly version: string
  readonly before: unknown
}
export const appliedRecords = (tx: Queryable, importId: number): Promise<AppliedRecord[]> =>
  tx.query<AppliedRecord>(
    `select code, max(row_id) as id, max(version) as version, (jsonb_agg(before) filter (where before is not null)) -> 0 as before
     from entity_import_line where import_id = $1 and applied group by code order by min(line)`,
    [importId],
  )

/** Records that are new, and those that are changed. */
export async function countRecords(tx: Queryable, importId: number): Promise<{ add: number; change: number }> {
  const [row] = await tx.query<{ add: number; change: number }>(
    `select count(distinct code) filter (where act = 'add') as add, count(distinct code) filter (where act = 'change') as change
     from entity_import_line where import_id = $1`,
    [importId],
  )
  return row!
}
