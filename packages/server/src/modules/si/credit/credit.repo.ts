import type { SiCredit } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { writeRow } from '../../../kernel/database/insert.ts'
import type { OrderForSi } from '../../cargo-orders/index.ts'

const columns = `order_id as "CGO_ID", credit_no as "CreditNo", bank as "Bank", clauses as "Clauses", by_name as "By", update_time as "UpdateTime"`

/** `lock`: row lock until the transaction ends. */
export async function findCredit(db: Queryable, orderId: number, lock = false): Promise<SiCredit | undefined> {
  const [row] = await db.query<SiCredit>(`select ${columns} from si_credit where order_id = $1 ${lock ? 'for update' : ''}`, [orderId])
  return row
}

type Written = Pick<SiCredit, 'CreditNo' | 'Bank' | 'Clauses'>
export const storeCredit = (tx: Queryable, order: OrderForSi, { CreditNo, Bank, Clauses }: Written, by_name: string): Promise<SiCredit> => {
  const values = {
    company_id: order.companyId,
    operator_id: order.operatorId,
    credit_no: CreditNo,
    bank: Bank,
    clauses: JSON.stringify(Clauses),
    by_name,
  }
  return writeRow<SiCredit>(tx, 'si_credit', { order_id: order.id }, values, columns)
}
export const removeCredit = (tx: Queryable, orderId: number) => tx.query('delete from si_credit where order_id = $1', [orderId])

const count = `update si_record r set warnings = greatest(0, r.warnings - r.credit_warnings) + x.count, credit_warnings = x.count
  from jsonb_to_recordset($1::jsonb) as x(id bigint, count integer) where r.id = x.id and r.credit_warnings <> x.count`
/** Violations of the credit, stored as warnings of bills. Version and update time of a bill do not change. */
export const storeViolations = (tx: Queryable, counts: readonly { readonly id: number; readonly count: number }[]) =>
  tx.query(count, [JSON.stringify(counts)])
