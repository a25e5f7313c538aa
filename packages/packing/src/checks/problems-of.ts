import { boxKeys, type PackedBox } from '../model/box.ts'
import { measures, type Quantities } from '../model/measures.ts'
import { sumOf } from '../model/quantities.ts'
import { boxesBySeal, checkNumber, checkSeals, checkType } from './box-rules.ts'
import { BoxFindings, type Allowance, type Finding, type Repair } from './finding.ts'
import { checkLine } from './line-rules.ts'
import { checkFilled, checkForms, checkLimits, checkSums, checkTemperature } from './load-rules.ts'
import { found } from './texts.ts'
import { typeTable, usualTypes, type BoxTypeLimits } from './types.ts'

/** Boxes of a type. */
export interface BookedBoxes {
  readonly BoxType: string
  readonly Count: number
}
/** Facts and reasons beside the boxes. */
export interface CheckOptions {
  /** Default: `usualTypes`. */
  readonly types?: readonly BoxTypeLimits[]
  /** Boxes and totals of the order that these boxes make up; absent parts are not compared. */
  readonly booked?: { readonly Boxes?: readonly BookedBoxes[]; readonly Totals?: Quantities }
  /** Reasons that were given. */
  readonly allow?: readonly Allowance[]
}

/** All findings, box by box in their order, then those of the whole. */
export function problemsOf(boxes: readonly PackedBox[], { types = usualTypes, booked, allow = [] }: CheckOptions = {}): Finding[] {
  const all: Finding[] = []
  const table = typeTable(types)
  const keys = boxKeys(boxes)
  const bySeal = boxesBySeal(boxes)
  const numbers = new Set<string>()
  let areExact = true
  boxes.forEach((box, at) => {
    const out = new BoxFindings(all, keys[at]!, allow)
    checkNumber(box, numbers.has(box.BoxNo), out)
    numbers.add(box.BoxNo)
    checkType(box, table, out)
    checkSeals(box, bySeal, out)
    const isExact = checkForms(box, '', out)
    const lines = box.Lines.map((line) => checkLine(line, box, out))
    if (isExact && lines.every(Boolean)) checkSums(box, out)
    else areExact = false
    checkFilled(box, out)
    checkLimits(box, table, out)
    checkTemperature(box, table, out)
  })
  const whole = new BoxFindings(all, '', allow)
  for (const { BoxType, Count } of booked?.Boxes ?? []) {
    const packed = boxes.filter((box) => box.BoxType === BoxType).length
    if (packed !== Count) whole.warn('BOOKED_BOXES', 'BoxType', found.bookedCount(BoxType, packed, Count))
  }
  for (const BoxType of new Set(booked?.Boxes ? boxes.map((box) => box.BoxType) : []))
    if (BoxType !== '' && !booked?.Boxes?.some((one) => one.BoxType === BoxType))
      whole.warn('BOOKED_BOXES', 'BoxType', found.bookedCount(BoxType, boxes.filter((box) => box.BoxType === BoxType).length, 0))
  if (booked?.Totals && areExact) compareTotals(sumOf(boxes), booked.Totals, whole)
  return all
}

function compareTotals(packed: Quantities, booked: Quantities, out: BoxFindings): void {
  for (const { key } of measures)
    if (packed[key] !== booked[key]) out.warn('BOOKED_SUM', key, found.bookedSum(key, packed[key], booked[key]))
}

/** True if nothing refuses and every reason was given. */
export const passes = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity, needsReason }) => severity !== 'ERROR' && !needsReason)

/** Boxes after a repair; a row that is not there any more stays away. */
export function repaired(boxes: readonly PackedBox[], { box: key, line, set }: Repair): readonly PackedBox[] {
  const at = boxKeys(boxes).indexOf(key)
  const box = boxes[at]
  if (!box) return boxes
  if (line === '') return boxes.with(at, { ...box, ...(set as Partial<PackedBox>) })
  const Lines = box.Lines.map((one) => (one.Key === line ? { ...one, ...(set as PackedBox['Lines'][number]) } : one))
  return boxes.with(at, { ...box, Lines })
}
