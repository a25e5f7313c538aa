import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

it('each table of the schema has its line on the page of sizes (scripts/docs/sizes), and each that is divided says how', async () => {
  const page = readFileSync(new URL('../../../docs/guides/sizes.md', import.meta.url), 'utf8')
  const lines = page.split('\n').filter((line) => line.startsWith('| `'))
  const named = lines.flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
  const tables = await db.owner((owner) =>
    owner.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname collate "C"`,
    ),
  )
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name))
  const divided = await db.owner((owner) => owner.query<{ target: string; months: number }>('select target, months from partitions.scheme'))
  for (const { target, months } of divided)
    expect(lines.find((line) => line.startsWith(`| \`${target}\``))).toContain({ 1: '| months', 3: '| quarters', 12: '| years' }[months])
})
