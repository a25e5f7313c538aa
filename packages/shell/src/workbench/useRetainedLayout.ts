import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Shows a hidden page again without a new layout. <Activity> hides a page by `display: none`, which discards its layout boxes; showing it again costs
 * style and layout of the whole page. `content-visibility: hidden` keeps the boxes, without painting, focus or screen readers. Browsers without it
 * keep the behaviour of <Activity> (docs/adr/0004-open-tabs-kept-by-react-activity.md).
 * @param shown mode of the <Activity>
 * @returns ref callback for the outermost element of the page
 */
export function useRetainedLayout(shown: boolean): (page: HTMLElement | null) => void {
  // outlives the effects of the page, because a hidden page has none
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
    // changes of a hidden page are rendered later, and <Activity> hides the page again with them
    const watcher = new MutationObserver(shelve)
    watcher.observe(element, { attributeFilter: ['style'] })
    return () => {
      watcher.disconnect()
      element.removeAttribute('aria-hidden')
    }
  }, [shown])
  return hold
}
