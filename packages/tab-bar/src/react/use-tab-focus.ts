import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react'
import type { TabStore } from '../tab-store.ts'

export interface TabFocus {
  /** Key of the one tab that the Tab key reaches (roving tabindex). */
  reachable: string | undefined
  elementOf: (key: string | undefined) => HTMLElement | undefined
  setElement: (key: string, element: HTMLElement | null) => void
  /** Focuses a tab at once. */
  now: (key: string | undefined) => void
  /** Focuses a tab after the next drawing, when tabs are being moved or closed. */
  request: (key: string | undefined) => void
  onFocus: (key: string) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** Roving focus of the bar: the focused tab while the focus is in it, else the active one. */
export function useTabFocus(store: TabStore): TabFocus {
  const [focused, setFocused] = useState<string>()
  const [requested, setRequested] = useState<{ key: string | undefined }>()
  const elements = useRef(new Map<string, HTMLElement>())
  const reachable = store.get(focused)?.key ?? store.get(store.active)?.key ?? store.tabs[0]?.key

  useLayoutEffect(() => {
    if (requested?.key !== undefined) elements.current.get(requested.key)?.focus()
  }, [requested])

  const stable = useMemo(() => {
    const elementOf = (key: string | undefined) => (key === undefined ? undefined : elements.current.get(key))
    return {
      elementOf,
      setElement(key: string, element: HTMLElement | null): void {
        if (element) elements.current.set(key, element)
        else elements.current.delete(key)
      },
      now: (key: string | undefined) => elementOf(key)?.focus(),
      request: (key: string | undefined) => setRequested({ key }),
      onFocus: (key: string) => setFocused(key),
      onBlur(event: FocusEvent<HTMLElement>): void {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined)
      },
    }
  }, [])
  return { ...stable, reachable }
}
