import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { Popup } from './Popup.tsx'

/** An entry of a menu. */
export interface MenuItem {
  /** Unique in the menu. */
  key: string
  /** A verb. */
  label: string
  /** Before the label; a chosen entry shows its tick instead. */
  icon?: IconName
  /** Present: one choice among several. */
  checked?: boolean
  /** Red: it cannot be undone. */
  danger?: boolean
  /** Called after the menu has closed. */
  onSelect: () => void
}

interface MenuProps {
  label: string
  trigger: ReactNode
  triggerClassName?: string
  items: readonly MenuItem[]
  /** Plain content above the items. */
  head?: ReactNode
  align?: 'start' | 'end'
}

/** Where a key leads from one of some entries; from the last down to the first, and back. */
const targets: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button with a menu of actions or choices; arrows, Home and End move, Enter selects, Escape closes. */
export function Menu({ label, trigger, triggerClassName, items, head, align }: MenuProps) {
  return (
    <Popup label={label} trigger={trigger} triggerClassName={triggerClassName} align={align} role="menu">
      {(close) => <Items items={items} head={head} close={close} />}
    </Popup>
  )
}

function Items({ items, head, close }: { items: readonly MenuItem[]; head: ReactNode; close: () => void }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    const all = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = all.findIndex((button) => button === document.activeElement)
    all[target(at, all.length)]?.focus()
  }
  return (
    <div className="jst-menu" ref={list}>
      {head ? (
        <div className="jst-menu-head" role="presentation">
          {head}
        </div>
      ) : null}
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.checked}
          className={item.danger ? 'jst-menu-item is-danger' : 'jst-menu-item'}
          onKeyDown={onKeyDown}
          onClick={() => {
            close()
            item.onSelect()
          }}
        >
          <span className="jst-menu-mark">{item.checked ? <Icon name="check" /> : item.icon ? <Icon name={item.icon} /> : null}</span>
          {item.label}
        </button>
      ))}
    </div>
  )
}
