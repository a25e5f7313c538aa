import { blankOf, problemOf, type EntityField, type EntityRow, type EntityValue } from '@jst/contracts/entity'
import { ChoiceField } from '@jst/ui'
import { useState } from 'react'
import { FormDialog } from '../form/FormDialog.tsx'
import { EntityFieldControl } from './EntityFields.tsx'
import { texts } from './texts.ts'

/** One value into one field of the selected rows. */
export function SetFieldDialog({
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
  const [chosen, setChosen] = useState(fields[0]!)
  const [value, setValue] = useState<EntityValue>(() => blankOf(fields[0]!))
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const choose = (key: string) => {
    const field = fields.find((one) => one.key === key) ?? chosen
    setChosen(field)
    setValue(blankOf(field))
    setError(undefined)
  }
  const apply = async () => {
    const problem = problemOf(chosen, value)
    setError(problem)
    if (problem !== undefined) return
    setBusy(true)
    await onApply(chosen, value)
    onClose()
  }
  return (
    <FormDialog
      title={`${texts.setField}（${rows.length}）`}
      submit={texts.apply}
      busy={busy}
      onSubmit={() => void apply()}
      onClose={onClose}
    >
      <ChoiceField
        label={texts.field}
        value={chosen.key}
        onChange={choose}
        options={fields.map(({ key, zh }) => ({ value: key, label: zh }))}
      />
      <EntityFieldControl key={chosen.key} field={chosen} value={value} onChange={setValue} error={error} />
    </FormDialog>
  )
}
