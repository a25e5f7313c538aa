import { useId, type ReactNode } from 'react'

/** A labelled control that is no text field; `children` gets the ids that tie label and note to it. */
function Field({
  label,
  required = false,
  error,
  hint,
  children,
}: {
  label: string
  required?: boolean
  error?: string | undefined
  hint?: string | undefined
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode
}) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={error ? 'jst-field is-wrong' : 'jst-field'}>
      <label htmlFor={id} className="jst-field-label">
        {label}
        {required ? (
          <span className="jst-field-required" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children({ id, describedBy: note ? `${id}note` : undefined })}
      {note ? (
        <p id={`${id}note`} className="jst-field-note" role={error ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  )
}

/** One of several, as a native list. */
export function ChoiceField({
  label,
  value,
  onChange,
  options,
  error,
  disabled,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  disabled?: boolean
}) {
  return (
    <Field label={label} error={error}>
      {({ id, describedBy }) => (
        <div className="jst-field-box">
          <select
            id={id}
            className="jst-field-input"
            value={value}
            disabled={disabled}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}

/** Some lines of text. */
export function LinesField({
  label,
  value,
  onChange,
  maxLength,
  required,
  error,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  required?: boolean
  error?: string | undefined
}) {
  return (
    <Field label={label} required={required} error={error}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          className="jst-form-input"
          rows={3}
          value={value}
          maxLength={maxLength}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
