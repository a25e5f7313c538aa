import type { EntityRow } from '@jst/contracts/entity'
import { AppError } from '../../../kernel/errors.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { moveTerms } from './terms.ts'
import { texts } from '../texts.ts'

const both = `select from credit_application where state = 1 and customer_id = any($1) having count(distinct customer_id) > 1`
/** The applications of a merged customer are those of the one that stands for it. @throws AppError ILLEGAL_TRANSITION when both wait for agreement */
export async function moveApplications(tx: Tx, row: EntityRow, into: EntityRow): Promise<void> {
  if ((await tx.query(both, [[row.Id, into.Id]])).length > 0)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.creditMerging(row.NameZh) })
  await moveTerms(tx, row.Id, into.Id)
  await tx.query('update credit_application set customer_id = $2 where customer_id = $1', [row.Id, into.Id])
  await tx.query('update credit_release set customer_id = $2 where customer_id = $1', [row.Id, into.Id])
}
