import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { TextButton } from '../controls/TextButton.tsx'
import { ErrorView, type Failure } from '../feedback/ErrorView.tsx'
import { ScrollTable } from './ScrollTable.tsx'
import { TableHead } from './TableHead.tsx'

/** Fields of a row that read as they are. */
type PlainField<Row> = { [Key in keyof Row]-?: Row[Key] extends string | number | null ? Key : never }[keyof Row]
/** Content of one cell: a field of the row, or an answer about the row. */
export type FactsCell<Row> = PlainField<Row> | ((row: Row, index: number) => ReactNode)
/** The read that the rows come from. */
interface RowsRead {
  readonly data: unknown
  readonly error: Failure | undefined
  readonly reload: () => void
}

interface CellParts<Row> {
  /** Columns in the order of the headings. Those that `numeric` names are aligned at the end. */
  renderCells: readonly FactsCell<Row>[]
  /** For rows with classes or merged cells, in place of `renderCells`: `<th scope="row">` for the name of the row, `<td>` for the others. */
  renderRow: (row: Row, index: number) => ReactNode
}
/** Cells are declared by column, or rendered by row. */
type RowCells<Row> =
  | (Pick<CellParts<Row>, 'renderCells'> & Partial<CellParts<Row>>)
  | (Pick<CellParts<Row>, 'renderRow'> & Partial<CellParts<Row>>)

/** Parts of a small table. */
export type FactsTableProps<Row> = FactsTableParts<Row> & RowCells<Row>
interface FactsTableParts<Row> {
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
  /** Declared column that names the row, from 0; -1: none. */
  nameColumn?: number
  /** Sentence in place of a table without rows. Without it the headings stand alone. */
  none?: ReactNode
  /** Shows the error of the read and a retry; `none` waits for its answer. */
  read?: RowsRead
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

const cellOf = <Row,>(cell: FactsCell<Row>, row: Row, index: number): ReactNode =>
  typeof cell === 'function' ? cell(row, index) : (row[cell] as string | number | null)

function FactsTableView<Row>({
  label,
  titles = [],
  titlesHidden = false,
  rows,
  rowKey,
  renderCells = [],
  nameColumn = 0,
  renderRow,
  none,
  read,
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
  const columnsOfNumbers = typeof numeric === 'boolean' ? [] : numeric
  const failure = read?.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null
  if (rows.length === 0 && none !== undefined)
    return failure ?? (read && read.data === undefined ? null : <p className="jst-muted">{none}</p>)
  const table = (
    <ScrollTable label={label} tall={tall}>
      <table className={numeric === true ? `${look} is-numeric` : look} aria-label={label} aria-busy={busy}>
        {caption ? <caption className="jst-table-caption">{caption}</caption> : null}
        {titles.length > 0 ? <TableHead titles={titles} hidden={titlesHidden} numeric={columnsOfNumbers} /> : null}
        <tbody>
          {rows.slice(0, shownCount).map((row, index) => (
            <tr key={rowKey(row, index)} className={rowClass?.(row)}>
              {renderRow
                ? renderRow(row, index)
                : renderCells.map((cell, at) => {
                    const Tag = at === nameColumn ? 'th' : 'td'
                    const classOfNumber = columnsOfNumbers.includes(at) ? 'jst-right' : undefined
                    return (
                      // oxlint-disable-next-line react/no-array-index-key -- columns stay in their places
                      <Tag key={at} scope={Tag === 'th' ? 'row' : undefined} className={classOfNumber}>
                        {cellOf(cell, row, index)}
                      </Tag>
                    )
                  })}
            </tr>
          ))}
        </tbody>
        {foot ? <tfoot>{foot}</tfoot> : null}
      </table>
    </ScrollTable>
  )
  return (
    <>
      {failure}
      {table}
      {limit && rows.length > shownCount ? (
        <TextButton onClick={() => setShownCount(shownCount + limit.rows)}>{limit.more(rows.length - shownCount)}</TextButton>
      ) : null}
    </>
  )
}

/** A small table of a page, panel or dialog, without paging and sorting; it scrolls sideways where its place is narrow. */
export const FactsTable = observer(FactsTableView) as typeof FactsTableView
