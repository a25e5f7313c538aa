import { memo } from 'react'
import type { ResolvedColumn } from '../core/columns.ts'
import type { CellMark, SheetRow } from '../core/types.ts'
import type { SheetTexts } from '../texts.ts'
import type { Geometry } from './geometry.ts'

export interface BodyRowProps {
  row: SheetRow
  index: number
  label: string
  level: number
  fold: 'open' | 'closed' | undefined
  columns: readonly ResolvedColumn[]
  geometry: Geometry
  /** First and last selected column; -1: none. */
  from: number
  to: number
  /** Active column; -1: the active cell is elsewhere. */
  active: number
  activeId: string
  messageId: string
  /** Column with the fill handle; -1: none. */
  handle: number
  reasons: ReadonlyMap<string, string>
  marks: ReadonlyMap<string, CellMark> | undefined
  readOnly: boolean
  texts: SheetTexts
}

/** One row of cells, drawn anew only when something of itself has changed. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { row, index, label, level, fold, columns, geometry, from, texts } = props
  const { rowHeight } = geometry
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`jst-sheet__row jst-sheet__row--level-${Math.min(level, 3)}`}
      style={{ transform: `translateY(${index * rowHeight}px)`, height: rowHeight }}
      data-row={index}
    >
      <div role="rowheader" aria-colindex={1} className={`jst-sheet__gutter${from >= 0 ? ' jst-sheet__gutter--in' : ''}`} data-gutter="">
        {fold && (
          <button
            type="button"
            tabIndex={-1}
            className="jst-sheet__fold"
            data-fold={row.id}
            aria-label={`${fold === 'open' ? texts.collapse : texts.expand} ${texts.rowName(label)}`}
            aria-expanded={fold === 'open'}
          />
        )}
        {label}
      </div>
      {columns.map((column, at) => cellOf(props, column, at))}
    </div>
  )
})

/** Letters from which on a text may be cut off and is shown in full on hover. */
const longText = 12

/** Not a component: two hundred of them would cost more than what they draw. */
function cellOf(props: BodyRowProps, column: ResolvedColumn, at: number) {
  const { row, geometry, from, to, active, handle, reasons, marks, readOnly } = props
  const applies = column.applies(row)
  const mark = marks?.get(column.key)
  const reason = applies ? reasons.get(column.key) : undefined
  const severity = reason === undefined ? mark?.severity : 'error'
  const text = applies ? column.format(row.values[column.key] ?? null) : ''
  const locked = readOnly || !column.editable(row)
  let className = `jst-sheet__cell jst-sheet__cell--${column.align}`
  if (at < geometry.frozen) className += ' jst-sheet__cell--frozen'
  if (!applies) className += ' jst-sheet__cell--none'
  else if (locked && !readOnly) className += ' jst-sheet__cell--locked'
  if (at >= from && at <= to) className += ' jst-sheet__cell--in'
  if (at === active) className += ' jst-sheet__cell--active'
  if (severity) className += ` jst-sheet__cell--${severity}`
  return (
    <div
      key={column.key}
      role="gridcell"
      id={at === active ? props.activeId : undefined}
      aria-colindex={at + 2}
      aria-selected={at >= from && at <= to}
      aria-invalid={severity === 'error' || undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it on gridcell
      aria-readonly={locked || undefined}
      aria-describedby={at === active ? props.messageId : undefined}
      className={className}
      style={at < geometry.frozen ? { left: geometry.lefts[at] } : undefined}
      title={reason ?? mark?.message ?? (text.length > longText ? text : undefined)}
    >
      {text}
      {at === handle && <span className="jst-sheet__handle" data-handle="" />}
    </div>
  )
}
