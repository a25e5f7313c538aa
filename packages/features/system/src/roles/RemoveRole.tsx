import { removeRole, roleList, type RoleRow } from '@jst/contracts/system'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
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
  const [target, setTarget] = useState(0)
  const saving = useSave()
  const choices = others.data?.Rows.filter(({ Id }) => Id !== role.Id) ?? []
  const remove = () => {
    if (role.Members > 0 && target === 0) return saving.fail(`${words.pick}${words.target}`)
    saving.run(async () => {
      await app.api.call(removeRole, { Id: role.Id, UpdateTime: role.UpdateTime, ...(target > 0 ? { MoveTo: target } : {}) })
      app.notify.success(words.done)
      onDone()
    })
  }
  return (
    <FormDialog
      title={words.title(role.Name)}
      submit={words.act}
      danger
      busy={saving.busy}
      failure={saving.failure}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{role.Members > 0 ? words.used(role.Members) : words.unused}</p>
      {role.Members > 0 && (
        <div className="jst-form-field">
          <label htmlFor="role-target">{words.target}</label>
          <select id="role-target" className="jst-form-input" value={target} onChange={(event) => setTarget(Number(event.target.value))}>
            <option value={0}>{words.pick}</option>
            {choices.map(({ Id, Name }) => (
              <option key={Id} value={Id}>
                {Name}
              </option>
            ))}
          </select>
          {others.data && choices.length === 0 ? <p className="jst-form-error">{words.noTarget}</p> : null}
        </div>
      )}
    </FormDialog>
  )
})
