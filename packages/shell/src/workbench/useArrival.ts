import { reaction } from 'mobx'
import { useEffect, useRef, type RefObject } from 'react'
import { useWorkbench } from './context.tsx'
import type { WorkbenchModel } from './WorkbenchModel.ts'

/** The element of a page that had the focus last, and the address that the page had then. */
interface Place {
  element: HTMLElement
  path: string
  inRow: boolean
}

/** Focuses the heading of a page, or the page itself if it has none. */
export function focusHeading(page: HTMLElement): void {
  const heading = page.querySelector('h1') ?? page
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Keeps the focus in the page that is shown (docs/adr/0059-focus-follows-the-page.md). After a navigation it goes where it was on this
 * address, else to the heading; where the page itself has placed it, it stays. When the focused element is removed, it goes to the current
 * row or to the heading.
 * @param path address of the page
 */
export function useArrival(page: RefObject<HTMLElement | null>, path: string): void {
  const model = useWorkbench()
  const last = useRef<Place>(null)
  const address = useRef(path)
  useEffect(() => {
    address.current = path
  }, [path])
  // effects of a hidden page run again when it is shown
  useEffect(() => {
    const element = page.current
    if (!element) return
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last.current = { element: target, path: address.current, inRow: target.closest('[data-row]') !== null }
    }
    const land = () => {
      if (element.contains(document.activeElement)) return
      if (last.current?.path === address.current && isFocused(last.current.element)) return
      focusHeading(element)
    }
    const find = new MutationObserver(() => findAgain(element, last.current))
    find.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', remember)
    const stop = present(model, element, land)
    return () => {
      element.removeEventListener('focusin', remember)
      find.disconnect()
      stop()
    }
  }, [page, model])
}

/** Places the focus on the page now, unless it is the first of the document, and after each navigation to it. */
function present(model: WorkbenchModel, element: HTMLElement, land: () => void): () => void {
  const first = model.page === undefined
  model.page = element
  if (!first) land()
  let frame = 0
  const stop = reaction(
    () => model.parts.navigation.shown.key,
    () => {
      cancelAnimationFrame(frame)
      // after the render; a user who closes tabs by keyboard continues in the tab bar
      frame = requestAnimationFrame(() => document.activeElement?.role !== 'tab' && land())
    },
  )
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}

/** After a change of the page: the focused element may be gone, or the heading may have come after the page. */
function findAgain(page: HTMLElement, last: Place | null): void {
  const { activeElement, body } = document
  if (activeElement === page) return focusHeading(page)
  if (activeElement !== body || !last || last.element.isConnected || document.querySelector('dialog[open]')) return
  const row = last.inRow ? page.querySelector<HTMLElement>('[data-row][tabindex="0"]') : null
  if (row) row.focus({ preventScroll: true })
  else focusHeading(page)
}

function isFocused(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
