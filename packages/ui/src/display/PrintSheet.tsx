import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Opens the browser's print window for its children, which are seen on paper only, in the place of the page; says when that window was left. */
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
