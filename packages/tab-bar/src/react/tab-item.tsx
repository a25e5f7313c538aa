import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Tab } from '../tab.ts'
import type { TabBarLabels } from '../texts.ts'
import { layout } from './layout.ts'

/** Id of the element with role tab: a page names it in `aria-labelledby`. */
export function tabElementId(key: string): string {
  return `jst-tab-${encodeURIComponent(key)}`
}

export interface TabItemProps {
  tab: Tab
  active: boolean
  /** The one tab of the bar that the Tab key reaches. */
  reachable: boolean
  closable: boolean
  /** Side where a tab that is being dragged would land. */
  drop: 'before' | 'after' | undefined
  labels: TabBarLabels
  icon: ReactNode
  setElement: (key: string, element: HTMLElement | null) => void
  onShow: () => void
  onClose: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onMenu: (event: MouseEvent) => void
  onDrag: (phase: 'start' | 'over' | 'drop' | 'end', event: DragEvent) => void
}

/** One tab. The close button stands beside the element with role tab, for a tab may hold nothing interactive. */
export function TabItem({
  tab,
  active,
  reachable,
  closable,
  drop,
  labels,
  icon,
  setElement,
  onShow,
  onClose,
  onFocus,
  onKeyDown,
  onMenu,
  onDrag,
}: TabItemProps): ReactNode {
  const classes = ['jst-tab', active && 'jst-tab--active', tab.pinned && 'jst-tab--pinned', drop && `jst-tab--drop-${drop}`]
  return (
    <div
      role="presentation"
      className={classes.filter(Boolean).join(' ')}
      style={layout.item}
      draggable
      onContextMenu={onMenu}
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => event.button === 1 && closable && onClose()}
      onDragStart={(event) => onDrag('start', event)}
      onDragOver={(event) => onDrag('over', event)}
      onDrop={(event) => onDrag('drop', event)}
      onDragEnd={(event) => onDrag('end', event)}
    >
      <div
        ref={(element) => setElement(tab.key, element)}
        id={tabElementId(tab.key)}
        role="tab"
        className="jst-tab__title"
        title={tab.title}
        aria-selected={active}
        aria-label={tab.pinned ? labels.pinnedTab(tab.title) : undefined}
        aria-keyshortcuts={closable ? 'Delete' : undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={onShow}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {icon ? (
          <span className="jst-tab__icon" aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {tab.title}
      </div>
      {closable && !tab.pinned && (
        <button type="button" className="jst-tab__close" aria-label={labels.closeTab(tab.title)} tabIndex={-1} onClick={onClose}>
          ×
        </button>
      )}
    </div>
  )
}
