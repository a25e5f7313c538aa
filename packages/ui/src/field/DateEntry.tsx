import { isComposing } from '../controls/composition.ts'
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { readDay, readMoment, readWholeMoment } from '../format/typed-dates.ts'
import { useTexts } from '../language.tsx'
import type { CalendarProps } from './Calendar.tsx'

/** A day or a local time that is typed or picked (see `DateEntry`). */
export interface DateEntryProps {
  /** `YYYY-MM-DD`, with `time` `YYYY-MM-DD HH:mm`; '' for none. */
  value: string
  /** Called with a readable day or time, or ''. Text that cannot be read calls nothing. */
  onChange: (value: string) => void
  /** A time belongs to it. `asked`: a day alone is no value, because its midnight would be a guess. */
  time?: boolean | 'asked'
  /** Takes what cannot be read when the field is left: the caller keeps it as the value, and says what is wrong with it. */
  onUnread?: ((typed: string) => void) | undefined
  /** Of the text field: what a label outside points to. */
  id?: string | undefined
  /** Names the field where no label points to it. */
  label?: string | undefined
  /** Explains the value on hover: the time zone. */
  title?: string | undefined
  /** Can be read, not changed. */
  disabled?: boolean | undefined
  /** The field may not stay empty. */
  required?: boolean | undefined
  /** Id of the sentence about it. */
  describedBy?: string | undefined
  /** The sentence says what is wrong. */
  invalid?: boolean | undefined
  /** Takes the focus when it appears, for cells that become editable. */
  takesFocus?: boolean | undefined
  /** Keys that the field has no use for itself, such as Enter, with the value as it is read now. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>, value: string) => void) | undefined
}

const load = () => import('./Calendar.tsx')

/**
 * A day or a time as text, which the keyboard alone can fill in as people write it (`1123 1430`), with a calendar beside it that is
 * loaded when it is opened: by its button, or by Alt and ArrowDown. What cannot be read stays and is marked.
 */
export function DateEntry({ value, onChange, time = false, ...props }: DateEntryProps) {
  const words = useTexts().date
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>()
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { takesFocus } = props
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const hasTime = time !== false
  const read = time === 'asked' ? readWholeMoment : hasTime ? readMoment : readDay
  const settle = (): string => {
    const moment = typed === undefined ? value : read(typed)
    setWrong(moment === undefined)
    if (moment === undefined) {
      if (props.onUnread && typed !== undefined) props.onUnread(typed)
      return value
    }
    setTyped(undefined)
    if (moment !== value) onChange(moment)
    return moment
  }
  const change = (text: string) => {
    setTyped(text)
    setWrong(false)
    // a complete value is reported while the user types, so that dependent fields follow
    const moment = text.length >= (hasTime ? 16 : 10) || text === '' ? read(text) : undefined
    if (moment !== undefined && moment !== value) onChange(moment)
  }
  const show = () => {
    setOpen(true)
    void load().then((module) => setCalendar(() => module.Calendar))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault()
      return show()
    }
    if (event.key === 'Enter') return props.onKeyDown?.(event, settle())
    props.onKeyDown?.(event, value)
  }
  return (
    <span className="jst-date-input">
      <input
        ref={field}
        id={props.id}
        type="text"
        className="jst-field-input"
        autoComplete="off"
        spellCheck={false}
        aria-label={props.label}
        title={wrong ? words.unreadable(hasTime) : props.title}
        placeholder={hasTime ? words.moment : words.day}
        value={typed ?? value}
        disabled={props.disabled}
        required={props.required}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || wrong ? true : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="calendar" label={words.open} disabled={props.disabled} tabIndex={-1} onClick={show} />
      {open && Calendar ? (
        <Calendar
          value={read(value) === undefined ? '' : value}
          time={hasTime}
          onPick={(picked) => {
            setTyped(undefined)
            setWrong(false)
            onChange(picked)
          }}
          onClose={() => {
            setOpen(false)
            field.current?.focus()
          }}
        />
      ) : null}
    </span>
  )
}
