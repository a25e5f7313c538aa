import type { Measure } from '@jst/contracts/allocation'
import type { SheetBatch, SheetColumn, SheetMarks, SheetModel, SheetRow } from '@jst/sheet'
import { Sheet, useSheetModel } from '@jst/sheet/react'
import { formatDecimal, formatNumber } from '@jst/ui'
import '@jst/sheet/styles.css'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'

import type { AllocationModel } from './AllocationModel.ts'
import { useAllocationTexts } from './texts.ts'
import { useKitTexts } from '../../screens/language.tsx'

/** Keys of the selected rows; undefined when a single cell or everything is selected. */
export type Picked = readonly string[] | undefined

const rowHeight = 32

/** A measure as people read it; `name` stands in the choice, `unit` behind figures. */
interface MeasureWords {
  readonly name: string
  readonly unit: string
}

/** Texts of rows and measures. */
export interface AllocationWords<M extends string, B, L> {
  readonly measures: Readonly<Record<M, MeasureWords>>
  /** Headings of the two columns that name a row: the box, and its type or what the line holds. */
  readonly columns: { readonly box: string; readonly type: string; readonly line: string }
  readonly textOf: (row: { readonly container: B; readonly line?: L }) => { readonly box: string; readonly type: string }
  readonly apply: string
  readonly hint: string
}

interface GridProps<M extends string, B extends object, L extends object> {
  table: AllocationModel<M, B, L>
  documents: readonly { readonly id: number; readonly name: string }[]
  texts: AllocationWords<M, B, L>
  onPick: (rows: Picked) => void
}

/** A figure with the decimals of its measure. */
export const shownAmount = (
  { allocation }: { readonly allocation: { readonly measures: readonly Measure[] } },
  measure: string,
  value: number,
): string => {
  const digits = allocation.measures.find(({ key }) => key === measure)?.digits ?? 0
  return digits === 0 ? formatNumber(value) : formatDecimal(value, digits)
}

/** Rows are what is loaded, columns are the documents; what is left of each row stands beside it. */
export const AllocationGrid = observer(function AllocationGrid<M extends string, B extends object, L extends object>({
  table,
  documents,
  texts: { columns: headings, textOf },
  onPick,
}: GridProps<M, B, L>) {
  const words = useAllocationTexts()
  const { allocation, measure, rests, by } = table
  const columns = useMemo((): readonly SheetColumn[] => {
    const digits = allocation.measures.find(({ key }) => key === measure)?.digits ?? 0
    const figure = (key: string, header: string, width = 104): SheetColumn => ({
      key,
      header,
      kind: digits === 0 ? 'int' : 'decimal',
      decimals: digits,
      width,
      sum: true,
    })
    return [
      { key: 'box', header: headings.box, kind: 'text', width: 128, readOnly: true },
      {
        key: 'type',
        header: by === 'box' ? headings.type : headings.line,
        kind: 'text',
        width: by === 'box' ? 72 : 180,
        readOnly: true,
      },
      { ...figure('loaded', words.loaded), readOnly: true },
      {
        ...figure('rest', words.restColumn),
        readOnly: true,
        format: (value) => (value === 0 ? '✓ 0' : typeof value === 'number' ? shownAmount(table, measure, value) : ''),
      },
      ...documents.map(({ id, name }) => figure(String(id), name, 148)),
    ]
  }, [table, documents, measure, by, headings, allocation.measures, words])
  const rows = useMemo(
    () =>
      allocation.rows.map((row, index): SheetRow => {
        const cells = allocation.draftIds.map((id, column) => [String(id), allocation.cells[index]?.[column]?.[measure] || null] as const)
        return {
          id: row.key,
          values: { ...textOf(row), loaded: row[measure], ...Object.fromEntries(cells), rest: rests[index]?.[measure] ?? 0 },
        }
      }),
    [allocation, measure, rests, textOf],
  )
  const marks = useMemo((): SheetMarks => {
    const left = rows.filter(({ values }) => values['rest'] !== 0)
    return new Map(
      left.map(({ id, values }) => {
        const message = words.restText(shownAmount(table, measure, Number(values['rest'])))
        return [id, new Map([['rest', { severity: 'warning' as const, message }]])]
      }),
    )
  }, [rows, table, measure, words])
  const onChange = ({ changes }: SheetBatch) =>
    table.batch(() => {
      for (const { rowId, key, value } of changes)
        if (value === null || typeof value === 'number') table.type(rowId, Number(key), value ?? 0)
    })
  const sheetTexts = useKitTexts().sheet
  const sheet = useSheetModel({
    texts: sheetTexts,
    rows,
    columns,
    marks,
    onChange,
    history: useMemo(() => ({ undo: () => table.undo(), redo: () => undefined }), [table]),
    dataKey: `${by} ${measure}`,
  })
  usePicked(sheet, onPick)
  return (
    <Sheet
      model={sheet}
      label={words.label}
      rowHeight={rowHeight}
      frozen={1}
      height={Math.min(18, Math.max(4, rows.length)) * rowHeight + 110}
      className={table.done ? 'jst-allocated' : 'jst-allocating'}
    />
  )
})

/** Tells which rows are selected, so that the acts above can be for them. */
function usePicked(sheet: SheetModel, onPick: (rows: Picked) => void): void {
  useEffect(() => {
    let last = ''
    const look = () => {
      const { range, view } = sheet
      const hasRange = range.right - range.left > 1 || range.bottom > range.top
      const rows = hasRange ? view.visible.slice(range.top, range.bottom + 1).map(({ id }) => id) : undefined
      const key = rows?.join('\n') ?? ''
      if (key !== last) onPick(rows && rows.length < view.visible.length ? rows : undefined)
      last = key
    }
    return sheet.subscribe(look)
  }, [sheet, onPick])
}
