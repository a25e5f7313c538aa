import { useEffect, useState, type RefObject } from 'react'

/**
 * True while the scroller cannot show all of its items. `reveal` brings the one that matters into view, again when the
 * width changes. Both when the frame has laid the page out: asked in an effect, positions would cost a layout of their own, for the effects of a
 * click run before it.
 */
export function useOverflow(scroller: RefObject<HTMLElement | null>, items: readonly unknown[], reveal: () => void): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      setOverflows(items.length > 1 && element.scrollWidth > element.clientWidth)
      reveal()
    }
    if (typeof ResizeObserver === 'undefined') return look()
    // its first call comes by itself, after the layout
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, items, reveal])
  return overflows
}
