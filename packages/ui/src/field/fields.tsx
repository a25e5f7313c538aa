import { isComposing } from '../controls/composition.ts'
import { Select } from '../controls/Select.tsx'
import { formatDate, instantOf } from '../format/dates.ts'
import { DateEntry } from './DateEntry.tsx'
import { Field, type FieldProps } from './Field.tsx'

interface ControlProps<V> extends FieldProps {
  value: V
  onChange: (value: V) => void
  disabled?: boolean | undefined
}

/** One of several. */
export function ChoiceField({
  value,
  onChange,
  disabled,
  options,
  ...field
}: ControlProps<string> & { options: readonly { value: string; label: string }[] }) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <Select
          id={id}
          className="jst-field-box jst-choice-button"
          value={value}
          options={options}
          disabled={disabled}
          required={field.required}
          describedBy={describedBy}
          invalid={invalid}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** Some lines of text. */
export function LinesField({
  value,
  onChange,
  disabled,
  maxLength,
  rows = 3,
  onSend,
  ...field
}: ControlProps<string> & {
  maxLength?: number
  rows?: number
  /** Ctrl+Enter: Enter itself begins a line. */
  onSend?: () => void
}) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <textarea
          id={id}
          className="jst-form-input"
          rows={rows}
          value={value}
          maxLength={maxLength}
          required={field.required}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!onSend || isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            // the keys of the frame submit the form or press the primary button of the page: this field has an act of its own
            event.preventDefault()
            onSend()
          }}
        />
      )}
    </Field>
  )
}

/** Yes or no, with its words beside the box. */
export function FlagField({ label, value, onChange, disabled, hint }: Omit<ControlProps<boolean>, 'error' | 'required'>) {
  return (
    <label className="jst-flag" title={hint}>
      <input type="checkbox" checked={value} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}

/** A day: `YYYY-MM-DD` or ''. */
export function DayField({ value, onChange, disabled, ...field }: ControlProps<string>) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <div className="jst-field-box">
          <DateEntry
            id={id}
            value={value}
            disabled={disabled}
            required={field.required}
            describedBy={describedBy}
            invalid={invalid}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  )
}

/** A point in time, by the clock that the reader has chosen: an instant (ISO 8601) or null. */
export function MomentField({ value, onChange, ...field }: ControlProps<string | null>) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <div className="jst-field-box">
          <DateEntry
            id={id}
            time
            value={value === null ? '' : formatDate(value, 'dateTime')}
            disabled={field.disabled}
            required={field.required}
            describedBy={describedBy}
            invalid={invalid}
            onChange={(typed) => onChange(instantOf(typed) ?? null)}
          />
        </div>
      )}
    </Field>
  )
}
