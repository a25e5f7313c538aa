import { reasonOf, type ResolvedColumn } from './columns.ts'
import type { CellValue, SheetRow } from './types.ts'

export const levelOf = (row: SheetRow) => row.level ?? 0

/** Rows and columns as they are seen: an immutable picture, made anew for other rows, columns or folds. */
export class SheetView {
  /** All rows, folded ones too. */
  readonly rows: readonly SheetRow[]
  /** Columns, left to right. */
  readonly columns: readonly ResolvedColumn[]
  /** Rows outside of folded ones. */
  readonly visible: readonly SheetRow[]
  private readonly collapsed: ReadonlySet<string>
  private readonly reasons: WeakMap<SheetRow, ReadonlyMap<string, string>>
  private outline: Outline | undefined
  private places: Map<string, number> | undefined
  private visiblePlaces: Map<string, number> | undefined

  constructor(
    rows: readonly SheetRow[],
    columns: readonly ResolvedColumn[],
    collapsed: ReadonlySet<string>,
    /** The picture before: what it knows of unchanged rows is taken over while the columns are the same. */
    before?: SheetView,
  ) {
    this.rows = rows
    this.columns = columns
    this.collapsed = collapsed
    this.visible = collapsed.size === 0 ? rows : unfolded(rows, collapsed)
    this.reasons = before?.columns === columns ? before.reasons : new WeakMap()
    if (before?.places && sameShape(before.rows, rows)) {
      this.places = before.places
      this.outline = before.outline
    }
  }

  /** Place among all rows; -1 for a row that is not there. */
  indexOf(id: string): number {
    this.places ??= new Map(this.rows.map((row, index) => [row.id, index]))
    return this.places.get(id) ?? -1
  }

  /** Place among the visible rows; -1 for one that is folded away or not there. */
  visibleIndexOf(id: string): number {
    if (this.visible === this.rows) return this.indexOf(id)
    this.visiblePlaces ??= new Map(this.visible.map((row, index) => [row.id, index]))
    return this.visiblePlaces.get(id) ?? -1
  }

  private get shape(): Outline {
    this.outline ??= outlineOf(this.rows)
    return this.outline
  }

  /** Place of a column by its key; -1 for none. */
  columnIndexOf(key: string): number {
    return this.columns.findIndex((column) => column.key === key)
  }

  /** Value at a place; null outside, too. */
  valueAt(row: number, column: number): CellValue {
    const key = this.columns[column]?.key
    return key === undefined ? null : (this.visible[row]?.values[key] ?? null)
  }

  /** Returns true if the cell exists in its kind of row. */
  appliesAt(row: number, column: number): boolean {
    const found = this.visible[row]
    return found !== undefined && this.columns[column]?.applies(found) === true
  }

  /** Index after the last row that belongs to the row at `index`, among all rows. */
  subtreeEnd(index: number): number {
    const level = levelOf(this.rows[index] ?? { id: '', values: {} })
    let end = index + 1
    while (end < this.rows.length && levelOf(this.rows[end] as SheetRow) > level) end++
    return end
  }

  /** The row that the row belongs to; undefined at the top. */
  parentOf(id: string): SheetRow | undefined {
    return this.rows[this.shape.parents[this.indexOf(id)] ?? -1]
  }

  /** `open` or `closed` for a row that has others below it. */
  foldOf(row: SheetRow): 'open' | 'closed' | undefined {
    const next = this.rows[this.indexOf(row.id) + 1]
    if (!next || levelOf(next) <= levelOf(row)) return undefined
    return this.collapsed.has(row.id) ? 'closed' : 'open'
  }

  /** Name of a row: its number, for a deeper one the numbers of its parent and its own: `12`, `12-3`. */
  labelOf(row: SheetRow): string {
    const ordinal = String(this.shape.ordinals[this.indexOf(row.id)] ?? '')
    const parent = levelOf(row) > 0 ? this.parentOf(row.id) : undefined
    return parent ? `${this.labelOf(parent)}-${ordinal}` : ordinal
  }

  /** Why cells of the row are wrong, by column key. */
  reasonsOf(row: SheetRow): ReadonlyMap<string, string> {
    const cached = this.reasons.get(row)
    if (cached) return cached
    const found = new Map<string, string>()
    for (const column of this.columns) {
      const reason = column.applies(row) ? reasonOf(column, row) : undefined
      if (reason !== undefined) found.set(column.key, reason)
    }
    const reasons = found.size === 0 ? noReasons : found
    this.reasons.set(row, reasons)
    return reasons
  }
}

const noReasons: ReadonlyMap<string, string> = new Map()

function unfolded(rows: readonly SheetRow[], collapsed: ReadonlySet<string>): SheetRow[] {
  const visible: SheetRow[] = []
  let hiddenBelow = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const level = levelOf(row)
    if (level > hiddenBelow) continue
    hiddenBelow = collapsed.has(row.id) ? level : Number.POSITIVE_INFINITY
    visible.push(row)
  }
  return visible
}

/** Returns true if two states differ in values only. */
const sameShape = (before: readonly SheetRow[], rows: readonly SheetRow[]) =>
  before.length === rows.length &&
  rows.every((row, at) => row === before[at] || (row.id === before[at]?.id && row.level === before[at].level))

interface Outline {
  /** Number of each row among its siblings, from 1. */
  readonly ordinals: Int32Array
  /** Place of the row that each row belongs to; -1 at the top. */
  readonly parents: Int32Array
}

function outlineOf(rows: readonly SheetRow[]): Outline {
  const ordinals = new Int32Array(rows.length)
  const parents = new Int32Array(rows.length)
  const counts: number[] = []
  /** The last row of each level above the current one. */
  const last: number[] = []
  rows.forEach((row, index) => {
    const level = levelOf(row)
    counts.length = level + 1
    last.length = level
    counts[level] = (counts[level] ?? 0) + 1
    ordinals[index] = counts[level]
    // a level may be left out
    parents[index] = last.findLast((place) => place !== undefined) ?? -1
    last[level] = index
  })
  return { ordinals, parents }
}
