import type { Db, Queryable } from '../../../kernel/database.ts'
import type { EmployeeActor } from '../../../kernel/actor.ts'

/** Whether the caller sees a customer of this code. */
export async function isCustomer(db: Queryable, code: string): Promise<boolean> {
  const rows = await db.query(
    'select from customer where company_id = (select app_company_id()) and code = $1 and removed_at is null and merged_into is null',
    [code],
  )
  return rows.length > 0
}

interface Searched {
  readonly customer: string
  readonly pol: string
  readonly pods: readonly string[]
  readonly lost: readonly string[]
  readonly boxes: string
  readonly day: string
  readonly options: number
}

/** Keeps who searched for what and how much was found. */
export const keepQuery = (db: Db, { companyId, employeeId }: EmployeeActor, asked: Searched) =>
  db.tx((tx) =>
    tx.query(
      `insert into freight_query (company_id, employee_id, customer_code, pol_code, pod_codes, lost_codes, boxes, day, options)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [companyId, employeeId, asked.customer, asked.pol, asked.pods, asked.lost, asked.boxes, asked.day, asked.options],
    ),
  )
