import { sensitiveFields, type SensitiveField } from '@jst/contracts/system'
import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { RoleRights } from './RoleRights.ts'
import { texts } from './texts.ts'

const words = texts.fields
const fields = Object.entries(sensitiveFields) as [SensitiveField, (typeof sensitiveFields)[SensitiveField]][]
const values = ['edit', 'view', 'hidden'] as const

/** For each sensitive field: edit, look at, or not at all. */
export const FieldRights = observer(function FieldRights({ role, disabled }: { role: RoleRights; disabled: boolean }) {
  const group = useId()
  return (
    <Section title={words.title}>
      <p className="jst-muted">{words.lead}</p>
      <div className="jst-field-rights">
        {fields.map(([field, { zh, meaning }]) => (
          <fieldset key={field} disabled={disabled}>
            <legend>
              {zh}
              <span className="jst-muted">{meaning}</span>
            </legend>
            {values.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${group} ${field}`}
                  checked={role.fieldOf(field) === value}
                  onChange={() => role.setField(field, value)}
                />
                {words.values[value]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Section>
  )
})
