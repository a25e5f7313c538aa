import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

interface PopupProps {
  /** Name of the trigger and of the panel. */
  label: string
  trigger: ReactNode
  triggerClassName?: string
  /** Which edge of the trigger the panel keeps to. */
  align?: 'start' | 'end'
  role?: 'dialog' | 'menu'
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a small panel under itself. Escape, a press outside and leaving with the keyboard close it;
 * Escape gives the focus back to the button.
 */
export function Popup({ label, trigger, triggerClassName = 'jst-icon-button', align = 'end', role = 'dialog', children }: PopupProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
    }
  }
  return (
    <div className="jst-popup" ref={root} onKeyDown={onKeyDown}>
      <button ref={button} type="button" className={triggerClassName} title={label} aria-label={label} aria-haspopup={role} aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={() => setOpen(!open)}>
        {trigger}
      </button>
      {open ? (
        <div id={panelId} role={role} aria-label={label} className={`jst-popup-panel jst-popup-${align}`}>
          {children(close)}
        </div>
      ) : null}
    </div>
  )
}
