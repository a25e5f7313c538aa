import type { BookedOrder, OtherBooking } from '@jst/si-drafts/standards'
import { recordFromOrder } from '@jst/si-drafts/rules'
import type { Queryable } from '../../../kernel/database/database.ts'
import { findCarrier } from '../../../reference/carriers.ts'
import { findOrderForSi, type OrderForSi } from '../../cargo-orders/index.ts'
import { orderData } from '../si.prefill.ts'

/** Booking reference for carriers: the number that the carrier gave the booking, else the master bill number of the order, else its own. */
const bookingReferenceOf = (order: Pick<OrderForSi, 'bookingNo' | 'mblNo' | 'orderNo'>) => order.bookingNo || order.mblNo || order.orderNo

const otherOf = (order: OrderForSi): OtherBooking => ({
  id: order.id,
  mblNo: order.mblNo,
  bookingReference: bookingReferenceOf(order),
  containers: order.boxes,
})

/** An order as the standards need it, with the orders that are combined with it as far as the caller may see them. */
export async function bookedOrder(db: Queryable, order: OrderForSi, otherIds: readonly number[]): Promise<BookedOrder> {
  const ids = [...new Set(otherIds)].filter((id) => id > 0 && id !== order.id)
  const others: OtherBooking[] = []
  for (const id of ids) {
    const other = await findOrderForSi(db, id)
    if (other) others.push(otherOf(other))
  }
  const scac = findCarrier(order.carrierCode)?.scac
  return {
    bookingReference: bookingReferenceOf(order),
    record: recordFromOrder(orderData(order)),
    others,
    ...(scac === undefined ? {} : { scac }),
  }
}
