import { allocationRows, nothingOf, type Allocation, type AllocationBy, type AllocationRow } from './allocation.ts'
import { amountsBy, boxKeys, fromParts, isNothing, lineKeys, restOf, sumOfAmounts, toParts, type Amounts, type BoxShape } from './boxes.ts'
import { fillRest } from './operations.ts'
import { shareOut } from './share-out.ts'

/** A document with the boxes that it has a part of. */
export interface BoxDocument<B> {
  readonly id: number
  readonly boxes: readonly B[]
}

/**
 * Gives each document the boxes (and lines) of which it has a part, with its quantities. What people typed about a box in a document (seal, type)
 * stays. Documents that are no column stay as they are.
 */
export function allocatedBoxes<M extends string, B, L>(
  shape: BoxShape<M, B, L>,
  allocation: Allocation<M, B, L>,
  documents: readonly BoxDocument<B>[],
): BoxDocument<B>[] {
  const lineRests = new Map<L, Amounts<M>>()
  return documents.map((document) => {
    const column = allocation.draftIds.indexOf(document.id)
    if (column < 0) return document
    const boxes = new Map<string, Part<M, B, L>[]>()
    allocation.rows.forEach((row, index) => {
      const cell = allocation.cells[index]?.[column]
      if (cell && !isNothing(shape.measures, cell)) boxes.set(row.box, [...(boxes.get(row.box) ?? []), { row, cell }])
    })
    return { ...document, boxes: [...boxes.values()].map((parts) => boxOf(shape, parts, document.boxes, lineRests)) }
  })
}

interface Part<M extends string, B, L> {
  readonly row: AllocationRow<M, B, L>
  readonly cell: Amounts<M>
}

function boxOf<M extends string, B, L>(
  shape: BoxShape<M, B, L>,
  parts: readonly Part<M, B, L>[],
  documentBoxes: readonly B[],
  rests: Map<L, Amounts<M>>,
): B {
  const { row, cell } = parts[0]!
  const { noOf, idOf, linesOf, withAmounts, withLines, measures } = shape
  const source = row.container
  const no = noOf(source)
  const matching = documentBoxes.find((box) => noOf(box) === no && (no !== '' || idOf(box) === idOf(source)))
  const lines = row.line
    ? parts.flatMap((part) => (part.row.line ? [withAmounts(part.row.line, part.cell)] : []))
    : linesFor(shape, linesOf(source), cell, rests)
  const amounts = sumOfAmounts(
    measures,
    parts.map((part) => part.cell),
  )
  return withLines(matching === undefined ? source : { ...source, ...matching }, amounts, lines)
}

/** A part of a box with lines: each line gives of what it has left, so that over all documents every line comes out exactly. */
function linesFor<M extends string, B, L>(
  { measures, amountsOf, withAmounts }: BoxShape<M, B, L>,
  lines: readonly L[],
  cell: Amounts<M>,
  rests: Map<L, Amounts<M>>,
): L[] {
  const left = lines.map((line) => rests.get(line) ?? amountsOf(line))
  const shares = new Map(
    measures.map((measure) => [
      measure.key,
      shareOut(
        toParts(measure, cell[measure.key]),
        left.map((rest) => rest[measure.key]),
      ),
    ]),
  )
  return lines.flatMap((line, index) => {
    const given = amountsBy(measures, (measure) => fromParts(measure, shares.get(measure.key)![index]!))
    rests.set(line, restOf(measures, left[index]!, [given]))
    return isNothing(measures, given) ? [] : [withAmounts(line, given)]
  })
}

/**
 * Reads an allocation from documents: what each has of every box (or line) that is booked. What only documents have is a row of its own, loaded with
 * what they say. Without booked boxes the documents themselves say what is loaded.
 */
export function allocationIn<M extends string, B, L>(
  shape: BoxShape<M, B, L>,
  booked: readonly B[],
  documents: readonly BoxDocument<B>[],
  by: AllocationBy = 'box',
): Allocation<M, B, L> {
  const { measures, amountsOf } = shape
  const nothing = nothingOf(measures)
  const bookedRows = allocationRows(shape, booked, by)
  const rows = new Map(bookedRows.map((row) => [row.key, { row, cells: documents.map(() => nothing), booked: true }]))
  documents.forEach(({ boxes }, column) => {
    for (const found of allocationRows(shape, withBookedLines(shape, boxes, booked), by)) {
      const row = rows.get(found.key) ?? { row: found, cells: documents.map(() => nothing), booked: false }
      row.cells[column] = amountsOf(found.line ?? found.container)
      rows.set(found.key, row)
    }
  })
  const all = [...rows.values()]
  return {
    measures,
    by,
    rows: all.map(({ row, cells, booked: isBooked }) => (isBooked ? row : { ...row, ...sumOfAmounts(measures, cells) })),
    draftIds: documents.map(({ id }) => id),
    cells: all.map(({ cells }) => cells),
  }
}

/** Lines of a document carry the ids of their own record: those that say the same as a booked line are that line. */
function withBookedLines<M extends string, B, L>(shape: BoxShape<M, B, L>, boxes: readonly B[], booked: readonly B[]): B[] {
  const { idOf, linesOf, amountsOf, withId, withLines } = shape
  const bookedKeys = boxKeys(shape, booked)
  const byKey = new Map(booked.map((box, index) => [bookedKeys[index]!, box]))
  const keys = boxKeys(shape, boxes)
  return boxes.map((box, index) => {
    const other = byKey.get(keys[index]!)
    const lines = linesOf(box)
    if (other === undefined || lines.length === 0) return box
    const ids = new Set(
      linesOf(other)
        .map(idOf)
        .filter((id) => id > 0),
    )
    if (lines.every((line) => ids.has(idOf(line)))) return box
    const texts = lineKeys(shape, linesOf(other), true)
    const byText = new Map(linesOf(other).map((line, place) => [texts[place]!, line]))
    const ownKeys = lineKeys(shape, lines, true)
    const named = lines.map((line, place) => {
      const same = byText.get(ownKeys[place]!)
      return same === undefined ? line : withId(line, idOf(same))
    })
    return withLines(box, amountsOf(box), named)
  })
}

/** Rest of the booked boxes, with their lines, after what documents have. */
export function unallocated<M extends string, B, L>(
  shape: BoxShape<M, B, L>,
  booked: readonly B[],
  documents: readonly BoxDocument<B>[],
): readonly B[] {
  const rest = { id: -1, boxes: [] }
  const all = [...documents, rest]
  const filled = fillRest(allocationIn(shape, booked, all, 'line'), rest.id)
  return allocatedBoxes(shape, filled, all).at(-1)!.boxes
}
