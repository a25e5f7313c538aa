import type { Column } from './columns.ts'
import { cellProps } from './BodyRow.tsx'

/** Bar widths in percent, so that the rows look like text and not like a grid. */
const widths = [72, 58, 64, 80, 48, 68]

/** Grey rows of the real height while the first page loads. */
export function SkeletonRows<Row>({
  columns,
  pinned,
  before,
  count = 20,
}: {
  columns: readonly Column<Row>[]
  pinned: number
  /** Narrow cells before the columns: the box of the selection, the number. */
  before: number
  count?: number
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true" className="jst-skeleton-row">
      {Array.from({ length: before }, (_, place) => (
        <td key={place} />
      ))}
      {columns.map((column, place) => (
        <td key={column.key} {...cellProps(column, place, pinned)}>
          <span className="jst-skeleton" style={{ width: `${widths[(row + place) % widths.length]}%` }} />
        </td>
      ))}
    </tr>
  ))
}
