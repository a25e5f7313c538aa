import type { Page } from '@jst/contracts'
import type { Failure, ListModel, ListSettings, RowKey } from '@jst/ui'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failureOf, isCancelled } from '../app/failure.ts'
import { queryOf, readAddress, writeAddress, type FilterKinds, type ListAddress } from './address.ts'

export type ListQuery = Record<string, string | number | boolean>

export interface ListStorePorts<Row> {
  /** One page from the server; `ahead`: an answer that was asked for before the page was shown will do. */
  fetch(query: ListQuery, signal: AbortSignal, ahead: boolean): Promise<Page<Row>>
  rowKey(row: Row): RowKey
  filters: FilterKinds
  defaultSort: string
  /** Search part of the tab's address at the start. */
  search: string
  /** Query for an address without parameters, `?Status=1`: the view that the list opens with and resets to. */
  opensWith?: string
  /** Writes the search part of the tab's address (`?a=b` or ''). */
  mirror(search: string): void
  settings: Pick<ListSettings, 'pageSize' | 'setPageSize'>
  /** The page of `search`, when it is known already. */
  first?: Page<Row> | undefined
  now?: () => number
  /** When the server last told of a change, which a hidden page has not heard. */
  changedAt?: () => number
}

/** On return to a kept tab, rows older than this are renewed quietly (milliseconds). */
const staleAfter = 60_000

/**
 * A list that lives in the address: filters, sort and page come from the tab's search part and are written back to it,
 * so that links, reload and the back key work. A newer request drops the older answer.
 */
export class ListStore<Row> implements ListModel<Row> {
  rows: readonly Row[] = []
  total = 0
  status: ListModel<Row>['status'] = 'first'
  error: Failure | undefined = undefined
  selected: ReadonlySet<RowKey> = new Set()
  private address: ListAddress
  private search: string
  private loadedAt = Number.NEGATIVE_INFINITY
  private askedAt = Number.NEGATIVE_INFINITY
  private request: AbortController | undefined
  private readonly ports: ListStorePorts<Row>

  constructor(ports: ListStorePorts<Row>) {
    this.ports = ports
    this.search = ports.search
    this.address = this.read(ports.search)
    if (ports.first) this.take(ports.first)
    makeAutoObservable<this, 'address' | 'search' | 'loadedAt' | 'askedAt' | 'request' | 'ports' | 'now' | 'read'>(
      this,
      {
        rows: observableRef,
        selected: observableRef,
        address: observableRef,
        error: observableRef,
        search: false,
        loadedAt: false,
        askedAt: false,
        request: false,
        ports: false,
        rowKey: false,
        now: false,
        read: false,
      },
      { autoBind: true },
    )
  }

  get pageIndex(): number {
    return this.address.pageIndex
  }

  get pageSize(): number {
    return this.address.pageSize ?? this.ports.settings.pageSize
  }

  get sort(): string {
    return this.address.sort
  }

  get filters(): Readonly<Record<string, string>> {
    return this.address.filters
  }

  /** Filters and sort as the call takes them, without the page: what an export of the whole result asks for. */
  get question(): ListQuery {
    const query = queryOf(this.address, this.ports.filters, this.pageSize)
    delete query['PageIndex']
    delete query['PageSize']
    return query
  }

  /** The search part of the address: whoever opens a row keeps filters and order. */
  get searchPart(): string {
    return writeAddress(this.address, this.ports.filters, this.ports.defaultSort, '')
  }

  /** Rows of this page that are selected. */
  get selectedRows(): Row[] {
    return this.rows.filter((row) => this.selected.has(this.rowKey(row)))
  }

  rowKey(row: Row): RowKey {
    return this.ports.rowKey(row)
  }

  /** The page is shown: loads at first, follows an address that changed from outside, renews old rows quietly. */
  show(search: string): void {
    const isSameSearch = search === this.search
    if (!isSameSearch) {
      this.search = search
      this.address = this.read(search)
      this.selected = new Set()
    }
    if (!isSameSearch || this.loadedAt === Number.NEGATIVE_INFINITY) void this.load(false, true)
    else if (this.now() - this.loadedAt > staleAfter || this.loadedAt <= (this.ports.changedAt?.() ?? Number.NEGATIVE_INFINITY))
      void this.load(true)
  }

  reload(): void {
    void this.load()
  }

  /** Renews the rows without dimming them, as after a write. */
  refreshQuietly(): void {
    void this.load(true)
  }

  /** The same after an event of the live channel, unless the rows were asked for since it came. */
  renew(since: number): void {
    if (this.askedAt <= since) void this.load(true)
  }

  setPage(pageIndex: number): void {
    this.go({ pageIndex })
  }

  setPageSize(pageSize: number): void {
    this.ports.settings.setPageSize(pageSize)
    this.go({ pageIndex: 1, pageSize: undefined })
  }

  setSort(sort: string): void {
    this.go({ pageIndex: 1, sort })
  }

  /** Replaces the filters; empty values are dropped. */
  setFilters(filters: Record<string, string>): void {
    const given = Object.entries(filters).filter(([key, value]) => value !== '' && key in this.ports.filters)
    this.go({ pageIndex: 1, filters: Object.fromEntries(given) })
  }

  resetFilters(): void {
    this.go({ pageIndex: 1, filters: this.read('').filters, sort: this.ports.defaultSort })
  }

  follow(searchPart: string): void {
    const { filters, sort } = this.read(searchPart)
    this.go({ pageIndex: 1, filters, sort })
  }

  toggle(key: RowKey): void {
    const selected = new Set(this.selected)
    if (!selected.delete(key)) selected.add(key)
    this.selected = selected
  }

  selectPage(selected: boolean): void {
    this.selected = new Set(selected ? this.rows.map((row) => this.rowKey(row)) : [])
  }

  clearSelection(): void {
    this.selected = new Set()
  }

  /** Puts a changed row in the place of the old one, as after a write whose answer brings it along. */
  replaceRow(row: Row): void {
    this.rows = this.rows.map((other) => (this.rowKey(other) === this.rowKey(row) ? row : other))
  }

  private read(search: string): ListAddress {
    return readAddress(search || (this.ports.opensWith ?? ''), this.ports.filters, this.ports.defaultSort)
  }

  private go(change: Partial<ListAddress>): void {
    this.address = { ...this.address, ...change }
    this.selected = new Set()
    this.search = writeAddress(this.address, this.ports.filters, this.ports.defaultSort, this.search)
    this.ports.mirror(this.search)
    void this.load()
  }

  private async load(quiet = false, ahead = false): Promise<void> {
    this.request?.abort()
    const request = new AbortController()
    this.request = request
    this.askedAt = this.now()
    if (!quiet || this.status === 'failed') this.begin()
    try {
      const page = await this.ports.fetch(queryOf(this.address, this.ports.filters, this.ports.settings.pageSize), request.signal, ahead)
      if (this.request === request) runInAction(() => this.take(page))
    } catch (error) {
      if (this.request === request && !isCancelled(error)) runInAction(() => this.fail(error, quiet))
    }
  }

  private begin(): void {
    this.status = this.rows.length > 0 ? 'loading' : 'first'
    this.error = undefined
  }

  private take(page: Page<Row>): void {
    const last = Math.ceil(page.Total / this.pageSize)
    if (page.Rows.length === 0 && last > 0 && this.pageIndex > last) return this.go({ pageIndex: last })
    const keys = new Set(page.Rows.map((row) => this.rowKey(row)))
    this.rows = page.Rows
    this.total = page.Total
    this.selected = new Set([...this.selected].filter((key) => keys.has(key)))
    this.status = 'ready'
    this.loadedAt = this.now()
  }

  private fail(error: unknown, quiet: boolean): void {
    // A quiet renewal that fails leaves the rows that are there.
    if (quiet && this.rows.length > 0) return
    this.status = 'failed'
    this.error = failureOf(error)
  }

  private now(): number {
    return (this.ports.now ?? Date.now)()
  }
}
