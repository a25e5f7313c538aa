import type { SiCombinableOrder } from '@jst/contracts/si'
import type { CombinedOrder } from '@jst/si-drafts/allocation'
import { containerFromWire } from '@jst/si-drafts/rules'

/** An order as the rules of combining take it. */
const combinableOf = (order: SiCombinableOrder): CombinedOrder => ({
  id: order.Id,
  mblNo: order.MblNo,
  companyCode: order.CompanyCode,
  vessel: order.Vessel,
  voyage: order.Voyage,
  loadPortCode: order.LoadPortCode,
  dischargePortCode: order.DischargePortCode,
  receiptPlaceCode: order.ReceiptPlaceCode,
  deliveryPlaceCode: order.DeliveryPlaceCode,
  taken: order.Taken,
  containers: order.TDBoxInfos.map(containerFromWire),
})

/** The same of several, by id. */
export const combinableById = (orders: readonly SiCombinableOrder[]): ReadonlyMap<number, CombinedOrder> =>
  new Map(orders.map((order) => [order.Id, combinableOf(order)]))
