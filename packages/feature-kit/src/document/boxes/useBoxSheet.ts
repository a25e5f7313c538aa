import { applyBatch, type SheetBatch, type SheetColumn, type SheetMarks, type SheetModel } from '@jst/sheet'
import { useSheetModel } from '@jst/sheet/react'
import { useMemo } from 'react'
import type { BoxRows } from './BoxRows.ts'
import { useKitTexts } from '../../screens/language.tsx'

interface BoxSheetOptions<B> {
  readonly boxes: readonly B[]
  readonly columns: readonly SheetColumn[]
  /** A function is called when the rows have their ids. */
  readonly marks?: SheetMarks | (() => SheetMarks)
  /** Takes an act: `change` makes the boxes after it from those before. */
  readonly onChange: (change: (before: readonly B[]) => B[]) => void
  /** The same of a cell that is being typed in; undefined when the edit is over. */
  readonly onTyping?: (change: ((before: readonly B[]) => B[]) | undefined) => void
  readonly history?: { undo: () => void; redo: () => void }
  /** Identity of the edited thing: a change resets selection and undo. */
  readonly dataKey: string
}

/** The model of a sheet of boxes with lines below them. */
export function useBoxSheet<M extends string, B extends object, L extends object>(
  rows: BoxRows<M, B, L>,
  { boxes, columns, marks, onChange, onTyping, history, dataKey }: BoxSheetOptions<B>,
): SheetModel {
  const sheetRows = useMemo(() => rows.rows(boxes), [rows, boxes])
  // oxlint-disable-next-line react/exhaustive-deps -- the ids that marks are put at are those of these rows
  const put = useMemo(() => (typeof marks === 'function' ? marks() : marks), [marks, sheetRows])
  const changeBy = (batch: SheetBatch) => (before: readonly B[]) => rows.boxes(applyBatch(rows.rows(before), batch), before)
  const texts = useKitTexts().sheet
  return useSheetModel({
    texts,
    rows: sheetRows,
    columns,
    onChange: (batch) => onChange(changeBy(batch)),
    ...(onTyping ? { onTyping: (batch: SheetBatch | undefined) => onTyping(batch && changeBy(batch)) } : {}),
    createRow: rows.create,
    maxLevel: 1,
    dataKey,
    ...(put ? { marks: put } : {}),
    ...(history ? { history } : {}),
  })
}
