import type { SiRecord } from '@jst/contracts/si'
import type { SheetBatch, SheetColumn, SheetMarks, SheetModel, SheetRow } from '@jst/sheet'
import { Sheet, useSheetModel } from '@jst/sheet/react'
import { formatDecimal, formatNumber } from '@jst/ui'
import '@jst/sheet/styles.css'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'
import type { AllocationModel, Measure } from './allocation-model.ts'

/** Keys of the selected rows; undefined when a single cell or everything is selected. */
export type Picked = readonly string[] | undefined

const words = texts.allocate
const rowHeight = 32
const shown = (measure: Measure, value: number) => (measure === 'packages' ? formatNumber(value) : formatDecimal(value, 3))

interface GridProps {
  table: AllocationModel
  drafts: readonly SiRecord[]
  onPick: (rows: Picked) => void
}

/** Rows are what is loaded, columns are the drafts; what is left of each row stands beside it. */
export const AllocationGrid = observer(function AllocationGrid({ table, drafts, onPick }: GridProps) {
  const { allocation, measure, rests, by } = table
  const columns = useMemo((): readonly SheetColumn[] => {
    const kind = measure === 'packages' ? 'int' : 'decimal'
    const figure = (key: string, header: string, width = 104): SheetColumn => ({ key, header, kind, width, sum: true })
    return [
      { key: 'box', header: words.columns.box, kind: 'text', width: 128, readOnly: true },
      {
        key: 'type',
        header: by === 'box' ? words.columns.type : words.columns.goods,
        kind: 'text',
        width: by === 'box' ? 72 : 180,
        readOnly: true,
      },
      { ...figure('loaded', words.columns.loaded), readOnly: true },
      {
        ...figure('rest', words.columns.rest),
        readOnly: true,
        format: (value) => (value === 0 ? '✓ 0' : typeof value === 'number' ? shown(measure, value) : ''),
      },
      ...drafts.map((draft, index) => figure(String(draft.id), billName(draft, index), 148)),
    ]
  }, [drafts, measure, by])
  const rows = useMemo(
    () =>
      allocation.rows.map((row, index): SheetRow => {
        const cells = allocation.draftIds.map((id, column) => [String(id), allocation.cells[index]?.[column]?.[measure] || null] as const)
        return {
          id: row.key,
          values: {
            box: row.container.containerNo,
            type: row.line ? row.line.goods.split('\n')[0] || row.line.goodsZh : row.container.type,
            loaded: row[measure],
            ...Object.fromEntries(cells),
            rest: rests[index]?.[measure] ?? 0,
          },
        }
      }),
    [allocation, measure, rests],
  )
  const marks = useMemo((): SheetMarks => {
    const left = rows.filter(({ values }) => values['rest'] !== 0)
    return new Map(
      left.map(({ id, values }) => [
        id,
        new Map([['rest', { severity: 'warning' as const, message: words.restText(shown(measure, Number(values['rest']))) }]]),
      ]),
    )
  }, [rows, measure])
  const onChange = ({ changes }: SheetBatch) =>
    table.batch(() => {
      for (const { rowId, key, value } of changes)
        if (value === null || typeof value === 'number') table.type(rowId, Number(key), value ?? 0)
    })
  const sheet = useSheetModel({
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
      const whole = range.right - range.left > 1 || range.bottom > range.top
      const rows = whole ? view.visible.slice(range.top, range.bottom + 1).map(({ id }) => id) : undefined
      const key = rows?.join('\n') ?? ''
      if (key !== last) onPick(rows && rows.length < view.visible.length ? rows : undefined)
      last = key
    }
    return sheet.subscribe(look)
  }, [sheet, onPick])
}
