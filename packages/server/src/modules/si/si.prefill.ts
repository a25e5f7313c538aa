import {
  goodsTypes,
  paymentMethods,
  transportTerms,
  type SiCombinableOrder,
  type SiContainer,
  type SiOrderData,
  type SiRecord,
} from '@jst/contracts/si'
import { chinaDay, emptyContainer, emptyRecord, recordToWire, totalsOf } from '@jst/si-drafts/rules'
import type { OrderForSi } from '../cargo-orders/index.ts'

const listedValue = (list: readonly { value: string }[], value: string) => (list.some((choice) => choice.value === value) ? value : '')

export const containersOf = (order: OrderForSi): SiContainer[] =>
  order.boxes.map((box) => ({ ...emptyContainer(), ...box, orderId: order.id }))

/** Fields that a record takes from its order as they are. */
const same = [
  ...(['companyCode', 'mblNo', 'bookingNo', 'vessel', 'voyage', 'quotationNo', 'goods', 'packageKind', 'hsCode', 'deadline'] as const),
  ...(['receiptPlace', 'receiptPlaceCode', 'loadPort', 'loadPortCode'] as const),
  ...(['dischargePort', 'dischargePortCode', 'deliveryPlace', 'deliveryPlaceCode'] as const),
]
const sameOf = (order: OrderForSi): Partial<SiRecord> => Object.fromEntries(same.map((name) => [name, order[name]]))

/** A new record prefilled from the order; parties, marks and release stay empty. */
function prefilled(order: OrderForSi): SiRecord {
  const containers = containersOf(order)
  const { packages } = totalsOf(containers)
  return {
    ...emptyRecord(),
    ...sameOf(order),
    orderId: order.id,
    carrier: order.carrierCode,
    goodsType: listedValue(goodsTypes, order.goodsType),
    paymentMethod: listedValue(paymentMethods, order.paymentMethod),
    transportTerms: listedValue(transportTerms, order.transportTerms),
    packageCount: packages > 0 ? String(packages) : '',
    sailingDate: chinaDay(order.sailingDate),
    containers,
  }
}

/** Answer of GetDataInfo: record fields and the order's containers as TDBoxInfos (spec §7). */
export function orderData(order: OrderForSi): SiOrderData {
  const { BoxInfos, TDBpMBLNos: _none, ...fields } = recordToWire(prefilled(order))
  return { ...fields, TDBoxInfos: BoxInfos }
}

/** Facts of an order for the rules of combining. */
export function combinableWire(order: OrderForSi & { taken: boolean; containers: SiContainer[] }): SiCombinableOrder {
  const { BoxInfos } = recordToWire({ ...emptyRecord(), containers: order.containers })
  return {
    Id: order.id,
    MblNo: order.mblNo,
    BookingNo: order.bookingNo,
    CompanyCode: order.companyCode,
    Vessel: order.vessel,
    Voyage: order.voyage,
    LoadPortCode: order.loadPortCode,
    DischargePortCode: order.dischargePortCode,
    ReceiptPlaceCode: order.receiptPlaceCode,
    DeliveryPlaceCode: order.deliveryPlaceCode,
    Taken: order.taken,
    TDBoxInfos: BoxInfos,
  }
}
