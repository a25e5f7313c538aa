import { catalogueOf, fieldOfHeading, type CatalogueField } from '@jst/contracts/si'
import { texts } from './texts.ts'

/** Cells that a layout may use, and lines that it may have. */
const layoutLimits = { columns: 60, rows: 500, lines: 200 } as const

/** A cell with the field of the record that it holds, or with a fixed text. */
interface LayoutCell {
  readonly row: number
  readonly column: number
  readonly field?: CatalogueField
  readonly text?: string
}
/** A column of the table of boxes; a row is a box, or a goods line where the table has columns of goods lines. */
interface LayoutColumn {
  readonly column: number
  readonly of: 'container' | 'line'
  readonly field: CatalogueField
}
/** Sheet of a carrier as data: cells by field, and the table of boxes from a row on. Rows and columns count from 0. */
export interface Layout {
  readonly sheet: string
  readonly cells: readonly LayoutCell[]
  readonly tableRow: number
  readonly columns: readonly LayoutColumn[]
}

/** Letters of a column. */
const columnName = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26)
export const cellName = (row: number, column: number): string => `${columnName(column)}${row + 1}`
const columnNo = (letters: string) => Array.from(letters).reduce((no, letter) => no * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Row and column of a cell by its name. */
export function placeOf(cell: string): { readonly row: number; readonly column: number } {
  const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
  return { row: Number(digits) - 1, column: columnNo(letters) }
}

const assignment = /^(箱表\s*)?([A-Z]{1,2})([1-9]\d{0,3})\s*[=＝]\s*(\S.*)$/
const sheetLine = /^工作表\s*[=＝](.+)$/
const badSheet = /[:\\/?*[\]]/
const fieldCell = (entity: 'record' | 'container' | 'line', name: string) => {
  const field = catalogueOf(entity).find(({ zh, wire }) => zh === name || wire === name) ?? fieldOfHeading(entity, name)
  return field?.by === 'user' && !field.key && field.name !== 'carried' ? field : undefined
}

/** A layout that was read, or the first problem of its text, with its line. */
export type ParsedLayout = { readonly layout: Layout; readonly problem?: never } | { readonly problem: string; readonly layout?: never }

/** Reads the text of a layout. */
export function parseLayout(text: string): ParsedLayout {
  const lines = text.split('\n').map((line) => line.trim())
  if (lines.length > layoutLimits.lines) return { problem: texts.long(layoutLimits.lines) }
  let sheet: string = texts.defaultSheet
  const cells: LayoutCell[] = []
  const columns: LayoutColumn[] = []
  let tableRow = -1
  const used = new Set<string>()
  for (const [at, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue
    const wrong = (problem: string) => ({ problem: texts.line(at + 1, problem) })
    const name = sheetLine.exec(line)?.[1]?.trim()
    if (name !== undefined) {
      if (name === '' || name.length > 31 || badSheet.test(name)) return wrong(texts.sheetName)
      sheet = name
      continue
    }
    const [, table, letters = '', digits = '', said = ''] = assignment.exec(line) ?? []
    if (letters === '') return wrong(texts.form)
    const [row, column] = [Number(digits) - 1, columnNo(letters)]
    const cell = cellName(row, column)
    if (row >= layoutLimits.rows || column >= layoutLimits.columns)
      return wrong(texts.far(columnName(layoutLimits.columns - 1), layoutLimits.rows))
    if (used.has(cell)) return wrong(texts.twice(cell))
    used.add(cell)
    if (table !== undefined) {
      const box = fieldCell('container', said)
      const field = box ?? fieldCell('line', said)
      if (!field) return wrong(texts.unknown(said))
      if (tableRow >= 0 && tableRow !== row) return wrong(texts.rows)
      tableRow = row
      columns.push({ column, of: box ? 'container' : 'line', field })
      continue
    }
    const [, fixed] = /^["“](.*)["”]$/.exec(said) ?? []
    const field = fixed === undefined ? fieldCell('record', said) : undefined
    if (fixed === undefined && !field) return wrong(texts.unknown(said))
    cells.push({ row, column, ...(field ? { field } : { text: fixed ?? '' }) })
  }
  if (columns.length + cells.filter(({ field }) => field).length === 0) return { problem: texts.empty }
  const below = cells.find(({ row, column }) => tableRow >= 0 && row >= tableRow && columns.some((one) => one.column === column))
  if (below) return { problem: texts.inTable(cellName(below.row, below.column)) }
  return { layout: { sheet, cells, tableRow, columns } }
}
