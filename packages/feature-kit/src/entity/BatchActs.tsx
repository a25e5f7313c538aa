import { blankOf, problemOf, type EntityField, type EntityRow, type EntityValue } from '@jst/contracts/entity'
import { ChoiceField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { FormDialog } from '../form/FormDialog.tsx'
import { useForm } from '../form/useForm.ts'
import { EntityFieldControl } from './EntityFields.tsx'
import { useEntityTexts } from './useEntityTexts.ts'

/** One value into one field of the selected rows. */
export const SetFieldDialog = observer(function SetFieldDialog({
  fields,
  rows,
  onApply,
  onClose,
}: {
  fields: readonly EntityField[]
  rows: readonly EntityRow[]
  onApply: (field: EntityField, value: EntityValue) => Promise<unknown>
  onClose: () => void
}) {
  const texts = useEntityTexts()
  const form = useForm({
    unasked: true,
    start: () => ({ chosen: fields[0]!, value: blankOf(fields[0]!) }),
    fields: { value: { label: texts.value, check: (value, { chosen }) => problemOf(chosen, value, texts.findings) } },
    save: ({ chosen, value }) => onApply(chosen, value),
    saved: onClose,
  })
  const { chosen } = form.values
  const choose = (key: string) => {
    const next = fields.find((one) => one.key === key) ?? chosen
    form.write({ chosen: next, value: blankOf(next) })
  }
  return (
    <FormDialog form={form} title={texts.setFieldOf(rows.length)} submit={texts.apply} onClose={onClose}>
      <ChoiceField
        label={texts.field}
        value={chosen.key}
        onChange={choose}
        options={fields.map((one) => ({ value: one.key, label: texts.nameOf(one) }))}
      />
      <EntityFieldControl key={chosen.key} field={chosen} {...form.field('value')} />
    </FormDialog>
  )
})
