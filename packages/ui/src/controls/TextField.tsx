import { useId, useState, type Ref } from 'react'
import { useTexts } from '../language.tsx'
import { IconButton } from './IconButton.tsx'

/** A labelled text field; `error` stands under it and is read out with it. */
export interface TextFieldProps {
  /** Stands above the field and names it for readers. */
  label: string
  /** The text as it stands. */
  value: string
  /** The new text, at every key. */
  onChange: (value: string) => void
  /** Default `text`; a password can be shown by an eye. */
  type?: 'text' | 'password' | 'email' | 'tel'
  /** Sentence under the field; present: the field is marked wrong. */
  error?: string
  /** Sentence under the field about a value that may stay; it gives way to an error. */
  warning?: string
  /** One line under the field, while there is neither error nor warning. */
  hint?: string
  /** Marks the label with a star. */
  required?: boolean
  /** Can be read, not changed. */
  disabled?: boolean
  /** Autofill token of the browser: `username`, `one-time-code` … */
  autoComplete?: string
  /** Most characters; more cannot be typed. */
  maxLength?: number
  /** Id of a `datalist` whose values the browser offers. */
  list?: string
  /** The input itself, for the focus. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text under its label, with hint and error tied to it for readers. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  error,
  warning,
  hint,
  required,
  disabled,
  autoComplete,
  maxLength,
  list,
  ref,
}: TextFieldProps) {
  const texts = useTexts()
  const id = useId()
  const noteId = `${id}note`
  const [plain, setPlain] = useState(false)
  const note = error ?? warning ?? hint
  return (
    <div className={error ? 'jst-field is-wrong' : warning ? 'jst-field is-doubtful' : 'jst-field'}>
      <label htmlFor={id} className="jst-field-label">
        {label}
        {required ? (
          <span className="jst-field-required" title={texts.field.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      <div className="jst-field-box">
        <input
          ref={ref}
          id={id}
          className="jst-field-input"
          type={type === 'password' && plain ? 'text' : type}
          value={value}
          required={required}
          disabled={disabled}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLength}
          list={list}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {type === 'password' ? (
          <IconButton icon="eye" label={plain ? texts.field.hide : texts.field.show} pressed={plain} onClick={() => setPlain(!plain)} />
        ) : null}
      </div>
      {note ? (
        <p id={noteId} className="jst-field-note" role={error ? 'alert' : warning ? 'status' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
