import { memo } from 'react'
import type { ResolvedColumn } from '../core/columns.ts'
import { groupDigits } from '../core/exact.ts'
import type { ColumnTotal } from '../core/totals.ts'
import type { SheetTexts } from '../texts.ts'
import type { Geometry } from './geometry.ts'

interface FootRowProps {
  columns: readonly ResolvedColumn[]
  totals: ReadonlyMap<string, ColumnTotal>
  rowCount: number
  geometry: Geometry
  texts: SheetTexts
}

/** Exact sums of the columns that have one. */
export const FootRow = memo(function FootRow({ columns, totals, rowCount, geometry, texts }: FootRowProps) {
  return (
    <div role="rowgroup" className="jst-sheet__foot">
      <div role="row" aria-rowindex={rowCount + 2} className="jst-sheet__row jst-sheet__row--foot" style={{ height: geometry.rowHeight }}>
        <div role="rowheader" aria-colindex={1} className="jst-sheet__gutter">
          {texts.total}
        </div>
        {columns.map(({ key, align, decimals }, at) => {
          const total = totals.get(key)
          const wrong = total !== undefined && total.notCounted > 0
          return (
            <div
              key={key}
              role="gridcell"
              aria-colindex={at + 2}
              className={[
                `jst-sheet__cell jst-sheet__cell--${align}`,
                at < geometry.frozen && 'jst-sheet__cell--frozen',
                wrong && 'jst-sheet__cell--warning',
              ]
                .filter(Boolean)
                .join(' ')}
              style={at < geometry.frozen ? { left: geometry.lefts[at] } : undefined}
              title={wrong ? texts.notCounted(total.notCounted) : undefined}
            >
              {total && groupDigits(total.sum, decimals)}
            </div>
          )
        })}
      </div>
    </div>
  )
})
