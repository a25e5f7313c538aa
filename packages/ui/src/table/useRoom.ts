import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Inner width of an element in pixels; undefined until it is measured. It is measured after the layout and before the paint. */
export function useRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    let lastWidth: number | undefined
    const observer = new ResizeObserver(() => {
      const width = box.clientWidth
      if (width === 0 || width === lastWidth) return
      lastWidth = width
      flushSync(() => setRoom(width))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return room
}
