import { plainText } from '@jst/contracts/values'
import { cellName } from './cells.ts'
import { isField, readHeading, type Heading } from './headings.ts'
import type { FileNotes } from './notes.ts'
import type { RowCell } from './row.ts'
import { why } from './texts.ts'
import { titles } from './vocabulary.ts'

/** Values with their names in cells above a table: `箱号: MSKU6011672`, or the name in one cell and the value in the next one. */
export function labelledCells(sheet: string, rows: readonly (readonly string[])[], above: readonly number[], notes: FileNotes): RowCell[] {
  const found: RowCell[] = []
  for (const row of above) {
    const cells = rows[row] ?? []
    for (let at = 0; at < cells.length; at += 1) {
      const text = cells[at] ?? ''
      if (text.trim() === '') continue
      const [, name = text, value = ''] = /^([^:：]{1,40})[:：]\s*(.*)$/su.exec(text.trim()) ?? []
      const heading = fieldHeading(name, at)
      if (!heading) {
        if (!titles.test(plainText(text))) notes.unread.push({ sheet, cell: cellName(row, at), text: text.trim(), why: why.outside })
        continue
      }
      if (value.trim() !== '') {
        found.push({ heading, text: value, row, continues: false })
        continue
      }
      const next = cells.findIndex((cell, place) => place > at && cell.trim() !== '')
      if (next < 0 || fieldHeading((cells[next] ?? '').replace(/[:：]\s*$/, ''), next)) continue
      found.push({ heading: { ...heading, at: next }, text: cells[next]!, row, continues: false })
      at = next
    }
  }
  return found
}

function fieldHeading(name: string, at: number): Heading | undefined {
  const read = readHeading(name, at)
  return read !== undefined && isField(read) ? read : undefined
}
