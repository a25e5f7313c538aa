import { memo, type CSSProperties } from 'react'
import { CopyButton } from '../controls/CopyButton.tsx'
import { emptyText } from '../format/dates.ts'
import { useTexts } from '../language.tsx'
import { Checkbox } from './Checkbox.tsx'
import { isActs, type Column, type RowKey } from './columns.ts'

interface BodyRowProps<Row> {
  row: Row
  rowKey: RowKey
  columns: readonly Column<Row>[]
  index: number
  /** Columns that stay in sight. */
  pinned: number
  /** Place among all pages, from 1; undefined: not shown. */
  number: number | undefined
  selectable: boolean
  selected: boolean
  /** The one row of the table that the Tab key reaches. */
  current: boolean
  onToggle: (key: RowKey) => void
}

function BodyRowView<Row>({ row, rowKey, columns, index, pinned, number, selectable, selected, current, onToggle }: BodyRowProps<Row>) {
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
      {number === undefined ? null : <td className="jst-cell-number">{number}</td>}
      {columns.map((column, place) => {
        const content = column.render(row)
        return (
          <td
            key={column.key}
            {...cellProps(column, place, pinned)}
            data-title={column.title}
            data-empty={content === emptyText ? '' : undefined}
            title={column.text?.(row)}
          >
            {column.copy ? (
              <span className="jst-cell-copy">
                <span className="jst-cell-main">{content}</span>
                <CopyButton text={column.copy(row)} />
              </span>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Class and place of a cell, the same for header, body and sums: alignment, the pinned columns, and the acts at the right edge. */
export function cellProps<Row>(column: Column<Row>, place: number, pinned: number): { className?: string; style?: CSSProperties } {
  const isPinned = place < pinned
  const names = [
    isPinned && (place === pinned - 1 ? 'jst-cell-pinned is-last' : 'jst-cell-pinned'),
    isActs(column) && 'jst-cell-acts',
    column.align && column.align !== 'left' && `jst-cell-${column.align}`,
  ].filter(Boolean)
  return {
    ...(names.length ? { className: names.join(' ') } : {}),
    ...(isPinned ? { style: { left: `var(--jst-pin-${place})` } } : {}),
  }
}

/** Rows render only when their own data, columns or selection change. */
export const BodyRow = memo(BodyRowView) as typeof BodyRowView
