import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Prints its children in place of the page: opens the print window of the browser, and calls back when that window is closed. */
export function PrintSheet({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  useEffect(() => {
    document.body.classList.add('jst-printing')
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => {
      document.body.classList.remove('jst-printing')
      window.removeEventListener('afterprint', onDone)
    }
  }, [onDone])
  return createPortal(<div className="jst-print-sheet">{children}</div>, document.body)
}
