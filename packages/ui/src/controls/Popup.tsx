import { isComposing } from './composition.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLeft } from './useLeft.ts'

interface PopupProps {
  /** Name of the trigger and of the panel. */
  label: string
  trigger: ReactNode
  triggerClassName?: string
  /** Which edge of the trigger the panel keeps to. */
  align?: 'start' | 'end'
  role?: 'dialog' | 'menu'
  /** Id of a box that it helps to fill: Alt+↓ in the box opens the panel, and Tab goes from box to box past the button. */
  helps?: string | undefined
  children: (close: () => void) => ReactNode
}

/** Pixels between a panel and the edge of the screen. */
const margin = 8

/** Moves a panel sideways into the screen: beside the edge its button stands closer than the panel is wide. */
function keepInSight(panel: HTMLElement): void {
  const { left, right } = panel.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const shift = left < margin ? margin - left : Math.min(0, clientWidth - margin - right)
  if (shift !== 0) panel.style.translate = `${Math.round(shift)}px`
}

const focusOn = (id: string): void => document.getElementById(id)?.focus()

/**
 * A button that opens a small panel under itself. Escape, a press outside and leaving with the keyboard close it;
 * Escape gives the focus back to the button.
 */
export function Popup({
  label,
  trigger,
  triggerClassName = 'jst-icon-button',
  align = 'end',
  role = 'dialog',
  helps,
  children,
}: PopupProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const panelId = `${id}panel`

  useLayoutEffect(() => {
    if (open && panel.current) keepInSight(panel.current)
  }, [open])
  useLeft(open, root, () => setOpen(false))
  useEffect(() => {
    if (!open) return
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      setOpen(false)
      focusOn(helps ?? id)
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [open, id, helps])
  useEffect(() => {
    const box = helps === undefined ? null : document.getElementById(helps)
    const openByKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpen(true)
    }
    box?.addEventListener('keydown', openByKey)
    return () => box?.removeEventListener('keydown', openByKey)
  }, [helps])

  const close = () => {
    setOpen(false)
    focusOn(helps ?? id)
  }
  return (
    <div className="jst-popup" ref={root}>
      <button
        id={id}
        type="button"
        className={triggerClassName}
        title={helps === undefined ? label : `${label} (Alt+↓)`}
        aria-label={label}
        {...(helps === undefined ? {} : { tabIndex: -1, 'aria-keyshortcuts': 'Alt+ArrowDown' })}
        aria-haspopup={role}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open ? (
        <div ref={panel} id={panelId} role={role} aria-label={label} className={`jst-popup-panel jst-popup-${align}`}>
          {children(close)}
        </div>
      ) : null}
    </div>
  )
}
