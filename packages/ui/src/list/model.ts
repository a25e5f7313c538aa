import type { ReactNode } from 'react'
import type { Failure } from '../feedback/ErrorView.tsx'
import type { RowKey } from '../table/columns.ts'

/**
 * State and requests of a list page. `first`: nothing loaded yet · `loading`: old rows stay, dimmed ·
 * `failed`: the last load failed, `error` says why. Observable; ListStore of the feature kit is one.
 */
export interface ListModel<Row> {
  /** Rows of this page. */
  readonly rows: readonly Row[]
  /** Rows of all pages. */
  readonly total: number
  /** From 1. */
  readonly pageIndex: number
  /** Rows of a page; one of `pageSizes`. */
  readonly pageSize: number
  /** `Field`, `-Field` or ''. */
  readonly sort: string
  /** Where the last load stands; see above. */
  readonly status: 'first' | 'loading' | 'ready' | 'failed'
  /** Why the last load failed; only while `status` is `failed`. */
  readonly error: Failure | undefined
  /** Filter values by name, as they stand in the address; empty ones are absent. */
  readonly filters: Readonly<Record<string, string>>
  /** Keys of selected rows, also of other pages. */
  readonly selected: ReadonlySet<RowKey>
  /** Filters and sort as an address says them: what a saved view is made of. */
  readonly searchPart: string
  /** Names a row among all pages. */
  rowKey(row: Row): RowKey
  /** Loads this page again; the old rows stay meanwhile. */
  reload(): void
  /** Opens another page, from 1. */
  setPage(pageIndex: number): void
  /** Opens the first page with so many rows, and keeps the choice. */
  setPageSize(pageSize: number): void
  /** `Field`, `-Field` or `` for the list’s own; opens the first page. */
  setSort(sort: string): void
  /** All filters anew; empty values are dropped. Opens the first page. */
  setFilters(filters: Record<string, string>): void
  /** No filters; the sort stays. */
  resetFilters(): void
  /** Takes filters and sort from a `searchPart`. */
  follow(searchPart: string): void
  /** Selects a row, or takes it out of the selection. */
  toggle(key: RowKey): void
  /** Selects all rows of this page, or none of them. */
  selectPage(selected: boolean): void
  /** Nothing is selected any more, on any page. */
  clearSelection(): void
}

interface FilterBase {
  label: string
}

/** One condition of a list; the first `text` is what is searched for. Values are the texts of the address. */
export type Filter =
  | (FilterBase & { kind: 'text'; key: string; placeholder?: string })
  | (FilterBase & { kind: 'choice'; key: string; options: readonly { value: string; label: string }[] })
  | (FilterBase & { kind: 'dates'; fromKey: string; toKey: string })
  | (FilterBase & { kind: 'custom'; key: string; render: (value: string, onChange: (value: string) => void, id: string) => ReactNode })

/** A named set of filters shown as a tab above the list. */
export interface ListView {
  /** Unique among the views. */
  key: string
  /** Words of the tab. */
  label: string
  /** Filter values by name; empty: no filter. */
  filters: Record<string, string>
  /** Rows behind it, shown in the tab; absent: not counted. */
  count?: number
}

/** A list as its reader wants to see it again. */
export interface SavedView {
  /** Given by whoever keeps it. */
  readonly id: number
  /** Unique among the reader’s views of the list. */
  readonly name: string
  /** Filters and sort as `ListModel.searchPart` has them: `?Status=1`. */
  readonly search: string
}

/** Where readers keep their views; observable. A refused save or removal rejects with a sentence. */
export interface SavedViews {
  /** The reader’s views of a list, in their order. */
  of(list: string): readonly SavedView[]
  /** Without an id: a new one. */
  save(list: string, view: { id?: number; name: string; search: string }): Promise<void>
  /** Rejects with a sentence when it is refused. */
  remove(id: number): Promise<void>
}

/** Names of the address parameters that a filter owns. */
export const keysOf = (filter: Filter): string[] => (filter.kind === 'dates' ? [filter.fromKey, filter.toKey] : [filter.key])
