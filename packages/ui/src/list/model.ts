import type { ReactNode } from 'react'
import type { Failure } from '../parts/ErrorView.tsx'
import type { RowKey } from '../table/columns.ts'

/**
 * What a list page shows and asks for. `first`: nothing loaded yet · `loading`: old rows stay, dimmed ·
 * `failed`: the last load failed, `error` says why. Observable; ListStore of the feature kit is one.
 */
export interface ListModel<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly pageIndex: number
  readonly pageSize: number
  /** `Field`, `-Field` or ''. */
  readonly sort: string
  readonly status: 'first' | 'loading' | 'ready' | 'failed'
  readonly error: Failure | undefined
  /** Filter values by name, as they stand in the address; empty ones are absent. */
  readonly filters: Readonly<Record<string, string>>
  readonly selected: ReadonlySet<RowKey>
  /** Filters and sort as an address says them: what a saved view is made of. */
  readonly searchPart: string
  rowKey(row: Row): RowKey
  reload(): void
  setPage(pageIndex: number): void
  setPageSize(pageSize: number): void
  setSort(sort: string): void
  setFilters(filters: Record<string, string>): void
  resetFilters(): void
  /** Takes filters and sort from a `searchPart`. */
  follow(searchPart: string): void
  toggle(key: RowKey): void
  selectPage(selected: boolean): void
  clearSelection(): void
}

interface FilterBase {
  label: string
  /** Pixels with its label; 220 by default. */
  width?: number
}

/** One condition of the filter row. Values are the texts of the address. */
export type Filter =
  | (FilterBase & { kind: 'text'; key: string; placeholder?: string })
  | (FilterBase & { kind: 'choice'; key: string; options: readonly { value: string; label: string }[] })
  | (FilterBase & { kind: 'dates'; fromKey: string; toKey: string })
  | (FilterBase & { kind: 'custom'; key: string; render: (value: string, onChange: (value: string) => void) => ReactNode })

/** A named set of filters shown as a chip above the list. */
export interface ListView {
  key: string
  label: string
  filters: Record<string, string>
  count?: number
}

/** A list as its reader wants to see it again. */
export interface SavedView {
  readonly id: number
  readonly name: string
  readonly search: string
}

/** Where readers keep their views; observable. A refused save or removal rejects with a sentence. */
export interface SavedViews {
  of(list: string): readonly SavedView[]
  /** Without an id: a new one. */
  save(list: string, view: { id?: number; name: string; search: string }): Promise<void>
  remove(id: number): Promise<void>
}

/** Names of the address parameters that a filter owns. */
export const keysOf = (filter: Filter): string[] => (filter.kind === 'dates' ? [filter.fromKey, filter.toKey] : [filter.key])
