import { boxKeys, type PackedBox } from '../model/box.ts'
import { measures, type Quantities } from '../model/measures.ts'
import { sumOf } from '../model/quantities.ts'
import { boxesBySeal, checkNumber, checkSeals, checkType, sharersOf, type BoxesBySeal } from './box-rules.ts'
import { BoxFindings, type Allowance, type Finding, type Repair } from './finding.ts'
import { checkLine } from './line-rules.ts'
import { checkFilled, checkForms, checkLimits, checkPlate, checkSums, checkTemperature } from './load-rules.ts'
import { found } from './texts.ts'
import { typeTable, usualTypes, type BoxTypeLimits, type TypeTable } from './types.ts'

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
  /** The boxes are closed: a shared box without a seal is refused, too. */
  readonly sealed?: boolean
}

/** Findings of one box, with what they follow from beside the box itself. */
interface Known {
  readonly table: TypeTable
  readonly key: string
  readonly isTwin: boolean
  readonly sealed: boolean
  /** Names of other boxes with a seal of this one. */
  readonly sharers: string
  readonly allow: readonly Allowance[]
  readonly findings: readonly Finding[]
  readonly isExact: boolean
}
type KnownBoxes = WeakMap<PackedBox, Known>

/**
 * `problemsOf` for a list that is being edited: what was found in a box holds as long as the box is the same object and nothing else about it
 * changed, so that an edit costs one box.
 */
export function createChecks(): typeof problemsOf {
  const cache: KnownBoxes = new WeakMap()
  return (boxes, options) => findingsOf(boxes, options, cache)
}

/** All findings, box by box in their order, then those of the whole. */
export const problemsOf = (boxes: readonly PackedBox[], options?: CheckOptions): Finding[] => findingsOf(boxes, options, new WeakMap())

const noReasons: readonly Allowance[] = []
const sameReasons = (one: readonly Allowance[], other: readonly Allowance[]) =>
  one.length === other.length && one.every(({ code, reason }, at) => code === other[at]!.code && reason === other[at]!.reason)

function findingsOf(
  boxes: readonly PackedBox[],
  { types = usualTypes, booked, allow = [], sealed = false }: CheckOptions = {},
  knownBoxes: KnownBoxes,
): Finding[] {
  const all: Finding[] = []
  const table = typeTable(types)
  const keys = boxKeys(boxes)
  const bySeal = boxesBySeal(boxes)
  const reasons = Map.groupBy(allow, ({ box }) => box)
  const numbers = new Set<string>()
  let areExact = true
  boxes.forEach((box, at) => {
    const key = keys[at]!
    const isTwin = numbers.has(box.BoxNo)
    const sharers = sharersOf(box, bySeal)
    const allowed = reasons.get(key) ?? noReasons
    numbers.add(box.BoxNo)
    let cached = knownBoxes.get(box)
    const holds =
      cached?.table === table &&
      cached.key === key &&
      cached.isTwin === isTwin &&
      cached.sealed === sealed &&
      cached.sharers === sharers &&
      sameReasons(cached.allow, allowed)
    if (!cached || !holds) {
      cached = {
        table,
        key,
        isTwin,
        sealed,
        sharers,
        allow: allowed,
        ...findingsOfBox(box, { table, key, isTwin, sealed, bySeal, allow: allowed }),
      }
      knownBoxes.set(box, cached)
    }
    areExact &&= cached.isExact
    all.push(...cached.findings)
  })
  const general = new BoxFindings(all, '', allow)
  for (const { BoxType, Count } of booked?.Boxes ?? []) {
    const packed = boxes.filter((box) => box.BoxType === BoxType).length
    if (packed !== Count) general.warn('BOOKED_BOXES', 'BoxType', found.bookedCount(BoxType, packed, Count))
  }
  for (const BoxType of new Set(booked?.Boxes ? boxes.map((box) => box.BoxType) : []))
    if (BoxType !== '' && !booked?.Boxes?.some((one) => one.BoxType === BoxType))
      general.warn('BOOKED_BOXES', 'BoxType', found.bookedCount(BoxType, boxes.filter((box) => box.BoxType === BoxType).length, 0))
  if (booked?.Totals && areExact) compareTotals(sumOf(boxes), booked.Totals, general)
  return all
}

interface BoxContext extends Pick<Known, 'table' | 'key' | 'isTwin' | 'sealed' | 'allow'> {
  readonly bySeal: BoxesBySeal
}

function findingsOfBox(box: PackedBox, { table, key, isTwin, sealed, bySeal, allow }: BoxContext): Pick<Known, 'findings' | 'isExact'> {
  const findings: Finding[] = []
  const out = new BoxFindings(findings, key, allow)
  checkNumber(box, isTwin, out)
  checkType(box, table, out)
  checkSeals(box, bySeal, sealed, out)
  const isExact = [checkForms(box, '', out), ...box.Lines.map((line) => checkLine(line, box, out))].every(Boolean)
  if (isExact) checkSums(box, out)
  checkFilled(box, out)
  checkPlate(box, out)
  checkLimits(box, table, out)
  checkTemperature(box, table, out)
  return { findings, isExact }
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
