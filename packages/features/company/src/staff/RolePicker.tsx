import type { RoleChoice } from '@jst/contracts/company'
import { texts } from './texts.ts'

interface RolePickerProps {
  label: string
  roles: readonly RoleChoice[]
  value: readonly number[]
  onChange: (value: number[]) => void
}

/** Roles of the company; those beyond one's own rights are shown and stay as they are. */
export function RolePicker({ label, roles, value, onChange }: RolePickerProps) {
  return (
    <fieldset className="jst-choices">
      <legend className="jst-field-label">{label}</legend>
      {roles.length === 0 ? <p className="jst-muted">{texts.form.noRoles}</p> : null}
      {roles.map(({ Id, Name, Grantable }) => (
        <label key={Id} title={Grantable ? undefined : texts.form.beyond}>
          <input
            type="checkbox"
            checked={value.includes(Id)}
            disabled={!Grantable}
            onChange={(event) => onChange(event.target.checked ? [...value, Id] : value.filter((id) => id !== Id))}
          />
          <span>{Name}</span>
          {Grantable ? null : <span className="jst-muted">{texts.form.beyond}</span>}
        </label>
      ))}
    </fieldset>
  )
}
