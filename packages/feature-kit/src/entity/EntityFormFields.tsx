import type { Entity, EntityField } from '@jst/contracts/entity'
import { observer } from 'mobx-react-lite'
import { EntityFields } from './EntityFieldGroups.tsx'
import type { FieldControls } from './EntityFields.tsx'
import type { EntityForm } from './useEntityForm.ts'

interface EntityFormFieldsProps {
  entity: Entity
  form: EntityForm
  /** Every field is read only. */
  readOnly?: boolean
  /** Fields that are read only, with a sentence where there is a reason. Default: as `readOnly` says. */
  locked?: ((field: EntityField) => boolean | string) | undefined
  controls?: FieldControls | undefined
}

/** All fields of an entity, bound to its form. */
export const EntityFormFields = observer(function EntityFormFields({
  entity,
  form,
  readOnly = false,
  locked = () => readOnly,
  controls,
}: EntityFormFieldsProps) {
  return (
    <EntityFields
      entity={entity}
      values={form.values}
      errors={form.errors}
      onChange={(field, value) => form.write({ [field.key]: value })}
      locked={locked}
      controls={controls}
    />
  )
})
