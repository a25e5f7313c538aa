import type { ApiClient } from '@jst/api-client'
import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import { siCombination, siDataInfo, siInfo, siListOfOrder, siStateList } from '@jst/contracts/si'
import type { StoredBills } from '@jst/si-drafts/validation'
import { combinableOrders, orderFacts, recordFromOrder, recordFromWire, ruleSettings } from '@jst/si-drafts/rules'
import { billsInUse, liveIds, secondSets } from '../bill/bills-in-use.ts'

/** The stored bills of an order, with what they are validated against. */
export interface OrderBills extends StoredBills {
  readonly orderNo: string
  /** How many other orders are combined into the bills. */
  readonly combined: number
}

/** Reads all bills of the record's order, the order as booked, and the orders combined into the bills. */
export async function readOrderBills(api: Pick<ApiClient, 'call'>, id: number, signal: AbortSignal): Promise<OrderBills | null> {
  const named = await api.call(siInfo, { Id: id }, { signal })
  if (!named) return null
  const orderId = named.CGO_ID
  const [all, states, data, order] = await Promise.all([
    api.call(siListOfOrder, { CGO_ID: orderId }, { signal }),
    api.call(siStateList, { CGO_ID: orderId }, { signal }),
    api.call(siDataInfo, { CGO_ID: orderId }, { signal }),
    api.call(cargoOrderInfo, { Id: orderId }, { signal }),
  ])
  const booked = recordFromOrder(data)
  const records = billsInUse(all, ({ Id }) => Id, id, liveIds(states)).map(recordFromWire)
  const others = [...new Set(records.flatMap(({ masterBills }) => masterBills.map(({ mergedOrderId }) => mergedOrderId)))]
  const ids = others.length > 0 ? { Ids: others.join(',') } : {}
  const { MergedInto, Orders, Rules } = await api.call(siCombination, { CGO_ID: orderId, ...ids }, { signal })
  return {
    orderId,
    orderNo: order.OrderNo,
    combined: others.length,
    records,
    order: { ...orderFacts(orderId, booked, order.CompanyCode), deadline: null, mergedInto: MergedInto },
    orders: combinableOrders(Orders),
    settings: ruleSettings(Rules),
    secondSets: secondSets(states),
  }
}
