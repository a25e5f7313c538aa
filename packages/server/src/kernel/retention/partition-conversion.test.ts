import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder } from '../../folders.ts'
import { createTestDatabase, until, type TestDatabase } from '../../testing/index.ts'
import { createDatabase, type Database, type Tx } from '../database/database.ts'
import { migrate } from '../migrations/migrate.ts'

const tables = ['audit_log', 'message', 'document_entry'] as const
const before = mkdtempSync(path.join(tmpdir(), 'jst-before-'))
let db: TestDatabase
let database: Database

/** Prepared statements of an older server that is still running. */
const write = async (tx: Tx, text: string): Promise<number[]> => {
  const [message] = await tx.query<{ id: number }>(
    `insert into message (company_id, recipient_id, kind, title, description) select company_id, id, 'si', $1, '' from employee returning id`,
    [text],
  )
  const [entry] = await tx.query<{ id: number }>(
    `insert into document_entry (kind, subject_id, company_id, audience, event, words) select 'booking', 1, id, 'internal', 'comment', $1 from company
      returning id`,
    [text],
  )
  await tx.query(`insert into audit_log (action, entity, request_id) values ('a', 'b', $1)`, [text])
  await tx.query('update message set read_time = clock_timestamp() where id = $1', [message!.id])
  return [message!.id, entry!.id]
}
const [shape, policies, keys] = [
  `select table_name, column_name, data_type, is_nullable, is_identity, replace(column_default, 'x', 'x') as column_default
    from information_schema.columns where table_schema = 'public' and table_name = any ($1) order by table_name, ordinal_position`,
  `select tablename, policyname, permissive, cmd, qual, with_check from pg_policies where schemaname = 'public' and tablename = any ($1) order by 1, 2`,
  `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = any ($1::regclass[]) and contype in ('c', 'f') and conname <> 'before_boundary' order by 1, 2`,
]
/** Indexes that a later release adds to the divided tables. */
const later = ['document_entry_packing']
const indexes = `select tablename, indexname, replace(indexdef, ' ON ONLY ', ' ON ') as text from pg_indexes
  where schemaname = 'public' and tablename = any ($1) and indexname !~ '_(pkey|place)$'
    and indexname not in (${later.map((name) => `'${name}'`).join(', ')}) order by 1, 2`
const rights = `select t, right_name, has_table_privilege('jst_app', t, right_name) as has
  from unnest($1::text[]) t, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) right_name order by 1, 2`
const faces = () =>
  db.owner(async (owner) => Promise.all([shape, policies, keys, indexes, rights].map((text) => owner.query(text, [tables]))))

beforeAll(async () => {
  db = await createTestDatabase({ empty: true })
  for (const name of readdirSync(migrationsFolder)) if (name < '0600') cpSync(path.join(migrationsFolder, name), path.join(before, name))
  await migrate(db.address, before)
  await db.owner((owner) =>
    owner.query(`insert into company (code, name, kind) values ('C', 'C', 'operator');
      insert into employee (company_id, name) select id, 'E' from company`),
  )
  database = createDatabase({ connections: 3 })
  database.open(db.address)
})
afterAll(async () => {
  await database.close()
  await db.drop()
  rmSync(before, { recursive: true })
})

it('the tables of a database that is worked on become divided ones: no write fails, none is lost, numbers go on, nothing else changes', async () => {
  const old = await faces()
  const written: number[][] = []
  const over = new AbortController()
  const writing = Array.from({ length: 3 }, async () => {
    while (!over.signal.aborted) written.push(await database.system().tx((tx) => write(tx, 'x')))
  })
  await until(() => written.length > 50)
  await migrate(db.address)
  const during = written.length
  await until(() => written.length > during + 50)
  over.abort()
  await Promise.all(writing)
  const found = await db.owner(async (owner) => ({
    messages: await owner.query<{ id: number }>('select id from message where read_time is not null order by id'),
    entries: await owner.query<{ id: number }>('select id from document_entry order by id'),
    audits: await owner.query<{ count: number; highest: number }>(
      'select count(*)::int as count, count(distinct id)::int as highest from audit_log',
    ),
  }))
  const sorted = (at: number) => written.map((ids) => ids[at]!).toSorted((one, other) => one - other)
  expect(found.messages.map(({ id }) => id)).toEqual(sorted(0))
  expect(found.entries.map(({ id }) => id)).toEqual(sorted(1))
  expect(found.audits).toEqual([{ count: written.length, highest: written.length }])
  expect(await faces()).toEqual(old)
})

it('no row of the old table is read while it is shut: its check tells that all of them fit, and keys and indexes are taken over', async () => {
  const again = await createTestDatabase({ empty: true })
  const upTo = mkdtempSync(path.join(tmpdir(), 'jst-up-to-'))
  const names = readdirSync(migrationsFolder).toSorted()
  for (const name of names) if (name < '0604') cpSync(path.join(migrationsFolder, name), path.join(upTo, name))
  await migrate(again.address, upTo)
  const client = new Client({ ...again.address, options: '-c client_min_messages=debug1' })
  let told: string[] = []
  client.on('notice', ({ message }) => void told.push(message ?? ''))
  await client.connect()
  for (const name of names.filter((one) => /^060[456]/.test(one))) {
    told = []
    await client.query(readFileSync(path.join(migrationsFolder, name), 'utf8'))
    const implied = told.findIndex((words) => /^partition constraint for table "\w+_past" is implied by existing constraints$/.test(words))
    expect(implied).toBeGreaterThanOrEqual(0)
    // up to where the part for the rest is made, which is empty
    const of = told.slice(
      implied,
      told.findIndex((words) => words.includes('_rest')),
    )
    const read = /verifying table|building index "(?!pg_toast)|validating foreign key/
    expect(of.filter((words) => read.test(words))).toEqual([])
  }
  await client.end()
  await again.drop()
  rmSync(upTo, { recursive: true })
})
