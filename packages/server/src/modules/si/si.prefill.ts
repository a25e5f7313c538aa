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

const known = (list: readonly { value: string }[], value: string) => (list.some((choice) => choice.value === value) ? value : '')

export const containersOf = (order: OrderForSi): SiContainer[] =>
  order.boxes.map((box) => ({ ...emptyContainer(), ...box, orderId: order.id }))

/** A new record prefilled from the order; parties, marks and release stay empty. */
function prefilled(order: OrderForSi): SiRecord {
  const containers = containersOf(order)
  const { packages } = totalsOf(containers)
  return {
    ...emptyRecord(),
    orderId: order.id,
    companyCode: order.companyCode,
    mblNo: order.mblNo,
    bookingNo: order.bookingNo,
    carrier: order.carrierCode,
    vessel: order.vessel,
    voyage: order.voyage,
    receiptPlace: order.receiptPlace,
    receiptPlaceCode: order.receiptPlaceCode,
    loadPort: order.loadPort,
    loadPortCode: order.loadPortCode,
    dischargePort: order.dischargePort,
    dischargePortCode: order.dischargePortCode,
    deliveryPlace: order.deliveryPlace,
    deliveryPlaceCode: order.deliveryPlaceCode,
    goodsType: known(goodsTypes, order.goodsType),
    paymentMethod: known(paymentMethods, order.paymentMethod),
    transportTerms: known(transportTerms, order.transportTerms),
    quotationNo: order.quotationNo,
    goods: order.goods,
    packageKind: order.packageKind,
    hsCode: order.hsCode,
    packageCount: packages > 0 ? String(packages) : '',
    sailingDate: chinaDay(order.sailingDate),
    deadline: order.deadline,
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
