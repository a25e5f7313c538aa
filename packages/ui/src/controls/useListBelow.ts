import { useLayoutEffect, useRef, type RefObject } from 'react'
import { placeBelow } from './placeBelow.ts'
import { hasTopLayer } from './topLayer.ts'

/** A list that stands below its button while it is drawn, in the top layer where the browser has one. Give it `popover="manual"` there. */
export function useListBelow<E extends HTMLElement>(buttonId: string): RefObject<E | null> {
  const list = useRef<E>(null)
  useLayoutEffect(() => {
    const button = document.getElementById(buttonId)
    if (!list.current || !button) return
    if (hasTopLayer) list.current.showPopover()
    return placeBelow(list.current, button)
  }, [buttonId])
  return list
}
