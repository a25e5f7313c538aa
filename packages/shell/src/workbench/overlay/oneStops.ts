/** Groups of controls that Tab reaches as one: the arrows move inside (docs/adr/0060-groups-of-controls-as-one-tab-stop.md). */
const groups = [
  '.jst-frame-head, .jst-frame-side:is(.is-tree, .is-bar), .jst-menu-groups, .jst-menu-pages',
  '.jst-segments, .jst-views, .jst-listbar-batch, .jst-listbar-right, .jst-applied',
  '.jst-chips, .jst-toolbar, .jst-pager, .jst-table thead, .jst-steps',
  '.jst-line-foot, .jst-flag-group, .jst-choices, .jst-readiness',
].join()
/** The headings above rows are no stop: the arrow up leads to them from the first row. */
const heads = '.jst-table thead'
const isAboveRows = (group: HTMLElement) => group.matches(heads) && group.parentElement?.querySelector('[data-row]')
const columns = '.jst-frame-side.is-tree, .jst-menu-groups:not(.is-bar), .jst-menu-pages, .jst-readiness'
/** A row of groups that open below it. */
const bar = '.jst-frame-side.is-bar'
const flyout = '.jst-side-flyout'
const panels = '.jst-popup-panel'
/** Without choices and fields, which have a use for arrows themselves. */
const controls = 'button:not([role="combobox"]), a[href], input[type="checkbox"]'
const firstRow = '[data-row="0"]'
const row = '.jst-table tr[data-row]'

/** Elements hidden by the style sheet at this width are no tab stops. */
const isShown = (item: HTMLElement): boolean => item.checkVisibility?.() ?? true

/** Controls of a group that can be used now; those of a menu or of a dialog that was opened from it are not of the group. */
const itemsOf = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(controls)].filter(
    (item) => !item.matches(':disabled') && !item.closest(panels) && item.closest('dialog') === group.closest('dialog') && isShown(item),
  )

/** A line of views cuts off those that have no room. */
function isCutOff(item: HTMLElement, group: HTMLElement): boolean {
  const { top, height } = item.getBoundingClientRect()
  const box = group.getBoundingClientRect()
  // a group without a box of its own (display: contents) cuts nothing off
  return height > 0 && box.height > 0 && top >= box.bottom
}

/** The group that a control belongs to. */
function groupOf(target: EventTarget | null): HTMLElement | undefined {
  const group = target instanceof HTMLElement ? target.closest<HTMLElement>(groups) : null
  return group && itemsOf(group).includes(target as HTMLElement) ? group : undefined
}

/** Stops in rows other than the current one; they are stops again when their row is the current one. */
const parked = new WeakSet<HTMLElement>()

/** Leaves the Tab key the row that has the focus, or had it last, and the controls in that row. The arrows lead to the other rows. */
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

/** Makes every group below the root one stop of Tab, also those that come later. Answers with the end of it. */
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
  // a sheet changes its cells at every key: many changes are settled together, and none while they are drawn
  let waiting: ReturnType<typeof setTimeout> | undefined
  const watcher = new MutationObserver(() => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      settleAll()
    }, settleAfter)
  })
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  // a table moves its current row by the tabindex of rows, before the next press of Tab
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

/** In a bar: up and down lead through the open group, any other key from group to group. */
function stepsOf(group: HTMLElement, target: HTMLElement, key: string): HTMLElement[] {
  const open = target.closest(flyout)?.parentElement ?? target.parentElement
  const isAlong = /Up|Down/.test(key)
  return itemsOf(group).filter((item) => (isAlong ? open?.contains(item) : item === target || !item.closest(flyout)))
}

/** The arrow right opens a group of the menu, the arrow left shuts it; in a bar the arrow down opens it. */
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

/** A heading stands above the rows whatever is scrolled: only the column has to come into sight. */
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
