import type { DetailStore } from '@jst/feature-kit'
import { AppLink, cssVariables, DataTable, EmptyState, ErrorView, Panel, type Column } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

interface ReadPanelProps<Row> {
  title: string
  read: DetailStore<{ Rows: Row[] }>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => number
  /** Rows that are asked for: the panel keeps their height from the start. */
  expectedRows: number
  /** The whole list behind the panel. */
  more: string
  empty: string
  emptyHint: string
  onOpen: (row: Row) => void
}

/** A short list on a workbench page, with the way to the whole of it. */
function ReadPanelView<Row>({ title, read, columns, rowKey, expectedRows, more, empty, emptyHint, onOpen }: ReadPanelProps<Row>) {
  const rows = read.data?.Rows ?? []
  const message =
    read.status === 'failed' && read.error ? (
      <ErrorView error={read.error} onRetry={read.reload} />
    ) : read.status === 'ready' && rows.length === 0 ? (
      <EmptyState title={empty} hint={emptyHint} />
    ) : undefined
  return (
    <Panel title={title} extra={<AppLink to={more}>{texts.more}</AppLink>} className="jst-panel-list">
      <div className="jst-panel-rows" style={cssVariables({ '--jst-rows': expectedRows })}>
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          status={read.status === 'first' ? 'first' : 'ready'}
          message={message}
          onOpen={onOpen}
          expectedRows={expectedRows}
        />
      </div>
    </Panel>
  )
}

export const ReadPanel = observer(ReadPanelView) as typeof ReadPanelView
