import { isComposition } from '../core/keys.ts'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { typeAhead } from '../core/type-ahead.ts'

/** Props of a control that assigns a column of the file. */
export interface ImportChoiceProps {
  /** Names the control. */
  label: string
  /** Value of the chosen option. */
  value: string
  /** In their order; the first one leaves the column out. */
  options: readonly ImportChoiceOption[]
  /** Takes the value of another option. */
  onChange: (value: string) => void
}

/** One of the values. */
export interface ImportChoiceOption {
  /** Key of a column; '' leaves the column of the file out. */
  readonly value: string
  /** Visible label. */
  readonly label: string
}

/** Letters typed within this time belong together. */
const pauseMs = 700

/**
 * A button that opens a list. The focus stays on the button; the list says by `aria-activedescendant` where it stands (select-only combobox of the
 * ARIA practices).
 */
export function ColumnChoice({ label, value, options, onChange }: ImportChoiceProps) {
  const id = useId()
  /** Highlighted option; undefined: the list is shut. */
  const [at, setAt] = useState<number>()
  const letters = useRef({ text: '', until: 0 })
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  const isOpen = at !== undefined
  const shut = () => {
    setAt(undefined)
    letters.current = { text: '', until: 0 }
  }
  const take = (index: number | undefined) => {
    shut()
    const option = index === undefined ? undefined : options[index]
    if (option && option.value !== value) onChange(option.value)
  }
  const type = (letter: string, now: number) => {
    const text = now < letters.current.until ? letters.current.text + letter : letter
    letters.current = { text, until: now + pauseMs }
    const names = options.map((option) => [option.label, option.value])
    const found = typeAhead(names, text, at ?? chosen)
    if (found >= 0) setAt(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    if (event.ctrlKey || event.metaKey || isComposition(event.nativeEvent)) return
    // leaves with what is highlighted, as a native list does
    if (key === 'Tab') return take(at)
    const isTyping = key.length === 1 && !event.altKey && (key !== ' ' || timeStamp < letters.current.until)
    const last = options.length - 1
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, (at ?? 0) + 1),
      ArrowUp: Math.max(0, (at ?? 0) - 1),
      Home: 0,
      End: last,
    }
    const target = moves[key]
    if (isTyping) type(key, timeStamp)
    else if (isOpen && (key === 'Enter' || key === ' ')) take(at)
    else if (key === 'Enter' || key === ' ') setAt(chosen)
    else if (key === 'Escape' && isOpen) shut()
    else if (target !== undefined) setAt(isOpen ? target : key.startsWith('Arrow') ? chosen : target)
    else return
    event.preventDefault()
    // what it lies in has uses of its own for these keys
    event.stopPropagation()
  }
  const optionId = (index: number) => `${id}-${index}`
  return (
    <span className="jst-sheet-import__choice">
      <button
        type="button"
        role="combobox"
        className="jst-sheet__field jst-sheet-import__chosen"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? optionId(at) : undefined}
        onClick={() => (isOpen ? shut() : setAt(chosen))}
        onKeyDown={onKeyDown}
        onBlur={shut}
      >
        {options[chosen]?.label}
      </button>
      {isOpen && (
        <div id={id} role="listbox" tabIndex={-1} aria-label={label} className="jst-sheet__choices">
          {options.map((option, index) => (
            <div
              key={option.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={`jst-sheet__choice${index === at ? ' jst-sheet__choice--at' : ''}`}
              ref={(element) => {
                if (index === at) element?.scrollIntoView?.({ block: 'nearest' })
              }}
              // the focus stays on the button
              onMouseDown={(event) => {
                event.preventDefault()
                take(index)
              }}
            >
              {option.label}
            </div>
          ))}
        </div>
      )}
    </span>
  )
}
