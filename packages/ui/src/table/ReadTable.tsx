import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ErrorView, type Failure } from '../feedback/ErrorView.tsx'
import { CellTable, type CellTableProps } from './CellTable.tsx'

/** Parts of a small table whose rows are read. */
export type ReadTableProps<Row> = CellTableProps<Row> & {
  /** The read that the rows come from. */
  read: { readonly data: unknown; readonly error: Failure | undefined; readonly reload: () => void }
  /** Sentence for an answer without rows. */
  none: ReactNode
}

function ReadTableView<Row>({ read, ...table }: ReadTableProps<Row>) {
  return (
    <>
      {read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
      {read.data === undefined ? null : <CellTable {...table} />}
    </>
  )
}

/** A small table of rows that are read: the error with a retry, and the rows of the last answer below. It stands apart, since few small tables need the error view. */
export const ReadTable = observer(ReadTableView) as typeof ReadTableView
