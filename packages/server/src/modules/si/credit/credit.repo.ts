import type { SiCredit } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { OrderForSi } from '../../cargo-orders/index.ts'

const columns = `order_id as "CGO_ID", credit_no as "CreditNo", bank as "Bank", clauses as "Clauses", by_name as "By", update_time as "UpdateTime"`

/** `lock`: row lock until the transaction ends. */
export async function findCredit(db: Queryable, orderId: number, lock = false): Promise<SiCredit | undefined> {
  const [row] = await db.query<SiCredit>(`select ${columns} from si_credit where order_id = $1 ${lock ? 'for update' : ''}`, [orderId])
  return row
}

type Written = Pick<SiCredit, 'CreditNo' | 'Bank' | 'Clauses'>
const save = `insert into si_credit as c (order_id, company_id, operator_id, credit_no, bank, clauses, by_name) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (order_id) do update set credit_no = excluded.credit_no, bank = excluded.bank, clauses = excluded.clauses, by_name = excluded.by_name,
    update_time = next_update_time(c.update_time) returning ${columns}`
export async function storeCredit(tx: Queryable, order: OrderForSi, { CreditNo, Bank, Clauses }: Written, by: string): Promise<SiCredit> {
  const { id, companyId, operatorId } = order
  const [row] = await tx.query<SiCredit>(save, [id, companyId, operatorId, CreditNo, Bank, JSON.stringify(Clauses), by])
  return row!
}

export const removeCredit = (tx: Queryable, orderId: number) => tx.query('delete from si_credit where order_id = $1', [orderId])

const count = `update si_record r set warnings = greatest(0, r.warnings - r.credit_warnings) + x.count, credit_warnings = x.count
  from jsonb_to_recordset($1::jsonb) as x(id bigint, count integer) where r.id = x.id and r.credit_warnings <> x.count`
/** Violations of the credit, stored as warnings of bills. Version and update time of a bill do not change. */
export const storeViolations = (tx: Queryable, counts: readonly { readonly id: number; readonly count: number }[]) =>
  tx.query(count, [JSON.stringify(counts)])
