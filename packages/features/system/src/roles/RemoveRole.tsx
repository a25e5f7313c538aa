import { removeRole, roleList, type RoleRow } from '@jst/contracts/system'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.remove

interface RemoveRoleProps {
  role: RoleRow
  onClose: () => void
  onDone: () => void
}

/** Removes a role; its members are moved to another one first. */
export const RemoveRole = observer(function RemoveRole({ role, onClose, onDone }: RemoveRoleProps) {
  const app = useApp()
  const others = useDetail(roleList, role.Members > 0 ? { CompanyId: role.CompanyId, PageSize: 200 } : undefined)
  const choices = others.data?.Rows.filter(({ Id }) => Id !== role.Id) ?? []
  const form = useForm({
    unasked: true,
    start: () => ({ MoveTo: '' }),
    fields: { MoveTo: { label: words.target, required: role.Members > 0 && `${words.pick}${words.target}` } },
    save: ({ MoveTo }) =>
      app.api.call(removeRole, { Id: role.Id, UpdateTime: role.UpdateTime, ...(MoveTo ? { MoveTo: Number(MoveTo) } : {}) }),
    saved: () => {
      app.notify.success(words.done)
      onDone()
    },
    overtaken: (_role, said) => form.fail(said),
  })
  return (
    <FormDialog form={form} title={words.title(role.Name)} submit={words.act} danger onClose={onClose}>
      <p>{role.Members > 0 ? words.used(role.Members) : words.unused}</p>
      {role.Members > 0 && (
        <ChoiceField
          {...form.field('MoveTo')}
          hint={others.data && choices.length === 0 ? words.noTarget : undefined}
          options={[{ value: '', label: words.pick }, ...choices.map(({ Id, Name }) => ({ value: String(Id), label: Name }))]}
        />
      )}
    </FormDialog>
  )
})
