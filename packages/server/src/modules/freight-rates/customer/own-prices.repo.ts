import type { Queryable } from '../../../kernel/database/database.ts'

interface Searched {
  readonly customer: string
  readonly pol: string
  readonly pods: readonly string[]
  readonly lost: readonly string[]
  readonly boxes: string
  readonly day: string
  readonly options: number
}

/** Logs a customer's own search as demand, beside those of staff for it, without an employee. */
export const keepOwnQuery = (tx: Queryable, operatorId: number, query: Searched) =>
  tx.query(
    `insert into freight_query (company_id, employee_id, customer_code, pol_code, pod_codes, lost_codes, boxes, day, options)
      values ($1, null, $2, $3, $4, $5, $6, $7, $8)`,
    [operatorId, query.customer, query.pol, query.pods, query.lost, query.boxes, query.day, query.options],
  )
