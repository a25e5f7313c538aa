import { entryFilingCountries, type SiRecord } from '@jst/contracts/si/data'
import { isToOrder } from '../../rules/bill-text.ts'
import type { BookedOrder } from '../booking.ts'
import { billNoOf } from '../loss.ts'
import { carriedOf, carriedValue } from './carried.ts'
import { consignmentItems, equipments } from './cargo.ts'
import { given, gridLines, some } from './lines.ts'
import { contactsOf, partiesOf } from './parties.ts'
import { limits, type DcsaShippingInstructions } from './payload.ts'
import { paymentAndIssue } from './places.ts'

/** Goods that are handed over where the European entry filing applies. */
export const deliveredToIcs2 = ({ deliveryPlaceCode, dischargePortCode }: Pick<SiRecord, 'deliveryPlaceCode' | 'dischargePortCode'>) =>
  entryFilingCountries.has((deliveryPlaceCode || dischargePortCode).slice(0, 2))

type Originals = Pick<DcsaShippingInstructions, 'numberOfOriginalsWithCharges' | 'numberOfOriginalsWithoutCharges'>
/** Of a paper bill: all of them show the charges, but for those of which the sender said otherwise. */
function originalsOf({ signingMethod, originals, carried }: SiRecord): Originals {
  if (signingMethod === 'TLX') return { numberOfOriginalsWithoutCharges: 0 }
  if (signingMethod !== 'OBL' || originals <= 0) return {}
  const without = carriedValue(carriedOf(carried), 'numberOfOriginalsWithoutCharges')
  const withCharges = typeof without === 'number' && without <= originals ? originals - without : originals
  return withCharges > 0 ? { numberOfOriginalsWithCharges: withCharges } : {}
}

/** Payload of the fields of a record, without its carried values. */
export function payloadOf(record: SiRecord, order: BookedOrder | undefined): DcsaShippingInstructions {
  const billNo = billNoOf(record).trim()
  const waybill = record.signingMethod === 'SWB'
  const carrier =
    order?.scac !== undefined && /^\S{1,4}$/.test(order.scac) && record.carrier === order.record.carrier ? order.scac : undefined
  const onBill = (text: string) => some(gridLines(text, limits.onBill))
  return {
    ...(billNo !== '' && billNo.length <= limits.billNo ? { transportDocumentReference: billNo } : {}),
    transportDocumentTypeCode: waybill ? 'SWB' : 'BOL',
    isShippedOnBoardType: true,
    freightPaymentTermCode: record.paymentMethod === 'CC' ? 'COL' : 'PRE',
    isElectronic: waybill || record.signingMethod === 'EBL',
    isToOrder: !waybill && isToOrder(record.consignee),
    ...originalsOf(record),
    ...given('displayedNameForPlaceOfReceipt', onBill(record.receiptPlaceOnBill)),
    ...given('displayedNameForPortOfLoad', onBill(record.loadPortOnBill)),
    ...given('displayedNameForPortOfDischarge', onBill(record.dischargePortOnBill)),
    ...given('displayedNameForPlaceOfDelivery', onBill(record.deliveryPlaceOnBill)),
    ...(carrier === undefined ? {} : { carrierCode: carrier, carrierCodeListProvider: 'NMFTA' as const }),
    ...paymentAndIssue(record),
    partyContactDetails: contactsOf(record),
    documentParties: partiesOf(record, carriedOf(record.carried).names),
    isCargoDeliveredInICS2Zone: deliveredToIcs2(record),
    consignmentItems: consignmentItems(record, order),
    utilizedTransportEquipments: equipments(record),
  }
}
