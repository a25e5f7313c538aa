import { masterBillFields as m, recordFields as f, type FieldSpec, type SiRecord } from '@jst/contracts/si/data'
import { billNoPattern } from './bill-rules.ts'
import type { CombinableOrder } from './facts.ts'
import { checkCharset, checkLength } from './field-rules.ts'
import type { Findings } from './findings.ts'
import { chinese, labelIn, type Language } from './texts.ts'

/** Why two orders cannot, or should not without a look, share a bill. */
export interface CombineFinding {
  /** ERROR refuses, WARN asks for a confirmation. */
  severity: 'ERROR' | 'WARN'
  /** Why; a code of the rules. */
  code: 'MERGE_SELF' | 'MERGE_COMPANY' | 'MERGE_VESSEL' | 'MERGE_TAKEN' | 'MERGE_NO_BILL' | 'MERGE_ROUTING'
  /** A sentence in Chinese. */
  message: string
}

const same = (a: string | undefined, b: string | undefined) => (a ?? '').trim().toUpperCase() === (b ?? '').trim().toUpperCase()
/** Where the goods are delivered: the port of discharge, when no other place is named. */
const deliveryOf = ({ deliveryPlaceCode, dischargePortCode }: CombinableOrder) => deliveryPlaceCode || dischargePortCode

/**
 * Why two orders cannot share a bill (ERROR: company, vessel, voyage, ports, place of delivery, issued) or should be looked at first (WARN: place of
 * receipt). A bill has one port of loading, one port of discharge and one place of delivery.
 */
export function combineFindings(main: CombinableOrder, other: CombinableOrder, t: Language = chinese): CombineFinding[] {
  const error = (code: CombineFinding['code'], message: string): CombineFinding => ({ severity: 'ERROR', code, message })
  if (main.id === other.id) return [error('MERGE_SELF', t.masterBillSelf)]
  const found: CombineFinding[] = []
  if (other.mblNo === '') found.push(error('MERGE_NO_BILL', t.mergeNoBill(other.id)))
  if (!same(main.companyCode, other.companyCode)) found.push(error('MERGE_COMPANY', t.mergeCompany(other.mblNo)))
  if (!same(main.vessel, other.vessel) || !same(main.voyage, other.voyage))
    found.push(error('MERGE_VESSEL', t.mergeVessel(other.mblNo, `${other.vessel} ${other.voyage}`)))
  if (other.taken) found.push(error('MERGE_TAKEN', t.mergeTaken(other.mblNo)))
  const apart = (name: 'loadPortCode' | 'dischargePortCode' | 'deliveryPlaceCode', there: string) =>
    found.push(error('MERGE_ROUTING', t.mergeApart(other.mblNo, labelIn(t, f[name]), there || '—')))
  for (const name of ['loadPortCode', 'dischargePortCode'] as const) if (!same(main[name], other[name])) apart(name, other[name])
  if (same(main.dischargePortCode, other.dischargePortCode) && !same(deliveryOf(main), deliveryOf(other)))
    apart('deliveryPlaceCode', deliveryOf(other))
  if (!same(main.receiptPlaceCode, other.receiptPlaceCode))
    found.push({
      severity: 'WARN',
      code: 'MERGE_ROUTING',
      message: t.mergeRouting(other.mblNo, labelIn(t, f.receiptPlaceCode), other.receiptPlaceCode || '—'),
    })
  return found
}

/** Rules for the master bills combined into a record: known, without duplicates, and compatible if `orders` has their facts. */
export function checkMasterBills(record: SiRecord, orders: ReadonlyMap<number, CombinableOrder> | undefined, out: Findings): void {
  const bills = record.masterBills
  const seen = new Set<string | number>()
  const main = orders?.get(record.orderId)
  bills.forEach((bill, index) => {
    const at = `TDBpMBLNos[${index}].`
    if (bill.mergedOrderId <= 0) out.requiredAt(m.mergedOrderId, {}, at)
    else if (bill.mergedOrderId === record.orderId) out.errorAt(m.mergedOrderId, 'MASTER_BILL_SELF', out.t.masterBillSelf, {}, at)
    if (bill.mergedMblNo === '') out.requiredAt(m.mergedMblNo, {}, at)
    else if (!billNoPattern.test(bill.mergedMblNo))
      refuse(m.mergedMblNo, 'BILL_NO', out.t.mblPattern(out.labelOf(m.mergedMblNo)), bill.mergedMblNo, at, out)
    if ((bill.mergedOrderId > 0 && seen.has(bill.mergedOrderId)) || (bill.mergedMblNo !== '' && seen.has(bill.mergedMblNo)))
      refuse(
        m.mergedMblNo,
        'MASTER_BILL_TWICE',
        out.t.masterBillTwice(bill.mergedMblNo || String(bill.mergedOrderId)),
        bill.mergedMblNo,
        at,
        out,
      )
    checkLength(m.mergedBookingNo, bill.mergedBookingNo, out, at)
    checkCharset(m.mergedBookingNo, bill.mergedBookingNo, out, at)
    seen.add(bill.mergedOrderId)
    seen.add(bill.mergedMblNo)
    const other = orders?.get(bill.mergedOrderId)
    if (orders && !other && bill.mergedOrderId > 0)
      out.errorAt(m.mergedOrderId, 'MERGE_UNKNOWN', out.t.mergeUnknown(bill.mergedMblNo), {}, at)
    if (!main || !other || main.id === other.id) return
    if (bill.mergedMblNo !== '' && other.mblNo !== '' && !same(bill.mergedMblNo, other.mblNo))
      out.errorAt(m.mergedMblNo, 'MERGE_MBL', out.t.mergeMbl(other.mblNo), { value: bill.mergedMblNo, suggest: out.use(other.mblNo) }, at)
    for (const { severity, code, message } of combineFindings(main, other, out.t))
      if (severity === 'ERROR') out.errorAt(m.mergedMblNo, code, message, {}, at)
      else out.warnAt(m.mergedMblNo, code, message, {}, at)
  })
  checkCombinedNumber(record, out)
}

const refuse = (field: FieldSpec, code: string, message: string, value: string, at: string, out: Findings) =>
  out.errorAt(field, code, message, { value }, at)

function checkCombinedNumber({ mblNo, mergeMblNo, masterBills }: SiRecord, out: Findings): void {
  if (masterBills.length === 0) {
    if (mergeMblNo !== '') out.warnAt(f.mergeMblNo, 'MERGE_ROWS', out.t.required(out.labelOf(m.mergedOrderId)), { value: mergeMblNo })
  } else if (mergeMblNo === '') out.requiredAt(f.mergeMblNo, mblNo ? { suggest: out.use(mblNo) } : {})
  else if (mergeMblNo !== mblNo && !masterBills.some(({ mergedMblNo }) => mergedMblNo === mergeMblNo))
    out.errorAt(f.mergeMblNo, 'MERGE_NO', out.t.mergeNo, { value: mergeMblNo, suggest: out.use(mblNo) })
}
