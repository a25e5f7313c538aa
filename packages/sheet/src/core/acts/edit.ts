import { batchOf } from '../batch.ts'
import { reasonOf, valueOf } from '../columns.ts'
import type { Editing } from '../model-options.ts'
import type { SheetBatch } from '../types.ts'
import type { SheetView } from '../view.ts'

/** Result of editing the text of a cell. */
export interface Edit {
  readonly batch: SheetBatch
  /** The cell has this value already. */
  readonly same: boolean
  /** Why the text cannot be read as a value. */
  readonly reason: string | undefined
}

/** Reads the text by the cell's column; undefined when the cell is gone. */
export function editOf(view: SheetView, { rowId, key }: Editing, text: string): Edit | undefined {
  const row = view.rows[view.indexOf(rowId)]
  const column = view.columns[view.columnIndexOf(key)]
  if (!row || !column) return undefined
  const value = valueOf(column, text)
  return {
    batch: batchOf({ changes: [{ rowId, key, value }] }),
    same: value === (row.values[key] ?? null),
    reason: reasonOf(column, { ...row, values: { ...row.values, [key]: value } }),
  }
}
