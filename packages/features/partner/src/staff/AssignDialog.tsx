import { duties, dutyPeople, type Duty } from '@jst/contracts/partner'
import { useApp, useDetail } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, FlagField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { Kind } from '../kinds.ts'
import { texts } from '../texts.ts'

const words = texts.assign
const dutyOptions = Object.entries(duties).map(([value, label]) => ({ value, label }))

interface AssignDialogProps {
  kind: Kind
  ids: readonly number[]
  onDone: () => void
  onClose: () => void
}

/** Gives a duty to somebody, for one company or many. */
export const AssignDialog = observer(function AssignDialog({ kind, ids, onDone, onClose }: AssignDialogProps) {
  const { api, notify } = useApp()
  const people = useDetail(dutyPeople, {})
  const form = useForm({
    start: () => ({ Duty: 'sales' as Duty, LaneCode: '', EmployeeId: '', Replace: true }),
    fields: {
      Duty: { label: words.duty, show: (duty) => duties[duty] },
      LaneCode: { label: words.lane },
      EmployeeId: { label: words.person, required: words.choose },
      Replace: { label: words.replace },
    },
    save: ({ Duty, LaneCode, EmployeeId, Replace }) =>
      api.call(kind.more.assign, { Ids: [...ids], Duty, LaneCode, EmployeeId: Number(EmployeeId), Replace }),
    saved: (count) => {
      notify.success(words.done(count))
      onDone()
      onClose()
    },
  })
  const { LaneCode, Replace } = form.values
  return (
    <FormDialog form={form} title={words.title(ids.length)} submit={words.act} roomy onClose={onClose}>
      <ChoiceField {...form.field('Duty')} options={dutyOptions} onChange={(value) => form.write({ Duty: value as Duty })} />
      <ChoiceField
        {...form.field('EmployeeId')}
        options={(people.data ?? [])
          .filter(({ Disabled }) => !Disabled)
          .map(({ Id, Name, Department }) => ({ value: String(Id), label: [Name, Department].filter(Boolean).join(' · ') }))}
      />
      <ReferenceField
        label={words.lane}
        hint={words.laneHint}
        kind="lane"
        disabled={false}
        value={LaneCode === '' ? [] : [LaneCode]}
        onChange={([code]) => form.write({ LaneCode: code ?? '' })}
      />
      <FlagField label={words.replace} value={Replace} onChange={(value) => form.write({ Replace: value })} />
    </FormDialog>
  )
})
