import type { Line } from '@jst/contracts/document'
import type { EntityField } from '@jst/contracts/entity'
import { applyBatch, type CellMark, type CellValue, type SheetBatch, type SheetMarks, type SheetRow } from '@jst/sheet'
import { Sheet, useSheetModel } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { useMemo, useState } from 'react'
import { useEntityTexts } from '../../entity/useEntityTexts.ts'
import { useKitTexts } from '../../screens/language.tsx'
import { columnOf } from './columns.ts'
import { useBoxTexts } from './texts.ts'

const rowHeight = 30
/** A finding at a cell. `row`: place of the row, from 0. */
export interface FieldFinding extends CellMark {
  readonly row: number
  readonly field: string
}
interface FieldSheetProps {
  label: string
  fields: readonly EntityField[]
  rows: readonly Line[]
  blank: () => Line
  findings?: readonly FieldFinding[]
  empty: string
  /** Identity of the edited thing: a change resets selection and undo. */
  dataKey: string
  onChange: (rows: readonly Line[]) => void
}

/** Values of a line as cells: nothing and zero are blank. */
const cellsOf = (fields: readonly EntityField[], line: Line): Readonly<Record<string, CellValue>> =>
  Object.fromEntries(
    fields.map(({ key }) => {
      const value = line[key]
      return [key, typeof value === 'string' || typeof value === 'number' ? value || null : null]
    }),
  )
const lineOf = (fields: readonly EntityField[], before: Line, { values }: SheetRow): Line => ({
  ...before,
  ...Object.fromEntries(
    fields.map(({ key, kind }) => {
      const value = values[key] ?? null
      // what could not be read stays in its cell as it was typed
      return [key, kind === 'number' ? (value === '' ? null : value) : String(value ?? '')]
    }),
  ),
})

/** Declared fields of flat rows in a sheet: typed, pasted from Excel, undone; findings stand in their cells. */
export function FieldSheet({ label, fields, rows, blank, findings = [], empty, dataKey, onChange }: FieldSheetProps) {
  const [sheetRows] = useState(() => new WeakMap<Line, SheetRow>())
  const words = useBoxTexts()
  const { findings: said } = useEntityTexts()
  const texts = useKitTexts().sheet
  const columns = useMemo(() => fields.map((field) => columnOf(field, words, said)), [fields, words, said])
  const drawnRows = useMemo(
    () =>
      rows.map((line) => {
        const sheetRow = sheetRows.get(line) ?? { id: crypto.randomUUID(), values: cellsOf(fields, line) }
        sheetRows.set(line, sheetRow)
        return sheetRow
      }),
    [sheetRows, fields, rows],
  )
  const marks = useMemo(() => {
    const all = new Map<string, Map<string, CellMark>>()
    for (const { row, field, severity, message } of findings) {
      const id = drawnRows[row]?.id
      if (id === undefined) continue
      const rowMarks = all.get(id) ?? new Map<string, CellMark>()
      if (!rowMarks.has(field)) rowMarks.set(field, { severity, message })
      all.set(id, rowMarks)
    }
    return all satisfies SheetMarks
  }, [findings, drawnRows])
  const change = (batch: SheetBatch) => {
    const before = new Map(drawnRows.map((row, at) => [row.id, { row, line: rows[at]! }]))
    onChange(
      applyBatch(drawnRows, batch).map((row) => {
        const previous = before.get(row.id)
        if (previous?.row === row) return previous.line
        const line = lineOf(fields, previous?.line ?? blank(), row)
        sheetRows.set(line, row)
        return line
      }),
    )
  }
  const model = useSheetModel({
    texts,
    rows: drawnRows,
    columns,
    marks,
    createRow: ({ like }) => ({ id: crypto.randomUUID(), values: like?.values ?? {} }),
    onChange: change,
    dataKey,
  })
  const height = Math.min(16, Math.max(4, rows.length + 1)) * rowHeight + 100
  return <Sheet model={model} label={label} rowHeight={rowHeight} height={height} empty={empty} />
}
