import { readingLimits } from '@jst/contracts/freight-rates'
import { struckIn } from '../../../kernel/sheet/sheet-notes.ts'
import type { ReadSheet } from '../../../kernel/sheet/sheets.ts'

/** Removes separators of cells and rows from the text of a cell. */
const cellText = (cell: string) => cell.replace(/[\t\r\n]+/g, ' ')

/** A sheet as text: tabs between cells, an empty line where rows are empty, and what the file hides. Struck cells hold no longer: they are told alone. */
export function sheetText(sheet: ReadSheet) {
  const { rows, lines, hiddenRows, hiddenColumns, truncated } = sheet
  const struck = struckIn(sheet)
  const hidden = new Set(hiddenRows)
  const out: string[] = []
  const HiddenLines: number[] = []
  let length = 0
  let cut = false
  for (const [at, row] of rows.entries()) {
    if (at > 0 && lines[at]! > lines[at - 1]! + 1) out.push('')
    const away = struck.get(lines[at]!) ?? []
    const line = row
      .map((cell, column) => (away.includes(column) ? '' : cellText(cell)))
      .join('\t')
      .trimEnd()
    length += line.length + 1
    if (length > readingLimits.text) {
      cut = true
      break
    }
    if (hidden.has(lines[at]!)) HiddenLines.push(out.length)
    out.push(line)
  }
  const HiddenColumns = hiddenColumns
    .map((column) => rows.find((row) => (row[column] ?? '') !== '')?.[column] ?? '')
    .filter((name) => name !== '')
  return { Text: out.join('\n'), Truncated: truncated || cut, HiddenLines, HiddenColumns: HiddenColumns.map((name) => name.slice(0, 200)) }
}
