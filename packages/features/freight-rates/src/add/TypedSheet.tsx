import { applyBatch, type CellMark, type SheetBatch, type SheetColumn, type SheetMarks, type SheetRow } from '@jst/sheet'
import { Sheet, useSheetModel } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { useMemo, useState } from 'react'
import { fromSheet, isBegun, toSheet, withBlank, type TypedRow } from './values.ts'

const rowHeight = 32

interface TypedSheetProps {
  label: string
  columns: readonly SheetColumn[]
  rows: readonly TypedRow[]
  onChange: (rows: readonly TypedRow[]) => void
  /** By `Rows[2].PodCode`; the place counts rows that somebody has begun. */
  findings: Readonly<Record<string, string>>
  /** Warnings by id and column. */
  hints?: ReadonlyMap<string, readonly [key: string, message: string]>
  most: number
}

/** Rows of a form in a sheet: it ends in a blank row, findings stand in their cells. */
export function TypedSheet({ label, columns, rows, onChange, findings, hints, most }: TypedSheetProps) {
  const [sheetRows] = useState(() => new WeakMap<TypedRow, SheetRow>())
  const shownRows = useMemo(() => rows.map((row) => rowOf(sheetRows, row)), [sheetRows, rows])
  const marks = useMemo(() => marksOf(rows, findings, hints), [rows, findings, hints])
  const model = useSheetModel({
    rows: shownRows,
    columns,
    marks,
    createRow: ({ like }) => ({ id: crypto.randomUUID(), values: like?.values ?? {} }),
    onChange: (batch: SheetBatch) => onChange(applied(sheetRows, rows, shownRows, batch)),
    dataKey: label,
  })
  return <Sheet model={model} label={label} rowHeight={rowHeight} height={Math.min(most, Math.max(3, rows.length)) * rowHeight + 78} />
}

/** A row stays the same object while it is: only others are drawn again. */
function rowOf(sheetRows: WeakMap<TypedRow, SheetRow>, row: TypedRow): SheetRow {
  const sheetRow = sheetRows.get(row) ?? toSheet(row)
  sheetRows.set(row, sheetRow)
  return sheetRow
}

function applied(
  sheetRows: WeakMap<TypedRow, SheetRow>,
  rows: readonly TypedRow[],
  shownRows: readonly SheetRow[],
  batch: SheetBatch,
): readonly TypedRow[] {
  const before = new Map(shownRows.map((row, at) => [row, rows[at]!]))
  return withBlank(
    applyBatch(shownRows, batch).map((row) => {
      const existing = before.get(row)
      if (existing) return existing
      const typed = fromSheet(row)
      sheetRows.set(typed, row)
      return typed
    }),
  )
}

function marksOf(rows: readonly TypedRow[], findings: TypedSheetProps['findings'], hints: TypedSheetProps['hints']): SheetMarks {
  const marks = new Map<string, Map<string, CellMark>>()
  const mark = (id: string, key: string, found: CellMark) => {
    const rowMarks = marks.get(id) ?? new Map<string, CellMark>()
    marks.set(id, rowMarks.set(key, found))
  }
  for (const [id, [key, message]] of hints ?? []) mark(id, key, { severity: 'warning', message })
  const begun = rows.filter(isBegun)
  for (const [path, message] of Object.entries(findings)) {
    const [, at, key] = /^\w+\[(\d+)\]\.(\w+)$/.exec(path) ?? []
    const row = at === undefined ? undefined : begun[Number(at)]
    if (row && key !== undefined) mark(row.id, key, { severity: 'error', message })
  }
  return marks
}
