import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { texts } from '../texts.ts'
import { ComboEntry, type ComboOption } from './ComboEntry.tsx'

/** Choices of a combobox, with or without a label above. */
export interface ComboChoices {
  /** Values that are chosen, in order; one field holds one of them unless `multiple`. */
  value: readonly string[]
  /** All chosen values, in order; of a single field none or one. */
  onChange: (value: readonly string[]) => void
  /** What is offered for what is typed, best first. Called at every key. */
  search: (text: string) => readonly ComboOption[]
  /** Words of a chosen value. */
  labelOf: (value: string) => string
  /** Several may be chosen. Default false. */
  multiple?: boolean | undefined
  /** The same value may be chosen more than once. */
  repeats?: boolean | undefined
  /** Can be read, not changed. */
  disabled?: boolean | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  /** Whether somebody wants this value first. With `onStar` it can be said in the list: Alt and Enter, or the star. */
  isStarred?: ((value: string) => boolean) | undefined
  /** Puts a value among the first ones, or takes it away from them. */
  onStar?: ((value: string) => void) | undefined
}
/** A field without a label of its own. */
export interface ComboInputProps extends ComboChoices {
  /** Of the control: what labels it points there. */
  id: string
  /** Names the list. */
  label: string
  /** Id of the sentence about it. */
  describedBy?: string | undefined
  /** The sentence says what is wrong. */
  invalid?: true | undefined
}

/**
 * A text field that offers what matches, by keyboard alone: arrows move, Enter takes, Escape closes, Backspace in the empty field
 * takes the last one away (WAI-ARIA combobox with a list). Typing that is no choice is dropped when the field is left.
 */
export function ComboInput({
  id,
  label,
  describedBy,
  invalid,
  value,
  onChange,
  search,
  labelOf,
  multiple = false,
  repeats = false,
  disabled,
  placeholder,
  isStarred,
  onStar,
}: ComboInputProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState<string>()
  const [at, setAt] = useState(0)
  const open = text !== undefined
  const options = open ? search(text).filter(({ value: one }) => repeats || !multiple || !value.includes(one)) : []
  const current = Math.min(at, options.length - 1)
  const single = multiple ? undefined : value[0]
  const close = () => {
    setText(undefined)
    setAt(0)
  }
  const take = (option: ComboOption | undefined) => {
    if (!option) return
    onChange(multiple ? [...value, option.value] : [option.value])
    if (multiple) setText('')
    else close()
    setAt(0)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? setAt(Math.min(current + 1, options.length - 1)) : setText('')),
    ArrowUp: () => setAt(Math.max(current - 1, 0)),
    Enter: () => take(options[current]),
    Escape: close,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && (text ?? '') === '' && value.length > 0 && (multiple || !open)) {
      event.preventDefault()
      return onChange(value.slice(0, -1))
    }
    if (event.altKey && event.key === 'Enter' && onStar && options[current]) {
      event.preventDefault()
      return onStar(options[current].value)
    }
    const act = keys[event.key]
    if (!act || (!open && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className="jst-combo">
      <div className="jst-combo-box">
        {multiple
          ? value.map((one, place) => (
              <span key={`${place}${one}`} className="jst-combo-chosen">
                {labelOf(one)}
                <button
                  type="button"
                  className="jst-combo-drop"
                  aria-label={texts.combo.drop(labelOf(one))}
                  disabled={disabled}
                  onClick={() => onChange(value.filter((_, other) => other !== place))}
                >
                  ×
                </button>
              </span>
            ))
          : null}
        <input
          ref={input}
          id={id}
          className="jst-combo-input"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          value={text ?? (single === undefined ? '' : labelOf(single))}
          placeholder={placeholder}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && options[current] ? `${listId}${current}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onClick={() => setText(text ?? '')}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
            if (event.target.value === '' && !multiple && single !== undefined) onChange([])
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="jst-combo-list" hidden={!open}>
        <div id={listId} role="listbox" aria-label={label}>
          {options.map((option, place) => (
            <ComboEntry
              key={option.value}
              id={`${listId}${place}`}
              option={option}
              current={place === current}
              starred={isStarred?.(option.value) ?? false}
              onTake={() => take(option)}
              onStar={onStar && (() => onStar(option.value))}
            />
          ))}
        </div>
        {open && options.length === 0 ? (
          <div className="jst-combo-none" role="status">
            {texts.combo.none}
          </div>
        ) : null}
        {open && onStar && options.length > 0 ? <div className="jst-combo-none">{texts.combo.starHint}</div> : null}
      </div>
    </div>
  )
}
