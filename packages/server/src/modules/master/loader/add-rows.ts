import type { Entity, EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../../../kernel/database/database.ts'
import { columnOf, sqlOf, stored, wordsOf } from '../../../entity-kit/index.ts'

interface NewRow {
  readonly values: EntityValues
  /** Values in the reference data; null: none. */
  readonly seeded: EntityValues | null
}

/** Puts whole rows of an entity into the layer of a company, or of the platform (null). */
export async function addRows(tx: Queryable, entity: Entity, rows: readonly NewRow[], company: number | null): Promise<void> {
  if (rows.length === 0) return
  const { columns } = sqlOf(entity)
  const kitColumns = ['search', 'pinyin', 'initials', 'seeded']
  const names = [...columns.map(({ column }) => column), ...kitColumns]
  const types = [...columns.map(({ column, type }) => `${column} ${type}`), 'search text', 'pinyin text', 'initials text', 'seeded jsonb']
  const records = rows.map(({ values, seeded }) => ({
    ...Object.fromEntries(entity.all.map((field) => [columnOf(field.key), stored(field, values[field.key]!)])),
    ...wordsOf(entity, values),
    seeded,
  }))
  await tx.query(
    `insert into ${entity.table} (company_id, ${names.join(', ')}) select $2, ${names.map((name) => `x.${name}`).join(', ')}
      from jsonb_to_recordset($1::jsonb) as x (${types.join(', ')})`,
    [JSON.stringify(records), company],
  )
}
