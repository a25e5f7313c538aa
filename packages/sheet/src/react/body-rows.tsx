import { defaultRangeExtractor, observeElementRect, type Range, type Virtualizer } from '@tanstack/virtual-core'
import { memo, useCallback, useRef } from 'react'
import type { SheetModel } from '../core/sheet-model.ts'
import type { CellMark } from '../core/types.ts'
import { levelOf } from '../core/view.ts'
import { BodyRow } from './body-row.tsx'
import type { Geometry } from './geometry.ts'
import { useVirtualizer } from './use-virtualizer.ts'

/** Height to draw for while the sheet has none: in a hidden tab, or in tests without a layout. */
const heightWithoutLayout = 640

const observeRect = (instance: Virtualizer<HTMLDivElement, Element>, callback: (rect: { width: number; height: number }) => void) =>
  observeElementRect(instance, (rect) => callback({ ...rect, height: rect.height || heightWithoutLayout }))

/** Marks of a row as they were while they say the same, so that new maps of the consumer draw no row anew. */
function useSteadyMarks(model: SheetModel): (rowId: string) => ReadonlyMap<string, CellMark> | undefined {
  const previousMarks = useRef(new Map<string, ReadonlyMap<string, CellMark>>())
  return (rowId) => {
    const now = model.marks.get(rowId)
    const before = previousMarks.current.get(rowId)
    if (now === before) return now
    if (now && before && sameMarks(now, before)) return before
    if (now) previousMarks.current.set(rowId, now)
    else previousMarks.current.delete(rowId)
    return now
  }
}

function sameMarks(a: ReadonlyMap<string, CellMark>, b: ReadonlyMap<string, CellMark>): boolean {
  if (a.size !== b.size) return false
  for (const [key, { severity, message }] of a) {
    const other = b.get(key)
    if (other?.severity !== severity || other.message !== message) return false
  }
  return true
}

interface BodyRowsProps {
  model: SheetModel
  /** Version of the model: draws anew with it. */
  version: number
  geometry: Geometry
  activeId: string
  messageId: string
}

/** The rows in view and a few around them. */
export const BodyRows = memo(function BodyRows({ model, geometry, activeId, messageId }: BodyRowsProps) {
  const { view, selection, range, readOnly, texts } = model
  const { rowHeight } = geometry
  const marksOf = useSteadyMarks(model)
  const body = useRef<HTMLDivElement>(null)
  const activeRow = view.visible.length > 0 ? selection.active.row : -1
  // the active cell is always there: the input tells assistive technology that it is the current one
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (activeRow < 0 || indexes.includes(activeRow)) return indexes
      return activeRow < (indexes[0] ?? 0) ? [activeRow, ...indexes] : [...indexes, activeRow]
    },
    [activeRow],
  )
  const virtualizer = useVirtualizer({
    count: view.visible.length,
    getScrollElement: () => body.current?.closest<HTMLDivElement>('.jst-sheet__scroller') ?? null,
    rangeExtractor,
    estimateSize: () => rowHeight,
    observeElementRect: observeRect,
    overscan: 4,
  })
  return (
    <div ref={body} role="rowgroup" className="jst-sheet__body" style={{ height: view.visible.length * rowHeight }}>
      {virtualizer.getVirtualItems().map(({ index }) => {
        const row = view.visible[index]
        if (!row) return null
        const inside = index >= range.top && index <= range.bottom
        return (
          <BodyRow
            // by place, not by row: rows hold no state, and another data set then only changes texts
            key={index}
            row={row}
            index={index}
            label={view.labelOf(row)}
            level={levelOf(row)}
            fold={view.foldOf(row)}
            columns={view.columns}
            geometry={geometry}
            from={inside ? range.left : -1}
            to={inside ? range.right : -1}
            active={index === selection.active.row ? selection.active.column : -1}
            activeId={activeId}
            messageId={messageId}
            handle={!readOnly && index === range.bottom ? range.right : -1}
            reasons={view.reasonsOf(row)}
            marks={marksOf(row.id)}
            readOnly={readOnly}
            texts={texts}
          />
        )
      })}
    </div>
  )
})
