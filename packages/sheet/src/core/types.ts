/** What a cell holds. Text in a number column is something that was typed and is no number: it is kept and marked. */
export type CellValue = string | number | null

/**
 * One row, immutable: a change makes a new object and leaves the others as they are, so that only changed rows are drawn again.
 * A row with a deeper `level` belongs to the nearest row above with a smaller one (an outline, as in Excel).
 */
export interface SheetRow {
  /** Stable and unique within the sheet. */
  readonly id: string
  /** Depth in the outline, from 0. Default 0. */
  readonly level?: number
  /** What the row is (`container`, `line`): columns may belong to some kinds only. */
  readonly kind?: string
  readonly readOnly?: boolean
  /** Values by column key; a missing one is empty. */
  readonly values: Readonly<Record<string, CellValue>>
}

/** What a typed text comes to: a value, or why it cannot be read. */
export type ParseResult = { readonly value: CellValue } | { readonly error: string }

/** One entry of a choice column. */
export interface Choice {
  readonly value: string
  /** Shown instead of the value. */
  readonly label?: string
  /** Other ways to type it. */
  readonly aliases?: readonly string[]
}

/** What a column holds, and so how its texts are read and shown. */
export type ColumnKind = 'text' | 'int' | 'decimal' | 'choice'

/** A column as the consumer gives it; only `key`, `header`, `kind` and `width` are needed. */
export interface SheetColumn {
  readonly key: string
  readonly header: string
  /** Shown behind the header and cut off typed numbers: `KGS`, `CBM`, `件`. */
  readonly unit?: string
  readonly kind: ColumnKind
  /** Pixels at first; people may change it. */
  readonly width: number
  readonly align?: 'left' | 'right' | 'center'
  readonly readOnly?: boolean | ((row: SheetRow) => boolean)
  /** Row kinds that have this cell; without it all have. */
  readonly kinds?: readonly string[]
  /** Most decimal places of a `decimal`. Default 3. */
  readonly decimals?: number
  readonly choices?: readonly Choice[]
  /** Alt+Enter makes a new line, and pasted line breaks are kept. Default: of text columns. */
  readonly multiline?: boolean
  /** Text to value; the default goes by `kind`. Must take what `format` and `String` give. */
  parse?(text: string): ParseResult
  /** Value to shown text; the default goes by `kind`. */
  format?(value: CellValue): string
  /** Why a value that could be read is still wrong; undefined when it is not. */
  validate?(value: CellValue, row: SheetRow): string | undefined
  /** A sum in the footer: `true` over rows of level 0, or the kind of the rows to add up. */
  readonly sum?: boolean | string
  /** Other headings by which pasted and imported tables name this column. */
  readonly aliases?: readonly string[]
  /** An imported line without it is rejected. */
  readonly required?: boolean
  /** In imported tables an empty cell means the one above (merged cells). */
  readonly carryDown?: boolean
}

/** A new value of one cell. */
export interface CellChange {
  readonly rowId: string
  readonly key: string
  readonly value: CellValue
}

/** A new row and its place. */
export interface RowInsert {
  readonly row: SheetRow
  /** Id of the row it comes after, once removals and earlier inserts are done; null: it becomes the first. */
  readonly after: string | null
}

/** One act of a person, to be applied as a whole: removals, then inserts in their order, then changes. */
export interface SheetBatch {
  readonly changes: readonly CellChange[]
  readonly inserts: readonly RowInsert[]
  readonly removals: readonly string[]
}

/** A finding of the consumer's own rules at one cell. */
export interface CellMark {
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
}

/** Findings by row id and column key. Hand over the same inner map for a row whose findings are unchanged. */
export type SheetMarks = ReadonlyMap<string, ReadonlyMap<string, CellMark>>

/** A cell by its place among the visible rows and the columns, both from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** A block of cells, both ends included. */
export interface CellRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}
