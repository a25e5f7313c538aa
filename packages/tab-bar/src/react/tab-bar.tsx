import { useStore } from '@jst/store/react'
import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { CloseScope } from '../tab-store.ts'
import type { Tab } from '../tab.ts'
import { tabBarLabels, type TabBarLabels } from '../texts.ts'
import { layout } from './layout.ts'
import { listEntries, menuEntries } from './menu-entries.ts'
import { closeTabs, showTab, type TabActionPorts } from './tab-actions.ts'
import { tabElementId, TabItem } from './tab-item.tsx'
import { TabMenu, type TabMenuEntry } from './tab-menu.tsx'
import { useTabDrag } from './use-tab-drag.ts'
import { useTabFocus } from './use-tab-focus.ts'
import { useOverflow } from './use-overflow.ts'

/** The store, where its wishes to navigate go, and words of one's own. */
export interface TabBarProps extends TabActionPorts {
  /** Replaces some of the Chinese texts. */
  labels?: Partial<TabBarLabels>
  /** How tabs look: a line below the one that is shown, the default, cards, or pills. */
  looks?: 'line' | 'card' | 'pill'
  /** A small picture before the title. */
  icon?: (tab: Tab) => ReactNode
  /** Further entries of the menu of a tab, at its end. */
  entries?: (tab: Tab) => readonly TabMenuEntry[]
}

interface OpenMenu {
  /** Key of the tab; undefined for the list of all tabs. */
  key: string | undefined
  x: number
  y: number
}

/**
 * The bar of open tabs. Arrows, Home and End move the focus, Enter and Space show a tab, Delete closes it,
 * Alt+Shift+Left/Right moves it; middle click closes; the context menu holds the rest; tabs can be dragged. When they do
 * not all fit, a button lists them.
 */
export function TabBar({ labels, looks = 'line', icon, entries, ...ports }: TabBarProps): ReactNode {
  const { store } = ports
  useStore(store)
  const words = { ...tabBarLabels, ...labels }
  const scroller = useRef<HTMLDivElement>(null)
  const focus = useTabFocus(store)
  const drag = useTabDrag(store)
  const [menu, setMenu] = useState<OpenMenu>()
  const menuTab = store.get(menu?.key)

  const { elementOf, now } = focus
  const { active } = store
  const reveal = useCallback(() => scrollTo(scroller.current, elementOf(active)?.parentElement), [elementOf, active])
  const overflows = useOverflow(scroller, store.tabs, reveal)

  const close = (scope: CloseScope, key: string, keepFocus: boolean) => {
    void closeTabs(ports, scope, key).then((closed) => {
      // the button that was pressed is gone with its tab: the focus must not be left without an element
      if (closed && (keepFocus || document.activeElement === document.body)) focus.request(store.active)
    })
  }
  const closeMenu = useCallback(
    (returnFocus: boolean) => {
      setMenu(undefined)
      if (returnFocus) now(menu?.key ?? active)
    },
    [now, menu?.key, active],
  )
  const openList = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    setMenu({ key: undefined, x: box.left, y: box.bottom })
  }
  const openMenu = (event: MouseEvent, tab: Tab) => {
    event.preventDefault()
    // The keyboard's menu key gives no point: open below the tab then.
    const box = event.currentTarget.getBoundingClientRect()
    const byKeyboard = event.clientX === 0 && event.clientY === 0
    setMenu({ key: tab.key, x: byKeyboard ? box.left : event.clientX, y: byKeyboard ? box.bottom : event.clientY })
  }
  const onKeyDown = (event: KeyboardEvent, tab: Tab, at: number) => {
    const last = store.tabs.length - 1
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (event.altKey && event.shiftKey && step !== 0) {
      store.move(at, at + step)
      focus.request(tab.key)
    } else if (event.altKey || event.ctrlKey || event.metaKey) return
    else if (step !== 0) focus.now(store.tabs.at((at + step) % (last + 1))?.key)
    else if (event.key === 'Home') focus.now(store.tabs[0]?.key)
    else if (event.key === 'End') focus.now(store.tabs[last]?.key)
    else if (event.key === 'Enter' || event.key === ' ') showTab(ports, tab.key)
    else if (event.key === 'Delete') close('one', tab.key, true)
    else return
    event.preventDefault()
  }

  return (
    <div className={`jst-tabs jst-tabs--${looks}`} style={layout.bar}>
      {/* The list owns its tabs from outside: a tablist may hold tabs only, and each tab has a close button beside it. */}
      <div
        role="tablist"
        aria-label={words.list}
        aria-orientation="horizontal"
        aria-owns={store.tabs.map((tab) => tabElementId(tab.key)).join(' ')}
      />
      <div
        ref={scroller}
        className="jst-tabs__scroller"
        style={layout.scroller}
        onBlur={focus.onBlur}
        onWheel={(event) => event.currentTarget.scrollBy?.({ left: event.deltaY })}
      >
        {store.tabs.map((tab, at) => (
          <TabItem
            key={tab.key}
            tab={tab}
            active={tab.key === active}
            reachable={tab.key === focus.reachable}
            closable={store.isClosable(tab.key)}
            drop={drag.dropSide(tab.key)}
            labels={words}
            icon={icon?.(tab)}
            setElement={focus.setElement}
            onShow={() => showTab(ports, tab.key)}
            onClose={() => close('one', tab.key, false)}
            onFocus={() => focus.onFocus(tab.key)}
            onKeyDown={(event) => onKeyDown(event, tab, at)}
            onMenu={(event) => openMenu(event, tab)}
            onDrag={(phase, event) => drag.handle(phase, tab, event)}
          />
        ))}
      </div>
      {overflows && (
        <button
          type="button"
          className="jst-tabs__all"
          aria-haspopup="menu"
          aria-label={words.allTabs}
          title={words.allTabs}
          onClick={openList}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
            <circle cx="2.5" cy="7" r="1.2" />
            <circle cx="7" cy="7" r="1.2" />
            <circle cx="11.5" cy="7" r="1.2" />
          </svg>
        </button>
      )}
      {menu && menu.key === undefined && (
        <TabMenu x={menu.x} y={menu.y} label={words.allTabs} entries={listEntries(ports)} onClose={closeMenu} />
      )}
      {menu && menuTab && (
        <TabMenu
          x={menu.x}
          y={menu.y}
          key={menu.key}
          label={words.menuOf(menuTab.title)}
          entries={[...menuEntries(ports, menuTab, words, (scope) => close(scope, menuTab.key, true)), ...(entries?.(menuTab) ?? [])]}
          onClose={closeMenu}
        />
      )}
    </div>
  )
}

/** Scrolls an item into the view of its scroller and moves nothing else of the page. */
function scrollTo(scroller: HTMLElement | null, item: HTMLElement | null | undefined): void {
  if (!scroller || !item) return
  const right = item.offsetLeft + item.offsetWidth
  if (item.offsetLeft < scroller.scrollLeft) scroller.scrollLeft = item.offsetLeft
  else if (right > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = right - scroller.clientWidth
}
