import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SheetOptions } from '../core/model-options.ts'
import { SheetModel } from '../core/sheet-model.ts'
import type { SheetRow } from '../core/types.ts'

/** Options of `useSheetModel`. */
export interface UseSheetOptions extends Omit<SheetOptions, 'rows'> {
  /** Rows as they are now. Unchanged rows must be the same objects. */
  readonly rows: readonly SheetRow[]
  /** Name of the data set: with another one, selection and undo start anew. */
  readonly dataKey?: string
}

/**
 * A model for rows that live in React state: hands rows, columns, marks and the read-only switch on whenever they are other objects.
 * `onChange` may be a new function each time; the remaining options are those of the first render.
 */
export function useSheetModel({ dataKey, ...options }: UseSheetOptions): SheetModel {
  const [model] = useState(() => new SheetModel(options))
  const shown = useRef(dataKey)
  const { rows, columns, marks, readOnly, onChange } = options
  useLayoutEffect(() => model.setOnChange(onChange), [model, onChange])
  useLayoutEffect(() => model.setColumns(columns), [model, columns])
  useLayoutEffect(() => {
    if (shown.current === dataKey) model.setRows(rows)
    else model.load(rows)
    shown.current = dataKey
  }, [model, rows, dataKey])
  useLayoutEffect(() => {
    if (marks) model.setMarks(marks)
  }, [model, marks])
  useLayoutEffect(() => model.setReadOnly(readOnly ?? false), [model, readOnly])
  return model
}

/** Draws the component anew when the model has changed. */
export function useVersion(model: SheetModel): number {
  return useSyncExternalStore(
    model.subscribe,
    () => model.version,
    () => model.version,
  )
}
