import type { ApiClient } from '@jst/api-client'
import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import { siDataInfo, siInfo, siListOfOrder, type SiRecord } from '@jst/contracts/si'
import type { StoredBills } from '@jst/si-drafts/validation'
import { recordFromOrder, recordFromWire, type CombinableOrder } from '@jst/si-drafts/rules'
import { billsInUse } from '../bill/bills-in-use.ts'

/** The stored bills of an order, with what they are validated against. */
export interface OrderBills extends StoredBills {
  readonly orderNo: string
  /** How many other orders are combined into the bills. */
  readonly combined: number
}

const combinable = (id: number, data: SiRecord): CombinableOrder => ({
  id,
  mblNo: data.mblNo,
  companyCode: data.companyCode,
  vessel: data.vessel,
  voyage: data.voyage,
  loadPortCode: data.loadPortCode,
  dischargePortCode: data.dischargePortCode,
  receiptPlaceCode: data.receiptPlaceCode,
  deliveryPlaceCode: data.deliveryPlaceCode,
})

/** Reads all bills of the record's order, the order as booked, and the orders combined into the bills. */
export async function readOrderBills(api: Pick<ApiClient, 'call'>, id: number, signal: AbortSignal): Promise<OrderBills | null> {
  const named = await api.call(siInfo, { Id: id }, { signal })
  if (!named) return null
  const orderId = named.CGO_ID
  const bookedAs = async (order: number) => recordFromOrder(await api.call(siDataInfo, { CGO_ID: order }, { signal }))
  const [all, booked, order] = await Promise.all([
    api.call(siListOfOrder, { CGO_ID: orderId }, { signal }),
    bookedAs(orderId),
    api.call(cargoOrderInfo, { Id: orderId }, { signal }),
  ])
  const records = billsInUse(all, id).map(recordFromWire)
  const others = [...new Set(records.flatMap(({ masterBills }) => masterBills.map(({ mergedOrderId }) => mergedOrderId)))]
  const read = await Promise.all(others.map(async (other) => [other, combinable(other, await bookedAs(other))] as const))
  return {
    orderId,
    orderNo: order.OrderNo,
    combined: others.length,
    records,
    order: {
      id: orderId,
      mblNo: booked.mblNo,
      companyCode: order.CompanyCode,
      vessel: booked.vessel,
      voyage: booked.voyage,
      loadPortCode: booked.loadPortCode,
      dischargePortCode: booked.dischargePortCode,
      deadline: null,
      containers: booked.containers,
    },
    ...(others.length > 0 && { orders: new Map([[orderId, combinable(orderId, booked)], ...read]) }),
  }
}
