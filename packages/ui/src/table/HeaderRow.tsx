import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../language.tsx'
import { cellProps } from './BodyRow.tsx'
import { Checkbox } from './Checkbox.tsx'
import { nextSort, type Column } from './columns.ts'

interface HeaderRowProps<Row> {
  columns: readonly Column<Row>[]
  /** Columns that stay in sight. */
  pinned: number
  /** Rows begin with their number. */
  numbered: boolean
  sort: string
  onSort: (sort: string) => void
  selection?: { all: boolean; some: boolean; onToggle: () => void }
}

export function HeaderRow<Row>({ columns, pinned, numbered, sort, onSort, selection }: HeaderRowProps<Row>) {
  const texts = useTexts()
  return (
    <tr aria-rowindex={1}>
      {selection ? (
        <th className="jst-cell-check" scope="col">
          <Checkbox checked={selection.all} mixed={selection.some} label={texts.table.selectAll} onChange={selection.onToggle} />
        </th>
      ) : null}
      {numbered ? (
        <th className="jst-cell-number" scope="col" title={texts.table.rowNumber}>
          #
        </th>
      ) : null}
      {columns.map((column, place) => (
        <th
          key={column.key}
          scope="col"
          {...cellProps(column, place, pinned)}
          title={column.hint}
          aria-sort={column.sort ? sortWord(sort, column.sort) : undefined}
        >
          {column.sort ? <SortButton title={column.title} field={column.sort} sort={sort} onSort={onSort} /> : column.title}
        </th>
      ))}
    </tr>
  )
}

const sortWord = (sort: string, field: string) => (sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none')

function SortButton({ title, field, sort, onSort }: { title: string; field: string; sort: string; onSort: (sort: string) => void }) {
  const state = sortWord(sort, field)
  return (
    <button type="button" className={`jst-sort is-${state}`} onClick={() => onSort(nextSort(sort, field))}>
      {title}
      <Icon name={state === 'descending' ? 'down' : 'up'} size={12} />
    </button>
  )
}
