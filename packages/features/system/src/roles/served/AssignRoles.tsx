import { setPersonRoles, type RolePerson, type RoleRow } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { FlagField, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.assign

interface AssignRolesProps {
  person: RolePerson
  roles: readonly RoleRow[]
  onDone: () => void
  onClose: () => void
}

/** The roles of one person, each a check. */
export const AssignRoles = observer(function AssignRoles({ person, roles, onDone, onClose }: AssignRolesProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ RoleIds: [...person.RoleIds] }),
    fields: { RoleIds: { label: texts.people.columns.roles } },
    save: ({ RoleIds }) => api.call(setPersonRoles, { EmployeeId: person.EmployeeId, RoleIds, Seen: [...person.RoleIds] }),
    saved: () => {
      notify.success(words.done(person.Name))
      onDone()
      onClose()
    },
    overtaken: (_stored, said) => {
      onDone()
      form.fail(said)
    },
  })
  const { RoleIds } = form.values
  const set = (id: number, on: boolean) => form.write({ RoleIds: on ? [...RoleIds, id] : RoleIds.filter((one) => one !== id) })
  return (
    <FormDialog form={form} title={words.title(person.Name)} submit={words.act} note={words.lead} onClose={onClose}>
      {roles.map(({ Id, Name, Description }) => (
        <FlagField key={Id} label={Name} hint={Description} value={RoleIds.includes(Id)} onChange={(on) => set(Id, on)} />
      ))}
      {RoleIds.length === 0 ? <Notice tone="warning">{words.none}</Notice> : null}
    </FormDialog>
  )
})
