import { sensitiveFields, type SensitiveField } from '@jst/contracts/system'
import { RadioChoice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { RoleRights } from './RoleRights.ts'
import { texts } from './texts.ts'

const words = texts.fields
const fields = Object.entries(sensitiveFields) as [SensitiveField, (typeof sensitiveFields)[SensitiveField]][]
const values = ['edit', 'view', 'hidden'] as const

/** For each sensitive field: edit, look at, or not at all. */
export const FieldRights = observer(function FieldRights({ role, disabled }: { role: RoleRights; disabled: boolean }) {
  return (
    <Section title={words.title}>
      <p className="jst-muted">{words.lead}</p>
      <div className="jst-field-rights">
        {fields.map(([field, { zh, meaning }]) => (
          <RadioChoice
            key={field}
            label={
              <>
                {zh}
                <span className="jst-muted">{meaning}</span>
              </>
            }
            options={values}
            labelOf={(value) => words.values[value]}
            value={role.fieldOf(field)}
            onPick={(value) => role.setField(field, value)}
            disabled={disabled}
          />
        ))}
      </div>
    </Section>
  )
})
