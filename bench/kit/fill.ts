import type { Client } from 'pg'

/**
 * Runs statements that add many rows to a table, without triggers and foreign keys. Indexes that check nothing are made afterwards: all rows at
 * once are quicker than row by row.
 */
export async function fillWithoutIndexes(owner: Client, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await owner.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
      where i.indrelid = $1::regclass and not i.indisunique`,
    [table],
  )
  for (const { name } of rows) await owner.query(`drop index ${name}`)
  await owner.query('set session_replication_role = replica')
  await fill()
  await owner.query('set session_replication_role = origin')
  await owner.query(`set maintenance_work_mem = '1GB'`)
  for (const { text } of rows) await owner.query(text)
  await owner.query('reset maintenance_work_mem')
  await owner.query(`vacuum analyze ${table}`)
}
