import type { DataScope, RoleInfo } from '@jst/contracts/system'
import { RadioChoice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
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

const scopeLabel = (scope: DataScope) => <span title={texts.scopes[scope].hint}>{texts.scopes[scope].label}</span>

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
  return (
    <Section title={words.basics}>
      <div className="jst-stack-form">
        <div className="jst-form-grid jst-role-basics">
          <TextField {...form.field('Name')} maxLength={50} disabled={disabled} />
          <TextField {...form.field('Description')} maxLength={200} disabled={disabled} hint={words.descriptionHint} />
        </div>
        <RadioChoice label={words.scope} options={scopesOf[kind]} labelOf={scopeLabel} value={chosen} onPick={choose} disabled={disabled}>
          <span className="jst-muted">{texts.scopes[chosen].hint}</span>
        </RadioChoice>
      </div>
    </Section>
  )
})
