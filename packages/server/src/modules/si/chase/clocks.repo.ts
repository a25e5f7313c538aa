import type { SiClocks } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Cut-offs of an order, and the number of its reminders so far. */
export async function clocksOf(db: Queryable, orderId: number): Promise<SiClocks | undefined> {
  const [row] = await db.query<SiClocks>(
    `select o.si_deadline as "CarrierCutOff", o.si_deadline - make_interval(hours => coalesce(r.internal_hours, 0)) as "InternalCutOff",
        coalesce(c.count, 0) as "Chased", c.last_time as "ChasedAt"
      from cargo_order o left join si_rule r on r.operator_id = o.operator_id left join si_chase c on c.order_id = o.id where o.id = $1`,
    [orderId],
  )
  return row
}
