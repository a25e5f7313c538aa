import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useUi } from '../context.tsx'
import { formatNumber } from '../format/numbers.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorView } from '../feedback/ErrorView.tsx'
import { OpenDialogs } from '../feedback/open-dialogs.ts'
import { arrangeColumns, type Column, type RowKey } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { Pager } from '../table/Pager.tsx'
import { useTexts } from '../language.tsx'
import type { UiTexts } from '../texts.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { FilterTools } from './FilterTools.tsx'
import { ListTools } from './ListTools.tsx'
import type { Filter, ListModel, ListView } from './model.ts'
import { isViewActive, ViewTabs } from './ViewTabs.tsx'
import { TextButton } from '../controls/TextButton.tsx'

/** Parts of a list page; only a name, the list and its columns are needed. */
export interface ListPageProps<Row> {
  /** Name of the list for readers. */
  label: string
  /** Key of the column settings, unique in the product: `si-check`. */
  name: string
  /** The list model. */
  list: ListModel<Row>
  /** Stable (declared outside the component or memoised): rows render anew when it changes. */
  columns: readonly Column<Row>[]
  /** The first text is searched for; all others stand behind 筛选. */
  filters?: readonly Filter[]
  /** Tabs of the line above the table. */
  views?: readonly ListView[]
  /** At the beginning of the line: the lists that this one stands beside. */
  siblings?: ReactNode
  /** Above the line: figures, notices. Most lists have none, so that their rows begin high. */
  head?: ReactNode
  /** In the line: the primary action first. */
  actions?: ReactNode
  /** Beside the number of rows: sums over all pages. */
  totals?: ReactNode
  /** Present: rows can be selected; shown beside the count of the selection. */
  batch?: ReactNode
  /** Before refresh: export and the like. */
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

/** The frame of every list: one line with views, search, conditions and acts, then table and pages. Fills the height it is given. */
function ListPageView<Row>({
  label,
  name,
  list,
  columns,
  filters,
  views = [],
  siblings,
  head,
  actions,
  totals,
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
  const { order, hidden, pinned } = settings
  const inForce = list.filters
  const arranged = useMemo(() => arrangeColumns(columns, { order, hidden, pinned }, inForce), [columns, order, hidden, pinned, inForce])
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const onLeftOut = useCallback((keys: readonly string[]) => setLeftOut((last) => (last.join() === keys.join() ? last : keys)), [])
  const onToggle = useCallback((key: RowKey) => list.toggle(key), [list])
  const selectable = batch !== undefined
  // rows that somebody else moves meanwhile leave the list; what was asked about them stays, and so does its outcome
  const [dialogs, setDialogs] = useState(0)
  const opened = useCallback((by: 1 | -1) => setDialogs((count) => count + by), [])
  const count = list.selected.size
  const covered = views.some((view) => isViewActive(view, list.filters))
  const conditions = filters?.length
    ? {
        filters,
        values: list.filters,
        onApply: (values: Record<string, string>) => list.setFilters(values),
        onReset: () => list.resetFilters(),
      }
    : undefined
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
        pinned={1 + arranged.filter(({ key }, place) => place > 0 && pinned.includes(key)).length}
        numberedFrom={settings.rowNumbers ? (list.pageIndex - 1) * list.pageSize : undefined}
        onLeftOut={onLeftOut}
      />
      <Pager
        total={list.total}
        most={most}
        pageIndex={list.pageIndex}
        pageSize={list.pageSize}
        totals={totals}
        onPage={(page) => list.setPage(page)}
        onPageSize={(size) => list.setPageSize(size)}
      />
    </>
  )
  return (
    <section className="jst-list" aria-label={label}>
      <h1 className="jst-hidden">{label}</h1>
      {head}
      <div className="jst-listbar">
        {siblings}
        {selectable && (count > 0 || dialogs > 0) ? (
          <div className="jst-listbar-batch">
            <output className="jst-toolbar-count">{texts.table.selected(formatNumber(count))}</output>
            <OpenDialogs value={opened}>{batch}</OpenDialogs>
            <TextButton onClick={() => list.clearSelection()}>{texts.table.clearSelection}</TextButton>
          </div>
        ) : (
          <ViewTabs name={name} views={views} list={list} />
        )}
        <div className="jst-listbar-right">
          {conditions ? <FilterTools {...conditions} covered={covered} /> : null}
          {actions}
          {tools}
          <ListTools
            name={name}
            searchPart={list.searchPart}
            columns={columns}
            settings={settings}
            leftOut={leftOut}
            busy={list.status === 'loading' || list.status === 'first'}
            onRefresh={() => list.reload()}
          />
        </div>
      </div>
      {conditions && !covered ? <AppliedFilters {...conditions} /> : null}
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

/** The frame of every list page: views, search, tools, table, pages. */
export const ListPage = observer(ListPageView) as typeof ListPageView
