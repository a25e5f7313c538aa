import { commercialType, type SiContainer } from '@jst/contracts/si'
import { emptyContainer, normalizeContainerNo } from '@jst/si-drafts/rules'

/** Columns of the container grid, left to right, in which pasted cells are laid down. */
export const gridColumns = ['containerNo', 'sealNo', 'type', 'packageKind', 'packages', 'weight', 'volume'] as const
export type GridColumn = (typeof gridColumns)[number]

/** A typed or pasted cell as the value of its column: numbers without thousands separators, container numbers without blanks. */
export function cellValue(column: GridColumn, text: string): string | number {
  const trimmed = text.trim()
  if (column === 'packages' || column === 'weight' || column === 'volume') {
    const number = Number(trimmed.replaceAll(',', ''))
    return Number.isFinite(number) ? number : 0
  }
  if (column === 'containerNo') return normalizeContainerNo(trimmed)
  if (column === 'type') return commercialType(trimmed) ?? trimmed.toUpperCase()
  return trimmed.toUpperCase()
}

/** Lays a block copied from a spreadsheet over the containers from a cell on; rows that are missing are added. */
export function pasteBlock(containers: readonly SiContainer[], row: number, column: GridColumn, block: string): SiContainer[] {
  const rows = block.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const first = gridColumns.indexOf(column)
  const result = [...containers]
  rows.forEach((line, down) => {
    const cells = line.split('\t')
    const patch = Object.fromEntries(
      cells.flatMap((text, right) =>
        gridColumns[first + right] ? [[gridColumns[first + right], cellValue(gridColumns[first + right] as GridColumn, text)]] : [],
      ),
    )
    result[row + down] = { ...(result[row + down] ?? emptyContainer()), ...patch }
  })
  return result
}
