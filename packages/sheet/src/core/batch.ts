import type { CellChange, CellValue, RowInsert, SheetBatch, SheetRow } from './types.ts'

export const isEmptyBatch = ({ changes, inserts, removals }: SheetBatch) => changes.length + inserts.length + removals.length === 0

export const batchOf = (parts: Partial<SheetBatch>): SheetBatch => ({ changes: [], inserts: [], removals: [], ...parts })

/** Applies a batch to rows; rows that it does not touch stay the same objects. Ids that are not there (any more) are passed over. */
export function applyBatch(rows: readonly SheetRow[], { changes, inserts, removals }: SheetBatch): readonly SheetRow[] {
  const changed = changesByRow(changes)
  const removed = new Set(removals)
  const remaining: SheetRow[] = []
  for (const row of rows) if (!removed.has(row.id)) remaining.push(withChanges(row, changed.get(row.id)))
  return inserts.length === 0 ? remaining : insertRows(remaining, inserts, changed)
}

function changesByRow(changes: readonly CellChange[]): Map<string, CellChange[]> {
  const byRow = new Map<string, CellChange[]>()
  for (const change of changes) {
    const rowChanges = byRow.get(change.rowId)
    if (rowChanges) rowChanges.push(change)
    else byRow.set(change.rowId, [change])
  }
  return byRow
}

function withChanges(row: SheetRow, changes: readonly CellChange[] | undefined): SheetRow {
  if (!changes) return row
  const values: Record<string, CellValue> = { ...row.values }
  for (const { key, value } of changes) values[key] = value
  return { ...row, values }
}

const first = Symbol('before all rows')

function insertRows(rows: readonly SheetRow[], inserts: readonly RowInsert[], changed: ReadonlyMap<string, CellChange[]>): SheetRow[] {
  const followers = new Map<string | symbol, SheetRow[]>()
  for (const { row, after } of inserts) {
    const place = after ?? first
    const followerRows = followers.get(place)
    // the later of two rows after the same one stands nearer to it
    if (followerRows) followerRows.unshift(withChanges(row, changed.get(row.id)))
    else followers.set(place, [withChanges(row, changed.get(row.id))])
  }
  const result: SheetRow[] = []
  // an explicit stack: pasted rows follow one another in a chain as long as the paste
  const lay = (place: string | symbol) => {
    const waiting = (followers.get(place) ?? []).toReversed()
    followers.delete(place)
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      result.push(row)
      waiting.push(...(followers.get(row.id) ?? []).toReversed())
      followers.delete(row.id)
    }
  }
  lay(first)
  for (const row of rows) {
    result.push(row)
    lay(row.id)
  }
  // their neighbour is gone: at the end rather than lost
  for (const place of followers.keys()) lay(place)
  return result
}

/** The batch that takes `batch` back when applied after it. */
export function invertBatch(rows: readonly SheetRow[], { changes, inserts, removals }: SheetBatch): SheetBatch {
  const changedIds = new Set(changes.map(({ rowId }) => rowId))
  const byId = new Map<string, SheetRow>()
  for (const row of rows) if (changedIds.has(row.id)) byId.set(row.id, row)
  const removed = new Set(removals)
  // of two changes to one cell both give back what was there before
  const back: CellChange[] = []
  for (const { rowId, key } of changes) {
    const row = byId.get(rowId)
    if (!row || removed.has(rowId)) continue
    back.push({ rowId, key, value: row.values[key] ?? null })
  }
  const returning: RowInsert[] = []
  rows.forEach((row, index) => {
    if (removed.has(row.id)) returning.push({ row, after: rows[index - 1]?.id ?? null })
  })
  return { changes: back, inserts: returning, removals: inserts.map(({ row }) => row.id) }
}
