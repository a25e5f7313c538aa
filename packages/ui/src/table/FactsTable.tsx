import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { TextButton } from '../controls/TextButton.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { TableHead } from './TableHead.tsx'

/** Parts of a small table. */
export interface FactsTableProps<Row> {
  /** Name of the table for readers. */
  label: string
  /** Headings; '' is an empty corner. Without them the table has no head. */
  titles?: readonly ReactNode[]
  /** Headings for screen readers alone. */
  titlesHidden?: boolean
  /** All rows; there are no pages. */
  rows: readonly Row[]
  /** Names a row among the others. */
  rowKey: (row: Row, index: number) => string | number
  /** Cells of a row: `<th scope="row">` for its name, `<td>` for the others. */
  renderRow: (row: Row, index: number) => ReactNode
  /** Class of a row, such as `jst-group-row` of one that heads others. */
  rowClass?: (row: Row) => string | undefined
  /** Rows that are drawn at first, and the words of the button that draws as many more. */
  limit?: { readonly rows: number; readonly more: (count: number) => string }
  /** Rows are being read. */
  busy?: boolean
  /** Sentence above the rows, when the label says too little. */
  caption?: ReactNode
  /** Class in place of that of plain tables. */
  look?: string
  /** Its place scrolls it up and down. */
  tall?: boolean
  /** Rows of sums. */
  foot?: ReactNode
  /** Numbers, aligned at the end: all columns but the first, or the named ones, from 0. Cells of named ones carry the class `jst-right`. */
  numeric?: boolean | readonly number[]
}

function FactsTableView<Row>({
  label,
  titles = [],
  titlesHidden = false,
  rows,
  rowKey,
  renderRow,
  rowClass,
  limit,
  busy,
  caption,
  look = 'jst-plain-table',
  tall = false,
  foot,
  numeric = false,
}: FactsTableProps<Row>) {
  const [shownCount, setShownCount] = useState(limit?.rows ?? Infinity)
  const table = (
    <ScrollTable label={label} tall={tall}>
      <table className={numeric === true ? `${look} is-numeric` : look} aria-label={label} aria-busy={busy}>
        {caption ? <caption className="jst-table-caption">{caption}</caption> : null}
        {titles.length > 0 ? (
          <TableHead titles={titles} hidden={titlesHidden} numeric={typeof numeric === 'boolean' ? [] : numeric} />
        ) : null}
        <tbody>
          {rows.slice(0, shownCount).map((row, index) => (
            <tr key={rowKey(row, index)} className={rowClass?.(row)}>
              {renderRow(row, index)}
            </tr>
          ))}
        </tbody>
        {foot ? <tfoot>{foot}</tfoot> : null}
      </table>
    </ScrollTable>
  )
  if (!limit || rows.length <= shownCount) return table
  return (
    <>
      {table}
      <TextButton onClick={() => setShownCount(shownCount + limit.rows)}>{limit.more(rows.length - shownCount)}</TextButton>
    </>
  )
}

/** A small table of a page, panel or dialog, without paging and sorting; it scrolls sideways where its place is narrow. */
export const FactsTable = observer(FactsTableView) as typeof FactsTableView
