import { isComposition } from '../core/keys.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SheetModel } from '../core/sheet-model.ts'

/** Ctrl+F: Enter shows the next cell, Shift+Enter the one before, Escape goes back to the cell. */
export function FindBar({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const { texts, view } = model
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  // oxlint-disable-next-line react/exhaustive-deps -- the picture holds what is searched
  const matches = useMemo(() => model.find(text), [model, view, text])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const step = (by: 1 | -1) => {
    if (matches.length === 0) return
    const next = (Math.max(at, by > 0 ? -1 : 0) + by + matches.length) % matches.length
    setAt(next)
    const cell = matches[next]
    if (cell) model.goTo(cell.rowId, cell.key)
    field.current?.focus()
  }
  const close = () => {
    onClose()
    model.focus()
  }
  return (
    <div role="search" aria-label={texts.find} className="jst-sheet__find">
      <input
        ref={field}
        type="search"
        className="jst-sheet__field"
        aria-label={texts.find}
        placeholder={texts.find}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(-1)
        }}
        onKeyDown={(event) => {
          if (isComposition(event.nativeEvent)) return
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
          else if (event.key === 'Escape') close()
          else return
          event.preventDefault()
        }}
      />
      <span role="status" className="jst-sheet__found">
        {text.trim() === '' ? '' : matches.length === 0 ? texts.findNone : texts.findPlace(at + 1, matches.length)}
      </span>
      <button type="button" className="jst-sheet__button" onClick={() => step(-1)}>
        {texts.findPrevious}
      </button>
      <button type="button" className="jst-sheet__button" onClick={() => step(1)}>
        {texts.findNext}
      </button>
      <button type="button" className="jst-sheet__button" onClick={close}>
        {texts.close}
      </button>
    </div>
  )
}
