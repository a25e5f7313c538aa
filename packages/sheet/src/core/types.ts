/** Value of a cell. Text in a number column is typed text that is no number: it is kept and marked. */
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
  /** Kind of the row (`container`, `line`): columns may belong to some kinds only. */
  readonly kind?: string
  /** No cell of the row may be changed, and the row not removed. */
  readonly readOnly?: boolean
  /** Values by column key; a missing one is empty. */
  readonly values: Readonly<Record<string, CellValue>>
}

/** Result of parsing typed text: a value, or the reason for refusing it. */
export type ParseResult = { readonly value: CellValue } | { readonly error: string }

/** One entry of a choice column. */
export interface Choice {
  /** Value of the cell; typing finds it as well. */
  readonly value: string
  /** Shown instead of the value. */
  readonly label?: string
  /** Other ways to type it. */
  readonly aliases?: readonly string[]
}

/** Kind of the values of a column; decides how texts are read and shown. */
export type ColumnKind = 'text' | 'int' | 'decimal' | 'choice'

/** A column as the consumer gives it; only `key`, `header`, `kind` and `width` are needed. */
export interface SheetColumn {
  /** Key of the column in `SheetRow.values`; unique. */
  readonly key: string
  /** Heading; pasted and imported tables name the column by it. */
  readonly header: string
  /** Shown behind the header and cut off typed numbers: `KGS`, `CBM`, `件`. */
  readonly unit?: string
  /** How texts are read and shown. */
  readonly kind: ColumnKind
  /** Pixels at first; people may change it. */
  readonly width: number
  /** Default: numbers right, the rest left. */
  readonly align?: 'left' | 'right' | 'center'
  /** Cells that people may look at, copy and not change; for all rows or by row. */
  readonly readOnly?: boolean | ((row: SheetRow) => boolean)
  /** Row kinds that have this cell; without it all have. */
  readonly kinds?: readonly string[]
  /** Most decimal places of a `decimal`. Default 3. */
  readonly decimals?: number
  /** Options of a `choice` column. */
  readonly choices?: readonly Choice[]
  /** Alt+Enter makes a new line, and pasted line breaks are kept. Default: of text columns. */
  readonly multiline?: boolean
  /** Text to value; the default goes by `kind`. Must take what `format` and `String` give. Of a `choice`: what names no choice. */
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
  /** `id` of the row. */
  readonly rowId: string
  /** `key` of the column. */
  readonly key: string
  /** The new value; null empties the cell. */
  readonly value: CellValue
}

/** A new row and its place. */
export interface RowInsert {
  /** The new row, with its own `id`. */
  readonly row: SheetRow
  /** Id of the row it comes after, once removals and earlier inserts are done; null: it becomes the first. */
  readonly after: string | null
}

/** One act of a person, to be applied as a whole: removals, then inserts in their order, then changes. */
export interface SheetBatch {
  /** New values; also of rows that the same batch inserts. */
  readonly changes: readonly CellChange[]
  /** New rows, in the order to insert them. */
  readonly inserts: readonly RowInsert[]
  /** Ids of rows that go away; those below them in the outline are listed as well. */
  readonly removals: readonly string[]
}

/** A finding of the consumer's own rules at one cell. */
export interface CellMark {
  /** `error` red, `warning` orange, `info` blue; each with a sign of its own, never by colour alone. */
  readonly severity: 'error' | 'warning' | 'info'
  /** One sentence with the next step; stands in the status line and is read out with the cell. */
  readonly message: string
}

/** Findings by row id and column key. Hand over the same inner map for a row whose findings are unchanged. */
export type SheetMarks = ReadonlyMap<string, ReadonlyMap<string, CellMark>>

/** A cell by its place among the visible rows and the columns, both from 0. */
export interface CellPlace {
  /** Among the visible rows: folded ones are not counted. */
  readonly row: number
  /** Among the columns as they are shown. */
  readonly column: number
}

/** A block of cells, both ends included. */
export interface CellRange {
  /** First row. */
  readonly top: number
  /** First column. */
  readonly left: number
  /** Last row. */
  readonly bottom: number
  /** Last column. */
  readonly right: number
}
