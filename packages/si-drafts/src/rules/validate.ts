import type { Issue } from '@jst/contracts'
import { recordFields as f, type SiContainer, type SiRecord } from '@jst/contracts/si'
import { checkBill, checkFields } from './bill-rules.ts'
import { checkContainers } from './container-rules.ts'
import { Findings } from './findings.ts'
import { texts } from './texts.ts'
import { totalsOf } from './totals.ts'

/** What the set is measured against: the order as booked. */
export interface OrderFacts {
  id: number
  mblNo: string
  vessel: string
  voyage: string
  loadPortCode: string
  dischargePortCode: string
  /** ISO 8601; null when no cut-off is known. */
  deadline: string | null
  containers: readonly Pick<SiContainer, 'containerNo' | 'packages' | 'weight' | 'volume'>[]
}

export interface SetToCheck {
  records: readonly SiRecord[]
  /** Target number of bills in the set (payload Num). */
  num: number
  order?: OrderFacts | undefined
  /** Epoch milliseconds. */
  now: number
  /** The caller may submit after the cut-off (right LATE_SUBMIT). */
  lateAllowed?: boolean
}

/** Weights and volumes of the set may differ from the order by this share before it is an error. */
const tolerance = 0.005

/**
 * All findings of a set of drafts, never only the first, in a stable order: record by record, then the set.
 * The same code runs in the editor and on the server. An ERROR blocks submission.
 */
export function validateSet(set: SetToCheck): Issue[] {
  const issues = set.records.flatMap((record, index) => validateRecord(record, `TDBLInfos[${index}]`, set.order))
  const out = new Findings('TDBLInfos', 0)
  checkSet(set, out)
  if (set.order) checkAgainstOrder(set, set.order, out)
  return [...issues, ...out.issues]
}

/** True when nothing blocks submission. */
export const passes = (issues: readonly Issue[]) => !issues.some((issue) => issue.Severity === 'ERROR')

function validateRecord(record: SiRecord, path: string, order: OrderFacts | undefined): Issue[] {
  const out = new Findings(path, record.id)
  checkFields(record, out)
  checkBill(record, out)
  checkContainers(record, out)
  if (order) checkRouting(record, order, out)
  return out.issues
}

function checkRouting(record: SiRecord, order: OrderFacts, out: Findings): void {
  for (const name of ['vessel', 'voyage'] as const)
    if (record[name] !== '' && order[name] !== '' && record[name].toUpperCase() !== order[name].toUpperCase())
      out.warnAt(f[name], 'ORDER_FIELD', texts.orderField(f[name].zh, order[name]), { suggest: { Value: order[name], Text: order[name] } })
  for (const name of ['loadPortCode', 'dischargePortCode'] as const)
    if (record[name] !== '' && order[name] !== '' && record[name] !== order[name])
      out.errorAt(f[name], 'ORDER_PORT', texts.orderField(f[name].zh, order[name]), { suggest: { Value: order[name], Text: order[name] } })
}

function checkSet({ records, num }: SetToCheck, out: Findings): void {
  if (records.length !== num) out.error('SET_COUNT', '', f.draftCount.zh, texts.setCount(num, records.length))
  const seen = new Set<string>()
  records.forEach((record, index) => {
    if (record.splitMblNo !== '' && seen.has(record.splitMblNo))
      out.issues.push({
        Severity: 'ERROR',
        Code: 'DUPLICATE_BILL',
        Path: `TDBLInfos[${index}].${f.splitMblNo.wire}`,
        Label: f.splitMblNo.zh,
        Message: texts.duplicateBill(record.splitMblNo),
        DraftId: record.id,
        Value: record.splitMblNo,
      })
    seen.add(record.splitMblNo)
  })
}

function checkAgainstOrder(set: SetToCheck, order: OrderFacts, out: Findings): void {
  if (set.records.some((record) => record.orderId !== 0 && record.orderId !== order.id))
    out.error('OTHER_ORDER', '', f.orderId.zh, texts.otherOrder)
  if (order.deadline !== null && set.now > Date.parse(order.deadline)) {
    if (set.lateAllowed) out.warn('OVERDUE', '', f.deadline.zh, texts.overdueAllowed)
    else out.error('OVERDUE', '', f.deadline.zh, texts.overdue)
  }
  if (order.containers.length > 0) checkOrderTotals(set, order, out)
}

function checkOrderTotals(set: SetToCheck, order: OrderFacts, out: Findings): void {
  const all = totalsOf(set.records.flatMap((record) => record.containers))
  const booked = totalsOf(order.containers)
  for (const name of ['packages', 'weight', 'volume'] as const) {
    if (all[name] === booked[name] || booked[name] === 0) continue
    const message = texts.orderMismatch(texts.sum[name], String(all[name]), String(booked[name]))
    const near = name !== 'packages' && Math.abs(all[name] - booked[name]) <= booked[name] * tolerance
    if (near) out.warn('ORDER_TOTAL', '', texts.sum[name], message)
    else out.error('ORDER_TOTAL', '', texts.sum[name], message)
  }
  const used = new Set(set.records.flatMap((record) => record.containers.map((container) => container.containerNo)))
  for (const { containerNo } of order.containers)
    if (containerNo !== '' && !used.has(containerNo)) out.warn('CONTAINER_LEFT_OUT', '', containerNo, texts.containerLeftOut(containerNo))
}
