import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Makes a kept page come back fast. <Activity> hides a page by `display: none`, which throws its boxes away: coming back means style and
 * layout of the whole page. On the shelf the boxes stay and nothing of them is drawn, focused or read out (`content-visibility: hidden`);
 * a browser without that keeps what <Activity> did.
 * @param shown what the mode of the <Activity> says
 * @returns takes the outermost element of the page
 */
export function useShelf(shown: boolean): (page: HTMLElement | null) => void {
  // kept past the end of the page's own effects, which a hidden page has none of
  const page = useRef<HTMLElement>(null)
  const hold = useCallback((element: HTMLElement | null) => {
    if (element) page.current = element
  }, [])
  useLayoutEffect(() => {
    const element = page.current
    if (!element || !CSS.supports('content-visibility', 'hidden')) return
    if (shown) element.removeAttribute('aria-hidden')
    else {
      element.setAttribute('aria-hidden', 'true')
      element.style.removeProperty('display')
    }
  }, [shown])
  return hold
}
