import type { SiContainer, SiLine } from '@jst/contracts/si/data'
import { round3 } from '../rules/totals.ts'

/** Quantities of one row that go to one draft: packages, kg and m³ with three decimals, never negative. */
export interface AllocationCell {
  /** Whole packages. */
  readonly packages: number
  /** Gross weight in kg, three decimals. */
  readonly weight: number
  /** Volume in m³, three decimals. */
  readonly volume: number
}
export const nothing: AllocationCell = { packages: 0, weight: 0, volume: 0 }

/** A container, or a goods line of one, with what is loaded. */
export interface AllocationRow extends AllocationCell {
  /** Stable over readings of the same order. */
  readonly key: string
  /** Key of the container; all rows of a box carry it. */
  readonly box: string
  /** The box that the row stands for or belongs to. */
  readonly container: SiContainer
  /** Present when the row is a goods line. */
  readonly line?: SiLine
}

/** `box`: a row is a container. `line`: a row is a goods line; a container without lines is a row itself. */
export type AllocationBy = 'box' | 'line'

/** Quantities by row and draft: `cells[row][draft]`. Immutable. */
export interface Allocation {
  /** Rows are containers, or goods lines. */
  readonly by: AllocationBy
  /** Rows to share out. */
  readonly rows: readonly AllocationRow[]
  /** Ids of the drafts, in the order of the columns. */
  readonly draftIds: readonly number[]
  /** `cells[row][draft]`. */
  readonly cells: readonly (readonly AllocationCell[])[]
}

export const measures = ['packages', 'weight', 'volume'] as const
export type Measure = (typeof measures)[number]
/** Smallest parts of a measure in one unit: packages are whole, weights and volumes have three decimals. */
const partsOf: Record<Measure, number> = { packages: 1, weight: 1000, volume: 1000 }
export const toParts = (measure: Measure, value: number) => Math.round(value * partsOf[measure])
export const fromParts = (measure: Measure, parts: number) => parts / partsOf[measure]

/** Keys of containers: their number, else id, else position; each once. */
export function boxKeys(containers: readonly SiContainer[]): string[] {
  const seen = new Map<string, number>()
  return containers.map(({ containerNo, id }, index) => {
    const key = containerNo || (id > 0 ? `#${id}` : `@${index + 1}`)
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === 1 ? key : `${key}~${times}`
  })
}

/** Keys of goods lines in their container: the id, else what they say, counted. */
export function lineKeys(lines: readonly SiLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ id, goods, goodsZh, hsCode, marks }) => {
    const key = id > 0 ? `#${id}` : [goods, goodsZh, hsCode, marks].join('|')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return `${key}~${times}`
  })
}

const amount = ({ packages, weight, volume }: AllocationCell): AllocationCell => ({ packages, weight, volume })

export function rowsOf(containers: readonly SiContainer[], by: AllocationBy): AllocationRow[] {
  const keys = boxKeys(containers)
  return containers.flatMap((container, index): AllocationRow[] => {
    const box = keys[index] ?? ''
    if (by === 'box' || container.lines.length === 0) return [{ key: box, box, container, ...amount(container) }]
    const names = lineKeys(container.lines)
    return container.lines.map((line, position) => ({ key: `${box} ${names[position] ?? ''}`, box, container, line, ...amount(line) }))
  })
}

/** An empty allocation of an order's containers over drafts. */
export function allocationOf(containers: readonly SiContainer[], draftIds: readonly number[], by: AllocationBy = 'box'): Allocation {
  const rows = rowsOf(containers, by)
  return { by, rows, draftIds, cells: rows.map(() => draftIds.map(() => nothing)) }
}

export function sumOf(cells: readonly AllocationCell[]): AllocationCell {
  let [packages, weight, volume] = [0, 0, 0]
  for (const cell of cells) {
    packages += cell.packages
    weight += cell.weight
    volume += cell.volume
  }
  return { packages, weight: round3(weight), volume: round3(volume) }
}

/** Unallocated rest of a row; negative if the drafts have more than is loaded. */
export function restOf(row: AllocationCell, cells: readonly AllocationCell[]): AllocationCell {
  const sum = sumOf(cells)
  return { packages: row.packages - sum.packages, weight: round3(row.weight - sum.weight), volume: round3(row.volume - sum.volume) }
}
/** Rest of every row, in the order of the rows. */
export const allocationRest = ({ rows, cells }: Allocation): AllocationCell[] => rows.map((row, index) => restOf(row, cells[index] ?? []))
/** Totals of every draft, in the order of the drafts. */
export const allocationTotals = ({ draftIds, cells }: Allocation): AllocationCell[] =>
  draftIds.map((_, column) => sumOf(cells.map((row) => row[column] ?? nothing)))
/** The green light: nothing is left over and nothing is given twice. */
export const isAllocated = (allocation: Allocation): boolean =>
  allocationRest(allocation).every((rest) => rest.packages === 0 && rest.weight === 0 && rest.volume === 0)
