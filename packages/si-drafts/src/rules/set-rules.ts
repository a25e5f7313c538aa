import { recordFields as f, type SiContainer, type SiRecord } from '@jst/contracts/si/data'
import { sealsOf } from '@jst/contracts/values'
import type { Findings } from './findings.ts'
import { checkPartLoads } from './part-load.ts'
import type { Steps } from './steps.ts'
import { round3, totalsOf } from './totals.ts'
import type { OrderFacts, RuleSettings, SetToCheck } from './facts.ts'

/** How people call a draft: its own bill number, else its position. */
export const draftName = (record: SiRecord, index: number, out: Findings) =>
  [out.t.draft(index + 1), record.splitMblNo].filter((part) => part !== '').join(' ')

/** Count, mode and numbers of the set; a seal belongs to one container. */
export function checkSet({ records, num, order }: SetToCheck, out: Findings): void {
  if (!Number.isInteger(num) || num < 1 || num > 99) out.error('NUM_RANGE', '', out.labelOf(f.draftCount), out.t.numRange, { value: num })
  if (records.length > num || (records.length < num && !order))
    out.error('SET_COUNT', '', out.labelOf(f.draftCount), out.t.setCount(num, records.length))
  checkNumbersOnce(records, out)
  checkSealsOnce(records, out)
  checkPartLoads(records, out)
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
export function* orderSteps(set: SetToCheck, order: OrderFacts, settings: Tolerances, out: Findings): Steps<void> {
  if (set.records.some((record) => record.orderId !== 0 && record.orderId !== order.id))
    out.error('OTHER_ORDER', '', out.labelOf(f.orderId), out.t.otherOrder)
  if (order.companyCode && set.records.some(({ companyCode }) => companyCode !== '' && companyCode !== order.companyCode))
    out.error('OTHER_COMPANY', '', out.labelOf(f.companyCode), out.t.otherCompany)
  if (order.mergedInto) out.error('MERGED_ELSEWHERE', '', out.labelOf(f.orderId), out.t.mergedElsewhere(order.mergedInto))
  checkCutOff(set, order, out)
  const booked = bookedBoxes(set, order)
  if (booked && booked.length > 0) {
    const off = checkOrderTotals(set, booked, settings, out)
    yield
    // a box may be off only by what the whole set is off: packages in the wrong box stay an error
    const packageTolerance = Math.min(Math.abs(off), settings.packageTolerance)
    yield* orderContainerSteps(set, booked, { ...settings, packageTolerance }, out)
  } else if (isOpen(set)) out.warn('SET_COUNT', '', out.labelOf(f.draftCount), out.t.setOpen(set.num, set.records.length, ''))
}

type Tolerances = Pick<RuleSettings, 'tolerance' | 'packageTolerance' | 'standardMinimum'>

/** Bills of the set are still to come: what they will have of the order's cargo is not missing. */
const isOpen = ({ records, num }: SetToCheck) => records.length < num

type Booked = OrderFacts['containers']

/**
 * Boxes loaded by the order and by those combined into its bills: one number is one box, with the contents of all orders. Undefined while an order
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

/** Answers by how many packages the set is off. */
function checkOrderTotals(set: SetToCheck, boxes: Booked, settings: Tolerances, out: Findings): number {
  const all = totalsOf(set.records.flatMap((record) => record.containers))
  const booked = totalsOf(boxes)
  if (isOpen(set)) {
    const left = {
      packages: booked.packages - all.packages,
      weight: round3(booked.weight - all.weight),
      volume: round3(booked.volume - all.volume),
    }
    const remainingText = out.t.remaining(String(left.packages), String(left.weight), String(left.volume))
    out.warn('SET_COUNT', '', out.labelOf(f.draftCount), out.t.setOpen(set.num, set.records.length, remainingText))
  }
  for (const name of ['packages', 'weight', 'volume'] as const) {
    const off = all[name] - booked[name]
    // volumes that may be left out are not compared
    const silent = name === 'volume' && settings.standardMinimum && all.volume === 0
    if (silent || Math.abs(off) < 0.0005 || booked[name] === 0 || (isOpen(set) && off < 0)) continue
    const message = out.t.orderMismatch(out.t.sum[name], String(all[name]), String(booked[name]))
    const most = name === 'packages' ? settings.packageTolerance : booked[name] * settings.tolerance
    if (Math.abs(off) <= most) out.warn('ORDER_TOTAL', '', out.t.sum[name], name === 'packages' ? out.t.giveReason(message) : message)
    else out.error('ORDER_TOTAL', '', out.t.sum[name], message)
  }
  return all.packages - booked.packages
}

interface Share {
  draft: string
  container: SiContainer
}

/** Each numbered container of the order: that it is used, that its packages add up, and that a shared one is not overfilled. */
function* orderContainerSteps(set: SetToCheck, boxes: Booked, settings: Tolerances, out: Findings): Steps<void> {
  const shares = new Map<string, Share[]>()
  for (const [index, record] of set.records.entries()) {
    const draft = draftName(record, index, out)
    for (const container of record.containers) {
      if (container.containerNo === '') continue
      const share = { draft, container }
      const containerShares = shares.get(container.containerNo)
      if (containerShares) containerShares.push(share)
      else shares.set(container.containerNo, [share])
    }
    yield
  }
  for (const loaded of boxes) {
    const { containerNo } = loaded
    if (containerNo === '') continue
    const found = shares.get(containerNo)
    if (found) checkShares(loaded, found, settings, isOpen(set), out)
    else if (!isOpen(set)) out.warn('CONTAINER_LEFT_OUT', '', containerNo, out.t.containerLeftOut(containerNo))
    yield
  }
}

function checkShares(
  loaded: Booked[number],
  shares: readonly Share[],
  { tolerance, packageTolerance }: Tolerances,
  open: boolean,
  out: Findings,
): void {
  const { containerNo } = loaded
  const sum = totalsOf(shares.map(({ container }) => container))
  const drafts = shares.map(({ draft }) => draft).join(out.t.comma)
  const off = sum.packages - loaded.packages
  if (loaded.packages > 0 && off !== 0 && !(open && off < 0)) {
    const message = out.t.boxMismatch(out.t.sum.packages, containerNo, drafts, String(sum.packages), String(loaded.packages))
    if (Math.abs(off) <= packageTolerance) out.warn('CONTAINER_PACKAGES', '', containerNo, message)
    else out.error('CONTAINER_PACKAGES', '', containerNo, message)
  }
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
