import type { Queryable } from '../kernel/database/database.ts'
import { writeOrders } from '../modules/cargo-orders/index.ts'
import { seedProviderNews } from './notices.ts'
import { demoOrders, namesIn, recordOf } from './orders.ts'
import { findCast } from './people.ts'
import { statusOf } from './si-states.ts'
import { seedDesk } from './si-desk.ts'
import { seedRecords } from './si-story.ts'

/** Orders, containers and SI records in every state, with their history; written by the modules' own code. */
export async function seedFreight(owner: Queryable, now: Date): Promise<void> {
  const tx = inTurn(owner)
  const cast = await findCast(tx)
  const orderIds: number[] = []
  const orders = demoOrders(now)
  for (const [index, order] of orders.entries()) {
    const customer = cast.customers.get(order.companyCode)
    if (!customer) throw new Error(`demo customer missing: ${order.companyCode}`)
    const by = { companyId: cast.reviewer.companyId, employeeId: cast.clerk.id }
    const orderId = (await writeOrders(tx, by, [recordOf(order, customer.companyId)], namesIn(order))).get(order.orderNo)!
    orderIds.push(orderId)
    const status = statusOf(index)
    if (status !== undefined)
      await seedRecords(tx, { order, index, orderId, status, customer, reviewer: cast.reviewer, clerk: cast.clerk, now })
  }
  await seedProviderNews(tx, cast.provider, cast.clerk, now)
  await seedDesk(tx, { cast, orderIds, orders, now })
}

/** The modules send statements side by side, which the owner's connection cannot take. */
function inTurn(owner: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve()
  return {
    query<Row>(text: string, values?: readonly unknown[]) {
      const rows = last.then(() => owner.query<Row>(text, values))
      last = rows
      return rows
    },
  }
}
