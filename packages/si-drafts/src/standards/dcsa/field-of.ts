import { containerFields, recordFields, type FieldSpec } from '@jst/contracts/si/data'
import { attributeNames } from './attributes.texts.ts'

/** Path in the record of a DCSA attribute. */
export interface DcsaField {
  /** Path on the wire, as findings and remarks name it: `TBI_CONSIGNEE`, `BoxInfos[1].TBX_SEALNO`; `''` for an attribute without a field. */
  readonly path: string
  /** Chinese name of the field, else of the attribute, else the attribute itself. */
  readonly label: string
}

const { record, box } = { record: recordFields, box: containerFields }
/** Attributes by the beginning of their path, the longer one first. */
const fields: readonly (readonly [start: string, field: FieldSpec])[] = [
  ['documentParties.shipper', record.consignor],
  ['documentParties.consignee', record.consignee],
  ['documentParties.endorsee', record.consignee],
  ['documentParties.notifyParties[0]', record.notifier1],
  ['documentParties.notifyParties[1]', record.notifier2],
  ['documentParties.notifyParties[2]', record.notifier3],
  ['partyContactDetails', record.consignor],
  ['transportDocumentTypeCode', record.signingMethod],
  ['isElectronic', record.signingMethod],
  ['isToOrder', record.consignee],
  ['numberOfOriginals', record.originals],
  ['freightPaymentTermCode', record.paymentMethod],
  ['invoicePayableAt', record.payableAt],
  ['placeOfIssue', record.issuePlace],
  ['transportDocumentReference', record.mblNo],
  ['displayedNameForPlaceOfReceipt', record.receiptPlaceOnBill],
  ['displayedNameForPortOfLoad', record.loadPortOnBill],
  ['displayedNameForPortOfDischarge', record.dischargePortOnBill],
  ['displayedNameForPlaceOfDelivery', record.deliveryPlaceOnBill],
]
const inItems: readonly (readonly [start: string, field: FieldSpec])[] = [
  ['carrierBookingReference', record.bookingNo],
  ['descriptionOfGoods', record.goods],
  ['shippingMarks', record.marks],
  ['HSCodes', record.hsCode],
  ['extendedHSCodes', record.hsCode],
]
const inEquipments: readonly (readonly [start: string, field: FieldSpec])[] = [
  ['seals', box.sealNo],
  ['equipmentReference', box.containerNo],
  ['equipment.equipmentReference', box.containerNo],
  ['equipment.ISOEquipmentCode', box.type],
  ['equipment.tareWeight', box.tare],
]
const find = (list: typeof fields, path: string) => list.find(([start]) => path.startsWith(start))?.[1]

/**
 * Field of a record that an attribute of a shipping instruction stands for, by the path of a carrier's feedback: `$.documentParties.consignee`,
 * `utilizedTransportEquipments[1].seals[0].number`. Containers stand in the order of the record.
 */
export function fieldOfDcsa(jsonPath: string): DcsaField {
  const path = jsonPath.replaceAll(/\['(\w+)'\]/g, '.$1').replace(/^\$?\.?/, '')
  const [, kind = '', at = '', rest = ''] = /^(consignmentItems|utilizedTransportEquipments)\[(\d+)\]\.?(.*)$/.exec(path) ?? []
  const field = kind === '' ? find(fields, path) : find(kind === 'consignmentItems' ? inItems : inEquipments, rest)
  if (field) return { path: kind === 'utilizedTransportEquipments' ? `BoxInfos[${at}].${field.wire}` : field.wire, label: field.zh }
  if (kind === 'utilizedTransportEquipments') return { path: `BoxInfos[${at}]`, label: attributeNames[lastOf(rest)] ?? lastOf(rest) }
  const name = lastOf(path)
  return { path: '', label: attributeNames[name] ?? name }
}
const lastOf = (path: string) =>
  path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .at(-1) ?? path
