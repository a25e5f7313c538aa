import { useEffect, useState, type RefObject } from 'react'

/**
 * True while the scroller cannot show all of its items. `reveal` brings the one that matters into view, again when the
 * width changes. Both after the paint, when asking for positions costs no layout of its own.
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
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, items, reveal])
  return overflows
}
