import { shareOut } from '@jst/contracts/allocation'
import { boxKeys, emptyLine, type PackedBox, type PackedLine } from '../model/box.ts'
import { PackingError } from '../model/error.ts'
import { measures, type MeasureName, type Quantities } from '../model/measures.ts'
import { byUnits, divideByCounts, divideByRatio, exactUnits, hasNone, restOf, sameQuantities, sumOf } from '../model/quantities.ts'
import { refusals } from '../model/texts.ts'
import type { Change } from './change.ts'

/** Parts by ratio, or by packages, which weight and volume follow. */
export type Shares = { readonly ratio: readonly number[] } | { readonly counts: readonly number[] }
/** Makes keys for new lines. */
export type NewKey = () => string

/** @throws PackingError */
const divide = (total: Quantities, shares: Shares): Quantities[] =>
  'ratio' in shares ? divideByRatio(total, shares.ratio) : divideByCounts(total, shares.counts)

/** A box with other lines, whose sums it takes. */
const withLines = (box: PackedBox, Lines: readonly PackedLine[]): PackedBox => ({ ...box, ...sumOf(Lines), Lines })

/** The box at a place. @throws PackingError `NO_SUCH_BOX`, and `SUMS` where its lines do not add up to it */
export function boxAt(boxes: readonly PackedBox[], at: number): PackedBox {
  const box = boxes[at]
  if (!box) throw new PackingError('NO_SUCH_BOX', refusals.noSuchBox)
  if (box.Lines.length > 0 && !sameQuantities(sumOf(box.Lines), box)) throw new PackingError('SUMS', refusals.sums(boxKeys(boxes)[at]!))
  return box
}

/** Parts of a line that have anything; the first of them keeps the key. A line without quantities stays whole, with the first part. */
function partsOfLine(line: PackedLine, parts: readonly Quantities[], newKey: NewKey): (PackedLine | undefined)[] {
  if (hasNone(line)) return parts.map((_, at) => (at === 0 ? line : undefined))
  let isFirst = true
  return parts.map((part) => {
    if (hasNone(part)) return undefined
    const Key = isFirst ? line.Key : newKey()
    isFirst = false
    return { ...line, ...part, Key }
  })
}

/** Divides a line of a box into several lines of the same box. @throws PackingError */
export function divideLine(boxes: readonly PackedBox[], at: number, key: string, shares: Shares, newKey: NewKey): Change {
  const box = boxAt(boxes, at)
  const line = box.Lines.find(({ Key }) => Key === key)
  if (!line) throw new PackingError('NO_SUCH_LINE', refusals.noSuchLine)
  const parts = partsOfLine(line, divide(line, shares), newKey).filter((part) => part !== undefined)
  const Lines = box.Lines.flatMap((one) => (one === line ? parts : [one]))
  return [{ at, before: [box], after: [withLines(box, Lines)] }]
}

/** Packages of each line by part where the parts have so many packages in all: lines fill them in their order. */
function countsByLine(lines: readonly PackedLine[], counts: readonly number[]): number[][] {
  const left = [...counts]
  return lines.map(({ Packages }) => {
    let rest = Packages
    return left.map((room, part) => {
      const taken = Math.min(room, rest)
      left[part] = room - taken
      rest -= taken
      return taken
    })
  })
}

/**
 * Quantities of each line in each part, whose sums are given: a part takes its units from the lines by what they have left, so that lines add up to
 * their parts and parts to their lines.
 */
function sharesByPart(lines: readonly PackedLine[], parts: readonly Quantities[]): Quantities[][] {
  const units = Object.fromEntries(
    measures.map(({ key }) => {
      const left = lines.map((line) => exactUnits(line[key], key))
      if (left.some((one) => one < 0)) throw new PackingError('NEGATIVE', refusals.negative(key))
      const byPart = parts.map((part) => {
        const taken = shareOut(exactUnits(part[key], key), left, 'earlier')
        for (const [index, share] of taken.entries()) left[index]! -= share
        return taken
      })
      return [key, byPart]
    }),
  ) as Record<MeasureName, number[][]>
  return lines.map((_, index) => parts.map((_part, at) => byUnits((measure) => units[measure][at]![index]!)))
}

/**
 * Divides the cargo of a box over several boxes. By ratio the box is divided first, and its lines are shared out to the parts; by counts the lines
 * fill the boxes in their order. The first part stays in the box, the others go to boxes without a number or seals. @throws PackingError
 */
export function divideBox(boxes: readonly PackedBox[], at: number, shares: Shares, newKey: NewKey): Change {
  const box = boxAt(boxes, at)
  const wholes = divide(box, shares)
  const targets = wholes.map((_, part) => (part === 0 ? box : blankOf(box)))
  if (box.Lines.length === 0) return [{ at, before: [box], after: wholes.map((part, index) => ({ ...targets[index]!, ...part })) }]
  const counts = 'counts' in shares ? countsByLine(box.Lines, shares.counts) : undefined
  // a line without packages cannot follow them: it stays in the first box
  const first: Shares = { ratio: wholes.map((_, part) => (part === 0 ? 1 : 0)) }
  const byRatio = counts === undefined ? sharesByPart(box.Lines, wholes) : undefined
  const lines = box.Lines.map((line, index) => {
    if (byRatio) return partsOfLine(line, byRatio[index]!, newKey)
    return partsOfLine(line, divide(line, line.Packages === 0 ? first : { counts: counts![index]! }), newKey)
  })
  const after = targets.map((target, part) =>
    withLines(
      target,
      lines.map((parts) => parts[part]).filter((line) => line !== undefined),
    ),
  )
  return [{ at, before: [box], after }]
}

/** An empty box of the same type: number, seals and plate are those of another one. */
const blankOf = ({ BoxType, Fcl, Temperature }: PackedBox): PackedBox => ({
  BoxNo: '',
  BoxType,
  Seals: [],
  Fcl,
  ...(Temperature === undefined ? {} : { Temperature }),
  Lines: [],
  Packages: 0,
  Weight: 0,
  Volume: 0,
})

/** A line that leaves its list: whole, or so many of its packages, which weight and volume follow. */
export interface LeavingLine {
  readonly Key: string
  readonly Packages?: number
}

/**
 * Takes lines off the list of one box into another: that at a place, or a new one behind the last, of the same type unless it is given.
 * @throws PackingError
 */
export function splitOff(
  boxes: readonly PackedBox[],
  from: number,
  leaving: readonly LeavingLine[],
  to: number | Partial<Pick<PackedBox, 'BoxNo' | 'BoxType' | 'Seals' | 'Fcl'>>,
  newKey: NewKey,
): Change {
  const source = boxAt(boxes, from)
  if (to === from) throw new PackingError('SAME_LIST', refusals.sameList)
  const taken: PackedLine[] = []
  let rest = source.Lines
  for (const { Key, Packages } of leaving) {
    const line = rest.find((one) => one.Key === Key)
    if (!line) throw new PackingError('NO_SUCH_LINE', refusals.noSuchLine)
    if (Packages === undefined || Packages === line.Packages) {
      taken.push(line)
      rest = rest.filter((one) => one !== line)
      continue
    }
    if (Packages <= 0) throw new PackingError('COUNTS', refusals.none)
    if (Packages > line.Packages) throw new PackingError('TOO_MANY', refusals.tooMany(Packages, line.Packages))
    const [part] = divideByCounts(line, [Packages, line.Packages - Packages])
    taken.push({ ...line, ...part!, Key: newKey() })
    rest = rest.map((one) => (one === line ? { ...line, ...restOf(line, part!) } : one))
  }
  const left = { at: from, before: [source], after: [withLines(source, rest)] }
  if (typeof to === 'number') {
    const target = boxAt(boxes, to)
    return [left, { at: to, before: [target], after: [joined(target, { ...sumOf(taken), Lines: taken }, newKey)] }]
  }
  return [left, { at: boxes.length, before: [], after: [withLines({ ...blankOf(source), ...to }, taken)] }]
}

/** Lines of a box; quantities without lines are one line, so that sums keep them. */
function linesOf(box: PackedBox, newKey: NewKey): readonly PackedLine[] {
  const { Lines, Packages, Weight, Volume } = box
  return Lines.length > 0 || hasNone(box) ? Lines : [{ ...emptyLine(newKey()), Packages, Weight, Volume }]
}
/** A box with the lines of another one behind its own. Keys that stand in it already are made anew. */
export function joined(box: PackedBox, other: Pick<PackedBox, 'Lines'> & Quantities, newKey: NewKey): PackedBox {
  const ownLines = linesOf(box, newKey)
  const used = new Set(ownLines.map(({ Key }) => Key))
  const further = linesOf({ ...box, ...other }, newKey)
  return withLines(box, [...ownLines, ...further.map((line) => (used.has(line.Key) ? { ...line, Key: newKey() } : line))])
}
