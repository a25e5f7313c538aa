import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { SheetModel } from '../core/sheet-model.ts'

interface Entry {
  text: string
  keys?: string
  run: () => void
}

function entriesOf(model: SheetModel, onBulk: () => void): Entry[] {
  const { texts, readOnly, wholeRows } = model
  const write = (text: string) => void navigator.clipboard?.writeText(text).catch(() => undefined)
  const copy = { text: texts.copy, keys: 'Ctrl+C', run: () => write(model.copy()) }
  if (readOnly) return [copy]
  return [
    { text: texts.cut, keys: 'Ctrl+X', run: () => write(model.cut()) },
    copy,
    { text: texts.clear, keys: 'Delete', run: () => model.clear() },
    { text: texts.fillDown, keys: 'Ctrl+D', run: () => model.fillDown() },
    { text: texts.fillRight, keys: 'Ctrl+R', run: () => model.fillRight() },
    { text: texts.setValue, keys: 'Ctrl+Enter', run: onBulk },
    ...(model.canAddRows
      ? [
          { text: texts.insertAbove, ...(wholeRows ? { keys: 'Ctrl++' } : {}), run: () => model.insertRows('above') },
          { text: texts.insertBelow, run: () => model.insertRows('below') },
          ...(model.canAddChild ? [{ text: texts.insertChild, run: () => model.insertRows('child') }] : []),
          { text: texts.duplicate, run: () => model.duplicateRows() },
          { text: texts.remove, ...(wholeRows ? { keys: 'Ctrl+-' } : {}), run: () => model.removeRows() },
        ]
      : []),
  ]
}

interface ContextMenuProps {
  model: SheetModel
  x: number
  y: number
  onBulk: () => void
  onClose: () => void
}

export function ContextMenu({ model, x, y, onBulk, onClose }: ContextMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.querySelector('button')?.focus()
    const outside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose()
    }
    window.addEventListener('mousedown', outside)
    return () => window.removeEventListener('mousedown', outside)
  }, [onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus()
    else if (event.key === 'ArrowUp') items.at(at - 1)?.focus()
    else if (event.key === 'Home') items[0]?.focus()
    else if (event.key === 'End') items.at(-1)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      onClose()
      model.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={model.texts.menu}
      className="jst-sheet__menu"
      style={{ left: `min(${x}px, calc(100vw - 220px))`, top: `min(${y}px, calc(100vh - 340px))` }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {entriesOf(model, onBulk).map(({ text, keys, run }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="jst-sheet__menu-item"
          onClick={() => {
            onClose()
            model.focus()
            run()
          }}
        >
          {text}
          {keys && <kbd aria-hidden="true">{keys}</kbd>}
        </button>
      ))}
    </div>
  )
}
