import {
  fromParts,
  measures,
  nothing,
  restOf,
  allocationTotals,
  toParts,
  type Allocation,
  type AllocationCell,
  type AllocationRow,
} from './allocation.ts'
import { shareOut } from './share-out.ts'

/** Rows (by key) and drafts that an operation is about; all of them by default. */
export interface Scope {
  /** Only these rows, by key; all by default. */
  rows?: readonly string[]
  /** Only these columns; all by default. */
  draftIds?: readonly number[]
}

const rowIn = (scope: Scope | undefined, { key }: AllocationRow) => scope?.rows?.includes(key) ?? true
const columnsIn = (scope: Scope | undefined, { draftIds }: Allocation) =>
  draftIds.flatMap((id, column) => ((scope?.draftIds?.includes(id) ?? true) ? [column] : []))

function changeRows(
  allocation: Allocation,
  scope: Scope | undefined,
  change: (row: AllocationRow, cells: readonly AllocationCell[]) => AllocationCell[],
): Allocation {
  const cells = allocation.rows.map((row, index) => {
    const before = allocation.cells[index] ?? []
    return rowIn(scope, row) ? change(row, before) : before
  })
  return { ...allocation, cells }
}

/** A row shared out over columns: packages by the weights, weight and volume by the packages that came of it. Exact to the last gram. */
function shared(
  row: AllocationCell,
  cells: readonly AllocationCell[],
  columns: readonly number[],
  weights: readonly number[],
): AllocationCell[] {
  if (columns.length === 0) return [...cells]
  const packages = shareOut(row.packages, weights)
  const byPackages = row.packages > 0 ? packages : weights
  const parts = {
    packages,
    weight: shareOut(toParts('weight', row.weight), byPackages),
    volume: shareOut(toParts('volume', row.volume), byPackages),
  }
  return cells.map((_, column) => {
    const position = columns.indexOf(column)
    if (position < 0) return nothing
    return {
      packages: parts.packages[position] ?? 0,
      weight: fromParts('weight', parts.weight[position] ?? 0),
      volume: fromParts('volume', parts.volume[position] ?? 0),
    }
  })
}

/** Each row in equal parts; weight and volume follow the packages. Drafts outside of the scope get nothing of these rows. */
export function splitEvenly(allocation: Allocation, scope?: Scope): Allocation {
  const columns = columnsIn(scope, allocation)
  return changeRows(allocation, scope, (row, cells) =>
    shared(
      row,
      cells,
      columns,
      columns.map(() => 1),
    ),
  )
}

/**
 * Each row in proportion to `weights`, one per draft, or to what the drafts have in total already (packages, else weight). Negative
 * weights count as 0; when all are 0 the parts are equal.
 */
export function splitInProportion(allocation: Allocation, weights: readonly number[] | 'existing', scope?: Scope): Allocation {
  const columns = columnsIn(scope, allocation)
  const all = weights === 'existing' ? existing(allocation) : weights
  const chosen = columns.map((column) => Math.max(0, all[column] ?? 0))
  return changeRows(allocation, scope, (row, cells) => shared(row, cells, columns, chosen))
}
function existing(allocation: Allocation): number[] {
  const totals = allocationTotals(allocation)
  return totals.some(({ packages }) => packages > 0) ? totals.map(({ packages }) => packages) : totals.map(({ weight }) => weight)
}

/** A whole container, with all its lines, to one draft. */
export function assignBox(allocation: Allocation, box: string, draftId: number): Allocation {
  const rows = allocation.rows.filter((row) => row.box === box).map(({ key }) => key)
  return splitEvenly(allocation, { rows, draftIds: [draftId] })
}
/** A whole row, such as one goods line, to one draft. */
export const assignRow = (allocation: Allocation, key: string, draftId: number): Allocation =>
  splitEvenly(allocation, { rows: [key], draftIds: [draftId] })

/** Takes everything back from the rows and drafts of the scope. */
export function clearAllocation(allocation: Allocation, scope?: Scope): Allocation {
  const columns = new Set(columnsIn(scope, allocation))
  return changeRows(allocation, scope, (_, cells) => cells.map((cell, column) => (columns.has(column) ? nothing : cell)))
}

/** Adds the unallocated rest of each row to one draft. */
export function fillRest(allocation: Allocation, draftId: number, scope?: Scope): Allocation {
  const target = allocation.draftIds.indexOf(draftId)
  return changeRows(allocation, scope, (row, cells) => {
    const others = cells.map((cell, column) => (column === target ? nothing : cell))
    const rest = restOf(row, others)
    return cells.map((cell, column) => (column === target ? limited(rest, row) : cell))
  })
}

const limited = (cell: AllocationCell, row: AllocationCell): AllocationCell => ({
  packages: Math.min(row.packages, Math.max(0, Math.round(cell.packages))),
  weight: Math.min(row.weight, Math.max(0, cell.weight)),
  volume: Math.min(row.volume, Math.max(0, cell.volume)),
})

/**
 * Types into one cell. No value goes below 0 or above what the other drafts leave. Typing packages alone takes weight and volume along in
 * proportion; the last package takes their whole rest.
 */
export function setCell(allocation: Allocation, key: string, draftId: number, patch: Partial<AllocationCell>): Allocation {
  const target = allocation.draftIds.indexOf(draftId)
  if (target < 0) return allocation
  return changeRows(allocation, { rows: [key] }, (row, cells) => {
    const room = limited(
      restOf(
        row,
        cells.map((cell, column) => (column === target ? nothing : cell)),
      ),
      row,
    )
    const onlyPackages = patch.packages !== undefined && patch.weight === undefined && patch.volume === undefined
    const wanted = onlyPackages ? inProportion(row, room, patch.packages ?? 0) : { ...(cells[target] ?? nothing), ...patch }
    const cell = Object.fromEntries(
      measures.map((measure) => {
        const value = Number.isFinite(wanted[measure]) ? wanted[measure] : 0
        return [measure, fromParts(measure, Math.min(toParts(measure, room[measure]), Math.max(0, toParts(measure, value))))]
      }),
    ) as unknown as AllocationCell
    return cells.map((old, column) => (column === target ? cell : old))
  })
}

function inProportion(row: AllocationCell, room: AllocationCell, packages: number): AllocationCell {
  if (packages >= room.packages) return room
  const share = row.packages > 0 ? packages / row.packages : 0
  return { packages, weight: row.weight * share, volume: row.volume * share }
}
