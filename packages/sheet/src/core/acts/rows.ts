import type { SheetTexts } from '../../texts.ts'
import { batchOf } from '../batch.ts'
import { selectionOfRange } from '../selection.ts'
import type { CellRange, RowInsert, SheetRow } from '../types.ts'
import { levelOf, type SheetView } from '../view.ts'
import type { CreateRow, Outcome } from './outcome.ts'

/** `above` and `below` the selection on its level, or a `child` of the selected row. */
export type RowPlace = 'above' | 'below' | 'child'

/** As many new rows as are selected (one `child`); all at the end of an empty sheet. */
export function insertRows(view: SheetView, range: CellRange, place: RowPlace, createRow: CreateRow, texts: SheetTexts): Outcome {
  const reference = view.visible[place === 'above' ? range.top : range.bottom]
  const count = place === 'child' || !reference ? 1 : range.bottom - range.top + 1
  const level = (reference ? levelOf(reference) : 0) + (place === 'child' ? 1 : 0)
  const parent = place === 'child' ? reference : reference && view.parentOf(reference.id)
  const index = reference ? view.indexOf(reference.id) : -1
  const before = place === 'above' ? index - 1 : index < 0 ? -1 : view.subtreeEnd(index) - 1
  const inserts = chain(view.rows[before]?.id ?? null, count, () =>
    createRow({ level, ...(reference ? { like: reference } : {}), ...(parent ? { parent } : {}) }),
  )
  const first = visiblePlaceAfter(view, before)
  return {
    batch: batchOf({ inserts }),
    notice: texts.inserted(count),
    selection: selectionOfRange({ top: first, bottom: first + count - 1, left: range.left, right: range.left }),
  }
}

function chain(after: string | null, count: number, make: () => SheetRow): RowInsert[] {
  const inserts: RowInsert[] = []
  let last = after
  for (let index = 0; index < count; index++) {
    const row = make()
    inserts.push({ row, after: last })
    last = row.id
  }
  return inserts
}

/** Visible place of what stands behind the row at `index` among all rows. */
function visiblePlaceAfter(view: SheetView, index: number): number {
  for (let at = index; at >= 0; at--) {
    const place = view.visibleIndexOf(view.rows[at]?.id ?? '')
    if (place >= 0) return place + 1
  }
  return 0
}

/** Selected rows with everything below them in the outline, in their order, each once. */
function wholeRows(view: SheetView, { top, bottom }: CellRange): SheetRow[] {
  const picked = new Set<SheetRow>()
  for (const row of view.visible.slice(top, bottom + 1)) {
    const index = view.indexOf(row.id)
    for (const one of view.rows.slice(index, view.subtreeEnd(index))) picked.add(one)
  }
  return [...picked]
}

/** Copies of the selected rows, with what belongs to them, behind the last of them. */
export function duplicateRows(view: SheetView, range: CellRange, createRow: CreateRow, texts: SheetTexts): Outcome {
  const rows = wholeRows(view, range)
  const last = rows.at(-1)
  if (!last) return {}
  // behind the whole outline of the topmost level among them, so that no copy lands inside of an original
  const level = Math.min(...rows.map(levelOf))
  const lastTop = rows.findLast((row) => levelOf(row) === level) ?? last
  const before = Math.max(view.indexOf(last.id), view.subtreeEnd(view.indexOf(lastTop.id)) - 1)
  const waiting = rows.values()
  const inserts = chain(view.rows[before]?.id ?? null, rows.length, () => {
    const like = waiting.next().value ?? last
    const created = createRow({ level: levelOf(like), like })
    return { ...like, id: created.id }
  })
  const first = visiblePlaceAfter(view, before)
  return {
    batch: batchOf({ inserts }),
    notice: texts.inserted(rows.length),
    selection: selectionOfRange({ top: first, bottom: first + rows.length - 1, left: 0, right: view.columns.length - 1 }),
  }
}

/** Removes the selected rows with what belongs to them; read-only rows stay. */
export function removeRows(view: SheetView, range: CellRange, texts: SheetTexts): Outcome {
  const rows = wholeRows(view, range)
  if (rows.some(({ readOnly }) => readOnly)) return { notice: texts.readOnlySheet, refused: true }
  if (rows.length === 0) return {}
  const place = { row: range.top, column: range.left }
  return {
    batch: batchOf({ removals: rows.map(({ id }) => id) }),
    notice: texts.removed(rows.length),
    selection: { anchor: place, focus: place, active: place },
  }
}
