/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions -- the ARIA grid pattern on a native table: its rows take the focus and the keys */
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { cssVariables } from '../cssVariables.ts'
import { useTexts } from '../language.tsx'
import { rowHeights, type Density } from '../theme/DisplaySettings.ts'
import { BodyRow, cellProps } from './BodyRow.tsx'
import type { Column, RowKey } from './columns.ts'
import { HeaderRow } from './HeaderRow.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { useRoom } from './useRoom.ts'
import { useRowKeys } from './useRowKeys.ts'
import { fittingColumns, shareWidth } from './widths.ts'

/** A table of rows of one fixed height (see `DataTable`). */
export interface DataTableProps<Row> {
  /** Name of the table for readers. */
  label: string
  /** Left to right; the first one is pinned and names the row. Those with `hidden: 'narrow'` are there where their width is left. */
  columns: readonly Column<Row>[]
  /** Rows of this page. */
  rows: readonly Row[]
  /** Names a row among all pages. */
  rowKey: (row: Row) => RowKey
  /** Height of the rows. Default standard (36 pixels). */
  density?: Density
  /** `first` shows skeleton rows of the real height; `loading` dims the rows that are there. */
  status?: 'first' | 'loading' | 'ready'
  /** `Field`, `-Field` or `` for none. */
  sort?: string
  /** A heading was pressed: the next sort of its column. */
  onSort?: (sort: string) => void
  /** Present: rows can be selected. */
  selection?: { selected: ReadonlySet<RowKey>; onToggle: (key: RowKey) => void; onTogglePage: (selected: boolean) => void }
  /** Enter or a double click on a row. */
  onOpen?: (row: Row) => void
  /** E on a row. */
  onEdit?: (row: Row) => void
  /** Shown in the body instead of rows: empty state or error. */
  message?: ReactNode
  /** A row of sums under the body; columns say what stands in it. */
  sums?: boolean
  /** Columns that stay in sight while the rest scrolls, from the left. Default 1. */
  pinned?: number
  /** Present: every row begins with its number; this is the one before the first row. */
  numberedFrom?: number | undefined
  /** Told of the keys of columns for which there is no room, when they change. Stable. */
  onLeftOut?: (keys: readonly string[]) => void
  /** Rows that are expected, for the skeleton. */
  expectedRows?: number
}

const ignoreSort = () => undefined
const checkWidth = 36
const numberWidth = 48

/**
 * A dense table with a pinned first column and header, rows of one fixed height and full keyboard use.
 * It fills the height it is given and scrolls inside, so that nothing on the page moves while rows come and go.
 */
export function DataTable<Row>({
  label,
  columns: arranged,
  rows,
  rowKey,
  density = 'standard',
  status = 'ready',
  sort = '',
  onSort = ignoreSort,
  selection,
  onOpen,
  onEdit,
  message,
  sums = false,
  pinned = 1,
  numberedFrom,
  onLeftOut,
  expectedRows,
}: DataTableProps<Row>) {
  const texts = useTexts()
  const at = (act?: (row: Row) => void) => act && ((index: number) => rows[index] !== undefined && act(rows[index]))
  const keys = useRowKeys({
    count: rows.length,
    onOpen: at(onOpen),
    onEdit: at(onEdit),
    onToggle: at(selection && ((row) => selection.onToggle(rowKey(row)))),
  })
  const toggle = selection?.onToggle
  const onToggle = useCallback((key: RowKey) => toggle?.(key), [toggle])
  const selectedHere = selection ? rows.filter((row) => selection.selected.has(rowKey(row))).length : 0
  const narrow = [selection, numberedFrom !== undefined].filter(Boolean).length
  const before = (selection ? checkWidth : 0) + (numberedFrom === undefined ? 0 : numberWidth)
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRoom(scroller)
  // until the room is known, before the first paint, the table has what it has everywhere
  const columns = useMemo(() => fittingColumns(arranged, (room ?? 0) - before), [arranged, room, before])
  useEffect(() => {
    if (room !== undefined) onLeftOut?.(arranged.filter((column) => !columns.includes(column)).map(({ key }) => key))
  }, [arranged, columns, room, onLeftOut])
  const least = columns.reduce((sum, column) => sum + column.width, before)
  const widths = room === undefined ? undefined : shareWidth(columns, room - before)
  const stuck = pinnedEdges(columns.slice(0, pinned), widths, before)
  const showMessage = message !== undefined && message !== null
  // rows take the focus; a wide table without them is scrolled by the arrow keys only if it takes the focus itself, and so until its room is known
  const bare = (showMessage || rows.length === 0) && (room === undefined || room < least)

  return (
    <div
      ref={scroller}
      className={status === 'loading' ? 'jst-table is-loading' : 'jst-table'}
      {...(bare ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
      style={cssVariables({ '--jst-row': `${rowHeights[density]}px`, '--jst-check': selection ? `${checkWidth}px` : '0px', ...stuck })}
    >
      <div className="jst-table-bar" role="presentation" />
      <table
        role="grid"
        aria-label={label}
        aria-busy={status !== 'ready'}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selection ? true : undefined}
        style={{ minWidth: least }}
      >
        <colgroup>
          {selection ? <col style={{ width: checkWidth }} /> : null}
          {numberedFrom === undefined ? null : <col style={{ width: numberWidth }} />}
          {columns.map((column, place) => (
            <col key={column.key} style={place === columns.length - 1 ? undefined : { width: widths?.[place] ?? column.width }} />
          ))}
        </colgroup>
        <thead>
          <HeaderRow
            columns={columns}
            pinned={pinned}
            numbered={numberedFrom !== undefined}
            sort={sort}
            onSort={onSort}
            selection={
              selection && {
                all: rows.length > 0 && selectedHere === rows.length,
                some: selectedHere > 0 && selectedHere < rows.length,
                onToggle: () => selection.onTogglePage(selectedHere < rows.length),
              }
            }
          />
        </thead>
        <tbody onFocus={keys.onFocus} onKeyDown={keys.onKeyDown}>
          {status === 'first' && !showMessage ? (
            <SkeletonRows columns={columns} pinned={pinned} before={narrow} count={expectedRows} />
          ) : null}
          {showMessage
            ? null
            : rows.map((row, index) => {
                const key = rowKey(row)
                return (
                  <BodyRow
                    key={key}
                    row={row}
                    rowKey={key}
                    columns={columns}
                    index={index}
                    pinned={pinned}
                    number={numberedFrom === undefined ? undefined : numberedFrom + index + 1}
                    selectable={Boolean(selection)}
                    selected={selection?.selected.has(key) ?? false}
                    current={index === keys.current}
                    onToggle={onToggle}
                  />
                )
              })}
        </tbody>
        {sums && rows.length > 0 && !showMessage ? (
          <tfoot>
            <tr>
              {selection ? <td className="jst-cell-check" /> : null}
              {numberedFrom === undefined ? null : <td className="jst-cell-number" />}
              {columns.map((column, place) => (
                <td key={column.key} {...cellProps(column, place, pinned)}>
                  {column.sum?.(rows) ?? (place === 0 ? texts.table.sum : null)}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
      {showMessage ? <div className="jst-table-message">{message}</div> : null}
    </div>
  )
}

/** Left edges of the pinned columns, for `cellProps`. */
function pinnedEdges(columns: readonly { width: number }[], widths: readonly number[] | undefined, before: number): Record<string, string> {
  let edge = before
  return Object.fromEntries(
    columns.map((column, place) => {
      const entry = [`--jst-pin-${place}`, `${edge}px`]
      edge += widths?.[place] ?? column.width
      return entry
    }),
  )
}
