/** Groups of controls with one tab stop (roving tabindex); the arrow keys move inside (docs/adr/0060-groups-of-controls-as-one-tab-stop.md). */
const groups = [
  '.jst-frame-head, .jst-frame-side:is(.is-tree, .is-bar), .jst-menu-groups, .jst-menu-pages',
  '.jst-segments, .jst-views, .jst-listbar-batch, .jst-listbar-right, .jst-applied',
  '.jst-chips, .jst-toolbar, .jst-pager, .jst-table thead, .jst-steps',
  '.jst-line-foot, .jst-flag-group, .jst-choices, .jst-readiness',
].join()
/** Table headers are no tab stop: ArrowUp reaches them from the first row. */
const heads = '.jst-table thead'
const isAboveRows = (group: HTMLElement) => group.matches(heads) && group.parentElement?.querySelector('[data-row]')
const columns = '.jst-frame-side.is-tree, .jst-menu-groups:not(.is-bar), .jst-menu-pages, .jst-readiness'
/** Menu bar whose groups open below it. */
const bar = '.jst-frame-side.is-bar'
const flyout = '.jst-side-flyout'
const panels = '.jst-popup-panel'
/** Controls of a group, without selects and fields, which use the arrow keys themselves. */
const controls = 'button:not([role="combobox"]), a[href], input[type="checkbox"]'
const firstRow = '[data-row="0"]'
const row = '.jst-table tr[data-row]'

/** Elements hidden by the style sheet at this width are no tab stops. */
const isShown = (item: HTMLElement): boolean => item.checkVisibility?.() ?? true

/** Enabled, visible controls of a group, without those of a menu or dialog that was opened from it. */
const itemsOf = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(controls)].filter(
    (item) => !item.matches(':disabled') && !item.closest(panels) && item.closest('dialog') === group.closest('dialog') && isShown(item),
  )

/** A row of view tabs clips those that do not fit. */
function isCutOff(item: HTMLElement, group: HTMLElement): boolean {
  const { top, height } = item.getBoundingClientRect()
  const box = group.getBoundingClientRect()
  // a group without a box (display: contents) clips nothing
  return height > 0 && box.height > 0 && top >= box.bottom
}

/** The group that a control belongs to. */
function groupOf(target: EventTarget | null): HTMLElement | undefined {
  const group = target instanceof HTMLElement ? target.closest<HTMLElement>(groups) : null
  return group && itemsOf(group).includes(target as HTMLElement) ? group : undefined
}

/** Tab stops in other rows than the current one; they are restored when their row becomes the current one. */
const parked = new WeakSet<HTMLElement>()

/** Limits the tab stops of a table to the current row and its controls. The arrow keys move to other rows. */
function settleRow(element: HTMLElement): void {
  const isCurrent = element.tabIndex === 0
  for (const item of element.querySelectorAll<HTMLElement>(controls)) {
    if (isCurrent ? !parked.has(item) : item.tabIndex < 0) continue
    item.tabIndex = isCurrent ? 0 : -1
    if (isCurrent) parked.delete(item)
    else parked.add(item)
  }
}

/** Milliseconds. */
const settleAfter = 60

/** Makes every group below the root one tab stop, also groups that are added later. Returns a function that stops it. */
export function followGroups(root: HTMLElement): () => void {
  const reached = new WeakMap<HTMLElement, HTMLElement>()
  const settle = (group: HTMLElement) => {
    const items = itemsOf(group)
    const last = reached.get(group)
    const stop = isAboveRows(group) ? undefined : last && items.includes(last) ? last : items[0]
    for (const item of items) if (item.tabIndex !== (item === stop ? 0 : -1)) item.tabIndex = item === stop ? 0 : -1
  }
  const settleAll = () => {
    root.querySelectorAll<HTMLElement>(groups).forEach(settle)
    root.querySelectorAll<HTMLElement>(row).forEach(settleRow)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const group = groupOf(target)
    if (!group) return
    reached.set(group, target as HTMLElement)
    settle(group)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!move(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  settleAll()
  // a sheet changes its cells at every key: changes are handled in batches, and not during a render
  let waiting: ReturnType<typeof setTimeout> | undefined
  const watcher = new MutationObserver(() => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      settleAll()
    }, settleAfter)
  })
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  // a table marks its current row by tabindex before the next press of Tab
  const rows = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement && target.matches(row)) settleRow(target)
  })
  rows.observe(root, { subtree: true, attributeFilter: ['tabindex'] })
  root.addEventListener('focusin', onFocus)
  root.addEventListener('keydown', onKeyDown)
  return () => {
    watcher.disconnect()
    rows.disconnect()
    clearTimeout(waiting)
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('keydown', onKeyDown)
  }
}

/** Returns true if the key moved the focus. */
function move({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  const group = groupOf(target)
  if (group?.matches(heads) && key === 'ArrowDown') return isFocused(group.closest('table')?.querySelector(firstRow))
  if (!group && key === 'ArrowUp' && target.matches(firstRow)) return isFocusedHead(target.closest('table')?.querySelector('thead'))
  if (!group) return false
  const inBar = group.matches(bar)
  const inColumn = group.matches(columns) || (inBar && key.match(/Up|Down/))
  if ((inColumn || inBar) && isTurned(target, key, inBar)) return true
  const items = (inBar ? stepsOf(group, target, key) : itemsOf(group)).filter((item) => !isCutOff(item, group))
  const at = items.indexOf(target)
  const [back, on] = inColumn ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const to = { [back]: at - 1, [on]: (at + 1) % items.length, Home: 0, End: -1 }[key]
  if (to === undefined) return false
  return group.matches(heads) ? isFocusedHead(group, items.at(to)) : isFocused(items.at(to))
}

/** In a menu bar: up and down move within the open group, other keys from group to group. */
function stepsOf(group: HTMLElement, target: HTMLElement, key: string): HTMLElement[] {
  const open = target.closest(flyout)?.parentElement ?? target.parentElement
  const isAlong = /Up|Down/.test(key)
  return itemsOf(group).filter((item) => (isAlong ? open?.contains(item) : item === target || !item.closest(flyout)))
}

/** ArrowRight opens a group of the menu, ArrowLeft closes it; in a bar ArrowDown opens it. */
function isTurned(target: HTMLElement, key: string, inBar: boolean): boolean {
  const turns: Readonly<Record<string, string>> = inBar ? { ArrowDown: 'false' } : { ArrowRight: 'false', ArrowLeft: 'true' }
  const wanted = turns[key]
  if (wanted === undefined || target.getAttribute('aria-expanded') !== wanted) return false
  target.click()
  return true
}

function isFocused(target: HTMLElement | null | undefined): boolean {
  target?.focus()
  return Boolean(target)
}

/** A table header is sticky: only its column has to be scrolled into view. */
function isFocusedHead(head: HTMLElement | null | undefined, wanted?: HTMLElement): boolean {
  const target = wanted ?? (head ? itemsOf(head)[0] : undefined)
  target?.focus({ preventScroll: true })
  const [cell, box] = [target?.closest('th'), head?.closest<HTMLElement>('.jst-table')]
  if (cell && box && !cell.matches('.jst-cell-pinned, .jst-cell-check')) {
    const [inner, outer] = [cell.getBoundingClientRect(), box.getBoundingClientRect()]
    const edge = box.querySelector('th.jst-cell-pinned')?.getBoundingClientRect().right ?? outer.left
    box.scrollLeft += inner.left < edge ? inner.left - edge : Math.max(0, inner.right - outer.right)
  }
  return Boolean(target)
}
