import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { texts } from '../texts.ts'
import { Field, type FieldProps } from './Field.tsx'

/** One thing that a combobox offers. */
export interface ComboOption {
  value: string
  label: string
  /** Stands small behind the label: a code, a country. */
  note?: string
}

/** What a combobox shows and tells. */
export interface ComboboxProps extends FieldProps {
  /** Values that are chosen, in order; one field holds one of them unless `multiple`. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  /** What is offered for what is typed, best first. Called at every key. */
  search: (text: string) => readonly ComboOption[]
  /** Words of a chosen value. */
  labelOf: (value: string) => string
  multiple?: boolean | undefined
  /** The same value may be chosen more than once. */
  repeats?: boolean | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
}

/**
 * A text field that offers what matches, by keyboard alone: arrows move, Enter takes, Escape closes, Backspace in the empty field
 * takes the last one away (WAI-ARIA combobox with a list). Typing that is no choice is dropped when the field is left.
 */
export function Combobox({
  value,
  onChange,
  search,
  labelOf,
  multiple = false,
  repeats = false,
  disabled,
  placeholder,
  ...field
}: ComboboxProps) {
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
    const act = keys[event.key]
    if (!act || (!open && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
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
          <div id={listId} role="listbox" aria-label={field.label} className="jst-combo-list" hidden={!open}>
            {options.map((option, place) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
              <div
                key={option.value}
                id={`${listId}${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === current}
                className={place === current ? 'jst-combo-option is-current' : 'jst-combo-option'}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(option)}
              >
                <span className="jst-cut">{option.label}</span>
                {option.note ? <span className="jst-muted">{option.note}</span> : null}
              </div>
            ))}
            {open && options.length === 0 ? <div className="jst-combo-none">{texts.combo.none}</div> : null}
          </div>
        </div>
      )}
    </Field>
  )
}
