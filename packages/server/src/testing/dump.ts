import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { OwnerDb } from '../kernel/migrations/owner.ts'

/** Rows of a database by table, with the migrations that made its tables. */
export interface Dump {
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

// tables, but not the parts of divided ones: their rows come with the whole
const ownTables = `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and not c.relispartition and c.relname <> 'schema_migration' order by 1`
const columnsOf = `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
  and attgenerated = '' order by attnum`

/** Tables that nothing refers to, or only their first rows: some of them show as much as all. */
const rowsStored: Readonly<Record<string, number>> = {
  port_call: 500,
  login_log: 50,
  freight_query: 100,
  freight_rate: 800,
  freight_rate_version: 300,
  freight_rate_surcharge: 1_000,
}

/** Stores rows as gzipped JSON. Schemas of libraries are left out: they make themselves. */
export async function writeDump(owner: OwnerDb, file: string): Promise<void> {
  const migrations = await owner.query<Dump['migrations'][number]>('select name, checksum from schema_migration order by name')
  const tables: Record<string, readonly unknown[]> = {}
  for (const { name } of await owner.query<{ name: string }>(ownTables)) {
    const rows = await owner.query<{ row: unknown }>(
      `select to_jsonb(t) as row from "${name}" t order by ctid limit ${rowsStored[name] ?? 'all'}`,
    )
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row)
  }
  writeFileSync(file, gzipSync(JSON.stringify({ migrations, tables } satisfies Dump), { level: 9 }))
}

export const readDump = (file: string) => JSON.parse(gunzipSync(readFileSync(file)).toString()) as Dump

/** Fills an empty database that has the tables of a dump. By a superuser: rows come in any order, without triggers. */
export async function loadRows(superuser: OwnerDb, { tables }: Dump): Promise<void> {
  await superuser.tx(async (tx) => {
    await tx.query('set local session_replication_role = replica')
    for (const { name } of await tx.query<{ name: string }>(ownTables)) await tx.query(`delete from "${name}"`)
    for (const [table, rows] of Object.entries(tables)) {
      const columns = (await tx.query<{ name: string }>(columnsOf, [`"${table}"`])).map(({ name }) => `"${name}"`).join(', ')
      await tx.query(
        `insert into "${table}" (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
        [JSON.stringify(rows)],
      )
    }
    const counted = await tx.query<{ table: string; column: string; sequence: string }>(
      `select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
    )
    for (const { table, column, sequence } of counted)
      await tx.query(`select setval($1, greatest((select max("${column}") from "${table}"), 1))`, [sequence])
  })
}
