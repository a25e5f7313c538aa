import type { DataScope, RoleInfo } from '@jst/contracts/system'
import { Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { RoleForm } from './RoleForm.ts'
import { texts } from './texts.ts'

const words = texts.edit
/** Scopes that roles of such a company can have; the server holds to the same. */
const scopesOf: Record<RoleInfo['CompanyKind'], readonly DataScope[]> = {
  platform: ['all'],
  operator: ['own', 'department', 'company'],
  customer: ['company'],
  provider: ['company'],
}

interface RoleBasicsProps {
  form: RoleForm
  kind: RoleInfo['CompanyKind']
  disabled: boolean
  /** A save was tried: what is missing is marked. */
  tried: boolean
}

/** Name, description and how far its holders see. */
export const RoleBasics = observer(function RoleBasics({ form, kind, disabled, tried }: RoleBasicsProps) {
  return (
    <Section title={words.basics}>
      <div className="jst-stack-form">
        <div className="jst-form-grid jst-role-basics">
          <TextField
            label={words.name}
            required
            maxLength={50}
            disabled={disabled}
            value={form.name}
            error={tried && form.name.trim() === '' ? words.nameNeeded : undefined}
            onChange={(value) => form.set('name', value)}
          />
          <TextField
            label={words.description}
            maxLength={200}
            disabled={disabled}
            hint={words.descriptionHint}
            value={form.description}
            onChange={(value) => form.set('description', value)}
          />
        </div>
        <fieldset disabled={disabled}>
          <legend>{words.scope}</legend>
          {scopesOf[kind].map((scope) => (
            <label key={scope} title={texts.scopes[scope].hint}>
              <input type="radio" checked={form.scope === scope} onChange={() => form.set('scope', scope)} />
              {texts.scopes[scope].label}
            </label>
          ))}
          <span className="jst-muted">{texts.scopes[form.scope].hint}</span>
        </fieldset>
      </div>
    </Section>
  )
})
