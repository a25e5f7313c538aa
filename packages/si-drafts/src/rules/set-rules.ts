import { recordFields as f, type SiContainer, type SiRecord } from '@jst/contracts/si/data'
import type { Findings } from './findings.ts'
import { sealsOf } from './container-rules.ts'
import type { Steps } from './steps.ts'
import { sameAmount, totalsOf } from './totals.ts'
import type { OrderFacts, SetToCheck } from './facts.ts'

/** How people call a draft: its own bill number, else its position. */
export const draftName = (record: SiRecord, index: number, out: Findings) =>
  [out.t.draft(index + 1), record.splitMblNo].filter((part) => part !== '').join(' ')

/** Count, mode and numbers of the set; a seal belongs to one container. */
export function checkSet({ records, num }: SetToCheck, out: Findings): void {
  if (!Number.isInteger(num) || num < 1 || num > 99) out.error('NUM_RANGE', '', out.labelOf(f.draftCount), out.t.numRange, { value: num })
  if (records.length !== num) out.error('SET_COUNT', '', out.labelOf(f.draftCount), out.t.setCount(num, records.length))
  checkNumbersOnce(records, out)
  checkSealsOnce(records, out)
}

function checkNumbersOnce(records: readonly SiRecord[], out: Findings): void {
  const seen = new Set<string>()
  records.forEach((record, index) => {
    if (records.length > 1 && record.siType === 1)
      out
        .of(record.id, `TDBLInfos[${index}]`)
        .errorAt(f.siType, 'SI_TYPE', out.t.choice(out.labelOf(f.siType)), { value: 1, suggest: out.use('2') })
    if (record.splitMblNo !== '' && seen.has(record.splitMblNo))
      out
        .of(record.id, `TDBLInfos[${index}]`)
        .errorAt(f.splitMblNo, 'DUPLICATE_BILL', out.t.duplicateBill(record.splitMblNo), { value: record.splitMblNo })
    seen.add(record.splitMblNo)
  })
}

function checkSealsOnce(records: readonly SiRecord[], out: Findings): void {
  const boxesOf = new Map<string, Set<string>>()
  for (const { containers } of records)
    for (const { containerNo, sealNo } of containers)
      for (const seal of containerNo === '' ? [] : sealsOf(sealNo)) {
        if (seal === '') continue
        const boxes = boxesOf.get(seal)
        if (boxes) boxes.add(containerNo)
        else boxesOf.set(seal, new Set([containerNo]))
      }
  for (const [seal, boxes] of boxesOf)
    if (boxes.size > 1) out.warn('SEAL_TWICE', '', seal, out.t.sealTwice(seal, [...boxes].join(out.t.comma)))
}

/** The set against the order: belonging, cut-off, totals, each container. */
export function* orderSteps(set: SetToCheck, order: OrderFacts, tolerance: number, out: Findings): Steps<void> {
  if (set.records.some((record) => record.orderId !== 0 && record.orderId !== order.id))
    out.error('OTHER_ORDER', '', out.labelOf(f.orderId), out.t.otherOrder)
  if (order.companyCode && set.records.some(({ companyCode }) => companyCode !== '' && companyCode !== order.companyCode))
    out.error('OTHER_COMPANY', '', out.labelOf(f.companyCode), out.t.otherCompany)
  if (order.mergedInto) out.error('MERGED_ELSEWHERE', '', out.labelOf(f.orderId), out.t.mergedElsewhere(order.mergedInto))
  checkCutOff(set, order, out)
  const booked = bookedBoxes(set, order)
  if (booked && booked.length > 0) {
    checkOrderTotals(set, booked, tolerance, out)
    yield
    yield* orderContainerSteps(set, booked, tolerance, out)
  }
}

type Booked = OrderFacts['containers']

/**
 * What the order and those combined into its bills have loaded: one number is one box, with what all of them have in it. Undefined while an order
 * that is combined is not known, or not what it has loaded: then there is nothing to compare with.
 */
function bookedBoxes({ records, orders }: SetToCheck, order: OrderFacts): Booked | undefined {
  const others = new Set(records.flatMap(({ masterBills }) => masterBills.map(({ mergedOrderId }) => mergedOrderId)))
  others.delete(order.id)
  const boxes = [...order.containers]
  for (const id of others) {
    const loaded = orders?.get(id)?.containers
    if (!loaded) return undefined
    for (const box of loaded) {
      const at = box.containerNo === '' ? -1 : boxes.findIndex(({ containerNo }) => containerNo === box.containerNo)
      const there = boxes[at]
      if (there) boxes[at] = { ...there, ...totalsOf([there, box]) }
      else boxes.push(box)
    }
  }
  return boxes
}

/** True after the SI cut-off; `deadline` as ISO 8601, `now` in epoch milliseconds. */
export const isPastCutOff = (deadline: string | null, now: number): boolean => deadline !== null && now > Date.parse(deadline)

function checkCutOff(set: SetToCheck, order: OrderFacts, out: Findings): void {
  if (!isPastCutOff(order.deadline, set.now)) return
  const label = out.labelOf(f.deadline)
  if (!set.lateAllowed) return out.error('OVERDUE', '', label, out.t.overdue)
  out.warn('OVERDUE', '', label, out.t.overdueAllowed)
  if (set.lateReason?.trim() !== '') return
  // a field of the payload, not of a bill
  out.of(0, 'LateReason')[set.lateReasonMayFollow ? 'warn' : 'error']('LATE_REASON', '', label, out.t.lateReason)
}

function checkOrderTotals(set: SetToCheck, boxes: Booked, tolerance: number, out: Findings): void {
  const all = totalsOf(set.records.flatMap((record) => record.containers))
  const booked = totalsOf(boxes)
  for (const name of ['packages', 'weight', 'volume'] as const) {
    if (sameAmount(all[name], booked[name]) || booked[name] === 0) continue
    const message = out.t.orderMismatch(out.t.sum[name], String(all[name]), String(booked[name]))
    const near = name !== 'packages' && Math.abs(all[name] - booked[name]) <= booked[name] * tolerance
    if (near) out.warn('ORDER_TOTAL', '', out.t.sum[name], message)
    else out.error('ORDER_TOTAL', '', out.t.sum[name], message)
  }
}

interface Share {
  draft: string
  container: SiContainer
}

/** Each numbered container of the order: that it is used, that its packages add up, and that a shared one is not overfilled. */
function* orderContainerSteps(set: SetToCheck, boxes: Booked, tolerance: number, out: Findings): Steps<void> {
  const shares = new Map<string, Share[]>()
  for (const [index, record] of set.records.entries()) {
    const draft = draftName(record, index, out)
    for (const container of record.containers) {
      if (container.containerNo === '') continue
      const share = { draft, container }
      const known = shares.get(container.containerNo)
      if (known) known.push(share)
      else shares.set(container.containerNo, [share])
    }
    yield
  }
  for (const loaded of boxes) {
    const { containerNo } = loaded
    if (containerNo === '') continue
    const found = shares.get(containerNo)
    if (!found) out.warn('CONTAINER_LEFT_OUT', '', containerNo, out.t.containerLeftOut(containerNo))
    else checkShares(loaded, found, tolerance, out)
    yield
  }
}

function checkShares(loaded: Booked[number], shares: readonly Share[], tolerance: number, out: Findings): void {
  const { containerNo } = loaded
  const sum = totalsOf(shares.map(({ container }) => container))
  const drafts = shares.map(({ draft }) => draft).join(out.t.comma)
  if (loaded.packages > 0 && sum.packages !== loaded.packages)
    out.error(
      'CONTAINER_PACKAGES',
      '',
      containerNo,
      out.t.boxMismatch(out.t.sum.packages, containerNo, drafts, String(sum.packages), String(loaded.packages)),
    )
  if (shares.length > 1 && loaded.weight > 0 && sum.weight > loaded.weight + 0.0005) {
    const message = out.t.sharedTooHeavy(containerNo, drafts, String(sum.weight), String(loaded.weight))
    if (sum.weight > loaded.weight * (1 + tolerance)) out.error('SHARED_WEIGHT', '', containerNo, message)
    else out.warn('SHARED_WEIGHT', '', containerNo, message)
  }
  if (loaded.vgm !== undefined && loaded.vgm > 0) {
    const least = sum.weight + (loaded.tare ?? 0)
    if (loaded.vgm < least) out.warn('VGM', '', containerNo, out.t.vgm(containerNo, String(loaded.vgm), String(least)))
  }
}
