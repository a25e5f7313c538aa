import { clearCells, copyTable, fillOnwards, fillTo, setAll } from './acts/cells.ts'
import type { CreateRow, Outcome } from './acts/outcome.ts'
import { pasteTable } from './acts/paste.ts'
import { duplicateRows, insertRows, removeRows, type RowPlace } from './acts/rows.ts'
import { findCells, type FoundCell } from './find.ts'
import { clampPlace, cycle, edgeOf, fillTarget, isSingle, neighbour, selectionOf, selectionOfRange, type Direction } from './selection.ts'
import { SheetState } from './sheet-state.ts'
import { formatTsv, parseTsv } from './tsv.ts'
import { columnTotals, selectionStats, type ColumnTotal, type SelectionStats } from './totals.ts'
import type { CellPlace } from './types.ts'
import { levelOf, type SheetView } from './view.ts'

const defaultPasteLimit = 5_000

/** One sheet with everything that people do in it, framework-free. Every act is one batch and one step of undo. */
export class SheetModel extends SheetState {
  /** Column that Enter comes back to after cells were filled in with Tab. */
  private tabFrom: number | undefined
  private widths: ReadonlyMap<string, number> = new Map()
  private totalled: { view: SheetView; totals: ReadonlyMap<string, ColumnTotal> } | undefined
  private counted: { view: SheetView; range: string; stats: SelectionStats } | undefined

  // ── moving ───────────────────────────────────────────────────────────────

  /** One step, or to the edge of the data; `extend` moves the far corner of the selection instead. */
  move(direction: Direction, { extend = false, toEdge = false, distance = 1 } = {}): void {
    const { view, selection } = this
    this.tabFrom = undefined
    const from = extend ? selection.focus : selection.active
    const to = toEdge ? edgeOf(view, from, direction) : neighbour(view, from, direction, distance)
    this.moveTo(to, extend)
  }

  /** Selects one cell and brings it into view; `extend` moves the far corner of the selection instead. */
  moveTo(place: CellPlace, extend = false): void {
    this.select(extend ? { ...this.selection, focus: place } : selectionOf(place), place)
  }

  /** After Enter: down, back to the column where Tab began; in a block round and round. */
  enter(back = false): void {
    const { view, selection, range } = this
    if (!isSingle(selection)) return this.activate(cycle(range, selection.active, 'down', back))
    const { row } = selection.active
    const column = this.tabFrom ?? selection.active.column
    this.tabFrom = undefined
    this.moveTo(neighbour(view, { row, column }, back ? 'up' : 'down'))
  }

  /** After Tab: the next cell that the row has, line by line. False at the end, where the focus may leave the sheet. */
  tab(back = false): boolean {
    const { view, selection, range } = this
    if (!isSingle(selection)) {
      this.activate(cycle(range, selection.active, 'right', back))
      return true
    }
    const next = this.nextCell(selection.active, back ? -1 : 1)
    if (!next) return false
    const from = this.tabFrom ?? selection.active.column
    this.moveTo(next)
    this.tabFrom = next.row === selection.active.row && !back ? from : undefined
    return view.visible.length > 0
  }

  private nextCell({ row, column }: CellPlace, step: 1 | -1): CellPlace | undefined {
    const { view } = this
    const width = view.columns.length
    const cells = view.visible.length * width
    for (let at = row * width + column + step; at >= 0 && at < cells; at += step) {
      const place = { row: Math.floor(at / width), column: at % width }
      if (view.appliesAt(place.row, place.column)) return place
    }
    return undefined
  }

  private activate(active: CellPlace): void {
    this.select({ ...this.selection, active }, active)
  }

  /** Selects all visible cells; the active one stays. */
  selectAll(): void {
    const { view, selection } = this
    this.select(selectionOfRange({ top: 0, left: 0, bottom: view.visible.length - 1, right: view.columns.length - 1 }, selection.active))
  }

  /** Whole rows; `extend` from the row where the selection began. */
  selectRow(row: number, extend = false): void {
    const from = extend ? this.selection.anchor.row : row
    const anchor = { row: from, column: 0 }
    this.select({ anchor, focus: { row, column: this.view.columns.length - 1 }, active: anchor })
  }

  /** A whole column by its index; `extend` from the column where the selection began. */
  selectColumn(column: number, extend = false): void {
    const from = extend ? this.selection.anchor.column : column
    const anchor = { row: 0, column: from }
    this.select({ anchor, focus: { row: this.view.visible.length - 1, column }, active: anchor })
  }

  // ── blocks ───────────────────────────────────────────────────────────────

  /** The selected cells as tab-separated text; text that looks like a formula is made harmless. */
  copy(): string {
    this.flush()
    const table = copyTable(this.view, this.range)
    this.tell(this.texts.copied(table.reduce((sum, row) => sum + row.length, 0)))
    return formatTsv(table)
  }

  /** `copy` and `clear` in one; the text goes to the clipboard. */
  cut(): string {
    const text = this.copy()
    this.clear()
    return text
  }

  /** Lays tab-separated text over the sheet from the selection on. False, with a notice, when nothing was done. */
  paste(text: string): boolean {
    const { view, range, texts, options } = this
    const limit = options.pasteLimit ?? defaultPasteLimit
    return this.perform(() => {
      if (text === '') return { notice: texts.pasteNothing, refused: true }
      // one more for a heading line
      return pasteTable(view, range, parseTsv(text, limit + 1), { limit, createRow: options.createRow, texts })
    })
  }

  /** Empties the selected cells that may be changed. */
  clear(): void {
    this.perform(() => clearCells(this.view, this.range, this.texts))
  }

  /** The same text into every selected cell. */
  setAll(text: string): void {
    this.perform(() => setAll(this.view, this.range, text, this.texts))
  }

  /** The first row of the selection into the others; of a single row, the row above. */
  fillDown(): void {
    this.perform(() => fillOnwards(this.view, this.range, 'down', this.texts))
  }

  /** The first column of the selection into the others; of a single column, the one left of it. */
  fillRight(): void {
    this.perform(() => fillOnwards(this.view, this.range, 'right', this.texts))
  }

  /** Repeats the selected block up to a place below or to the right of it. */
  fillTo(place: CellPlace): void {
    const source = this.range
    const target = fillTarget(source, clampPlace(this.view, place))
    if (target !== source) this.perform(() => fillTo(this.view, source, target, this.texts))
  }

  // ── rows ─────────────────────────────────────────────────────────────────

  /** True if all cells of the selected rows are selected. */
  get wholeRows(): boolean {
    const { range, view } = this
    return view.visible.length > 0 && range.left === 0 && range.right === view.columns.length - 1
  }

  /** True if rows can be added: not read-only, and `createRow` is given. */
  get canAddRows(): boolean {
    return !this.readOnly && this.options.createRow !== undefined
  }

  /** True if the active row may get detail rows. */
  get canAddChild(): boolean {
    return this.canAddRows && this.activeRow !== undefined && levelOf(this.activeRow) < (this.options.maxLevel ?? 0)
  }

  /** As many rows as are selected: `above`, `below` (default), or one `child` row of the active one. Does nothing without `createRow`. */
  insertRows(place: RowPlace = 'below'): void {
    const { activeRow } = this
    if (place === 'child') {
      if (!this.canAddChild || !activeRow) return
      this.toggle(activeRow.id, true)
    }
    this.withNewRows((createRow) => insertRows(this.view, this.range, place, createRow, this.texts))
  }

  /** Copies the selected rows with all below them, behind the selection. Does nothing without `createRow`. */
  duplicateRows(): void {
    this.withNewRows((createRow) => duplicateRows(this.view, this.range, createRow, this.texts))
  }

  /** Removes the selected rows with all below them; refused, and said, when one is read-only. Does nothing without `createRow`. */
  removeRows(): void {
    // a sheet whose rows cannot be made anew keeps them
    this.withNewRows(() => removeRows(this.view, this.range, this.texts))
  }

  private withNewRows(act: (createRow: CreateRow) => Outcome): void {
    const { createRow } = this.options
    if (createRow) this.perform(() => act(createRow))
  }

  // ── figures ──────────────────────────────────────────────────────────────

  /** Sums of the footer, by column key. */
  get totals(): ReadonlyMap<string, ColumnTotal> {
    if (this.totalled?.view !== this.view) this.totalled = { view: this.view, totals: columnTotals(this.view) }
    return this.totalled.totals
  }

  /** Count and sum of the selected cells. */
  get stats(): SelectionStats {
    const { view, range } = this
    const key = `${range.top} ${range.left} ${range.bottom} ${range.right}`
    if (this.counted?.view !== view || this.counted.range !== key) this.counted = { view, range: key, stats: selectionStats(view, range) }
    return this.counted.stats
  }

  /** Cells that hold the text, whatever its case and width, folded rows too; at most 10,000. */
  find(text: string): FoundCell[] {
    return findCells(this.view, text)
  }

  /** Width of a column in pixels. */
  widthOf(key: string): number {
    return this.widths.get(key) ?? this.view.columns[this.view.columnIndexOf(key)]?.width ?? 0
  }

  /** Kept between 40 and 800 pixels. */
  setWidth(key: string, width: number): void {
    const limited = Math.round(Math.min(800, Math.max(40, width)))
    this.widths = new Map(this.widths).set(key, limited)
    this.options.onResize?.(key, limited)
    this.changed()
  }
}
