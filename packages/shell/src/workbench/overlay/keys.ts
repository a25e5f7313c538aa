import { isComposing } from '@jst/ui'
import { closeTabs, showTab } from '@jst/tab-bar/react'
import { tabActionsOf } from '../tabActions.ts'
import type { WorkbenchModel } from '../WorkbenchModel.ts'

const typed = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'
const searchField = '[data-list-search]'
const currentRow = '[data-row][tabindex="0"]'

/** Handles the keys of the frame and of lists; a page's own keys take precedence. Returns a function that stops it. */
export function followKeys(model: WorkbenchModel): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return
    if (isSubmit(event)) {
      if (isSubmitted(event.target as Element, model.page)) event.preventDefault()
      return
    }
    if (document.querySelector('dialog[open]')) return
    const isDone = event.key === 'Escape' ? model.maximised && !open : actOf(model, event)
    if (isDone) event.preventDefault()
    if (isDone && event.key === 'Escape') model.setMaximised(false)
  }
  // added again at each key, behind the listeners of the page: listeners run in the order in which they were added
  let open = false
  const queue = () => {
    // Escape closes dialogs and menus first, and only then leaves the maximised view
    open = document.querySelector('.jst-popup-panel, [role="menu"], dialog[open]') !== null
    window.removeEventListener('keydown', onKey)
    window.addEventListener('keydown', onKey)
  }
  window.addEventListener('keydown', queue, true)
  return () => {
    window.removeEventListener('keydown', queue, true)
    window.removeEventListener('keydown', onKey)
  }
}

/** Returns true if the key caused an action. */
function actOf(model: WorkbenchModel, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key } = event
  const target = event.target instanceof Element ? event.target : document.body
  const { page } = model
  if (altKey !== ctrlKey && !metaKey && !shiftKey) {
    const digit = /^Digit([1-9])$/.exec(code)?.[1]
    if (digit !== undefined) return isShown(model, Number(digit) - 1)
    if (altKey && code === 'KeyL') {
      model.lock()
      return true
    }
    if (altKey && code === 'KeyM') {
      model.setMaximised(!model.maximised)
      return true
    }
    return altKey && code === 'KeyW' && isClosed(model)
  }
  if (altKey || ctrlKey || metaKey) return false
  if (key === 'ArrowDown' && (target.matches(searchField) || target.matches('h1')))
    return isFocused(page?.querySelector<HTMLElement>(currentRow))
  if (target.matches(typed)) return false
  if (key === '/') return isFocused(page?.querySelector<HTMLElement>(searchField))
  if (key !== '?') return false
  model.showShortcuts(true)
  return true
}

/** Ctrl and Enter in a field, or Command and Enter. */
const isSubmit = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key === 'Enter' && ctrlKey !== metaKey && !altKey && !shiftKey && target instanceof Element && target.matches(typed)

const primary = '.arco-btn-primary:not(:disabled, .arco-btn-status-danger)'

/**
 * Submits the form of a field, or clicks the primary button of its dialog or page, but never a destructive one. The form of a page is submitted by
 * the page's primary button, which may do more than save a draft.
 */
function isSubmitted(field: Element, page: HTMLElement | undefined): boolean {
  const form = field.closest('form')
  const ofPage = form?.matches('.jst-page-form')
    ? form.closest('.jst-detail')?.querySelector<HTMLElement>(`.jst-detail-actions ${primary}`)
    : null
  if (ofPage) {
    ofPage.click()
    return true
  }
  if (form) {
    form.requestSubmit()
    return true
  }
  const window = field.closest('dialog')
  const place = window?.querySelector('footer') ?? (window ? null : page?.querySelector('.jst-detail-actions'))
  const button = place?.querySelector<HTMLElement>(primary)
  button?.click()
  return Boolean(button)
}

function isShown(model: WorkbenchModel, at: number): boolean {
  const tab = model.parts.tabs.tabs[at]
  if (tab) showTab(tabActionsOf(model.parts), tab.key)
  return tab !== undefined
}

function isClosed(model: WorkbenchModel): boolean {
  const { tabs } = model.parts
  if (tabs.active === undefined) return false
  void closeTabs(tabActionsOf(model.parts), 'one', tabs.active)
  return true
}

function isFocused(target: HTMLElement | null | undefined): boolean {
  target?.focus()
  return Boolean(target)
}
