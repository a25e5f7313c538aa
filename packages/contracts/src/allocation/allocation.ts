import { amountsBy, boxKeys, isNothing, lineKeys, restOf, sumOfAmounts, type Amounts, type BoxShape, type Measure } from './boxes.ts'

/** A box, or a line below one, with the quantities to share out. */
export type AllocationRow<M extends string, B, L> = Amounts<M> & {
  /** Stable over readings of the same boxes. */
  readonly key: string
  /** Key of the box; all rows of a box carry it. */
  readonly box: string
  /** The box that the row stands for or belongs to. */
  readonly container: B
  /** Present when the row is a line. */
  readonly line?: L
}

/** `box`: a row is a box. `line`: a row is a line; a box without lines is a row itself. */
export type AllocationBy = 'box' | 'line'

/** Quantities by row and document: `cells[row][draft]`. Immutable. */
export interface Allocation<M extends string, B, L> {
  /** Quantities that are shared out; the first one leads. */
  readonly measures: readonly [Measure<M>, ...Measure<M>[]]
  readonly by: AllocationBy
  /** Rows to share out. */
  readonly rows: readonly AllocationRow<M, B, L>[]
  /** Ids of the documents, in the order of the columns. */
  readonly draftIds: readonly number[]
  /** `cells[row][draft]`. */
  readonly cells: readonly (readonly Amounts<M>[])[]
}

/** No quantity of any measure. */
export const nothingOf = <M extends string>(measures: readonly Measure<M>[]): Amounts<M> => amountsBy(measures, () => 0)

export function allocationRows<M extends string, B, L>(
  shape: BoxShape<M, B, L>,
  boxes: readonly B[],
  by: AllocationBy,
): AllocationRow<M, B, L>[] {
  const keys = boxKeys(shape, boxes)
  return boxes.flatMap((container, index): AllocationRow<M, B, L>[] => {
    const box = keys[index]!
    const lines = shape.linesOf(container)
    if (by === 'box' || lines.length === 0) return [{ key: box, box, container, ...shape.amountsOf(container) }]
    const names = lineKeys(shape, lines)
    return lines.map((line, place) => ({ key: `${box} ${names[place]!}`, box, container, line, ...shape.amountsOf(line) }))
  })
}

/** An allocation in which no document has anything yet. */
export function emptyAllocation<M extends string, B, L>(
  shape: BoxShape<M, B, L>,
  boxes: readonly B[],
  draftIds: readonly number[],
  by: AllocationBy = 'box',
): Allocation<M, B, L> {
  const rows = allocationRows(shape, boxes, by)
  const nothing = nothingOf(shape.measures)
  return { measures: shape.measures, by, rows, draftIds, cells: rows.map(() => draftIds.map(() => nothing)) }
}

/** Rest of every row, in the order of the rows. */
export const allocationRest = <M extends string, B, L>({ measures, rows, cells }: Allocation<M, B, L>): Amounts<M>[] =>
  rows.map((row, index) => restOf(measures, row, cells[index] ?? []))
/** Totals of every document, in the order of the documents. */
export const allocationTotals = <M extends string, B, L>({ measures, draftIds, cells }: Allocation<M, B, L>): Amounts<M>[] =>
  draftIds.map((_, column) =>
    sumOfAmounts(
      measures,
      cells.map((row) => row[column]!),
    ),
  )
/** Nothing is left over and nothing is given twice. */
export const isAllocated = <M extends string, B, L>(allocation: Allocation<M, B, L>): boolean =>
  allocationRest(allocation).every((rest) => isNothing(allocation.measures, rest))
