import type { Entity, EntityValues } from '@jst/contracts/entity'
import type { Queryable, Tx } from '../kernel/database/database.ts'
import { dayOrBlank } from '../kernel/database/day-range.ts'
import { columnOf } from './columns.ts'
import { wordsOf, type Words } from './words.ts'

interface Held extends Words {
  readonly id: number
  readonly values: EntityValues
}

const rowsOfBatch = 500

/** Kinds whose rows have their words by a method, as far as that was noted. */
export const rewordedBy = (db: Queryable, method: string): Promise<readonly { kind: string }[]> =>
  db.query<{ kind: string }>(`select substr(kind, 7) as kind from reference_load where kind like 'words:%' and checksum = $1`, [method])

/** Notes that all rows of a kind have their words by a method. */
export const noteReworded = (tx: Tx, kind: string, method: string, changed: number): void =>
  tx.defer(
    `insert into reference_load (kind, checksum, added, changed, kept) values ('words:' || $1, $2, 0, $3, 0)
      on conflict (kind) do update set checksum = excluded.checksum, changed = excluded.changed, at = clock_timestamp()`,
    [kind, method, changed],
  )

export interface RewordedBatch {
  /** Key of the last row; undefined when there are no more. */
  readonly last: number | undefined
  /** Rows whose words were others. */
  readonly changed: number
}

/** Writes the words of some rows anew, by key from `after` on. */
export async function rewordBatch(tx: Tx, entity: Entity, after: number): Promise<RewordedBatch> {
  const values = entity.all.map(({ key, kind }) => `'${key}', ${kind === 'date' ? dayOrBlank(`t.${columnOf(key)}`) : `t.${columnOf(key)}`}`)
  const rows = await tx.query<Held>(
    `select t.id, t.search, t.pinyin, t.initials, jsonb_build_object(${values.join(', ')}) as values
      from ${entity.table} t where t.id > $1 order by t.id limit ${rowsOfBatch} for update of t`,
    [after],
  )
  const anew = rows.flatMap(({ id, values: held, ...before }) => {
    const words = wordsOf(entity, held)
    const isSame = before.search === words.search && before.pinyin === words.pinyin && before.initials === words.initials
    return isSame ? [] : [{ id, ...words }]
  })
  if (anew.length > 0)
    await tx.query(
      `update ${entity.table} t set search = x.search, pinyin = x.pinyin, initials = x.initials
        from jsonb_to_recordset($1::jsonb) as x (id bigint, search text, pinyin text, initials text) where t.id = x.id`,
      [JSON.stringify(anew)],
    )
  return { last: rows.length < rowsOfBatch ? undefined : rows.at(-1)!.id, changed: anew.length }
}
