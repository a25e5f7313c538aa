import { useEffect, useState, type RefObject } from 'react'

/** True while the scroller cannot show all of its items; asked after the paint, when the answer costs no layout. */
export function useOverflow(scroller: RefObject<HTMLElement | null>, items: readonly unknown[]): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => setOverflows(items.length > 1 && element.scrollWidth > element.clientWidth)
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, items])
  return overflows
}
