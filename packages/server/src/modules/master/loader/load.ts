import { createHash } from 'node:crypto'
import type { Entity, EntityValues } from '@jst/contracts/entity'
import { masterEntities } from '@jst/contracts/master'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { OwnerDb } from '../../../kernel/migrations/owner.ts'
import { columnOf, registerEntity, stored, wordsOf } from '../../../entity-kit/index.ts'
import { addRows } from './add-rows.ts'
import { addCodes, codeGroups } from './codes.ts'
import { referenceData, type ReferenceData } from './data.ts'
import { texts } from '../master.texts.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

/** Result of loading one kind. `skipped`: rows whose values somebody changed, which the file no longer overwrites. */
export interface Loaded {
  readonly kind: string
  readonly zh: string
  readonly added: number
  readonly changed: number
  readonly skipped: number
}

const lockKey = 80_080
/** Grows when the way of loading changes what is stored. */
const method = '2'

/**
 * Brings the platform's rows up to the reference data that comes with this version. A value that somebody changed by hand stays; rows
 * that somebody removed or merged stay so; companies' own rows are never touched. Loading the same data again does nothing.
 */
export async function loadReference(owner: OwnerDb): Promise<Loaded[]> {
  for (const calls of masterEntities) registerEntity(calls)
  return owner.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
    const before = new Map(
      (await tx.query<{ kind: string; checksum: string }>('select kind, checksum from reference_load')).map(({ kind, checksum }) => [
        kind,
        checksum,
      ]),
    )
    const done: Loaded[] = []
    const sources = [
      ...referenceData.map((data) => ({ kind: data.entity.kind, text: data.text, load: () => loadOne(tx, data) })),
      {
        kind: 'code',
        text: JSON.stringify(codeGroups),
        load: async () => ({ kind: 'code', zh: texts.codes.all, added: await addCodes(tx), changed: 0, skipped: 0 }),
      },
    ]
    for (const { kind, text, load } of sources) {
      const checksum = createHash('sha256').update(method).update(text).digest('base64url')
      if (before.get(kind) === checksum) continue
      const loaded = await load()
      await tx.query(
        `insert into reference_load (kind, checksum, added, changed, kept) values ($1, $2, $3, $4, $5)
         on conflict (kind) do update set checksum = excluded.checksum, added = excluded.added, changed = excluded.changed, kept = excluded.kept,
          at = clock_timestamp()`,
        [loaded.kind, checksum, loaded.added, loaded.changed, loaded.skipped],
      )
      done.push(loaded)
    }
    return done
  })
}

interface Present {
  id: number
  code: string
  seeded: EntityValues | null
  values: EntityValues
}

async function loadOne(tx: Queryable, { entity, rows }: ReferenceData): Promise<Loaded> {
  const fields = entity.all.map(({ key, kind }) => `'${key}', ${kind === 'date' ? dayOrBlank(`t.${columnOf(key)}`) : `t.${columnOf(key)}`}`)
  const present = await tx.query<Present>(
    `select id, code, seeded, jsonb_build_object(${fields.join(', ')}) as values from ${entity.table} t where company_id is null`,
  )
  const byCode = new Map(present.map((row) => [row.code, row]))
  const added: EntityValues[] = []
  let [changed, skipped] = [0, 0]
  for (const wanted of rows()) {
    const row = byCode.get(String(wanted['Code']))
    if (!row) {
      added.push(wanted)
      continue
    }
    const moved = Object.keys(wanted).filter((key) => !same(wanted[key], row.seeded?.[key]))
    const free = moved.filter((key) => row.seeded !== null && same(row.values[key], row.seeded[key]))
    if (free.length < moved.length) skipped++
    if (free.length > 0) changed++
    await write(tx, entity, row, wanted, free)
  }
  await addRows(
    tx,
    entity,
    added.map((values) => ({ values, seeded: values })),
    null,
  )
  return { kind: entity.kind, zh: entity.zh, added: added.length, changed, skipped }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

async function write(tx: Queryable, entity: Entity, row: Present, wanted: EntityValues, keys: readonly string[]): Promise<void> {
  const values = { ...row.values, ...Object.fromEntries(keys.map((key) => [key, wanted[key]!])) }
  const words = wordsOf(entity, values)
  const fields = entity.all
    .filter(({ key }) => keys.includes(key))
    .map((field) => [columnOf(field.key), stored(field, wanted[field.key]!)] as const)
  const columns = [
    ...fields,
    ['search', words.search],
    ['pinyin', words.pinyin],
    ['initials', words.initials],
    ['seeded', JSON.stringify(wanted)],
  ] as const
  const version = keys.length > 0 ? ', update_time = next_update_time(update_time)' : ''
  await tx.query(
    `update ${entity.table} set ${columns.map(([column], at) => `${column} = $${at + 2}`).join(', ')}${version} where id = $1`,
    [row.id, ...columns.map(([, value]) => value)],
  )
}
