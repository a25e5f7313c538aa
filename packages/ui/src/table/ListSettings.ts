import { makeAutoObservable } from 'mobx'
import { recall, remember, type SettingsStorage } from '../theme/DisplaySettings.ts'

/** How a reader has arranged a list. */
export interface ListArrangement {
  /** Column keys in the reader’s order; empty: as declared. */
  readonly order: readonly string[]
  /** Keys of columns that the reader took out. */
  readonly hidden: readonly string[]
  /** Keys of columns that stay in sight beside the first one. */
  readonly pinned: readonly string[]
  /** Every row begins with its number among all pages. */
  readonly rowNumbers: boolean
  /** Rows of a page. */
  readonly pageSize: number
}

/** Rows per page that people can choose. */
export const pageSizes = [20, 50, 100, 200] as const
const defaultPageSize = 20

/** Layout of one list for one user: stored in local storage, and reported to a listener that stores it elsewhere. */
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
  private readonly ports: ListSettingsPorts

  constructor(ports: ListSettingsPorts) {
    this.ports = ports
    this.read()
    makeAutoObservable<this, 'ports'>(this, { ports: false })
  }

  /** All of it, as others keep it. */
  get arrangement(): ListArrangement {
    const { order, hidden, pinned, rowNumbers, pageSize } = this
    return { order, hidden, pinned, rowNumbers, pageSize }
  }

  /** Applies the layout that is stored elsewhere, without a report to the listener. */
  take(stored: Partial<ListArrangement>): void {
    this.adopt(stored)
    this.keep()
  }

  /** Kept at once. */
  setPageSize(size: number): void {
    this.pageSize = size
    this.write()
  }

  /** Replaces order and hidden columns, and stores them at once. */
  setColumns(order: string[], hidden: string[]): void {
    this.order = order
    this.hidden = hidden
    this.write()
  }

  /** Pins or unpins a column, and stores that at once. */
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
      this.adopt(JSON.parse(recall(this.ports.storage, this.ports.key) ?? '{}') as Partial<ListArrangement>)
    } catch {
      // Unreadable settings of an older version: start from the declared columns.
    }
  }

  private adopt(stored: Partial<ListArrangement>): void {
    this.order = strings(stored.order)
    this.hidden = strings(stored.hidden)
    this.pinned = strings(stored.pinned)
    this.rowNumbers = stored.rowNumbers === true
    this.pageSize = pageSizes.find((size) => size === stored.pageSize) ?? defaultPageSize
  }

  private write(): void {
    this.keep()
    this.ports.onChange?.(this.arrangement)
  }

  private keep(): void {
    const { order, hidden, pinned, rowNumbers, pageSize } = this
    const plain = [order, hidden, pinned].every((keys) => keys.length === 0) && !rowNumbers && pageSize === defaultPageSize
    remember(this.ports.storage, this.ports.key, plain ? undefined : JSON.stringify({ order, hidden, pinned, rowNumbers, pageSize }))
  }
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [])

interface ListSettingsPorts {
  storage?: SettingsStorage | undefined
  key: string
  /** The reader changed something. */
  onChange?: (arrangement: ListArrangement) => void
}

/** Hands out the settings of each list, one object per list and user. */
export class AllListSettings {
  /** Told of every change of a list by its name. */
  onChange: ((list: string, arrangement: ListArrangement) => void) | undefined
  private readonly open = new Map<string, ListSettings>()
  private readonly ports: { storage?: SettingsStorage; user: () => string }

  constructor(ports: { storage?: SettingsStorage; user: () => string }) {
    this.ports = ports
  }

  /** Settings of one list by its name; the same object each time for the same user. */
  of(list: string): ListSettings {
    const key = `jst:list:${this.ports.user()}:${list}`
    const cached = this.open.get(key)
    if (cached) return cached
    const settings = new ListSettings({ storage: this.ports.storage, key, onChange: (all) => this.onChange?.(list, all) })
    this.open.set(key, settings)
    return settings
  }
}
