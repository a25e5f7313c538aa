import type { Column } from './columns.ts'
import { cellClass } from './BodyRow.tsx'

/** Bar widths in percent, so that the rows look like text and not like a grid. */
const widths = [72, 58, 64, 80, 48, 68]

/** Grey rows of the real height while the first page loads. */
export function SkeletonRows<Row>({
  columns,
  selectable,
  count = 20,
}: {
  columns: readonly Column<Row>[]
  selectable: boolean
  count?: number
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true" className="jst-skeleton-row">
      {selectable ? <td className="jst-cell-check" /> : null}
      {columns.map((column, place) => (
        <td key={column.key} className={cellClass(column, place)}>
          <span className="jst-skeleton" style={{ width: `${widths[(row + place) % widths.length]}%` }} />
        </td>
      ))}
    </tr>
  ))
}
