import type { EntityCall } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { findCustomers } from './invoice.repo.ts'

/** The name of the customer where a row has none of its own: an assignment for `fillFromCustomers`. */
export const nameOfCustomer = `name_zh = case t.name_zh when '' then c.name else t.name_zh end`

/** Codes that a refusal names. */
const mostNamed = 5

/**
 * Fills rows from the customers that they name by `customer_code`: a row that was written, or those that an import or a restore brings.
 * @param set assignments of `t`, the row, by `c`: `id`, `name` and `"taxNo"` of its customer
 * @throws AppError INVALID_INPUT with the codes that name no customer
 */
export async function fillFromCustomers(
  { tx, actor }: Pick<EntityCall, 'tx' | 'actor'>,
  table: string,
  ids: readonly number[],
  set: string,
): Promise<void> {
  const rows = await tx.query<{ code: string }>(`select distinct customer_code as code from ${table} where id = any($1) order by 1`, [ids])
  const codes = rows.map(({ code }) => code)
  const customers = await findCustomers(tx.system, actor.companyId, codes)
  const customerCodes = new Set(customers.map(({ code }) => code))
  const unknown = codes.filter((code) => !customerCodes.has(code))
  if (unknown.length > 0) throw invalid('Values.CustomerCode', texts.unknownCustomer(unknown.slice(0, mostNamed).join('、')))
  await tx.query(
    `update ${table} t set ${set} from jsonb_to_recordset($2::jsonb) as c (id bigint, code text, name text, "taxNo" text)
      where t.id = any($1) and t.customer_code = c.code`,
    [ids, JSON.stringify(customers)],
  )
}
