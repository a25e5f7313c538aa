import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Room of the table that was measured last, and the width of the window then: most pages give their table the same. */
let last: { readonly room: number; readonly windowWidth: number } | undefined

/** Sets the room in pixels that tables are first drawn for. One that finds another when it is measured is drawn anew before the paint. */
export function expectRoom(room: number): void {
  last = { room, windowWidth: window.innerWidth }
}

const expectedRoom = (): number | undefined => (last?.windowWidth === window.innerWidth ? last.room : undefined)

/**
 * Inner width of an element in pixels. Until it is measured, which is after the layout and before the paint, it is that of the table before;
 * undefined when there was none.
 */
export function useRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState(expectedRoom)
  const lastWidth = useRef(room)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      const width = box.clientWidth
      if (width === 0 || width === lastWidth.current) return
      lastWidth.current = width
      expectRoom(width)
      flushSync(() => setRoom(width))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return room
}
