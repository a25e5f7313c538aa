import {
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { SheetModel } from '../core/sheet-model.ts'
import { BodyRows } from './body-rows.tsx'
import { CellEditor } from './cell-editor.tsx'
import { ContextMenu } from './context-menu.tsx'
import { FindBar } from './find-bar.tsx'
import { FootRow } from './foot-row.tsx'
import { geometryOf, scrollToPlace } from './geometry.ts'
import { HeadRow } from './head-row.tsx'
import { StatusLine } from './status-line.tsx'
import { useMouse } from './use-mouse.ts'
import { useVersion } from './use-model.ts'

/** Props of `Sheet`. */
export interface SheetProps {
  /** The model; `useSheetModel` makes one. */
  model: SheetModel
  /** Name of the grid for screen readers: 箱货明细. */
  label: string
  /** Pixels; all rows are equally high. Default 32. */
  rowHeight?: number
  /** First columns that stay in view, besides the row numbers. Default 1. */
  frozen?: number
  /** CSS height of the whole; without it the sheet fills its parent. */
  height?: CSSProperties['height']
  /** Rows are still on their way: says so instead of being empty. */
  loading?: boolean
  /** Replaces the text of an empty sheet. */
  empty?: ReactNode
  /** Further classes of the outermost element. */
  className?: string
}

/** The sheet: everything Excel people expect of a grid, on one always-focused input. Import `@jst/sheet/styles.css` once. */
export const Sheet = memo(function Sheet({
  model,
  label,
  rowHeight = 32,
  frozen = 1,
  height,
  loading = false,
  empty,
  className,
}: SheetProps) {
  const version = useVersion(model)
  const id = useId()
  const [activeId, messageId] = [`${id}-active`, `${id}-message`]
  const scroller = useRef<HTMLDivElement>(null)
  const [finding, setFinding] = useState(false)
  const [bulk, setBulk] = useState(false)
  const [menu, setMenu] = useState<{ x: number; y: number }>()
  const { view, texts, reveal } = model
  const hasTotals = view.columns.some(({ sum }) => sum !== undefined && sum !== false)

  const widths = view.columns.map(({ key }) => model.widthOf(key)).join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- `widths` stands for what changes inside of the model
  const geometry = useMemo(() => geometryOf(model, rowHeight, frozen), [model, view.columns, widths, rowHeight, frozen])
  const mouse = useMouse(model, geometry, scroller)

  const shown = useRef(reveal)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    model.pageSize = Math.max(1, Math.floor((element.clientHeight - geometry.headHeight) / rowHeight) - 2)
    if (!reveal || shown.current === reveal) return
    shown.current = reveal
    scrollToPlace(element, geometry, hasTotals ? rowHeight : 0, reveal.place)
  }, [model, reveal, geometry, hasTotals, rowHeight])

  const closeMenu = useCallback(() => setMenu(undefined), [])
  const onContextMenu = (event: MouseEvent) => {
    const place = mouse.menuPlace(event)
    if (place) setMenu(place)
  }
  const isEmpty = view.visible.length === 0 && !loading
  return (
    <div className={`jst-sheet${model.readOnly ? ' jst-sheet--read-only' : ''}${className ? ` ${className}` : ''}`} style={{ height }}>
      {finding && <FindBar model={model} onClose={() => setFinding(false)} />}
      <div ref={scroller} className="jst-sheet__scroller" aria-busy={loading}>
        {/* the mouse only adds to what the keys of the input can do */}
        <div
          className="jst-sheet__content"
          style={
            {
              width: geometry.total,
              '--jst-sheet-row-height': `${rowHeight}px`,
              '--jst-sheet-columns': `${geometry.gutter}px ${geometry.widths.map((one) => `${one}px`).join(' ')}`,
            } as CSSProperties
          }
          role="presentation"
          onMouseDown={mouse.onMouseDown}
          onDoubleClick={mouse.onDoubleClick}
          onContextMenu={onContextMenu}
        >
          <div
            id={`${id}-grid`}
            role="grid"
            aria-label={label}
            aria-rowcount={view.visible.length + (hasTotals ? 2 : 1)}
            aria-colcount={view.columns.length + 1}
            aria-multiselectable="true"
            aria-readonly={model.readOnly}
          >
            <HeadRow
              model={model}
              columns={view.columns}
              geometry={geometry}
              from={isEmpty ? -1 : model.range.left}
              to={isEmpty ? -1 : model.range.right}
            />
            {!isEmpty && <BodyRows model={model} version={version} geometry={geometry} activeId={activeId} messageId={messageId} />}
            {hasTotals && (
              <FootRow columns={view.columns} totals={model.totals} rowCount={view.visible.length} geometry={geometry} texts={texts} />
            )}
          </div>
          <CellEditor
            model={model}
            geometry={geometry}
            gridId={`${id}-grid`}
            activeId={activeId}
            messageId={messageId}
            onFind={() => setFinding(true)}
          />
        </div>
        {loading && view.visible.length === 0 && <Skeleton text={texts.loading} rowHeight={rowHeight} />}
        {isEmpty && <div className="jst-sheet__empty">{empty ?? (model.canAddRows ? texts.empty : texts.emptyReadOnly)}</div>}
      </div>
      <StatusLine model={model} messageId={messageId} bulk={bulk} onBulk={setBulk} />
      {menu && <ContextMenu model={model} {...menu} onBulk={() => setBulk(true)} onClose={closeMenu} />}
    </div>
  )
})

/** Lines of the real height, so that nothing jumps when the rows come. */
function Skeleton({ text, rowHeight }: { text: string; rowHeight: number }) {
  return (
    <div className="jst-sheet__skeleton" role="status">
      <span className="jst-sheet__hidden">{text}</span>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} aria-hidden="true" style={{ height: rowHeight }} />
      ))}
    </div>
  )
}
