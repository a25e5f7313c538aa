import { zoneOrChina } from '@jst/contracts/schedules'
import { DateEntry, Field } from '@jst/ui'
import { texts } from '../texts.ts'

/** A time of a port as `YYYY-MM-DD HH:mm`, or ''. */
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
          <DateEntry
            id={id}
            time
            title={port ? texts.local(zoneOrChina(port)) : undefined}
            value={value}
            disabled={disabled}
            describedBy={describedBy}
            invalid={invalid}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  )
}
