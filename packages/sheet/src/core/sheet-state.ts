import { Announcer } from './announcer.ts'
import { sheetTexts, type SheetTexts } from '../texts.ts'
import type { Outcome } from './acts/outcome.ts'
import { editOf } from './acts/edit.ts'
import { invertBatch, isEmptyBatch } from './batch.ts'
import { editTextOf, resolveColumns, type ResolvedColumn } from './columns.ts'
import { SheetHistory } from './history.ts'
import { demandColumns, type Editing, type EditorPort, type SheetOptions } from './model-options.ts'
import { clampPlace, followRows, rangeOf, selectionOf, type SheetSelection } from './selection.ts'
import type { CellPlace, CellRange, SheetBatch, SheetColumn, SheetMarks, SheetRow } from './types.ts'
import { SheetView } from './view.ts'

/** Rows as they were handed in, what is selected, what is under edit, undo. It never changes rows: it emits batches and waits for `setRows`. */
export class SheetState extends Announcer {
  /** Every text, with those that were replaced. */
  readonly texts: SheetTexts
  /** Options as they were given; later columns, marks and the read-only switch are in the fields of those names. */
  readonly options: SheetOptions
  private onChange: SheetOptions['onChange']
  /** Rows and columns as they are seen. */
  view: SheetView
  /** Findings as they were handed in last. */
  marks: SheetMarks
  /** True while nothing can be changed. */
  readOnly: boolean
  /** The cell under edit, if there is one. */
  editing: Editing | undefined
  /** The place to bring into view, and a number that rises with each wish. */
  reveal: { readonly place: CellPlace; readonly turn: number } | undefined
  /** Rows that PageUp and PageDown go by. */
  pageSize = 20
  private collapsed: ReadonlySet<string> = new Set()
  private given: readonly SheetColumn[]
  private columns: readonly ResolvedColumn[]
  private selected: SheetSelection = selectionOf({ row: 0, column: 0 })
  /** The selection is meant for the rows to come: places are kept as they are. */
  private holdPlaces = false
  private readonly past = new SheetHistory()
  private port: EditorPort | undefined
  private clamped: { from: SheetSelection; view: SheetView; selection: SheetSelection } | undefined

  constructor(options: SheetOptions) {
    super()
    demandColumns(options)
    this.options = options
    this.onChange = options.onChange
    this.texts = { ...sheetTexts, ...options.texts }
    this.given = options.columns
    this.columns = resolveColumns(options.columns, this.texts)
    this.marks = options.marks ?? new Map()
    this.readOnly = options.readOnly ?? false
    this.view = new SheetView(options.rows ?? [], this.columns, this.collapsed)
  }

  /** Hands changes to another function from now on. */
  setOnChange(onChange: SheetOptions['onChange']): void {
    this.onChange = onChange
  }

  /** The same data set, changed: selection and undo stay. Unchanged rows must be the same objects. */
  setRows(rows: readonly SheetRow[]): void {
    if (rows === this.view.rows) return
    this.show(rows, this.columns)
  }

  /** Another data set: selection, folds, undo and an edit under way are dropped (`flush` keeps the edit). */
  load(rows: readonly SheetRow[]): void {
    this.collapsed = new Set()
    this.past.clear()
    this.endEdit()
    this.notice = undefined
    this.holdPlaces = true
    this.selected = selectionOf({ row: 0, column: 0 })
    this.reveal = { place: { row: 0, column: 0 }, turn: (this.reveal?.turn ?? 0) + 1 }
    this.show(rows, this.columns)
  }

  /** Other columns; selection and undo stay. */
  setColumns(columns: readonly SheetColumn[]): void {
    if (columns === this.given) return
    this.given = columns
    this.columns = resolveColumns(columns, this.texts)
    this.show(this.view.rows, this.columns)
  }

  /** Other findings; rows with the same inner map are not drawn again. */
  setMarks(marks: SheetMarks): void {
    if (marks === this.marks) return
    this.marks = marks
    this.changed()
  }

  /** Switches editing off or on; an edit under way is dropped. */
  setReadOnly(readOnly: boolean): void {
    if (readOnly === this.readOnly) return
    this.readOnly = readOnly
    if (readOnly) this.endEdit()
    this.changed()
  }

  private show(rows: readonly SheetRow[], columns: readonly ResolvedColumn[]): void {
    const before = this.view
    this.view = new SheetView(rows, columns, this.collapsed, before)
    if (this.holdPlaces) this.holdPlaces = false
    else this.selected = followRows(this.selected, before, this.view)
    if (this.editing && this.view.visibleIndexOf(this.editing.rowId) < 0) this.endEdit()
    this.changed()
  }

  // ── selection ────────────────────────────────────────────────────────────

  /** Current selection, always inside the sheet. */
  get selection(): SheetSelection {
    const { selected, view, clamped } = this
    if (clamped?.from === selected && clamped.view === view) return clamped.selection
    const { anchor, focus, active } = selected
    const selection = { anchor: clampPlace(view, anchor), focus: clampPlace(view, focus), active: clampPlace(view, active) }
    this.clamped = { from: selected, view, selection }
    return selection
  }

  /** The selected block. */
  get range(): CellRange {
    return rangeOf(this.selection)
  }

  /** Row of the active cell; undefined in an empty sheet. */
  get activeRow(): SheetRow | undefined {
    return this.view.visible[this.selection.active.row]
  }

  /** Column of the active cell; undefined when there are no columns. */
  get activeColumn(): ResolvedColumn | undefined {
    return this.view.columns[this.selection.active.column]
  }

  /** Selects; an edit under way is committed first. `reveal` is brought into view. */
  select(selection: SheetSelection, reveal?: CellPlace): void {
    this.flush()
    this.moved()
    this.selected = selection
    if (reveal) this.wishToSee(clampPlace(this.view, reveal))
    this.changed()
  }

  /** Brings a cell into view, selects it and puts the cursor there; folded rows above it open. False when there is none. */
  goTo(rowId: string, key: string): boolean {
    const column = this.view.columnIndexOf(key)
    if (column < 0 || this.view.indexOf(rowId) < 0) return false
    const folded = new Set(this.collapsed)
    for (let row = this.view.parentOf(rowId); row; row = this.view.parentOf(row.id)) folded.delete(row.id)
    this.setCollapsed(folded)
    const place = { row: this.view.visibleIndexOf(rowId), column }
    this.select(selectionOf(place), place)
    this.port?.focus()
    return true
  }

  private wishToSee(place: CellPlace): void {
    this.reveal = { place, turn: (this.reveal?.turn ?? 0) + 1 }
  }

  /** Folds exactly these rows, by id. */
  setCollapsed(collapsed: ReadonlySet<string>): void {
    if (collapsed.size === this.collapsed.size && [...collapsed].every((id) => this.collapsed.has(id))) return
    this.flush()
    this.collapsed = collapsed
    this.show(this.view.rows, this.columns)
  }

  /** Folds or unfolds a row; without `open` the other way than it is. */
  toggle(rowId: string, open = this.collapsed.has(rowId)): void {
    const collapsed = new Set(this.collapsed)
    if (open) collapsed.delete(rowId)
    else collapsed.add(rowId)
    this.setCollapsed(collapsed)
  }

  // ── editing ──────────────────────────────────────────────────────────────

  /** The input over the active cell registers itself; the returned function takes it back. */
  attach(port: EditorPort): () => void {
    this.port = port
    return () => {
      if (this.port === port) this.port = undefined
    }
  }

  /** Puts the cursor into the sheet. */
  focus(): void {
    this.port?.focus()
  }

  /** True if the active cell may be changed. */
  get canEdit(): boolean {
    const { activeRow, activeColumn } = this
    return !this.readOnly && activeRow !== undefined && activeColumn?.editable(activeRow) === true
  }

  /** Text that an edit of the active cell begins with. */
  get activeText(): string {
    return this.activeRow && this.activeColumn ? editTextOf(this.activeColumn, this.activeRow) : ''
  }

  /** Opens the active cell. False when it may not be changed; of a read-only sheet that is said. */
  beginEdit(mode: Editing['mode']): boolean {
    const { activeRow, activeColumn, editing } = this
    if (!this.canEdit || !activeRow || !activeColumn) {
      if (this.readOnly) this.tell(this.texts.readOnlySheet, 'error')
      return false
    }
    if (editing?.mode === mode) return true
    this.editing = { mode, rowId: activeRow.id, key: activeColumn.key }
    this.wishToSee(this.selection.active)
    this.changed()
    return true
  }

  /** Drops what is being typed; the value stays. */
  cancelEdit(): void {
    if (this.endEdit()) this.changed()
  }

  /** Takes over what is being typed, as leaving the cell does. */
  flush(): void {
    if (this.editing && this.port) this.commit(this.port.text())
  }

  /** Ends the edit with a text: the parsed value, or the text itself with the reason why it cannot be parsed. */
  commit(text: string): void {
    const edit = this.editing && editOf(this.view, this.editing, text)
    this.endEdit()
    if (edit?.reason !== undefined) this.tell(edit.reason, 'error')
    if (edit && !edit.same) this.emit(edit.batch)
    this.changed()
  }

  /** The text of the cell under edit has changed. */
  typed(text: string): void {
    const edit = this.options.onTyping && this.editing && editOf(this.view, this.editing, text)
    if (edit) this.options.onTyping?.(edit.batch)
  }

  private endEdit(): boolean {
    if (!this.editing) return false
    this.editing = undefined
    this.options.onTyping?.(undefined)
    return true
  }

  /** Carries out what an act came to, unless the sheet is read only. */
  protected perform(act: () => Outcome): boolean {
    this.flush()
    const outcome: Outcome = this.readOnly ? { notice: this.texts.readOnlySheet, refused: true } : act()
    const { batch, selection, notice, refused } = outcome
    if (batch && !isEmptyBatch(batch)) this.emit(batch, selection)
    else if (selection) this.selected = selection
    if (notice !== undefined) this.tell(notice, refused ? 'error' : 'info')
    if (selection) this.wishToSee(clampPlace(this.view, selection.active))
    this.changed()
    return refused !== true
  }

  private emit(batch: SheetBatch, after: SheetSelection = this.selected): void {
    const before = this.selected
    if (!this.options.history) this.past.record({ batch, inverse: invertBatch(this.view.rows, batch), before, after })
    this.hand(batch, after === before ? undefined : after)
  }

  private hand(batch: SheetBatch, selection: SheetSelection | undefined): void {
    if (selection) {
      this.selected = selection
      this.holdPlaces = true
    }
    this.onChange?.(batch)
  }

  /** Takes the last act back; says when there is none. At most 200 are kept. */
  undo(): void {
    this.travel('undo')
  }

  /** Does the act that was undone last once more; says when there is none. */
  redo(): void {
    this.travel('redo')
  }

  private travel(way: 'undo' | 'redo'): void {
    const { texts, options } = this
    if (this.readOnly) return this.tell(texts.readOnlySheet, 'error')
    this.flush()
    if (options.history) return options.history[way]()
    const step = this.past[way]()
    if (!step) return this.tell(way === 'undo' ? texts.nothingToUndo : texts.nothingToRedo, 'info')
    const selection = way === 'undo' ? step.before : step.after
    this.wishToSee(selection.active)
    this.hand(way === 'undo' ? step.inverse : step.batch, selection)
    this.tell(way === 'undo' ? texts.undone : texts.redone, 'info')
  }
}
