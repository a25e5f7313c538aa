import type { SheetView } from './view.ts'

/** A cell among all rows, folded ones too. */
export interface FoundCell {
  /** `id` of the row, for `goTo`. */
  readonly rowId: string
  /** `key` of the column. */
  readonly key: string
}

const fold = (text: string) => text.normalize('NFKC').toUpperCase()
const most = 10_000

/** Cells whose text holds the wanted one, whatever the case and width of letters, in reading order. */
export function findCells({ rows, columns }: SheetView, wanted: string): FoundCell[] {
  const text = fold(wanted.trim())
  const matches: FoundCell[] = []
  if (text === '') return matches
  for (const row of rows) {
    for (const column of columns) {
      const value = row.values[column.key]
      if (value === null || value === undefined || !column.applies(row)) continue
      if (fold(column.format(value)).includes(text) || fold(String(value)).includes(text)) matches.push({ rowId: row.id, key: column.key })
      if (matches.length >= most) return matches
    }
  }
  return matches
}
