import type { TableColumn, TableSheet } from './sheets.ts'

/** A column with the value that it has of a row. */
export interface RowColumn<Row> extends TableColumn {
  readonly value: (row: Row) => string | number | null
}

/** A sheet of rows by their columns. The thread that writes it takes plain data: the functions stay here. */
export const rowsSheet = <Row>(name: string, columns: readonly RowColumn<Row>[], rows: readonly Row[]): TableSheet => ({
  name,
  columns: columns.map(({ value: _, ...column }) => column),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
})
