import {
  goodsTypes,
  paymentMethods,
  recordFields as f,
  signingMethods,
  transportTerms,
  type Choice,
  type FieldSpec,
  type SiRecord,
} from '@jst/contracts/si'
import { foreignCharacters, gridFindings, isSameAsConsignee, isToOrder, toBillText, wrapBillText } from './bill-text.ts'
import type { Findings } from './findings.ts'
import { texts } from './texts.ts'

type Name = keyof typeof f & keyof SiRecord

/** Must stand on a submitted record; a draft may lack them. */
const required: readonly Name[] = [
  'mblNo',
  'goodsType',
  'paymentMethod',
  'signingMethod',
  'transportTerms',
  'consignor',
  'consignee',
  'carrier',
  'vessel',
  'voyage',
  'loadPort',
  'loadPortCode',
  'dischargePort',
  'dischargePortCode',
  'marks',
  'goods',
  'packageKind',
  'hsCode',
]
/** Printed on the bill: printable ASCII only. */
const printed: readonly Name[] = [
  'shipperRef',
  'consignor',
  'consignee',
  'notifier1',
  'notifier2',
  'notifier3',
  'vessel',
  'voyage',
  'marks',
  'goods',
  'receiptPlaceOnBill',
  'loadPortOnBill',
  'dischargePortOnBill',
  'deliveryPlaceOnBill',
]
const choices: readonly (readonly [Name, readonly Choice[]])[] = [
  ['goodsType', goodsTypes],
  ['paymentMethod', paymentMethods],
  ['signingMethod', signingMethods],
  ['transportTerms', transportTerms],
]
const vagueWords = [
  'GENERAL CARGO',
  'FAK',
  'FREIGHT ALL KINDS',
  'CONSOLIDATED CARGO',
  'DAILY NECESSITIES',
  'SAMPLES',
  'PARTS',
  'GOODS',
  'MERCHANDISE',
  'GIFTS',
  'EQUIPMENT',
  'MACHINERY',
]
const billNo = /^[A-Z0-9]{4,20}$/

/** Required fields, limits, character set and 35-column boxes of the record itself. */
export function checkFields(record: SiRecord, out: Findings): void {
  for (const name of required) if (String(record[name]).trim() === '') out.errorAt(f[name], 'REQUIRED', texts.required(f[name].zh))
  for (const [name, field] of Object.entries(f) as [Name, FieldSpec][]) {
    const value = record[name]
    if (field.by === 'server' || typeof value !== 'string') continue
    if (field.kind === 'grid') checkGrid(field, value, out)
    else if (field.max !== undefined && value.length > field.max)
      out.errorAt(field, 'TOO_LONG', texts.tooLong(field.zh, field.max, value.length))
  }
  for (const name of printed) checkCharset(f[name], String(record[name]), out)
  for (const [name, list] of choices)
    if (record[name] !== '' && !list.some((choice) => choice.value === record[name]))
      out.errorAt(f[name], 'CHOICE', texts.choice(f[name].zh), { value: String(record[name]) })
}

function checkGrid(field: FieldSpec, value: string, out: Findings): void {
  const lines = field.lines ?? 1
  for (const finding of gridFindings(value, lines, field.columns)) {
    if (finding.line === 0) out.errorAt(field, 'GRID_LINES', texts.gridLines(field.zh, lines, finding.length))
    else
      out.errorAt(field, 'GRID_COLUMNS', texts.gridColumns(field.zh, finding.line, finding.length), {
        suggest: { Value: wrapBillText(value, field.columns), Text: texts.wrap },
      })
  }
}

function checkCharset(field: FieldSpec, value: string, out: Findings): void {
  const foreign = foreignCharacters(value)
  if (foreign.length === 0) return
  const repaired = toBillText(value)
  const suggest = repaired === value ? undefined : { Value: repaired, Text: texts.toHalfWidth }
  out.errorAt(field, 'CHARSET', texts.charset(field.zh, foreign.slice(0, 10).join(' ')), { suggest })
}

/** Bill numbers, parties and the TO ORDER logic, ports, HS codes, e-mails, vague goods. */
export function checkBill(record: SiRecord, out: Findings): void {
  checkBillNo(record, 'mblNo', out)
  if (record.siType === 2 && record.splitMblNo === '') out.errorAt(f.splitMblNo, 'REQUIRED', texts.required(f.splitMblNo.zh))
  checkBillNo(record, 'splitMblNo', out)
  checkBillNo(record, 'mergeMblNo', out)
  checkParties(record, out)
  for (const name of ['receiptPlaceCode', 'loadPortCode', 'deliveryPlaceCode', 'dischargePortCode'] as const)
    if (record[name] !== '' && !/^[A-Z]{2}[A-Z0-9]{3}$/.test(record[name]))
      out.errorAt(f[name], 'PORT_CODE', texts.portCode(f[name].zh), { value: record[name] })
  if (record.loadPortCode !== '' && record.loadPortCode === record.dischargePortCode)
    out.errorAt(f.dischargePortCode, 'SAME_PORTS', texts.samePorts)
  for (const code of splitList(record.hsCode))
    if (!/^\d{6,10}$/.test(code.replaceAll('.', ''))) out.errorAt(f.hsCode, 'HS_CODE', texts.hsCode(code), { value: code })
  const emails = splitList(record.emails)
  if (emails.length > 10) out.errorAt(f.emails, 'TOO_MANY', texts.tooManyEmails)
  for (const address of emails)
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || address.length > 100)
      out.errorAt(f.emails, 'EMAIL', texts.email(address), { value: address })
  const goods = record.goods.trim().toUpperCase()
  const vague = vagueWords.find((word) => goods === word)
  if (vague) out.warnAt(f.goods, 'VAGUE_GOODS', texts.vague(vague))
  for (const bill of record.masterBills)
    if (bill.mergedOrderId === record.orderId) out.error('MASTER_BILL_SELF', 'TDBpMBLNos', f.mergeMblNo.zh, texts.masterBillSelf)
}

const splitList = (text: string) => text.split(/[\s,;，；]+/).filter((part) => part !== '')

function checkBillNo(record: SiRecord, name: 'mblNo' | 'splitMblNo' | 'mergeMblNo', out: Findings): void {
  const value = record[name]
  if (value === '' || billNo.test(value)) return
  const repaired = value.toUpperCase().replace(/[^A-Z0-9]/g, '')
  out.errorAt(f[name], 'BILL_NO', texts.mblPattern(f[name].zh), {
    value,
    suggest: billNo.test(repaired) ? { Value: repaired, Text: texts.fixFormat } : undefined,
  })
}

function checkParties(record: SiRecord, out: Findings): void {
  if (isToOrder(record.consignor)) out.errorAt(f.consignor, 'CONSIGNOR_TO_ORDER', texts.consignorToOrder)
  const notifier = record.notifier1.trim()
  if (!isToOrder(record.consignee)) {
    if (notifier === '') out.warnAt(f.notifier1, 'NOTIFY_SUGGESTED', texts.notifySuggested)
    return
  }
  if (notifier === '') out.errorAt(f.notifier1, 'NOTIFY_NEEDED', texts.notifyNeeded)
  if (isSameAsConsignee(notifier)) out.errorAt(f.notifier1, 'NOTIFY_SAME_TO_ORDER', texts.notifySameToOrder)
  if (record.signingMethod === 'SWB') out.errorAt(f.signingMethod, 'WAYBILL_TO_ORDER', texts.waybillToOrder)
}
