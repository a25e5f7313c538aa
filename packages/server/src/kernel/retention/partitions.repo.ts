import type { Queryable } from '../database/statement.ts'

/** Tables that are divided by time (migrations/0600_partition_scheme.sql, 0751_tracking_events.sql), and the setting that says for how many months each is kept. */
export const partitioned = { audit_log: 'audit', message: 'message', document_entry: undefined, track_event: undefined } as const
export type Partitioned = keyof typeof partitioned

/** The next part of a table, where one of the coming months is missing. Answers its name. */
export async function makePartition(db: Queryable, table: Partitioned): Promise<string | undefined> {
  const [row] = await db.query<{ part: string | null }>('select make_partition($1) as part', [table])
  return row?.part ?? undefined
}

/** Drops the oldest part that ended before so many months. Answers its name, and the employees who had unread messages in it. */
export async function dropPartition(
  db: Queryable,
  table: Partitioned,
  months: number,
): Promise<{ part: string; readers: readonly number[] } | undefined> {
  const [row] = await db.query<{ part: string | null; readers: number[] | null }>('select part, readers from drop_partition($1, $2)', [
    table,
    months,
  ])
  return row?.part ? { part: row.part, readers: row.readers ?? [] } : undefined
}

/** Keeps what PostgreSQL knows of the whole of a table younger than a week. */
export const learnPartitions = (db: Queryable, table: Partitioned) => db.query('select learn_partitions($1)', [table])

/** For a new installation, and for one that was down for months. False where the database has no divided tables yet. */
export async function makePartitions(owner: Queryable): Promise<boolean> {
  const [functionRow] = await owner.query<{ there: boolean }>(`select to_regprocedure('make_partition(text)') is not null as there`)
  if (!functionRow!.there) return false
  // a database that an earlier program has migrated lacks the tables of this one
  const divided = await owner.query<{ target: Partitioned }>('select target from partitions.scheme where target = any($1)', [
    Object.keys(partitioned),
  ])
  for (const { target } of divided) while ((await makePartition(owner, target)) !== undefined);
  return true
}
