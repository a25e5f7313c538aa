import type { SheetTexts } from '../../texts.ts'
import { batchOf, isEmptyBatch } from '../batch.ts'
import { plainText, valueOf, type ResolvedColumn } from '../columns.ts'
import { selectionOfRange } from '../selection.ts'
import type { CellChange, CellPlace, CellRange, CellValue, SheetRow } from '../types.ts'
import type { SheetView } from '../view.ts'
import type { Outcome } from './outcome.ts'

/** Text of a cell for other programs: numbers plain, choices by their label. */
export const copyText = (column: ResolvedColumn, value: CellValue) => (column.kind === 'choice' ? column.format(value) : plainText(value))

/** Cells of a block as text, row by row. */
export function copyTable(view: SheetView, { top, left, bottom, right }: CellRange): string[][] {
  const columns = view.columns.slice(left, right + 1)
  return view.visible
    .slice(top, bottom + 1)
    .map((row) => columns.map((column) => (column.applies(row) ? copyText(column, row.values[column.key] ?? null) : '')))
}

/** Changes for the editable cells of a block; `next` answers undefined for a cell that stays. */
function changesIn(
  view: SheetView,
  { top, left, bottom, right }: CellRange,
  next: (column: ResolvedColumn, row: SheetRow, place: CellPlace) => CellValue | undefined,
): CellChange[] {
  const changes: CellChange[] = []
  const columns = view.columns.slice(left, right + 1)
  for (const [down, row] of view.visible.slice(top, bottom + 1).entries()) {
    for (const [along, column] of columns.entries()) {
      if (!column.editable(row)) continue
      const value = next(column, row, { row: top + down, column: left + along })
      if (value !== undefined && value !== (row.values[column.key] ?? null)) changes.push({ rowId: row.id, key: column.key, value })
    }
  }
  return changes
}

const changed = (changes: readonly CellChange[], texts: SheetTexts): Outcome => {
  const batch = batchOf({ changes })
  return isEmptyBatch(batch) ? {} : { batch, notice: texts.changed(changes.length) }
}

/** The same text into every editable cell of a block. */
export const setAll = (view: SheetView, range: CellRange, text: string, texts: SheetTexts): Outcome =>
  changed(
    changesIn(view, range, (column) => valueOf(column, text)),
    texts,
  )

export const clearCells = (view: SheetView, range: CellRange, texts: SheetTexts): Outcome =>
  changed(
    changesIn(view, range, () => null),
    texts,
  )

/**
 * Copies the first filled-in line of a block over the rest of it, downwards or to the right; of a single line the neighbour before it.
 * Rows of another kind in between are passed over.
 */
export function fillOnwards(view: SheetView, range: CellRange, direction: 'down' | 'right', texts: SheetTexts): Outcome {
  const { top, left, bottom, right } = range
  if (direction === 'down') {
    const from = top === bottom ? top - 1 : top
    return changed(
      changesIn(view, range, (column, _row, place) => firstBelow(view, column, from, place)),
      texts,
    )
  }
  const from = left === right ? left - 1 : left
  const source = view.columns[from]
  if (!source) return {}
  return changed(
    changesIn(view, range, (column, row, place) => {
      if (place.column === from || !source.applies(row)) return undefined
      return valueOf(column, copyText(source, row.values[source.key] ?? null))
    }),
    texts,
  )
}

/** Value of the first row from `from` on that has the column; undefined when that is the place itself. */
function firstBelow(view: SheetView, column: ResolvedColumn, from: number, place: CellPlace): CellValue | undefined {
  for (let row = Math.max(from, 0); row < place.row; row++) {
    const found = view.visible[row]
    if (found && column.applies(found)) return found.values[column.key] ?? null
  }
  return undefined
}

/** Repeats the block `source` over `target`, which holds it and grows from it in one direction. */
export function fillTo(view: SheetView, source: CellRange, target: CellRange, texts: SheetTexts): Outcome {
  const rows = source.bottom - source.top + 1
  const columns = source.right - source.left + 1
  const wrap = (value: number, from: number, size: number) => from + ((((value - from) % size) + size) % size)
  const outcome = changed(
    changesIn(view, target, (column, _row, place) => {
      const from = { row: wrap(place.row, source.top, rows), column: wrap(place.column, source.left, columns) }
      const origin = view.columns[from.column]
      if (!origin || !view.appliesAt(from.row, from.column)) return undefined
      const value = view.valueAt(from.row, from.column)
      return origin === column ? value : valueOf(column, copyText(origin, value))
    }),
    texts,
  )
  return { ...outcome, selection: selectionOfRange(target, { row: source.top, column: source.left }) }
}
