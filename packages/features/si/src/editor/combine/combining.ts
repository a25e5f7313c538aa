import type { CargoOrder } from '@jst/contracts/cargo-orders'
import { SiStatus, type SiOrderData, type SiRecord } from '@jst/contracts/si'
import { combine, type Combined, type CombinedOrder } from '@jst/si-drafts/allocation'
import { recordFromOrder, type CombinableOrder, type OrderFacts } from '@jst/si-drafts/rules'

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

/** An order of the list with what it has loaded; one with a bill of its own is taken. */
export function otherOrder(row: CargoOrder, data: SiOrderData): CombinedOrder {
  const record = recordFromOrder(data)
  return {
    id: row.Id,
    mblNo: row.MblNo,
    companyCode: row.CompanyCode,
    vessel: row.Vessel,
    voyage: row.Voyage,
    loadPortCode: record.loadPortCode,
    dischargePortCode: record.dischargePortCode,
    receiptPlaceCode: record.receiptPlaceCode,
    deliveryPlaceCode: record.deliveryPlaceCode,
    taken: row.SiStatus === SiStatus.issued,
    containers: record.containers,
  }
}

/** The record with another order in it, and what speaks against it. */
export function combineInto(record: SiRecord, order: OrderFacts, other: CombinedOrder): Combined {
  const main: CombinableOrder = {
    ...order,
    companyCode: order.companyCode ?? record.companyCode,
    receiptPlaceCode: record.receiptPlaceCode,
    deliveryPlaceCode: record.deliveryPlaceCode,
  }
  return combine(record, main, [other])
}

/** Without an order that was taken in; what was loaded for it stays, because people may have changed it. */
export function takenOut(record: SiRecord, orderId: number): Partial<SiRecord> {
  const masterBills = record.masterBills.filter(({ mergedOrderId }) => mergedOrderId !== orderId)
  const numbers = [record.mblNo, ...masterBills.map(({ mergedMblNo }) => mergedMblNo)]
  return { masterBills, mergeMblNo: masterBills.length === 0 ? '' : numbers.includes(record.mergeMblNo) ? record.mergeMblNo : record.mblNo }
}
