import { ReferenceInput } from '@jst/feature-kit/reference'
import { Field } from '@jst/ui'

interface VesselFieldProps {
  label: string
  value: string
  maxLength: number
  required?: boolean
  hint?: string
  error?: string | undefined
  disabled: boolean
  onText: (text: string) => void
  /** A vessel of the list: both its names are known then. */
  onPick: (vessel: { Vessel: string; Imo: string }) => void
}

/** A vessel by name, Chinese name, IMO number, MMSI or call sign; one that is in no list is typed as it is called. */
export function VesselField({ label, value, maxLength, required, hint, error, disabled, onText, onPick }: VesselFieldProps) {
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(ids) => (
        <div className="jst-vessel">
          <ReferenceInput
            {...ids}
            label={label}
            kind="vessel"
            disabled={disabled}
            typed={{ text: value, onText, maxLength }}
            onPick={({ code, en, zh }) => onPick({ Vessel: en || zh, Imo: code })}
          />
        </div>
      )}
    </Field>
  )
}
