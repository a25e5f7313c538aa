import type { Queryable } from '../../kernel/database/database.ts'

/** A request as it was stored. */
export interface StoredRequest {
  companyId: number
  operatorId: number
  reason: string
  /** Null: the person was removed since. */
  askedBy: number | null
}
const columns = `company_id as "companyId", operator_id as "operatorId", reason, asked_by as "askedBy"`

const open = `insert into late_request as late (order_id, company_id, operator_id, reason, asked_by, asked_name)
  select id, company_id, operator_id, $2, $3, $4 from cargo_order where id = $1
  on conflict (order_id) do update set state = 'open', reason = excluded.reason, reply = '', asked_by = excluded.asked_by,
    asked_name = excluded.asked_name, asked_time = clock_timestamp() where late.state <> 'open'
  returning ${columns}`
/** Undefined: a request of the order is open already. */
export async function openRequest(
  tx: Queryable,
  orderId: number,
  reason: string,
  by: { employeeId: number; employeeName: string },
): Promise<StoredRequest | undefined> {
  const [row] = await tx.query<StoredRequest>(open, [orderId, reason, by.employeeId, by.employeeName])
  return row
}

const close = `update late_request set state = $2, reply = $3 where order_id = $1 and state = 'open' returning ${columns}`
/** Undefined: no request of the order is open. */
export async function closeRequest(
  tx: Queryable,
  orderId: number,
  state: 'granted' | 'refused',
  reply: string,
): Promise<StoredRequest | undefined> {
  const [row] = await tx.query<StoredRequest>(close, [orderId, state, reply])
  return row
}
