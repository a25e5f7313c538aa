import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface ScrollTableProps {
  /** What the table is called: a reader of the screen hears it when the focus comes in. */
  label: string
  children: ReactNode
}

/** A plain table that scrolls sideways where it is wider than its place; then the Tab key reaches it and the arrows scroll it. */
export function ScrollTable({ label, children }: ScrollTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return (
    // a group, no region: sections of the same name around it are landmarks already
    <div ref={box} className="jst-table-scroll" {...(scrolls ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}>
      {children}
    </div>
  )
}
