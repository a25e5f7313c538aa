import { useEffect, useRef, type RefObject } from 'react'

/** Tells that something open was left: a press or the focus is outside its root. */
export function useLeft(open: boolean, root: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const latest = useRef(onLeft)
  useEffect(() => {
    latest.current = onLeft
  })
  useEffect(() => {
    if (!open) return
    const look = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) latest.current()
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [open, root])
}
