import type { ReactNode } from 'react'
import type { ListSettings } from './ListSettings.ts'

/** Key of a row in its list. */
export type RowKey = string | number

/** One column of a list. Widths in pixels. */
export interface Column<Row> {
  /** Unique in the list; settings are kept by it. `acts` has what can be done with a row: it stands last and stays in sight at the right edge. */
  key: string
  /** Heading, with the unit where there is one: 毛重(KGS). */
  title: string
  /** Pixels that it has at least. */
  width: number
  /** Pixels up to which it takes spare room; default: twice `width` for what grows, 1.6 times for what has a `text`, else `width`. */
  max?: number
  /** Numbers stand right. */
  align?: 'left' | 'right' | 'center'
  /** Name of the server's sort field; present: the header sorts. */
  sort?: string
  /** Takes spare room before others do. */
  grow?: boolean
  /** Name of a filter under which every row has the same here: the column hides while it is in force. */
  sameUnder?: string
  /** Not in the table until the user picks it in the column settings; `narrow`: shown without that where its width is left beside the others. */
  hidden?: boolean | 'narrow'
  /** Unit or explanation on hover of the header. */
  hint?: string
  /** Content of the cell; a missing value is `–` (`emptyText`), never blank. */
  render: (row: Row) => ReactNode
  /** Whole text on hover, for cells that may be cut. */
  text?: (row: Row) => string
  /** Text that the copy button of the cell copies. */
  copy?: (row: Row) => string
  /** Content of the cell in the sum row. */
  sum?: (rows: readonly Row[]) => ReactNode
}

/**
 * Columns in the reader's order, without those that say the same in every row under the filters. The first declared column names the row:
 * it is always there, first and pinned; after it come the other pinned ones. What `hidden: 'narrow'` says stays with a column only as long
 * as the reader has not decided about it.
 */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  settings: Pick<ListSettings, 'order' | 'hidden'> & Partial<Pick<ListSettings, 'pinned'>>,
  filters: Readonly<Record<string, string>> = {},
): Column<Row>[] {
  const [first, ...others] = columns
  if (!first) return []
  const rest = others.filter(({ sameUnder }) => sameUnder === undefined || !isOneValue(filters[sameUnder]))
  const isPinned = ({ key }: Column<Row>) => settings.pinned?.includes(key) ?? false
  const visible = rest.flatMap((column) => {
    if (settings.hidden.includes(column.key)) return []
    if (!column.hidden || (column.hidden === 'narrow' && !settings.order.includes(column.key) && !isPinned(column))) return [column]
    const isChosen = settings.order.includes(column.key) || column.hidden === 'narrow'
    return isChosen ? [{ ...column, hidden: false }] : []
  })
  const arranged = inOrder(visible, settings.order)
  const placeOf = (column: Column<Row>) => (isActs(column) ? 2 : isPinned(column) ? 0 : 1)
  return [first, ...arranged.toSorted((one, other) => placeOf(one) - placeOf(other))]
}

/** True for the column of what can be done with a row. */
export const isActs = ({ key }: Pick<Column<never>, 'key'>): boolean => key === 'acts'

/** A filter may hold several values, separated by commas. */
const isOneValue = (value: string | undefined) => Boolean(value) && !value?.includes(',')

/** Every column but the first in the user's order, for the settings panel; columns new since then keep their declared place. */
export function inOrder<Row>(columns: readonly Column<Row>[], order: readonly string[]): Column<Row>[] {
  const declared = new Map(columns.map((column, index) => [column.key, index]))
  const ordered = order.flatMap((key) => columns.filter((column) => column.key === key))
  const result = [...ordered]
  for (const column of columns) {
    if (ordered.includes(column)) continue
    const place = result.findIndex((other) => (declared.get(other.key) ?? 0) > (declared.get(column.key) ?? 0))
    if (place < 0) result.push(column)
    else result.splice(place, 0, column)
  }
  return result
}

/** Keys of the columns as they are shown: arranged by the reader, without those that filters make needless. */
export const shownKeys = <Row>(
  columns: readonly Column<Row>[],
  arrangement: Pick<ListSettings, 'order' | 'hidden' | 'pinned'>,
  filters: Readonly<Record<string, string>>,
): readonly string[] => arrangeColumns(columns, arrangement, filters).map(({ key }) => key)

/** Next sort of a column: ascending, descending, none. `Field` or `-Field` as on the wire. */
export function nextSort(current: string, field: string): string {
  if (current === field) return `-${field}`
  return current === `-${field}` ? '' : field
}
