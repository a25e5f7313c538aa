import { makeAutoObservable } from 'mobx'
import { recall, remember, type SettingsStorage } from '../theme/DisplaySettings.ts'

interface Stored {
  order?: string[]
  hidden?: string[]
  pageSize?: number
  pinned?: string[]
  rowNumbers?: boolean
}

/** Rows per page that people can choose. */
export const pageSizes = [20, 50, 100, 200] as const
const defaultPageSize = 20

/** Column order, hidden columns and page size of one list for one user, kept in local storage. */
export class ListSettings {
  /** Column keys in the reader’s order; empty: as declared. */
  order: string[] = []
  /** Keys of columns that the reader took out. */
  hidden: string[] = []
  /** Keys of columns that stay in sight beside the first one. */
  pinned: string[] = []
  /** Every row begins with its number among all pages. */
  rowNumbers = false
  /** Rows of a page; one of `pageSizes`. */
  pageSize: number = defaultPageSize
  private readonly storage: SettingsStorage | undefined
  private readonly key: string

  constructor(ports: { storage?: SettingsStorage; key: string }) {
    this.storage = ports.storage
    this.key = ports.key
    this.read()
    makeAutoObservable<this, 'storage' | 'key'>(this, { storage: false, key: false })
  }

  /** Kept at once. */
  setPageSize(size: number): void {
    this.pageSize = size
    this.write()
  }

  /** Order and hidden columns anew; kept at once. */
  setColumns(order: string[], hidden: string[]): void {
    this.order = order
    this.hidden = hidden
    this.write()
  }

  /** Keeps a column in sight, or no longer; kept at once. */
  togglePinned(key: string): void {
    this.pinned = this.pinned.includes(key) ? this.pinned.filter((other) => other !== key) : [...this.pinned, key]
    this.write()
  }

  /** Kept at once. */
  setRowNumbers(shown: boolean): void {
    this.rowNumbers = shown
    this.write()
  }

  /** Columns as declared again; the page size stays. */
  resetColumns(): void {
    this.pinned = []
    this.rowNumbers = false
    this.setColumns([], [])
  }

  private read(): void {
    try {
      const stored = JSON.parse(recall(this.storage, this.key) ?? '{}') as Stored
      this.order = strings(stored.order)
      this.hidden = strings(stored.hidden)
      this.pinned = strings(stored.pinned)
      this.rowNumbers = stored.rowNumbers === true
      if (pageSizes.some((size) => size === stored.pageSize)) this.pageSize = stored.pageSize ?? defaultPageSize
    } catch {
      // Unreadable settings of an older version: start from the declared columns.
    }
  }

  private write(): void {
    const { order, hidden, pinned, rowNumbers, pageSize } = this
    const plain = [order, hidden, pinned].every((keys) => keys.length === 0) && !rowNumbers && pageSize === defaultPageSize
    remember(this.storage, this.key, plain ? undefined : JSON.stringify({ order, hidden, pinned, rowNumbers, pageSize }))
  }
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [])

/** Hands out the settings of each list, one object per list and user. */
export class ListSettingsBook {
  private readonly open = new Map<string, ListSettings>()
  private readonly ports: { storage?: SettingsStorage; user: () => string }

  constructor(ports: { storage?: SettingsStorage; user: () => string }) {
    this.ports = ports
  }

  /** Settings of one list by its name; the same object each time for the same user. */
  of(list: string): ListSettings {
    const key = `jst:list:${this.ports.user()}:${list}`
    const known = this.open.get(key)
    if (known) return known
    const settings = new ListSettings({ storage: this.ports.storage, key })
    this.open.set(key, settings)
    return settings
  }
}
