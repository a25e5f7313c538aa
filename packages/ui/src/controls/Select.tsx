import { isComposing } from './composition.ts'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../language.tsx'
import { indexAfterKey, indexByText } from './selectKeys.ts'
import { hasTopLayer } from './topLayer.ts'
import { useListBelow } from './useListBelow.ts'

/** One of the choices of a `Select`. */
export interface SelectOption {
  /** Stored value; unique among the options. */
  readonly value: string
  /** Visible text. */
  readonly label: string
}

/** A control that holds one of some values (see `Select`). */
export interface SelectProps {
  /** Value of the chosen option; one that is not offered shows as it is. */
  value: string
  /** Value of the option that was taken. */
  onChange: (value: string) => void
  /** In the order they are offered. */
  options: readonly SelectOption[]
  /** Of the button: what a label outside points to. */
  id?: string | undefined
  /** Names the control where no label points to it. */
  label?: string | undefined
  /** Shown while the value is empty and no option stands for that. */
  placeholder?: string | undefined
  /** Can be read, not changed. */
  disabled?: boolean | undefined
  /** A choice is required. */
  required?: boolean | undefined
  /** Id of the sentence about it. */
  describedBy?: string | undefined
  /** The sentence says what is wrong. */
  invalid?: boolean | undefined
  /** Of the button; default is the frame of a form field. */
  className?: string | undefined
  /** A key that the control has no use for itself, such as Escape while the list is shut. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** The button was left. */
  onBlur?: (() => void) | undefined
  /** Takes the focus when it appears, for cells that become editable. */
  takesFocus?: boolean | undefined
}

/**
 * One of some values in a list of its own looks, by keyboard as a native list: arrows move, typing goes to the next option that begins so,
 * Enter, Space or Tab take it, Escape closes (WAI-ARIA select-only combobox). The list lies in the top layer, where nothing cuts it off.
 */
export function Select(props: SelectProps) {
  const { value, onChange, options, label, placeholder, disabled, takesFocus } = props
  const texts = useTexts()
  const ownId = useId()
  const id = props.id ?? ownId
  const listId = `${id}list`
  const [at, setAt] = useState<number>()
  const typed = useRef({ text: '', until: 0 })
  const button = useRef<HTMLButtonElement>(null)
  const chosen = options.findIndex((option) => option.value === value)
  const chosenLabel = chosen < 0 ? value : options[chosen]?.label
  const open = at !== undefined

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const close = () => setAt(undefined)
  const show = () => setAt(Math.max(chosen, 0))
  const take = (index: number) => {
    const option = options[index]
    close()
    if (option && option.value !== value) onChange(option.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || isComposing(event)) return
    const now = event.timeStamp
    const text = event.key.length === 1 && (event.key !== ' ' || now < typed.current.until) ? event.key : ''
    const handled = open ? keyWhenOpen(event, at, now, text) : keyWhenClosed(event, now, text)
    if (!handled) return props.onKeyDown?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  const byText = (from: number, now: number, text: string): number => {
    typed.current = { text: now < typed.current.until ? typed.current.text + text : text, until: now + 600 }
    return indexByText(options, typed.current.text, from)
  }
  const keyWhenClosed = (event: KeyboardEvent, now: number, text: string): boolean => {
    if (['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key) || (event.key === ' ' && !text)) {
      show()
      return true
    }
    if (!text || event.altKey) return false
    const index = byText(Math.max(chosen, 0), now, text)
    if (index >= 0) setAt(index)
    return index >= 0
  }
  const keyWhenOpen = (event: KeyboardEvent, current: number, now: number, text: string): boolean => {
    if (event.key === 'Tab') {
      take(current)
      return false
    }
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' || (event.key === ' ' && !text)) take(current)
    else if (text) {
      const index = byText(current, now, text)
      if (index >= 0) setAt(index)
    } else {
      const next = indexAfterKey(event.key, current, options.length)
      if (next === undefined) return false
      setAt(next)
    }
    return true
  }
  return (
    <span className="jst-choice">
      <button
        ref={button}
        id={id}
        type="button"
        role="combobox"
        className={props.className ?? 'jst-choice-button is-framed'}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? `${listId}${at}` : undefined}
        aria-required={props.required}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid}
        disabled={disabled}
        data-value={value}
        onClick={() => (open ? close() : show())}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          props.onBlur?.()
        }}
      >
        <span className={chosenLabel ? 'jst-choice-text' : 'jst-choice-text is-empty'}>
          {chosenLabel || placeholder || texts.list.choose}
        </span>
        <Icon name="down" size={14} />
      </button>
      {open ? (
        <Options id={listId} buttonId={id} label={label} options={options} chosen={chosen} at={at} onAt={setAt} onTake={take} />
      ) : null}
    </span>
  )
}

interface OptionsProps {
  id: string
  buttonId: string
  label: string | undefined
  options: readonly SelectOption[]
  chosen: number
  at: number
  onAt: (index: number) => void
  onTake: (index: number) => void
}

/** The open list. The focus stays on the button; a press here must not take it away. */
function Options({ id, buttonId, label, options, chosen, at, onAt, onTake }: OptionsProps) {
  const list = useListBelow<HTMLDivElement>(buttonId)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [list, at])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      popover={hasTopLayer ? 'manual' : undefined}
      aria-label={label}
      aria-labelledby={label ? undefined : buttonId}
      className="jst-choice-list"
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the button's (aria-activedescendant)
        <div
          key={option.value}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === chosen}
          className={index === at ? 'jst-choice-option is-current' : 'jst-choice-option'}
          onPointerMove={() => (index === at ? undefined : onAt(index))}
          onClick={(event) => {
            event.preventDefault() // a label around it would press the button again
            onTake(index)
          }}
        >
          <span className="jst-menu-mark">{index === chosen ? <Icon name="check" size={14} /> : null}</span>
          {option.label || '\u00a0'}
        </div>
      ))}
    </div>
  )
}
