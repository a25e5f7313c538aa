import { sheetTexts } from '../texts.ts'
import { copyText } from './acts/cells.ts'
import { resolveColumns } from './columns.ts'
import type { SheetColumn, SheetRow } from './types.ts'

/**
 * Rows as a table of strings for an export, headings first: numbers plain, choices by their label. Whoever writes a CSV file of it
 * must still make formulas harmless (`protectedText`); cells of type text in a workbook are safe as they are.
 */
export function toTable(rows: readonly SheetRow[], columns: readonly SheetColumn[], { header = true } = {}): string[][] {
  const resolved = resolveColumns(columns, sheetTexts)
  const lines = rows.map((row) => resolved.map((column) => (column.applies(row) ? copyText(column, row.values[column.key] ?? null) : '')))
  return header ? [columns.map((column) => (column.unit ? `${column.header}(${column.unit})` : column.header)), ...lines] : lines
}
