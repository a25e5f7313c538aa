import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface ScrollTableProps {
  /** Accessible name of the table, announced when the focus comes in. */
  label: string
  /** The place around it scrolls it up and down: the Tab key reaches it however wide it is. */
  tall?: boolean
  children: ReactNode
}

const stops = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])'

/**
 * A plain table that scrolls sideways where it is wider than its place; then the Tab key reaches it and the arrows scroll it. A table with fields or
 * buttons is no stop of its own: the focus inside scrolls it.
 */
export function ScrollTable({ label, tall = false, children }: ScrollTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(tall)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setScrolls((tall || element.scrollWidth > element.clientWidth) && !element.querySelector(stops))
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    const rows = new MutationObserver(measure)
    rows.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      rows.disconnect()
    }
  }, [tall])
  return (
    // a group, no region: sections of the same name around it are landmarks already
    <div ref={box} className="jst-table-scroll" {...(scrolls ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}>
      {children}
    </div>
  )
}
