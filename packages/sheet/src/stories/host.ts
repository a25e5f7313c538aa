import { applyBatch } from '../core/batch.ts'
import type { SheetOptions } from '../core/model-options.ts'
import { SheetModel } from '../core/sheet-model.ts'
import type { SheetBatch, SheetRow } from '../core/types.ts'
import { freightColumns, rowMaker } from './freight.ts'

/** A sheet with a host that applies every batch at once, and keeps the batches. */
export function hosted(rows: readonly SheetRow[], options: Partial<SheetOptions> = {}) {
  const batches: SheetBatch[] = []
  const model: SheetModel = new SheetModel({
    columns: freightColumns,
    rows,
    createRow: rowMaker(),
    maxLevel: 1,
    onChange: (batch) => {
      batches.push(batch)
      model.setRows(applyBatch(model.view.rows, batch))
    },
    ...options,
  })
  const select = (top: number, left: number, bottom = top, right = left) =>
    model.select({ anchor: { row: top, column: left }, focus: { row: bottom, column: right }, active: { row: top, column: left } })
  const column = (key: string) => model.view.visible.map(({ values }) => values[key] ?? null)
  const ids = () => model.view.visible.map(({ id }) => id)
  const type = (text: string) => {
    model.beginEdit('replace')
    model.commit(text)
  }
  return { model, batches, select, column, ids, type }
}
