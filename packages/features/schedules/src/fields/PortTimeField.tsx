import { zoneOrChina } from '@jst/contracts/schedules'
import { Field } from '@jst/ui'
import { texts } from '../texts.ts'

/** A time of a port as `YYYY-MM-DD HH:mm`, or '': by the browser's own picker. */
export function PortTimeField({
  label,
  port,
  value,
  onChange,
  disabled,
  error,
}: {
  label: string
  port: string
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  error?: string | undefined
}) {
  return (
    <Field label={label} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="jst-field-box">
          <input
            id={id}
            type="datetime-local"
            className="jst-field-input"
            title={port ? texts.local(zoneOrChina(port)) : undefined}
            value={value.replace(' ', 'T')}
            disabled={disabled}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={(event) => onChange(event.target.value.replace('T', ' '))}
          />
        </div>
      )}
    </Field>
  )
}
