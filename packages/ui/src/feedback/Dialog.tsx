import { useContext, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { OpenDialogs } from './open-dialogs.ts'

/** Parts of a dialog: a title, what is in it, and what ends it. */
export interface DialogProps {
  /** Names the window for readers, too. */
  title: string
  /** Escape, the cross and a press beside the dialog. */
  onClose: () => void
  /** Scrolls inside when it is higher than the window. */
  children: ReactNode
  /** Buttons below, the primary one last. */
  footer?: ReactNode
  /** Pixels; a drawer with one column has at most 640. */
  width?: number
  /** `side`: a drawer at the right edge, as high as the window. */
  place?: 'center' | 'side'
}

/**
 * A window above the page, mounted while it is open. The browser's own modal dialog keeps focus inside, makes the page behind inert
 * and gives the focus back at the end. Failures of acts in it are shown in it: toasts stand behind.
 */
export function Dialog({ title, onClose, children, footer, width = 480, place = 'center' }: DialogProps) {
  const texts = useTexts()
  const root = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const countDialog = useContext(OpenDialogs)
  useEffect(() => {
    countDialog?.(1)
    return () => countDialog?.(-1)
  }, [countDialog])
  // in the commit itself: until then the content is in the page and cannot be seen
  useLayoutEffect(() => {
    const dialog = root.current
    const before = document.activeElement
    if (!dialog?.open) dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  // A long text without a control in it is scrolled by keyboard as well; Safari does not see to that by itself.
  useEffect(() => {
    const box = body.current
    const bare = box && box.scrollHeight > box.clientHeight && !box.querySelector('a, button, input, select, textarea, [tabindex]')
    if (bare) box.tabIndex = 0
    else box?.removeAttribute('tabindex')
  })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it; the press beside is a convenience
    <dialog
      ref={root}
      className={`jst-dialog jst-dialog-${place}`}
      style={{ width }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="jst-dialog-box">
        <header className="jst-dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </header>
        <div ref={body} className="jst-dialog-body">
          {children}
        </div>
        {footer ? <footer className="jst-dialog-foot">{footer}</footer> : null}
      </div>
    </dialog>
  )
}
