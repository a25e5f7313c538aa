import { roleInfo, roleList } from '@jst/contracts/system'
import { failureOf, useApp, useDetail } from '@jst/feature-kit'
import { Dialog, Notice, TextButton } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { RoleRights } from './RoleRights.ts'
import { texts } from './texts.ts'

/** Takes over the rights of another role of the company; nothing is saved yet. */
export const CopyRights = observer(function CopyRights({
  role,
  companyId,
  onClose,
}: {
  role: RoleRights
  companyId: number
  onClose: () => void
}) {
  const app = useApp()
  const roles = useDetail(roleList, { CompanyId: companyId, PageSize: 200 })
  const [failure, setFailure] = useState('')
  const take = async (id: number) => {
    try {
      role.copyFrom(await app.api.call(roleInfo, { Id: id }))
      onClose()
    } catch (error) {
      setFailure(failureOf(error).message)
    }
  }
  const others = roles.data?.Rows.filter(({ Id }) => Id !== role.form.stored?.Id) ?? []
  return (
    <Dialog title={texts.edit.copyFrom} onClose={onClose} footer={<Button onClick={onClose}>{texts.remove.cancel}</Button>}>
      {failure && <Notice tone="error">{failure}</Notice>}
      {roles.data && others.length === 0 ? <p className="jst-muted">{texts.remove.noTarget}</p> : null}
      <ul className="jst-plain-list">
        {others.map(({ Id, Name, Description }) => (
          <li key={Id}>
            <TextButton onClick={() => void take(Id)}>{Name}</TextButton> <span className="jst-muted">{Description}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
})
