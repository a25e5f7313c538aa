import type { SiContainer, SiLine, SiMasterBill, SiRecord } from '@jst/contracts/si/data'
import type { CombinableOrder } from '../rules/facts.ts'
import { combineFindings, type CombineFinding } from '../rules/merge-rules.ts'
import { totalsOf } from '../rules/totals.ts'
import type { Language } from '../rules/texts.ts'
import { emptyLine } from '../rules/wire.ts'

/** An order that shall share a bill, with what it has loaded. */
export interface CombinedOrder extends CombinableOrder {
  /** Containers loaded by the other order. */
  containers: readonly SiContainer[]
}

/** Result of combining. */
export interface Combined {
  /** The record with all orders in it; as it was given when an ERROR stands in the way. */
  record: SiRecord
  /** Findings against combining; with an ERROR the record is unchanged. */
  findings: (CombineFinding & { orderId: number })[]
}

/**
 * Combines other orders into the bill of one (DCSA: one instruction over several bookings): a TDBpMBLNos row for each, the main number in
 * TBI_MERGEMBL_NO (`mergeMblNo`, by default the record's own), boxes with one number become one box. Another company, vessel, voyage,
 * port or place of delivery, or a bill that is issued, refuses it; another place of receipt only warns.
 */
export function combine(
  record: SiRecord,
  main: CombinableOrder,
  others: readonly CombinedOrder[],
  options: { mergeMblNo?: string; language?: Language } = {},
): Combined {
  const findings = others.flatMap((other) =>
    combineFindings(main, other, options.language).map((finding) => ({ ...finding, orderId: other.id })),
  )
  const fresh = others.filter(({ id }) => !record.masterBills.some(({ mergedOrderId }) => mergedOrderId === id))
  if (findings.some(({ severity }) => severity === 'ERROR')) return { record, findings }
  const containers = fresh.reduce((boxes, { containers: more }) => joined(boxes, more), record.containers)
  const rows = fresh.map(({ id, mblNo, bookingNo = '' }): SiMasterBill => ({
    id: 0,
    orderId: main.id,
    recordId: 0,
    mergedOrderId: id,
    mergedMblNo: mblNo,
    mergedBookingNo: bookingNo,
  }))
  return {
    findings,
    record: {
      ...record,
      masterBills: [...record.masterBills, ...rows],
      mergeMblNo: options.mergeMblNo || record.mergeMblNo || record.mblNo || main.mblNo,
      containers,
      packageCount: String(totalsOf(containers).packages),
    },
  }
}

/** Boxes of both; one that stands in both carries the sum. */
function joined(boxes: readonly SiContainer[], more: readonly SiContainer[]): SiContainer[] {
  const result = [...boxes]
  for (const box of more) {
    const index = box.containerNo === '' ? -1 : result.findIndex(({ containerNo }) => containerNo === box.containerNo)
    const there = result[index]
    if (there) result[index] = together(there, box)
    else result.push(box)
  }
  return result
}

function together(a: SiContainer, b: SiContainer): SiContainer {
  const seals = new Set([...a.sealNo.split('/'), ...b.sealNo.split('/')].filter((seal) => seal !== ''))
  const lines = a.lines.length > 0 || b.lines.length > 0 ? [...linesOf(a), ...linesOf(b)] : []
  return { ...a, ...totalsOf([a, b]), sealNo: [...seals].join('/'), lines }
}

/** Lines of a box; one without lines becomes one line, whose goods people still have to name. */
const linesOf = (box: SiContainer): readonly SiLine[] =>
  box.lines.length > 0
    ? box.lines
    : [{ ...emptyLine(), packageKind: box.packageKind, packages: box.packages, weight: box.weight, volume: box.volume }]
