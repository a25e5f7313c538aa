import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useUi } from '../context.tsx'
import { formatNumber } from '../format/numbers.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorView } from '../feedback/ErrorView.tsx'
import { arrangeColumns, type Column, type RowKey } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { Pager } from '../table/Pager.tsx'
import { useTexts } from '../language.tsx'
import type { UiTexts } from '../texts.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListTools } from './ListTools.tsx'
import type { Filter, ListModel, ListView } from './model.ts'
import { SavedViewChips } from './SavedViewChips.tsx'
import { ViewChips } from './ViewChips.tsx'
import { TextButton } from '../controls/TextButton.tsx'

/** Parts of a list page; only a name, the list and its columns are needed. */
export interface ListPageProps<Row> {
  /** Name of the list for readers. */
  label: string
  /** Key of the column settings, unique in the product: `si-check`. */
  name: string
  /** What it shows; a `ListModel`. */
  list: ListModel<Row>
  /** Stable (declared outside the component or memoised): rows render anew when it changes. */
  columns: readonly Column<Row>[]
  /** One line of conditions; what has no room goes behind 展开. */
  filters?: readonly Filter[]
  /** Chips above the list. */
  views?: readonly ListView[]
  /** Above the filters: counts, notices. */
  head?: ReactNode
  /** Left of the toolbar: the primary action first. */
  actions?: ReactNode
  /** Present: rows can be selected; shown beside the count of the selection. */
  batch?: ReactNode
  /** Right of the toolbar, before refresh: export and the like. */
  tools?: ReactNode
  /** Enter or a double click on a row. */
  onOpen?: (row: Row) => void
  /** E on a row. */
  onEdit?: (row: Row) => void
  /** Why there may be nothing, and the next step. */
  empty?: { title: string; hint?: ReactNode; action?: ReactNode }
  /** Draws table and pages, which it is handed, or the same rows another way, such as on a map. */
  body?: (table: ReactNode) => ReactNode
  /** Shows the row of sums; columns say what stands in it. */
  sums?: boolean
  /** The server counts rows up to here; a greater total shows as `10,000+`. */
  most?: number
}

/** The frame of every list: views, one line of filters, toolbar, table, pages. Fills the height it is given. */
function ListPageView<Row>({
  label,
  name,
  list,
  columns,
  filters,
  views,
  head,
  actions,
  batch,
  tools,
  onOpen,
  onEdit,
  empty,
  body,
  sums,
  most,
}: ListPageProps<Row>) {
  const texts = useTexts()
  const ui = useUi()
  const settings = ui.lists.of(name)
  const { order, hidden } = settings
  const arranged = useMemo(() => arrangeColumns(columns, { order, hidden }), [columns, order, hidden])
  const onToggle = useCallback((key: RowKey) => list.toggle(key), [list])
  const selectable = batch !== undefined
  const count = list.selected.size
  const table = (
    <>
      <DataTable
        label={label}
        columns={arranged}
        rows={list.rows}
        rowKey={(row) => list.rowKey(row)}
        density={ui.display.density}
        status={list.status === 'failed' ? 'ready' : list.status}
        sort={list.sort}
        onSort={(sort) => list.setSort(sort)}
        selection={selectable ? { selected: list.selected, onToggle, onTogglePage: (selected) => list.selectPage(selected) } : undefined}
        onOpen={onOpen}
        onEdit={onEdit}
        message={messageOf(list, empty, texts)}
        sums={sums}
      />
      <Pager
        total={list.total}
        most={most}
        pageIndex={list.pageIndex}
        pageSize={list.pageSize}
        onPage={(page) => list.setPage(page)}
        onPageSize={(size) => list.setPageSize(size)}
      />
    </>
  )
  return (
    <section className="jst-list" aria-label={label}>
      <h1 className="jst-hidden">{label}</h1>
      {head}
      <SavedViewChips name={name} list={list} />
      {views?.length ? <ViewChips views={views} filters={list.filters} onPick={(view) => list.setFilters(view.filters)} /> : null}
      {filters?.length ? (
        <FilterBar
          filters={filters}
          values={list.filters}
          onApply={(values) => list.setFilters(values)}
          onReset={() => list.resetFilters()}
        />
      ) : null}
      <div className="jst-toolbar">
        <div className="jst-toolbar-left">
          {actions}
          {selectable && count > 0 ? (
            <>
              <output className="jst-toolbar-count">{texts.table.selected(formatNumber(count))}</output>
              {batch}
              <TextButton onClick={() => list.clearSelection()}>{texts.table.clearSelection}</TextButton>
            </>
          ) : null}
        </div>
        <div className="jst-toolbar-right">
          {tools}
          <ListTools
            name={name}
            searchPart={list.searchPart}
            columns={columns}
            settings={settings}
            busy={list.status === 'loading' || list.status === 'first'}
            onRefresh={() => list.reload()}
          />
        </div>
      </div>
      {body ? body(table) : table}
    </section>
  )
}

function messageOf<Row>(list: ListModel<Row>, empty: ListPageProps<Row>['empty'], texts: UiTexts): ReactNode {
  if (list.status === 'failed' && list.error) return <ErrorView error={list.error} onRetry={() => list.reload()} />
  if (list.status !== 'ready' || list.rows.length > 0) return undefined
  if (Object.keys(list.filters).length === 0)
    return <EmptyState title={empty?.title ?? texts.table.emptyTitle} hint={empty?.hint} action={empty?.action} />
  const clear = <TextButton onClick={() => list.resetFilters()}>{texts.table.clearFilters}</TextButton>
  return <EmptyState icon="search" title={texts.table.emptyFiltered} hint={texts.table.emptyFilteredHint} action={clear} />
}

/** The frame of every list page: views, filters, tools, table, pages. */
export const ListPage = observer(ListPageView) as typeof ListPageView
