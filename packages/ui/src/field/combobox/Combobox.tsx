import { ComboInput, type ComboChoices } from './ComboInput.tsx'
import { Field, type FieldProps } from '../Field.tsx'

/** Props of a combobox with its label. */
export interface ComboboxProps extends FieldProps, ComboChoices {}

/** A field that offers what matches what is typed, by keyboard alone; see `ComboInput`. */
export function Combobox({ label, required, error, hint, ...choices }: ComboboxProps) {
  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(ids) => <ComboInput {...ids} label={label} {...choices} />}
    </Field>
  )
}
