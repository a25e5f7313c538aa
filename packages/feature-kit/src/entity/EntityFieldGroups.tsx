import type { Entity, EntityField, EntityValue, EntityValues } from '@jst/contracts/entity'
import type { ReactNode } from 'react'
import { EntityFieldControl, type FieldControls } from './EntityFields.tsx'
import { FurtherFields } from './FurtherFields.tsx'
import { useEntityTexts } from './useEntityTexts.ts'

interface EntityFieldsProps {
  entity: Entity
  values: EntityValues
  errors: Readonly<Record<string, string>>
  onChange: (field: EntityField, value: EntityValue) => void
  locked: (field: EntityField) => boolean | string
  controls?: FieldControls | undefined
  /** Keys of seldom used fields: they are folded away behind a button that says what they hold. */
  further?: readonly string[] | undefined
}

/** All fields of an entity by their groups; `locked` ones can be read only, and say why where there is a sentence. */
export function EntityFields({ entity, values, errors, onChange, locked, controls, further = [] }: EntityFieldsProps) {
  const texts = useEntityTexts()
  const groups = [...new Set(entity.all.map(texts.groupOf))]
  const control = (field: EntityField) => {
    const lock = locked(field)
    return (
      <EntityFieldControl
        key={field.key}
        field={typeof lock === 'string' ? { ...field, hint: lock, hintEn: lock } : field}
        value={values[field.key] ?? null}
        onChange={(value) => onChange(field, value)}
        error={errors[field.key]}
        disabled={lock !== false}
        controls={controls}
      />
    )
  }
  return groups.map((group) => {
    const fields = entity.all.filter((field) => texts.groupOf(field) === group)
    const folded = fields.filter(({ key }) => further.includes(key))
    return (
      <fieldset key={group} className="jst-entity-group">
        {group ? <legend>{group}</legend> : null}
        <div className="jst-form-grid jst-form-grid-top">
          {withFlagGroups(
            fields.filter((field) => !folded.includes(field)),
            control,
            texts.flags,
          )}
        </div>
        {folded.length > 0 ? (
          <FurtherFields fields={folded} values={values} errors={errors}>
            {withFlagGroups(folded, control, texts.flags)}
          </FurtherFields>
        ) : null}
      </fieldset>
    )
  })
}

/** Neighbouring flags become one group, which the Tab key reaches as one stop. */
function withFlagGroups(fields: readonly EntityField[], control: (field: EntityField) => ReactNode, label: string): ReactNode[] {
  const runs: EntityField[][] = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (field.kind === 'flag' && last?.[0]?.kind === 'flag') last.push(field)
    else runs.push([field])
  }
  return runs.map((run) =>
    run.length === 1 ? (
      control(run[0]!)
    ) : (
      <div key={run[0]!.key} className="jst-flag-group" role="group" aria-label={label}>
        {run.map(control)}
      </div>
    ),
  )
}
