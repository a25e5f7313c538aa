import type { SiRecord } from '@jst/contracts/si'
import { decimalText } from '@jst/contracts/values'
import { quoted } from '../../../../kernel/sheet/sheet-cells.ts'
import { choices, fillLayout } from './fill.ts'
import { cellName, type Layout } from './layout.ts'

/** A cell of the returned sheet that differs from the record. */
export interface ReturnedDifference {
  readonly cell: string
  readonly label: string
  readonly ours: string
  readonly theirs: string
}

const plain = (text: string) =>
  text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
/** Numbers are compared by value: 1,234.500 equals 1234.5. `="0012"` is read as the text 0012. */
const same = (ours: string | number, theirs: string): boolean =>
  typeof ours === 'number'
    ? Number(decimalText(theirs, { places: 6 }) ?? Number.NaN) === ours
    : [plain(ours), quoted(plain(ours))].includes(plain(theirs))

/**
 * Reads a sheet that a carrier filled or corrected by the layout that it was sent in. Answers each cell of the layout whose value is not that of the
 * record, rows of boxes beyond it included. Cells outside of the layout are the carrier's own.
 * @param valueAt text of a cell, rows and columns from 0
 */
export function readReturned(
  layout: Layout,
  record: SiRecord,
  rows: number,
  valueAt: (row: number, column: number) => string,
): ReturnedDifference[] {
  const ours = new Map(fillLayout(layout, record).filled.cells.map(([cell, value]) => [cell, value]))
  const found: ReturnedDifference[] = []
  const look = (row: number, column: number, label: string, name: string) => {
    const cell = cellName(row, column)
    const [ownText, theirs] = [ours.get(cell) ?? '', plain(valueAt(row, column))]
    const isChoice = choices[name]?.some(({ value, zh, en }) => en === ownText && [value, zh, en].includes(theirs)) === true
    if (!isChoice && !same(ownText, theirs) && !(ownText === '' && theirs === ''))
      found.push({ cell, label, ours: String(ownText), theirs })
  }
  for (const { row, column, field } of layout.cells) if (field) look(row, column, field.zh, field.name)
  if (layout.columns.length === 0) return found
  for (let row = layout.tableRow; row < rows || ours.has(cellName(row, layout.columns[0]!.column)); row++)
    for (const { column, field } of layout.columns) look(row, column, field.zh, field.name)
  return found
}
