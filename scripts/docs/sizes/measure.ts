// Measures what a row of each table takes, on a database of its own, and writes measured.json, which the page of sizes is drawn from:
// node --conditions=@jst/source scripts/docs/sizes/measure.ts
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedDemoAt } from '../../../packages/server/src/demo/index.ts'
import { startEmbeddedPostgres } from '../../../packages/server/src/embedded-postgres/index.ts'
import { migrate } from '../../../packages/server/src/kernel/migrations/migrate.ts'
import { withOwner, type OwnerDb } from '../../../packages/server/src/kernel/migrations/owner.ts'
import { loadReference } from '../../../packages/server/src/modules/master/index.ts'
import type { Measured } from './measured.ts'

/** Enough that pages which are not full do not count. */
const rowsOfEach = 20_000

/** Sample values for columns of tables without rows in the demo. */
const madeUp: Readonly<Record<string, string>> = {
  bigint: 'n',
  integer: 'n',
  smallint: '1',
  numeric: 'n % 9 + 0.5',
  boolean: 'true',
  date: `date '2026-11-20' + n % 900`,
  'timestamp with time zone': `timestamptz '2026-11-20Z' + n * interval '1 minute'`,
  jsonb: `jsonb_build_object('Code', 'CNSHA', 'Text', '出口海运整箱订舱，请安排周五装柜')`,
  bytea: `decode(repeat('00', 200), 'hex')`,
  ARRAY: `'{}'`,
}

async function sizeOf(owner: OwnerDb, table: string): Promise<Measured> {
  const columns = await owner.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1
      order by ordinal_position`,
    [table],
  )
  const [found] = await owner.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  const [stored] = await owner.query<{ settings: string | null }>(
    `select array_to_string(reloptions, ', ') as settings from pg_class where oid = $1::regclass`,
    [table],
  )
  await owner.query(`drop table if exists measured`)
  await owner.query(`create table measured (like ${table})${stored.settings ? ` with (${stored.settings})` : ''}`)
  const indexes = await owner.query<{ text: string; tree: boolean }>(
    `select pg_get_indexdef(i.indexrelid) as text, a.amname = 'btree' as tree from pg_index i join pg_class c on c.oid = i.indexrelid
      join pg_am a on a.oid = c.relam where i.indrelid = $1::regclass`,
    [table],
  )
  for (const { text } of indexes.filter(({ tree }) => tree)) {
    const [head = '', condition] = text.replace(/^.* ON (ONLY )?\S+ /, 'create index on measured ').split(/ WHERE (.*)$/)
    // rows are repeated, so that equal keys are no sign of equal keys elsewhere
    await owner.query(`${head} with (deduplicate_items = off)${condition ? ` where ${condition}` : ''}`)
  }
  const rows = found.count
  await owner.query(
    rows > 0
      ? `insert into measured select t.* from ${table} t cross join generate_series(1, ${Math.ceil(rowsOfEach / rows)}) limit ${rowsOfEach * 2}`
      : `insert into measured select ${columns.map(({ type }) => madeUp[type] ?? `'文字' || n`).join(', ')}
          from generate_series(1, ${rowsOfEach}) n`,
  )
  // those of words take long to grow
  for (const { text } of indexes.filter(({ tree }) => !tree))
    await owner.query(text.replace(/^.* ON (ONLY )?\S+ /, 'create index on measured '))
  const [size] = await owner.query<{ row: number; index: number }>(
    `select (pg_table_size('measured') / c.count)::int as row, (pg_indexes_size('measured') / c.count)::int as index
      from (select count(*) from measured) c`,
  )
  const has = (name: string) => columns.some((column) => column.name === name)
  const owned = has('company_id') ? (has('operator_id') ? 'both' : 'company') : 'none'
  return { row: size.row, index: size.index, indexes: indexes.length, demo: rows > 0, owned }
}

/** Counts objects that Citus would have to be told of. */
const counted = `select
  (select count(*)::int from pg_constraint where contype in ('p', 'u') and connamespace = n.oid) as "keys",
  (select count(*)::int from pg_constraint c where contype in ('p', 'u') and connamespace = n.oid and not exists (select from pg_attribute a
    where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname in ('company_id', 'operator_id'))) as "keysWithoutCompany",
  (select count(*)::int from pg_constraint where contype = 'f' and connamespace = n.oid) as "foreignKeys",
  (select count(*)::int from pg_constraint where contype = 'x' and connamespace = n.oid) as "exclusions",
  (select count(*)::int from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = n.oid) as "policies",
  (select count(*)::int from pg_proc where prosecdef and pronamespace = n.oid) as "ownerFunctions",
  (select count(*)::int from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace = n.oid) as "triggers",
  (select count(*)::int from pg_attribute a join pg_class c on c.oid = a.attrelid where a.attidentity <> '' and c.relnamespace = n.oid)
    as "identities"
  from pg_namespace n where n.nspname = 'public'`

const folder = mkdtempSync(path.join(tmpdir(), 'jst-sizes-'))
const database = await startEmbeddedPostgres({ dataDir: folder })
try {
  const { address } = database
  await migrate(address)
  await withOwner(address, loadReference)
  await seedDemoAt(address, new Date())
  await withOwner(address, async (owner) => {
    const names = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname collate "C"`,
    )
    const tables: Record<string, Measured> = {}
    for (const { name } of names) tables[name] = await sizeOf(owner, name)
    const [counts] = await owner.query(counted)
    writeFileSync(new URL('measured.json', import.meta.url), `${JSON.stringify({ tables, counts }, null, 2)}\n`)
  })
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
