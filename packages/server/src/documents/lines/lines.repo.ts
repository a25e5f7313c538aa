import type { Line, LinesFacts } from '@jst/contracts/document'
import type { EntityField } from '@jst/contracts/entity'
import type { Queryable } from '../../kernel/database/database.ts'
import { dayOrBlank } from '../../kernel/database/day-range.ts'
import { columnOf, stored, typeOf } from '../../entity-kit/index.ts'
import type { SubjectRow } from '../registry.ts'

/** Selects a field under its name on the wire. */
export const shownField = (field: EntityField) => {
  const column = columnOf(field.key)
  return field.kind === 'date' ? `${dayOrBlank(column)} as "${field.key}"` : `${column} as "${field.key}"`
}

/** Rows of one part in their order. Names of columns come from declarations alone. */
export const findLines = (db: Queryable, { table, fields }: LinesFacts, kind: string, id: number): Promise<Line[]> =>
  db.query<Line>(
    `select id as "Id", ${fields.map(shownField).join(', ')} from ${table} where kind = $1 and subject_id = $2 order by place, id`,
    [kind, id],
  )

/** The same of many records at once, by record. */
export async function findManyLines(
  db: Queryable,
  { table, fields }: LinesFacts,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, Line[]>> {
  const lines = new Map<number, Line[]>()
  if (ids.length === 0) return lines
  const rows = await db.query<Line & { subject: number }>(
    `select subject_id as subject, id as "Id", ${fields.map(shownField).join(', ')} from ${table} where kind = $1 and subject_id = any($2)
      order by subject_id, place, id`,
    [kind, ids],
  )
  for (const { subject, ...line } of rows) lines.set(subject, [...(lines.get(subject) ?? []), line])
  return lines
}

/**
 * Writes the rows as they are given, in one statement for what stays, comes and goes. Ids of other records' rows find nothing.
 * @param boxes key of the box of each row, of lines below boxes
 */
export async function replaceLines(
  tx: Queryable,
  { table, fields, audience }: LinesFacts,
  kind: string,
  { id, companyId, operatorId }: SubjectRow,
  rows: readonly Line[],
  boxes?: readonly number[],
): Promise<void> {
  const columns = [...(boxes ? ['box_id'] : []), ...fields.map(({ key }) => columnOf(key))]
  const given = rows.map((row, place) => ({
    id: row.Id,
    place,
    ...(boxes ? { box_id: boxes[place] } : {}),
    ...Object.fromEntries(fields.map((field) => [columnOf(field.key), stored(field, row[field.key] ?? null)])),
  }))
  const shape = [
    'id bigint',
    'place integer',
    ...(boxes ? ['box_id bigint'] : []),
    ...fields.map((field) => `${columnOf(field.key)} ${typeOf(field)}`),
  ].join(', ')
  await tx.query(
    `with given as (select * from jsonb_to_recordset($3::jsonb) as x (${shape})),
      gone as (delete from ${table} where kind = $1 and subject_id = $2 and id not in (select id from given)),
      kept as (update ${table} t set place = g.place, ${columns.map((column) => `${column} = g.${column}`).join(', ')} from given g
        where t.id = g.id and t.kind = $1 and t.subject_id = $2)
     insert into ${table} (kind, subject_id, company_id, operator_id, audience, place, ${columns.join(', ')})
       select $1, $2, $4, $5, '${audience ?? 'internal'}', g.place, ${columns.map((column) => `g.${column}`).join(', ')} from given g where g.id = 0`,
    [kind, id, JSON.stringify(given), companyId, operatorId],
  )
}
