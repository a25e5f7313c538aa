import type { SheetTexts } from '../../texts.ts'
import { batchOf, isEmptyBatch } from '../batch.ts'
import { namesColumn, type ResolvedColumn } from '../columns.ts'
import { selectionOfRange } from '../selection.ts'
import type { ClipboardTable } from '../tsv.ts'
import type { CellChange, CellRange, CellValue, RowInsert, SheetRow } from '../types.ts'
import { levelOf, type SheetView } from '../view.ts'
import { setAll } from './cells.ts'
import type { CreateRow, Outcome } from './outcome.ts'

export interface PasteOptions {
  /** Most rows of one paste. */
  readonly limit: number
  /** Rows that are missing at the end are added; without it such a paste is refused. */
  readonly createRow?: CreateRow | undefined
  readonly texts: SheetTexts
}

/** Column for each pasted cell of a line; undefined for a cell that goes nowhere. */
type Targets = readonly (ResolvedColumn | undefined)[]

/** Columns by a heading line, when at least two cells, and most of those that hold text, name one. */
function targetsOfHeader(columns: readonly ResolvedColumn[], line: readonly string[]): Targets | undefined {
  const targets = line.map((heading) => columns.find((column) => namesColumn(column, heading)))
  const named = targets.filter(Boolean).length
  return named >= 2 && named * 2 > line.filter((text) => text.trim() !== '').length ? targets : undefined
}

/** Lays a table over the sheet from the corner of the selected block on. */
export function pasteTable(view: SheetView, range: CellRange, table: ClipboardTable, options: PasteOptions): Outcome {
  const { limit, texts } = options
  const [firstLine] = table.rows
  if (!firstLine) return { notice: texts.pasteNothing, refused: true }
  const header = table.rows.length > 1 ? targetsOfHeader(view.columns, firstLine) : undefined
  const given = table.count - (header ? 1 : 0)
  if (given > limit) return { notice: texts.tooManyRows(given, limit), refused: true }
  const width = table.rows.reduce((most, line) => Math.max(most, line.length), 0)
  if (table.rows.length === 1 && width === 1) {
    const outcome = view.visible.length > 0 ? setAll(view, range, firstLine[0] ?? '', texts) : undefined
    if (outcome) return outcome
  }
  const lines = header ? table.rows.slice(1) : tiled(table.rows, range, width)
  const targets = header ?? view.columns.slice(range.left, range.left + (lines[0]?.length ?? 0))
  return layDown(view, range, lines, targets, header !== undefined, options)
}

/** Repeats the block when the selection is a multiple of it, as Excel does. */
function tiled(
  rows: readonly (readonly string[])[],
  { top, left, bottom, right }: CellRange,
  width: number,
): readonly (readonly string[])[] {
  const [height, wide] = [bottom - top + 1, right - left + 1]
  const fits = height % rows.length === 0 && wide % width === 0 && (height > rows.length || wide > width)
  const filled = rows.map((row) => Array.from({ length: fits ? wide : width }, (_, at) => row[at % width] ?? ''))
  return fits ? Array.from({ length: height }, (_, at) => filled[at % rows.length] ?? []) : filled
}

function layDown(
  view: SheetView,
  range: CellRange,
  lines: readonly (readonly string[])[],
  targets: Targets,
  byHeader: boolean,
  { createRow, texts }: PasteOptions,
): Outcome {
  const missing = range.top + lines.length - view.visible.length
  if (missing > 0 && !createRow) return { notice: texts.cannotGrow(missing), refused: true }
  const changes: CellChange[] = []
  const inserts: RowInsert[] = []
  let [readOnly, invalid, beyond, written] = [0, 0, 0, 0]
  let last = view.rows.at(-1)
  lines.forEach((line, down) => {
    const existing = view.visible[range.top + down]
    const row = existing ?? newRowAfter(view, last, createRow)
    if (!row) return
    const values: Record<string, CellValue> = {}
    line.forEach((text, right) => {
      const column = targets[right]
      if (!column) beyond += text === '' ? 0 : 1
      else if (!column.editable(row)) readOnly += text === '' ? 0 : 1
      else {
        const parsed = column.parse(text)
        const value = 'value' in parsed ? parsed.value : text
        written++
        if ('error' in parsed || column.validate?.(value, row) !== undefined) invalid++
        if (existing === undefined) values[column.key] = value
        else if (value !== (row.values[column.key] ?? null)) changes.push({ rowId: row.id, key: column.key, value })
      }
    })
    if (existing) return
    const added = { ...row, values: { ...row.values, ...values } }
    inserts.push({ row: added, after: last?.id ?? null })
    last = added
  })
  const detail = texts.pastedDetail({ rowsAdded: inserts.length, readOnly, invalid, beyond, byHeader })
  const notice = texts.pasted(written, detail)
  const batch = batchOf({ changes, inserts })
  const right = byHeader ? view.columns.length - 1 : Math.min(view.columns.length - 1, range.left + targets.length - 1)
  const selection = selectionOfRange({
    top: range.top,
    bottom: range.top + lines.length - 1,
    left: byHeader ? 0 : range.left,
    right,
  })
  return isEmptyBatch(batch) ? { notice, selection } : { batch, notice, selection }
}

function newRowAfter(view: SheetView, last: SheetRow | undefined, createRow: CreateRow | undefined): SheetRow | undefined {
  const like = view.visible.at(-1) ?? last
  const parent = like && levelOf(like) > 0 ? view.parentOf(like.id) : undefined
  return createRow?.({ level: like ? levelOf(like) : 0, ...(like ? { like } : {}), ...(parent ? { parent } : {}) })
}
