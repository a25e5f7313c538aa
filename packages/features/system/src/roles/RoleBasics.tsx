import type { DataScope, RoleInfo } from '@jst/contracts/system'
import { Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { RoleForm } from './RoleRights.ts'
import { texts } from './texts.ts'

const words = texts.edit
/** Scopes that roles of such a company can have; the server holds to the same. */
const scopesOf: Record<RoleInfo['CompanyKind'], readonly DataScope[]> = {
  platform: ['all'],
  operator: ['own', 'department', 'company'],
  customer: ['company'],
  provider: ['company'],
}

/** Name, description and how far its holders see. */
export const RoleBasics = observer(function RoleBasics({
  form,
  kind,
  disabled,
}: {
  form: RoleForm
  kind: RoleInfo['CompanyKind']
  disabled: boolean
}) {
  const { value: chosen, onChange: choose } = form.field('DataScope')
  const group = useId()
  return (
    <Section title={words.basics}>
      <div className="jst-stack-form">
        <div className="jst-form-grid jst-role-basics">
          <TextField {...form.field('Name')} maxLength={50} disabled={disabled} />
          <TextField {...form.field('Description')} maxLength={200} disabled={disabled} hint={words.descriptionHint} />
        </div>
        <fieldset disabled={disabled}>
          <legend>{words.scope}</legend>
          {scopesOf[kind].map((scope) => (
            <label key={scope} title={texts.scopes[scope].hint}>
              <input type="radio" name={group} checked={chosen === scope} onChange={() => choose(scope)} />
              {texts.scopes[scope].label}
            </label>
          ))}
          <span className="jst-muted">{texts.scopes[chosen].hint}</span>
        </fieldset>
      </div>
    </Section>
  )
})
