import { type BookingView } from '@jst/contracts/booking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { gapWords } from '../price/gap.ts'
import { findRequests } from '../requests/requests.repo.ts'
import { demandBooking, findSurroundings } from './booking.repo.ts'
import { seenContent } from './content.ts'

/** A booking as the actor reads it. @throws AppError NOT_FOUND */
export async function viewOf(db: Queryable, system: Queryable, actor: EmployeeActor, id: number): Promise<BookingView> {
  // sent together: none waits for another, and who does not see the booking gets none of them
  const [stored, surroundings, requests] = await Promise.all([
    demandBooking(db, id),
    findSurroundings(system, id),
    findRequests(db, id, actor),
  ])
  const { company, operator, voyageId, cutoffs } = surroundings
  return {
    Id: stored.id,
    Code: stored.no,
    UpdateTime: stored.updateTime,
    Content: seenContent(actor, stored.content),
    Price: stored.price,
    PriceGap: gapWords(stored.price, stored.content),
    ShippingOrder: stored.shippingOrder,
    Requests: requests,
    Customer: stored.customerName || company,
    Operator: operator || company,
    OrderId: stored.orderId ?? 0,
    Source: stored.source,
    Sailing: voyageId !== null && cutoffs ? { VoyageId: voyageId, Cutoffs: cutoffs } : null,
  }
}
