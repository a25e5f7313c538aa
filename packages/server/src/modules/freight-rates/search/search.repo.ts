import type { Db, Queryable } from '../../../kernel/database/database.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'

/** Returns true if the caller sees a customer of this code. */
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
  /** Options that subscriptions gave, by the key of each. */
  readonly used?: ReadonlyMap<number, number>
}

const query = `insert into freight_query (company_id, employee_id, customer_code, pol_code, pod_codes, lost_codes, boxes, day, options)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`
// in the order of the keys, so that two searches wait for each other and never both
const use = `insert into freight_subscription_use as u (subscription_id, company_id, operator_id, searches, options)
  select s.id, s.company_id, s.operator_id, 1, x.options from unnest($1::bigint[], $2::int[]) as x (id, options)
    join freight_subscription s on s.id = x.id order by s.id
  on conflict (subscription_id, day) do update set searches = u.searches + 1, options = u.options + excluded.options`

/** Keeps who searched for what and how much was found, and what subscriptions were used for it. */
export const keepQuery = (db: Db, { companyId, employeeId }: EmployeeActor, { used = new Map(), ...search }: Searched) =>
  db.tx(async (tx) => {
    const { customer, pol, pods, lost, boxes, day, options } = search
    await tx.query(query, [companyId, employeeId, customer, pol, pods, lost, boxes, day, options])
    if (used.size > 0) await tx.query(use, [[...used.keys()], [...used.values()]])
  })
