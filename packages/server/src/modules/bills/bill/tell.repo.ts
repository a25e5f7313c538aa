import type { Queryable } from '../../../kernel/database/database.ts'
import { demandBill, type StoredBill } from './bill.repo.ts'

const sales = `select distinct s.employee_id as id from customer c join partner_staff s on s.kind = 'customer' and s.subject_id = c.id
    and s.duty = 'sales'
  where c.company_id = $1 and c.linked_id = $2 and c.removed_at is null and c.merged_into is null
    and not exists (select from document_follower f where f.kind = 'houseBill' and f.subject_id = $3 and f.employee_id = s.employee_id)`
/** Sales of the customer of a house bill, without those who follow it or have stopped following it. */
export const salesOf = async (system: Queryable, { companyId, customerId, id }: StoredBill): Promise<number[]> =>
  customerId === null ? [] : (await system.query<{ id: number }>(sales, [companyId, customerId, id])).map((row) => row.id)

/** A draft of a house bill was sent, or it was locked: its customer knows it. */
export const wasGivenOut = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.query(`select from house_bill_version where record_id = $1 and event in ('send', 'lock') limit 1`, [id])).length > 0

/** House bills in use with these numbers of a company. */
export async function billsNumbered(system: Queryable, companyId: number, numbers: readonly string[]): Promise<StoredBill[]> {
  const rows = await system.query<{ id: number }>(
    `select t.id from house_bill t where t.company_id = $1 and t.bl_no = any ($2) and t.state <> 4 and t.removed_at is null
      and t.merged_into is null order by t.id limit 100`,
    [companyId, numbers],
  )
  return Promise.all(rows.map(({ id }) => demandBill(system, 'houseBill', id)))
}
