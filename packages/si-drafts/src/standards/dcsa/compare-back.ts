import { containerFields, lineFields, masterBillFields, recordFields, type FieldSpec, type SiRecord } from '@jst/contracts/si/data'
import { sameAmount } from '../../rules/totals.ts'
import type { Losses } from '../loss.ts'
import { texts } from '../texts.ts'
import { entriesOf } from './lines.ts'

const reasons = texts.dcsa
const booked =
  'goodsType carrier vessel voyage receiptPlace receiptPlaceCode loadPort loadPortCode dischargePort dischargePortCode deliveryPlace deliveryPlaceCode sailingDate quotationNo transportTerms'
const special =
  'temperature ventilation humidity overHeight overFront overBack overLeft overRight unNo imoClass subRisks packingGroup properName flashPoint ems marinePollutant limitedQuantity emergency'
/** Reasons why a field changes in a round trip; other fields get a general reason. */
const reasonOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(booked.split(' ').map((name) => [name, reasons.booked])),
  carrier: reasons.carrier,
  remarks: reasons.remarks,
  siType: reasons.siType,
  draftCount: reasons.siType,
  mblNo: reasons.billNo,
  bookingNo: reasons.bookingNo,
  splitMblNo: reasons.billNo,
  mergeMblNo: reasons.billNo,
  paymentMethod: reasons.payment,
  signingMethod: reasons.release,
  consignor: reasons.party,
  consignee: reasons.party,
  notifier1: reasons.notify,
  notifier2: reasons.notify,
  notifier3: reasons.notify,
  goods: reasons.goods,
  marks: reasons.grid,
  receiptPlaceOnBill: reasons.grid,
  loadPortOnBill: reasons.grid,
  dischargePortOnBill: reasons.grid,
  deliveryPlaceOnBill: reasons.grid,
  hsCode: reasons.hsCode,
  packageKind: reasons.packageKind,
  packageCount: reasons.totals,
  packages: reasons.totals,
  weight: reasons.totals,
  volume: reasons.totals,
  emails: reasons.emails,
  type: reasons.type,
  sealNo: reasons.seal,
  containerNo: reasons.containers,
  goodsZh: reasons.goodsZh,
  payableAt: reasons.payableAt,
  issuePlace: reasons.issuePlace,
  originals: reasons.originals,
  declaredValue: reasons.declaredValue,
  declaredCurrency: reasons.declaredValue,
  tare: reasons.tare,
  soc: reasons.tare,
  partLoad: reasons.partLoad,
  vgm: reasons.vgm,
  vgmMethod: reasons.vgm,
  vgmPerson: reasons.vgm,
  vgmTime: reasons.vgm,
  ...Object.fromEntries(special.split(' ').map((name) => [name, reasons.special])),
}

type Value = string | number | null
/** Excluded: keys and values of the server. Carried values are put back or reported by themselves. */
const ours = (fields: Record<string, FieldSpec>) =>
  Object.entries(fields).filter(([name, { by }]) => by === 'user' && name !== 'carried' && !/^id$|Id$/.test(name))
const same = (name: string, before: Value, after: Value): boolean =>
  before === after ||
  (typeof before === 'number' && typeof after === 'number' && sameAmount(before, after)) ||
  (name === 'emails' && entriesOf(String(before)).join() === entriesOf(String(after)).join())

type Tell = (field: FieldSpec, kind: 'lost' | 'changed', reason: string, value: Value) => void
function compareFields(fields: Record<string, FieldSpec>, before: object, after: object, tell: Tell): void {
  const [old, now] = [before as Record<string, Value>, after as Record<string, Value>]
  for (const [name, field] of ours(fields)) {
    const [a, b] = [old[name] ?? null, now[name] ?? null]
    if (same(name, a, b)) continue
    tell(field, b === '' || b === null || b === 0 ? 'lost' : 'changed', reasonOf[name] ?? reasons.any, a)
  }
}

/** Lists the fields of the record that differ in `back`, the record that a receiver with the same booking reads from the payload. */
export function comparedLosses(record: SiRecord, back: SiRecord, losses: Losses): void {
  compareFields(recordFields, record, back, (field, kind, reason, value) => losses.field(kind, field, reason, value))
  if (record.containers.length !== back.containers.length)
    losses.add(
      'changed',
      'BoxInfos',
      texts.labels.containers,
      reasons.containers,
      record.containers.map(({ containerNo }) => containerNo).join(' '),
    )
  else
    record.containers.forEach((container, index) => {
      const other = back.containers[index]
      if (!other) return
      const box = container.containerNo
      compareFields(containerFields, container, other, (field, kind, reason, value) =>
        losses.container(kind, index, box, field, reason, value),
      )
      if (container.lines.length !== other.lines.length)
        losses.container('changed', index, box, undefined, reasons.lines, container.lines.length)
      else
        container.lines.forEach((line, row) =>
          compareFields(lineFields, line, other.lines[row] ?? {}, (field, kind, reason, value) =>
            losses.add(
              kind,
              `BoxInfos[${index}].BoxDetails[${row}].${field.wire}`,
              texts.lineLabel(box || `#${index + 1}`, row + 1, field.zh),
              reason,
              value,
            ),
          ),
        )
    })
  record.masterBills.forEach(({ mergedMblNo, mergedBookingNo }, index) => {
    const came = back.masterBills.find((bill) => bill.mergedMblNo === mergedMblNo)
    if (came && mergedBookingNo !== '' && came.mergedBookingNo !== mergedBookingNo)
      losses.add(
        'lost',
        `TDBpMBLNos[${index}].${masterBillFields.mergedBookingNo.wire}`,
        masterBillFields.mergedBookingNo.zh,
        reasons.mergedBill,
        mergedBookingNo,
      )
    if (!came)
      losses.add(
        'lost',
        `TDBpMBLNos[${index}].${masterBillFields.mergedMblNo.wire}`,
        masterBillFields.mergedMblNo.zh,
        reasons.mergedBill,
        mergedMblNo,
      )
  })
}
