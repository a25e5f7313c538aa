import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Kind } from './partner.kinds.ts'
import { texts } from './texts.ts'

/** A customer or provider as its services see it. */
export interface Row {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly code: string
  readonly name: string
  readonly linkedId: number | null
  readonly creditCode: string
  readonly updateTime: string
}

const columns = `t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.code, t.name_zh as name, t.linked_id as "linkedId",
  t.credit_code as "creditCode", t.update_time as "updateTime"`

/** Those of some rows that are in use, in the order of their keys, locked. */
export const lockUsed = (tx: Queryable, { table }: Kind, ids: readonly number[]): Promise<Row[]> =>
  tx.query<Row>(
    `select ${columns} from ${table} t where t.id = any($1) and t.removed_at is null and t.merged_into is null order by t.id for update of t`,
    [ids],
  )

/** The same of all of them. @throws AppError NOT_FOUND when one of them is not the caller's to see */
export async function demandRows(tx: Queryable, kind: Kind, ids: readonly number[]): Promise<Row[]> {
  const rows = await lockUsed(tx, kind, ids)
  if (rows.length < ids.length) throw new AppError('NOT_FOUND', { message: texts.noRows })
  return rows
}

/** One row, for reading. @throws AppError NOT_FOUND */
export async function demandRow(db: Queryable, { table }: Kind, id: number): Promise<Row> {
  const [row] = await db.query<Row>(`select ${columns} from ${table} t where t.id = $1`, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
