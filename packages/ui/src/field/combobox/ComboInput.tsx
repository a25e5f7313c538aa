import { isComposing } from '../../controls/composition.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../language.tsx'
import { ComboEntry, type ComboOption } from './ComboEntry.tsx'

/** Choices of a combobox, with or without a label above. */
export interface ComboChoices {
  /** Values that are chosen, in order; one field holds one of them unless `multiple`. */
  value: readonly string[]
  /** All chosen values, in order; of a single field none or one. */
  onChange: (value: readonly string[]) => void
  /** Returns options for typed text, best first. Called at every key. */
  search: (text: string) => readonly ComboOption[]
  /** Called with the typed text at every key, for options that come from elsewhere. */
  onTyped?: ((text: string) => void) | undefined
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
  /** Returns true for a starred value, which is listed first. With `onStar` it can be starred in the list: Alt and Enter, or the star. */
  isStarred?: ((value: string) => boolean) | undefined
  /** Puts a value among the first ones, or takes it away from them. */
  onStar?: ((value: string) => void) | undefined
}
/** Text of a field that may say something else than what is offered. */
export interface TypedText {
  /** Text of the field. */
  text: string
  /** At every key. */
  onText: (text: string) => void
  /** The field is left. */
  onLeave?: (() => void) | undefined
  /** Most characters. */
  maxLength?: number | undefined
}
/** State that a plain field hands over to the combobox that replaces it. */
export interface ComboStart {
  /** Typed text without a choice; present: the list is open. */
  text?: string | undefined
  /** Returns the selection of the plain field once. Undefined: the field did not have the focus. */
  takeCaret: () => readonly [number, number] | undefined
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
  /** Free text: options are suggestions only, and `value` is empty. */
  typed?: TypedText | undefined
  /** Goes on where a plain field was. */
  start?: ComboStart | undefined
  /** No label points to the control: it carries its name itself. */
  namesItself?: boolean | undefined
  /** Class of the control, which then has no frame of its own. */
  inputClass?: string | undefined
}

/**
 * A text field that offers what matches, by keyboard alone: arrows move, Enter takes, Escape closes, Backspace in the empty field
 * takes the last one away (WAI-ARIA combobox with a list). Typing that is no choice is dropped when the field is left, unless it is
 * `typed` text.
 */
export function ComboInput({
  id,
  label,
  describedBy,
  invalid,
  value,
  onChange,
  search,
  onTyped,
  labelOf,
  multiple = false,
  repeats = false,
  disabled,
  placeholder,
  isStarred,
  onStar,
  typed,
  start,
  inputClass,
  namesItself,
}: ComboInputProps) {
  const texts = useTexts()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(start?.text)
  const [at, setAt] = useState(0)
  const isSearching = text !== undefined
  const options = isSearching ? search(text).filter(({ value: one }) => repeats || !multiple || !value.includes(one)) : []
  // what may say anything needs no word that nothing was found
  const open = isSearching && (!typed || options.length > 0)
  const current = Math.min(at, options.length - 1)
  const single = multiple ? undefined : value[0]
  const takeCaret = start?.takeCaret
  useLayoutEffect(() => {
    const place = takeCaret?.()
    if (!place) return
    input.current?.focus()
    input.current?.setSelectionRange(...place)
  }, [takeCaret])
  const list = useRef<HTMLDivElement>(null)
  const active = open && options[current] ? `${listId}${current}` : undefined
  // a field at the lower edge of a page shows what it offers all the same; so does a long list what the arrows reach
  useEffect(() => {
    if (open) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [open])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
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
    ArrowDown: () => (open ? setAt(Math.min(current + 1, options.length - 1)) : setText(typed?.text ?? '')),
    ArrowUp: () => setAt(Math.max(current - 1, 0)),
    Enter: () => take(options[current]),
    Escape: close,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
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
    <div className={inputClass ? 'jst-combo is-bare' : 'jst-combo'}>
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
          className={inputClass ?? 'jst-combo-input'}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          value={typed?.text ?? text ?? (single === undefined ? '' : labelOf(single))}
          maxLength={typed?.maxLength}
          placeholder={placeholder}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={active}
          aria-label={namesItself ? label : undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onClick={() => (typed && typed.text !== '' ? undefined : setText(text ?? ''))}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
            typed?.onText(event.target.value)
            onTyped?.(event.target.value)
            if (event.target.value === '' && !multiple && single !== undefined) onChange([])
          }}
          onBlur={() => {
            close()
            typed?.onLeave?.()
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} className="jst-combo-list" hidden={!open}>
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
