import type { SheetModel } from '../core/sheet-model.ts'
import type { CellPlace } from '../core/types.ts'

/** Sizes of the drawn sheet in pixels. */
export interface Geometry {
  readonly rowHeight: number
  readonly headHeight: number
  /** Width of the row numbers. */
  readonly gutter: number
  readonly widths: readonly number[]
  /** Left edge of each column, counted from the left edge of the row numbers. */
  readonly lefts: readonly number[]
  readonly total: number
  readonly frozen: number
  /** Right edge of the columns that stay in place. */
  readonly frozenRight: number
}

const gutterWidth = 68

export function geometryOf(model: SheetModel, rowHeight: number, frozen: number): Geometry {
  const widths = model.view.columns.map(({ key }) => model.widthOf(key))
  const lefts: number[] = []
  let total = gutterWidth
  for (const width of widths) {
    lefts.push(total)
    total += width
  }
  const frozenCount = Math.min(frozen, widths.length)
  return {
    rowHeight,
    headHeight: 36,
    gutter: gutterWidth,
    widths,
    lefts,
    total,
    frozen: frozenCount,
    frozenRight: lefts[frozenCount] ?? total,
  }
}

/** The cell under a point of the window, also for points beyond the sheet. */
export function placeAt(scroller: HTMLElement, { rowHeight, headHeight, lefts, frozenRight }: Geometry, x: number, y: number): CellPlace {
  const box = scroller.getBoundingClientRect()
  const inside = x - box.left
  const along = inside < frozenRight && inside >= 0 ? inside : inside + scroller.scrollLeft
  const row = Math.floor((y - box.top - headHeight + scroller.scrollTop) / rowHeight)
  const after = lefts.findIndex((left) => left > along)
  return { row: Math.max(0, row), column: Math.max(0, (after < 0 ? lefts.length : after) - 1) }
}

/** Scrolls so that a cell stands clear of headings, totals and frozen columns. */
export function scrollToPlace(scroller: HTMLElement, geometry: Geometry, footHeight: number, { row, column }: CellPlace): void {
  const { rowHeight, headHeight, lefts, widths, frozen, frozenRight } = geometry
  const top = row * rowHeight
  const room = scroller.clientHeight - headHeight - footHeight
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (room > 0 && top + rowHeight > scroller.scrollTop + room) scroller.scrollTop = top + rowHeight - room
  if (column < frozen) return
  const left = lefts[column] ?? 0
  const right = left + (widths[column] ?? 0)
  if (left - frozenRight < scroller.scrollLeft) scroller.scrollLeft = left - frozenRight
  else if (scroller.clientWidth > 0 && right > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = right - scroller.clientWidth
}
