import { plainText } from './columns.ts'
import { ExactSum } from './exact.ts'
import type { CellRange } from './types.ts'
import { levelOf, type SheetView } from './view.ts'

/** Sum of one column. */
export interface ColumnTotal {
  /** Decimal text without separators. */
  readonly sum: string
  /** Cells that hold something that is no number and are left out. */
  readonly notCounted: number
}

/** Sums of the columns that have one, by column key, over all rows, folded ones too. */
export function columnTotals({ rows, columns }: SheetView): ReadonlyMap<string, ColumnTotal> {
  const totals = new Map<string, ColumnTotal>()
  for (const { key, sum } of columns) {
    if (sum === undefined || sum === false) continue
    const exact = new ExactSum()
    let notCounted = 0
    for (const row of rows) {
      if (sum === true ? levelOf(row) !== 0 : row.kind !== sum) continue
      const value = row.values[key]
      if (typeof value === 'number') exact.add(value)
      else if (value) notCounted++
    }
    totals.set(key, { sum: exact.toString(), notCounted })
  }
  return totals
}

/** Statistics of a selected block, for the status line. */
export interface SelectionStats {
  /** Cells that are not empty. */
  readonly count: number
  /** Sum of the numbers among them, as decimal text; undefined without any. */
  readonly sum: string | undefined
}

export function selectionStats(view: SheetView, { top, left, bottom, right }: CellRange): SelectionStats {
  const exact = new ExactSum()
  let count = 0
  const keys = view.columns.slice(left, right + 1).map(({ key }) => key)
  for (const row of view.visible.slice(top, bottom + 1)) {
    for (const key of keys) {
      const value = row.values[key]
      if (typeof value === 'number') exact.add(value)
      if (plainText(value) !== '') count++
    }
  }
  return { count, sum: exact.count > 0 ? exact.toString() : undefined }
}
