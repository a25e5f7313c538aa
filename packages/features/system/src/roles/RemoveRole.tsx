import { removeRole, roleList, type RoleRow } from '@jst/contracts/system'
import { failureOf, useApp, useDetail } from '@jst/feature-kit'
import { Dialog, Notice } from '@jst/ui'
import { Button } from '@arco-design/web-react'
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
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const choices = others.data?.Rows.filter(({ Id }) => Id !== role.Id) ?? []
  const remove = async () => {
    if (role.Members > 0 && target === 0) return setFailure(`${words.pick}${words.target}`)
    setBusy(true)
    setFailure('')
    try {
      await app.api.call(removeRole, { Id: role.Id, UpdateTime: role.UpdateTime, ...(target > 0 ? { MoveTo: target } : {}) })
      app.notify.success(words.done)
      onDone()
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={words.title(role.Name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" status="danger" loading={busy} onClick={() => void remove()}>
            {words.act}
          </Button>
        </>
      }
    >
      <div className="jst-stack-form">
        {failure && <Notice tone="error">{failure}</Notice>}
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
      </div>
    </Dialog>
  )
})
