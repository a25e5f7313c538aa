import type { Entity, EntityValues } from '@jst/contracts/entity'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Queryable, Tx } from '../kernel/database/database.ts'
import { columnOf, sqlOf, stored, tellRenamed } from './columns.ts'
import { layerOf } from './layers.ts'
import { wordsOf } from './words.ts'

/** A row that was added. */
export interface AddedRow {
  readonly Id: number
  readonly Code: string
}

/** Adds rows of the actor's own layer in one statement, in their order. Each has a code. */
export async function insertRows(tx: Tx, entity: Entity, actor: EmployeeActor, rows: readonly EntityValues[]): Promise<AddedRow[]> {
  tellRenamed(tx)
  const given = rows.map((values) => ({
    ...Object.fromEntries(entity.all.map((field) => [columnOf(field.key), stored(field, values[field.key] ?? null)])),
    ...wordsOf(entity, values),
  }))
  const typed = [...sqlOf(entity).columns, ...['search', 'pinyin', 'initials'].map((column) => ({ column, type: 'text' }))]
  const columns = typed.map(({ column }) => column).join(', ')
  const added = await tx.query<AddedRow>(
    `insert into ${entity.table} (company_id, create_id, ${columns}) select $1, $2, ${typed.map(({ column }) => `x.${column}`).join(', ')}
      from jsonb_array_elements($3::jsonb) with ordinality as l (content, place)
      cross join lateral jsonb_to_record(l.content) as x (${typed.map(({ column, type }) => `${column} ${type}`).join(', ')})
      order by l.place returning id as "Id", code as "Code"`,
    [layerOf(actor), actor.employeeId, JSON.stringify(given)],
  )
  const ids = new Map(added.map(({ Id, Code }) => [Code, Id]))
  return rows.map(({ Code }) => ({ Id: ids.get(String(Code))!, Code: String(Code) }))
}

/** Those of some codes that rows have which the actor's company sees, but for rows in the recycle bin. */
export async function codesInUse(tx: Queryable, entity: Entity, actor: EmployeeActor, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await tx.query<{ code: string }>(
    `select distinct code from ${entity.table} where code = any($1) and removed_at is null and (company_id is null or company_id = $2)`,
    [codes, layerOf(actor)],
  )
  return rows.map(({ code }) => code)
}
