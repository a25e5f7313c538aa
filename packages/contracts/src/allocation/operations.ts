import { allocationTotals, nothingOf, type Allocation, type AllocationRow } from './allocation.ts'
import { amountsBy, fromParts, restOf, toParts, type Amounts, type Measure } from './boxes.ts'
import { shareOut } from './share-out.ts'

/** Rows (by key) and documents that an operation is about; all of them by default. */
export interface Scope {
  /** Only these rows, by key; all by default. */
  rows?: readonly string[]
  /** Only these columns; all by default. */
  draftIds?: readonly number[]
}

const columnsIn = (scope: Scope | undefined, draftIds: readonly number[]) =>
  draftIds.flatMap((id, column) => ((scope?.draftIds?.includes(id) ?? true) ? [column] : []))

function changeRows<M extends string, B, L>(
  allocation: Allocation<M, B, L>,
  scope: Scope | undefined,
  change: (row: AllocationRow<M, B, L>, cells: readonly Amounts<M>[]) => readonly Amounts<M>[],
): Allocation<M, B, L> {
  const cells = allocation.rows.map((row, index) => {
    const before = allocation.cells[index] ?? []
    return (scope?.rows?.includes(row.key) ?? true) ? change(row, before) : before
  })
  return { ...allocation, cells }
}

/** A row shared out over columns: the leading measure by the weights, the others by what came of it. Exact to the smallest part. */
function shared<M extends string>(
  [lead, ...others]: readonly [Measure<M>, ...Measure<M>[]],
  row: Amounts<M>,
  cells: readonly Amounts<M>[],
  columns: readonly number[],
  weights: readonly number[],
): readonly Amounts<M>[] {
  if (columns.length === 0) return cells
  const leading = shareOut(toParts(lead, row[lead.key]), weights)
  const byLeading = row[lead.key] > 0 ? leading : weights
  const parts = new Map<string, readonly number[]>([
    [lead.key, leading],
    ...others.map((measure) => [measure.key, shareOut(toParts(measure, row[measure.key]), byLeading)] as const),
  ])
  const measures = [lead, ...others]
  return cells.map((_, column) => {
    const position = columns.indexOf(column)
    return amountsBy(measures, (measure) => (position < 0 ? 0 : fromParts(measure, parts.get(measure.key)![position]!)))
  })
}

/** Each row in equal parts; the other measures follow the leading one. Documents outside of the scope get nothing of these rows. */
export function splitEvenly<M extends string, B, L>(allocation: Allocation<M, B, L>, scope?: Scope): Allocation<M, B, L> {
  const columns = columnsIn(scope, allocation.draftIds)
  const equal = columns.map(() => 1)
  return changeRows(allocation, scope, (row, cells) => shared(allocation.measures, row, cells, columns, equal))
}

/**
 * Each row in proportion to `weights`, one per document, or to what the documents have in total already (by the first measure of which they have
 * anything). Negative weights count as 0; when all are 0 the parts are equal.
 */
export function splitInProportion<M extends string, B, L>(
  allocation: Allocation<M, B, L>,
  weights: readonly number[] | 'existing',
  scope?: Scope,
): Allocation<M, B, L> {
  const columns = columnsIn(scope, allocation.draftIds)
  const all = weights === 'existing' ? existing(allocation) : weights
  const chosen = columns.map((column) => Math.max(0, all[column] ?? 0))
  return changeRows(allocation, scope, (row, cells) => shared(allocation.measures, row, cells, columns, chosen))
}
function existing<M extends string, B, L>(allocation: Allocation<M, B, L>): number[] {
  const totals = allocationTotals(allocation)
  const [lead] = allocation.measures
  const { key } = allocation.measures.find((measure) => totals.some((total) => total[measure.key] > 0)) ?? lead
  return totals.map((total) => total[key])
}

/** A whole box, with all its lines, to one document. */
export function assignBox<M extends string, B, L>(allocation: Allocation<M, B, L>, box: string, draftId: number): Allocation<M, B, L> {
  const rows = allocation.rows.filter((row) => row.box === box).map(({ key }) => key)
  return splitEvenly(allocation, { rows, draftIds: [draftId] })
}
/** A whole row, such as one line, to one document. */
export const assignRow = <M extends string, B, L>(allocation: Allocation<M, B, L>, key: string, draftId: number): Allocation<M, B, L> =>
  splitEvenly(allocation, { rows: [key], draftIds: [draftId] })

/** Takes everything back from the rows and documents of the scope. */
export function clearAllocation<M extends string, B, L>(allocation: Allocation<M, B, L>, scope?: Scope): Allocation<M, B, L> {
  const columns = new Set(columnsIn(scope, allocation.draftIds))
  const nothing = nothingOf(allocation.measures)
  return changeRows(allocation, scope, (_, cells) => cells.map((cell, column) => (columns.has(column) ? nothing : cell)))
}

/** Adds the unallocated rest of each row to one document. */
export function fillRest<M extends string, B, L>(allocation: Allocation<M, B, L>, draftId: number, scope?: Scope): Allocation<M, B, L> {
  const target = allocation.draftIds.indexOf(draftId)
  return changeRows(allocation, scope, (row, cells) =>
    cells.map((cell, column) => (column === target ? roomIn(allocation.measures, row, cells, target) : cell)),
  )
}

/** Rest of a row after the other documents. */
function roomIn<M extends string>(
  measures: readonly Measure<M>[],
  row: Amounts<M>,
  cells: readonly Amounts<M>[],
  target: number,
): Amounts<M> {
  const rest = restOf(measures, row, cells.toSpliced(target, 1))
  return amountsBy(measures, ({ key }) => Math.min(row[key], Math.max(0, rest[key])))
}

/**
 * Types into one cell. No value goes below 0 or above what the other documents leave. Typing the leading measure alone takes the others along in
 * proportion; its last unit takes their whole rest.
 */
export function setCell<M extends string, B, L>(
  allocation: Allocation<M, B, L>,
  key: string,
  draftId: number,
  patch: Partial<Amounts<M>>,
): Allocation<M, B, L> {
  const { measures, draftIds } = allocation
  const target = draftIds.indexOf(draftId)
  if (target < 0) return allocation
  const [lead] = measures
  const typed = patch[lead.key]
  const onlyLead = typed !== undefined && measures.every((measure) => measure === lead || patch[measure.key] === undefined)
  return changeRows(allocation, { rows: [key] }, (row, cells) => {
    const room = roomIn(measures, row, cells, target)
    const wanted: Amounts<M> = onlyLead ? inProportion(measures, row, room, typed) : { ...cells[target]!, ...patch }
    const cell = amountsBy(measures, (measure) => {
      const value = Number.isFinite(wanted[measure.key]) ? wanted[measure.key] : 0
      return fromParts(measure, Math.min(toParts(measure, room[measure.key]), Math.max(0, toParts(measure, value))))
    })
    return cells.with(target, cell)
  })
}

function inProportion<M extends string>(
  measures: readonly [Measure<M>, ...Measure<M>[]],
  row: Amounts<M>,
  room: Amounts<M>,
  typed: number,
): Amounts<M> {
  const { key: lead } = measures[0]
  if (typed >= room[lead]) return room
  const share = row[lead] > 0 ? typed / row[lead] : 0
  return amountsBy(measures, ({ key }) => (key === lead ? typed : row[key] * share))
}
