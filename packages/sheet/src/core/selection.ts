import { plainText } from './columns.ts'
import type { CellPlace, CellRange } from './types.ts'
import type { SheetView } from './view.ts'

/** A block between two corners, and the one cell of it that keys act on. */
export interface SheetSelection {
  /** Where the selection began. */
  readonly anchor: CellPlace
  /** The corner that moves with Shift. */
  readonly focus: CellPlace
  /** The cell that typing goes to; inside the block. */
  readonly active: CellPlace
}

/** Way of an arrow key. */
export type Direction = 'up' | 'down' | 'left' | 'right'

export const selectionOf = (place: CellPlace): SheetSelection => ({ anchor: place, focus: place, active: place })

export function rangeOf({ anchor, focus }: SheetSelection): CellRange {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

export const isSingle = ({ anchor, focus }: SheetSelection) => anchor.row === focus.row && anchor.column === focus.column

export const selectionOfRange = ({ top, left, bottom, right }: CellRange, active?: CellPlace): SheetSelection => ({
  anchor: { row: top, column: left },
  focus: { row: bottom, column: right },
  active: active ?? { row: top, column: left },
})

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

export const clampPlace = (view: SheetView, { row, column }: CellPlace): CellPlace => ({
  row: clamp(row, view.visible.length - 1),
  column: clamp(column, view.columns.length - 1),
})

const steps: Readonly<Record<Direction, readonly [number, number]>> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }

export function neighbour(view: SheetView, { row, column }: CellPlace, direction: Direction, distance = 1): CellPlace {
  const [down, right] = steps[direction]
  return clampPlace(view, { row: row + down * distance, column: column + right * distance })
}

/** Where Ctrl+arrow goes: the last filled cell of a filled run, else the next filled cell, else the rim. */
export function edgeOf(view: SheetView, from: CellPlace, direction: Direction): CellPlace {
  const filled = ({ row, column }: CellPlace) => plainText(view.valueAt(row, column)) !== ''
  const same = (a: CellPlace, b: CellPlace) => a.row === b.row && a.column === b.column
  let at = from
  let next = neighbour(view, at, direction)
  if (same(at, next)) return at
  const running = filled(at) && filled(next)
  for (;;) {
    at = next
    next = neighbour(view, at, direction)
    if (same(at, next)) return at
    if (running ? !filled(next) : filled(at)) return at
  }
}

/** The next cell inside a block, line by line (`right`) or column by column (`down`), round and round. */
export function cycle({ top, left, bottom, right }: CellRange, at: CellPlace, order: 'down' | 'right', back: boolean): CellPlace {
  const rows = bottom - top + 1
  const columns = right - left + 1
  const index = order === 'down' ? (at.column - left) * rows + (at.row - top) : (at.row - top) * columns + (at.column - left)
  const next = (index + (back ? -1 : 1) + rows * columns) % (rows * columns)
  return order === 'down'
    ? { row: top + (next % rows), column: left + Math.floor(next / rows) }
    : { row: top + Math.floor(next / columns), column: left + (next % columns) }
}

/** The selection on the same rows in another picture; a row that is gone leaves its place to the next. */
export function followRows({ anchor, focus, active }: SheetSelection, before: SheetView, after: SheetView): SheetSelection {
  const move = ({ row, column }: CellPlace): CellPlace => {
    const id = before.visible[row]?.id
    if (id === undefined || after.visible[row]?.id === id) return { row, column }
    const now = after.visibleIndexOf(id)
    return { row: now < 0 ? row : now, column }
  }
  return { anchor: move(anchor), focus: move(focus), active: move(active) }
}

/** The block that dragging the fill handle of `source` to a place would fill: downwards or to the right, whichever is further. */
export function fillTarget(source: CellRange, { row, column }: CellPlace): CellRange {
  const down = row - source.bottom
  const right = column - source.right
  if (down <= 0 && right <= 0) return source
  return down >= right ? { ...source, bottom: row } : { ...source, right: column }
}
