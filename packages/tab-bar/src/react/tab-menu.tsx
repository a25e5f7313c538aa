import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { menuPlace } from './layout.ts'

/** An entry of the menu of a tab. */
export interface TabMenuEntry {
  /** Unique in its menu. */
  key: string
  /** Label of the command. */
  label: string
  /** One of several to choose from: chosen or not. */
  checked?: boolean
  /** Shown and not to be chosen. */
  disabled?: boolean
  /** Called after the menu has closed. */
  run: () => void
}

export interface TabMenuProps {
  /** Point of the window where the menu opens, in pixels. */
  x: number
  y: number
  label: string
  entries: readonly TabMenuEntry[]
  /** `returnFocus` is true when the menu was left by keyboard or an entry was chosen. */
  onClose: (returnFocus: boolean) => void
}

const items = (menu: HTMLElement | null): HTMLButtonElement[] =>
  Array.from(menu?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])

/** The menu of a tab: first entry focused, arrows wrap, Escape, Tab and a press outside close it. */
export function TabMenu({ x, y, label, entries, onClose }: TabMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => items(menu.current)[0]?.focus(), [])
  useEffect(() => {
    const leave = (event: Event) => {
      if (!(event.target instanceof Node && menu.current?.contains(event.target))) onClose(false)
    }
    const outside = ['pointerdown', 'wheel', 'resize', 'blur'] as const
    for (const type of outside) window.addEventListener(type, leave)
    return () => {
      for (const type of outside) window.removeEventListener(type, leave)
    }
  }, [onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items(menu.current)
    const at = all.findIndex((item) => item === document.activeElement)
    const target: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const next = target[event.key]
    if (next !== undefined) all[next]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose(true)
    else return
    event.preventDefault()
  }

  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} className="jst-tab-menu" style={menuPlace(x, y)} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <button
          key={entry.key}
          type="button"
          role={entry.checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={entry.checked}
          className="jst-tab-menu__item"
          tabIndex={-1}
          disabled={entry.disabled}
          onClick={() => {
            onClose(true)
            entry.run()
          }}
        >
          {entry.label}
        </button>
      ))}
    </div>
  )
}
