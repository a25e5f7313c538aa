import type { CargoOrder } from '@jst/contracts/cargo-orders'
import type { SiRecord } from '@jst/contracts/si'
import { combine, type Combined, type CombinedOrder } from '@jst/si-drafts/allocation'
import type { CombinableOrder, OrderFacts } from '@jst/si-drafts/rules'

const same = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase()

/** Orders that can share the bill at all: another order of the same company on the same vessel and voyage. */
export const candidatesOf = (rows: readonly CargoOrder[], order: OrderFacts, record: SiRecord): CargoOrder[] =>
  rows.filter(
    (row) =>
      row.Id !== order.id &&
      row.CompanyCode === (order.companyCode ?? record.companyCode) &&
      same(row.Vessel, order.vessel) &&
      same(row.Voyage, order.voyage) &&
      !record.masterBills.some(({ mergedOrderId }) => mergedOrderId === row.Id),
  )

/** Record combined with another order, and the problems of that. */
export function combineInto(record: SiRecord, order: OrderFacts, other: CombinedOrder): Combined {
  const main: CombinableOrder = {
    ...order,
    companyCode: order.companyCode ?? record.companyCode,
    receiptPlaceCode: record.receiptPlaceCode,
    deliveryPlaceCode: record.deliveryPlaceCode,
  }
  return combine(record, main, [other])
}

/** Removes a combined order. Its cargo stays, because people may have edited it. */
export function takenOut(record: SiRecord, orderId: number): Partial<SiRecord> {
  const masterBills = record.masterBills.filter(({ mergedOrderId }) => mergedOrderId !== orderId)
  const numbers = [record.mblNo, ...masterBills.map(({ mergedMblNo }) => mergedMblNo)]
  return { masterBills, mergeMblNo: masterBills.length === 0 ? '' : numbers.includes(record.mergeMblNo) ? record.mergeMblNo : record.mblNo }
}
