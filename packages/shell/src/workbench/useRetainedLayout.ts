import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Makes a kept page come back fast. <Activity> hides a page by `display: none`, which throws its boxes away: coming back means style and
 * layout of the whole page. On the shelf the boxes stay and nothing of them is drawn, focused or read out (`content-visibility: hidden`);
 * a browser without that keeps what <Activity> did (docs/adr/0004-open-tabs-kept-by-react-activity.md).
 * @param shown what the mode of the <Activity> says
 * @returns takes the outermost element of the page
 */
export function useRetainedLayout(shown: boolean): (page: HTMLElement | null) => void {
  // kept past the end of the page's own effects, which a hidden page has none of
  const page = useRef<HTMLElement>(null)
  const hold = useCallback((element: HTMLElement | null) => {
    if (element) page.current = element
  }, [])
  useLayoutEffect(() => {
    const element = page.current
    if (shown || !element || !CSS.supports('content-visibility', 'hidden')) return undefined
    const shelve = () => {
      if (element.style.display === 'none') element.style.removeProperty('display')
    }
    element.setAttribute('aria-hidden', 'true')
    shelve()
    // what changes in a hidden page is rendered later, and with it the page is hidden once more
    const watcher = new MutationObserver(shelve)
    watcher.observe(element, { attributeFilter: ['style'] })
    return () => {
      watcher.disconnect()
      element.removeAttribute('aria-hidden')
    }
  }, [shown])
  return hold
}
