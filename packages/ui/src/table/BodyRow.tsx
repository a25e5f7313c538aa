import { memo } from 'react'
import { CopyButton } from '../controls/CopyButton.tsx'
import { useTexts } from '../language.tsx'
import { Checkbox } from './Checkbox.tsx'
import type { Column, RowKey } from './columns.ts'

interface BodyRowProps<Row> {
  row: Row
  rowKey: RowKey
  columns: readonly Column<Row>[]
  index: number
  selectable: boolean
  selected: boolean
  /** The one row of the table that the Tab key reaches. */
  current: boolean
  onToggle: (key: RowKey) => void
}

function BodyRowView<Row>({ row, rowKey, columns, index, selectable, selected, current, onToggle }: BodyRowProps<Row>) {
  const texts = useTexts()
  return (
    <tr
      data-row={index}
      tabIndex={current ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      className={selected ? 'is-selected' : undefined}
    >
      {selectable ? (
        <td className="jst-cell-check">
          <Checkbox checked={selected} label={texts.table.selectRow} tabIndex={-1} onChange={() => onToggle(rowKey)} />
        </td>
      ) : null}
      {columns.map((column, place) => (
        <td key={column.key} className={cellClass(column, place)} title={column.text?.(row)}>
          {column.copy ? (
            <span className="jst-cell-copy">
              <span className="jst-cell-main">{column.render(row)}</span>
              <CopyButton text={column.copy(row)} />
            </span>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Classes of a cell, the same for header, body and sums: alignment, and the pinned first column. */
export function cellClass<Row>(column: Column<Row>, place: number): string | undefined {
  const names = [place === 0 && 'jst-cell-pinned', column.align && column.align !== 'left' && `jst-cell-${column.align}`].filter(Boolean)
  return names.length ? names.join(' ') : undefined
}

/** Rows render only when their own data, columns or selection change. */
export const BodyRow = memo(BodyRowView) as typeof BodyRowView
