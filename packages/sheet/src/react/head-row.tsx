import { memo, type MouseEvent } from 'react'
import type { ResolvedColumn } from '../core/columns.ts'
import type { SheetModel } from '../core/sheet-model.ts'
import type { Geometry } from './geometry.ts'

interface HeadRowProps {
  model: SheetModel
  columns: readonly ResolvedColumn[]
  geometry: Geometry
  /** First and last selected column; -1: none. */
  from: number
  to: number
}

/** Headings; a click selects the column, the right edge of each can be dragged (Alt+Shift+Left/Right from the keyboard). */
export const HeadRow = memo(function HeadRow({ model, columns, geometry, from, to }: HeadRowProps) {
  const { texts } = model
  const startResize = (event: MouseEvent, key: string) => {
    event.preventDefault()
    event.stopPropagation()
    const from = event.clientX - model.widthOf(key)
    const move = (moved: globalThis.MouseEvent) => model.setWidth(key, moved.clientX - from)
    const end = () => {
      window.removeEventListener('mousemove', move)
      window.removeEventListener('mouseup', end)
    }
    window.addEventListener('mousemove', move)
    window.addEventListener('mouseup', end)
  }
  return (
    <div role="rowgroup" className="jst-sheet__head">
      <div role="row" aria-rowindex={1} className="jst-sheet__row jst-sheet__row--head" style={{ height: geometry.headHeight }}>
        <div role="columnheader" aria-colindex={1} className="jst-sheet__gutter" data-corner="">
          <span className="jst-sheet__hidden">{texts.rowHeader}</span>
        </div>
        {columns.map(({ key, header, unit, align }, at) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={at + 2}
            data-head={at}
            className={`jst-sheet__cell jst-sheet__cell--${align}${at < geometry.frozen ? ' jst-sheet__cell--frozen' : ''}${
              at >= from && at <= to ? ' jst-sheet__cell--over' : ''
            }`}
            style={at < geometry.frozen ? { left: geometry.lefts[at] } : undefined}
            title={unit ? `${header} (${unit})` : header}
          >
            {header}
            {unit && <span className="jst-sheet__unit">{unit}</span>}
            {/* for the mouse; the keyboard has its own way */}
            <span className="jst-sheet__resize" aria-hidden="true" onMouseDown={(event) => startResize(event, key)} />
          </div>
        ))}
      </div>
    </div>
  )
})
