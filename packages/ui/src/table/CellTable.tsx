import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FactsTable, type FactsTableProps } from './FactsTable.tsx'

/** Fields of a row that read as they are. */
type PlainField<Row> = { [Key in keyof Row]-?: Row[Key] extends string | number | null ? Key : never }[keyof Row]
/** Content of one cell: a field of the row, or an answer about the row. */
export type TableCellOf<Row> = PlainField<Row> | ((row: Row, index: number) => ReactNode)

/** Parts of a small table whose cells are declared by column. */
export interface CellTableProps<Row> extends Omit<FactsTableProps<Row>, 'renderRow'> {
  /** Columns in the order of the headings. Those that `numeric` names are aligned at the end. */
  renderCells: readonly TableCellOf<Row>[]
  /** Column that names the row, from 0; -1: none. */
  nameColumn?: number
  /** Sentence in place of a table without rows. Without it the headings stand alone. */
  none?: ReactNode
}

function CellTableView<Row>({ renderCells, nameColumn = 0, none, ...table }: CellTableProps<Row>) {
  const { rows, numeric } = table
  if (rows.length === 0 && none !== undefined) return <p className="jst-muted">{none}</p>
  const renderRow = (row: Row, index: number) =>
    renderCells.map((cell, at) => {
      const Tag = at === nameColumn ? 'th' : 'td'
      const isNumber = typeof numeric === 'object' && numeric.includes(at)
      return (
        // oxlint-disable-next-line react/no-array-index-key -- columns stay in their places
        <Tag key={at} scope={Tag === 'th' ? 'row' : undefined} className={isNumber ? 'jst-right' : undefined}>
          {typeof cell === 'function' ? cell(row, index) : (row[cell] as string | number | null)}
        </Tag>
      )
    })
  return <FactsTable {...table} renderRow={renderRow} />
}

/** A small table with one cell a column. Rows with classes or merged cells are rendered by `FactsTable`. */
export const CellTable = observer(CellTableView) as typeof CellTableView
