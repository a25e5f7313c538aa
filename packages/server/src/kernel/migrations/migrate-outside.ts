import type { OwnerDb } from './owner.ts'
import { patiently, waitsBriefly } from './migrate-locks.ts'

const invalid = `select c.relname as name, format('drop index concurrently %s', c.oid::regclass) as again
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where not i.indisvalid and c.relkind = 'i' and c.relnamespace in ('public'::regnamespace, 'partitions'::regnamespace)`
const index = /^create (unique )?index concurrently if not exists (\w+) on (\w+)\s+(.+)$/is

/** The statements of a file one after another. An index that an earlier try left half-made is no index: it is taken away first. */
export async function runOutsideTransaction(owner: OwnerDb, sql: string): Promise<void> {
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
  const createdIndexes = statements.flatMap((statement) => index.exec(statement)?.[2] ?? [])
  const isOfFile = (name: string) => createdIndexes.some((one) => name === one || name.startsWith(`${one}_`))
  const [schema] = await owner.query<{ there: boolean }>(`select to_regnamespace('partitions') is not null as there`)
  const halfMade = schema!.there ? (await owner.query<{ name: string; again: string }>(invalid)).filter(({ name }) => isOfFile(name)) : []
  for (const { again } of halfMade) await owner.query(again)
  for (const statement of statements) {
    const [, unique = '', name, table, rest] = index.exec(statement) ?? []
    const parts = name && table && rest ? await partsOf(owner, table) : []
    if (parts.length === 0) await owner.query(statement)
    else await indexParts(owner, { unique, name: name!, table: table!, rest: rest!, parts })
  }
}

const partsOf = async (owner: OwnerDb, table: string): Promise<string[]> => {
  const [found] = await owner.query<{ divided: boolean }>(`select relkind = 'p' as divided from pg_class where oid = to_regclass($1)`, [
    `public.${table}`,
  ])
  if (!found?.divided) return []
  return (await owner.query<{ part: string }>('select part from partitions.parts($1) order by part', [table])).map(({ part }) => part)
}

interface DividedIndex {
  readonly unique: string
  readonly name: string
  readonly table: string
  readonly rest: string
  readonly parts: readonly string[]
}
/**
 * PostgreSQL makes no index of a divided table concurrently. Each part gets one that way; the index of the table then finds equal ones at all parts
 * and takes them over, which reads no row.
 */
async function indexParts(owner: OwnerDb, { unique, name, table, rest, parts }: DividedIndex): Promise<void> {
  for (const part of parts)
    await owner.query(`create ${unique}index concurrently if not exists ${name}${part.slice(table.length)} on partitions.${part} ${rest}`)
  await patiently(() =>
    owner.tx(async (tx) => {
      await tx.query(waitsBriefly)
      await tx.query(`create ${unique}index if not exists ${name} on ${table} ${rest}`)
    }),
  )
}
