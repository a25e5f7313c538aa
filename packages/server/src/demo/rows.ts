import type { LinesFacts, Line } from '@jst/contracts/document'
import type { EntityCalls, EntityValues } from '@jst/contracts/entity'
import { columnOf, wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'

/** Rows of an entity, with what they are found by; with a prefix they are numbered. Answers their keys by their codes. */
export async function insertRows(
  tx: Queryable,
  { entity }: EntityCalls,
  companyId: number,
  rows: readonly EntityValues[],
  maker: number | null,
  prefix = '',
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [at, row] of rows.entries()) {
    const values: EntityValues = { ...(prefix === '' ? {} : { Code: `${prefix}${String(at + 1).padStart(6, '0')}` }), ...row }
    const columns = {
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [columnOf(key), value])),
      ...wordsOf(entity, values),
    }
    const names = ['company_id', 'create_id', ...Object.keys(columns)]
    const [inserted] = await tx.query<{ id: number }>(
      `insert into ${entity.table} (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')}) returning id`,
      [companyId, maker, ...Object.values(columns)],
    )
    ids.set(String(values['Code']), inserted!.id)
  }
  return ids
}

/** Rows below a document. */
export async function insertLines(
  tx: Queryable,
  { table }: LinesFacts,
  companyId: number,
  of: { readonly kind: string; readonly id: number },
  lines: readonly Omit<Line, 'Id'>[],
): Promise<void> {
  for (const [place, line] of lines.entries()) {
    const names = ['kind', 'subject_id', 'company_id', 'place', ...Object.keys(line).map(columnOf)]
    await tx.query(`insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`, [
      of.kind,
      of.id,
      companyId,
      place,
      ...Object.values(line),
    ])
  }
}
