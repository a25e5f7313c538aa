const gap = 4
const least = 120

/** Where a list under (or, without room there, above) its control goes, in pixels of the window. */
export function placeOf(
  anchor: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>,
  list: { width: number; height: number },
  view: { width: number; height: number },
) {
  const below = view.height - anchor.bottom - gap
  const above = anchor.top - gap
  const under = below >= Math.min(list.height, least) || below >= above
  const room = Math.max(0, (under ? below : above) - gap)
  const height = Math.min(list.height, room)
  return {
    top: under ? anchor.bottom + gap : anchor.top - gap - height,
    left: Math.max(gap, Math.min(anchor.left, view.width - list.width - gap)),
    room,
  }
}

/**
 * Keeps an element of the top layer at a control, at least as wide as it, while anything scrolls or the window changes.
 * Returns what ends it.
 */
export function placeBelow(list: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    const rect = anchor.getBoundingClientRect()
    list.style.minWidth = `${rect.width}px`
    list.style.maxHeight = ''
    const view = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
    const { top, left, room } = placeOf(rect, { width: list.offsetWidth, height: list.offsetHeight }, view)
    list.style.top = `${top}px`
    list.style.left = `${left}px`
    if (list.offsetHeight > room) list.style.maxHeight = `${room}px`
  }
  place()
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
  }
}
