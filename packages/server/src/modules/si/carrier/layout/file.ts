import { writeSheets } from '../../../../kernel/sheet/sheets.ts'
import type { FilledSheet } from './fill.ts'
import { placeOf } from './layout.ts'

/** A filled sheet as the text of a message, a cell a line: people read it before it leaves, and `layoutFile` makes the workbook of it. */
export const layoutBody = ({ sheet, cells }: FilledSheet): string =>
  `{"sheet":${JSON.stringify(sheet)},"cells":[\n${cells.map((cell) => JSON.stringify(cell)).join(',\n')}\n]}`

const widest = 60
/** Workbook of a message. Values are written as text: one that begins with = is not a formula. */
export async function layoutFile(body: string): Promise<Buffer> {
  const { sheet, cells } = JSON.parse(body) as FilledSheet
  const grid: (string | number | null)[][] = []
  const widths: number[] = []
  for (const [name, value] of cells) {
    const { row, column } = placeOf(name)
    while (grid.length <= row) grid.push([])
    const line = grid[row]!
    while (line.length <= column) line.push(null)
    line[column] = value
    while (widths.length <= column) widths.push(10)
    const longest = Math.max(
      ...String(value)
        .split('\n')
        .map((text) => text.length),
    )
    widths[column] = Math.min(widest, Math.max(widths[column]!, longest + 2))
  }
  return writeSheets([{ name: sheet, grid, widths }])
}
