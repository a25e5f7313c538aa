import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { fillTarget, isSingle, selectionOfRange } from '../core/selection.ts'
import type { SheetModel } from '../core/sheet-model.ts'
import type { CellPlace } from '../core/types.ts'
import { placeAt, type Geometry } from './geometry.ts'

const part = (event: MouseEvent, selector: string) => (event.target instanceof Element ? event.target.closest(selector) : null)

/** The cell that an event happened in, read off its element. */
function placeOf(event: MouseEvent): CellPlace | undefined {
  const row = part(event, '[data-row]')?.getAttribute('data-row')
  const column = part(event, '[aria-colindex]')?.getAttribute('aria-colindex')
  return row && column ? { row: Number(row), column: Math.max(0, Number(column) - 2) } : undefined
}

/** Selecting, filling and folding with the mouse. The cursor never leaves the input, so that typing goes on at once. */
export function useMouse(model: SheetModel, geometry: Geometry, scroller: RefObject<HTMLDivElement | null>) {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const drag = (move: (place: CellPlace) => void, end?: (place: CellPlace | undefined) => void) => {
    let last: CellPlace | undefined
    const onMove = (event: globalThis.MouseEvent) => {
      if (!scroller.current) return
      const place = placeAt(scroller.current, geometry, event.clientX, event.clientY)
      if (place.row === last?.row && place.column === last.column) return
      last = place
      move(place)
    }
    const onEnd = () => {
      window.removeEventListener('mousemove', onMove)
      window.removeEventListener('mouseup', onEnd)
      stop.current = undefined
      end?.(last)
    }
    window.addEventListener('mousemove', onMove)
    window.addEventListener('mouseup', onEnd)
    stop.current = onEnd
  }

  /** Shows the range of a fill as the selection and restores the selection before the action. */
  const startFill = () => {
    const { selection, range } = model
    drag(
      (place) => model.select(selectionOfRange(fillTarget(range, place), selection.active), place),
      (place) => {
        model.select(selection)
        if (place) model.fillTo(place)
      },
    )
  }

  const onMouseDown = (event: MouseEvent) => {
    // the text under edit and its choices have a mouse of their own
    if (event.button !== 0 || part(event, '.jst-sheet__editor')) return
    const folding = part(event, '[data-fold]')
    const head = part(event, '[data-head]')
    const place = placeOf(event)
    event.preventDefault()
    model.focus()
    const extend = event.shiftKey
    if (folding) model.toggle(folding.getAttribute('data-fold') ?? '')
    else if (head) model.selectColumn(Number(head.getAttribute('data-head')), extend)
    else if (part(event, '[data-corner]')) model.selectAll()
    else if (part(event, '[data-handle]')) startFill()
    else if (!place) return
    else if (part(event, '[data-gutter]')) {
      model.selectRow(place.row, extend)
      drag(({ row }) => model.selectRow(Math.min(row, model.view.visible.length - 1), true))
    } else {
      model.moveTo(place, extend)
      drag((to) => model.moveTo(to, true))
    }
  }

  const onDoubleClick = (event: MouseEvent) => {
    if (part(event, '.jst-sheet__body .jst-sheet__cell')) model.beginEdit('edit')
  }

  /** Where a menu belongs: the cell under the mouse, which is selected unless it is already; the active cell for the menu key. */
  const menuPlace = (event: MouseEvent): { x: number; y: number } | undefined => {
    if (model.editing) return undefined
    const input = part(event, 'textarea')
    // the key sends the event to the input, the mouse to a cell
    if (input) {
      event.preventDefault()
      const box = input.getBoundingClientRect()
      return { x: box.left, y: box.bottom }
    }
    const at = placeOf(event)
    if (!at) return undefined
    event.preventDefault()
    const { top, left, bottom, right } = model.range
    const selected = at.row >= top && at.row <= bottom && at.column >= left && at.column <= right
    if (!selected || isSingle(model.selection)) model.moveTo(at)
    return { x: event.clientX, y: event.clientY }
  }

  return { onMouseDown, onDoubleClick, menuPlace }
}
