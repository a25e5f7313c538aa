import { roleCompanies, roleInfo, roleMenus, type RoleInfo } from '@jst/contracts/system'
import { useApp, useBack, useDetail, useScreenParams, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { DetailPage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { to } from './links.ts'
import { RoleEditor } from './RoleEditor.tsx'
import type { GrantableMenu } from './RoleRights.ts'
import { texts } from './texts.ts'

const words = texts.edit
const idOf = (value: string | null) => (Number(value) > 0 ? Number(value) : undefined)

export const preload = (app: App, location: ScreenLocation) => {
  const id = idOf(new URLSearchParams(location.search).get('Id'))
  if (id) app.reads.start(roleInfo, { Id: id })
}

/** One role: a stored one (`Id`), a new one of a company (`CompanyId`), or a new one with the rights of another (`From`). */
export const Screen = observer(function RoleEdit() {
  const app = useApp()
  const params = useScreenParams()
  const onBack = useBack()
  const [id, from, asked] = [idOf(params.get('Id')), idOf(params.get('From')), idOf(params.get('CompanyId'))]
  const role = useDetail(roleInfo, id === undefined ? undefined : { Id: id })
  const model = useDetail(roleInfo, id === undefined && from !== undefined ? { Id: from } : undefined)
  const companies = useDetail(roleCompanies, {})
  const companyId = role.data?.CompanyId ?? (id === undefined ? (asked ?? app.session.employee?.CompanyId) : undefined)
  const menus = useDetail(roleMenus, companyId === undefined ? undefined : { CompanyId: companyId })
  useTitle(role.data && words.title(role.data.Name))
  const failed = [role, model, menus, companies].find(({ status }) => status === 'failed')
  const company = companies.data?.find(({ CompanyId }) => CompanyId === companyId)
  const ready = menus.data && company && (id === undefined || role.data) && (from === undefined || id !== undefined || model.data)
  if (ready && companyId !== undefined)
    return (
      <Editor
        key={`${id ?? 0} ${companyId} ${from ?? 0}`}
        company={company}
        menus={menus.data as GrantableMenu[]}
        stored={role.data}
        model={model.data}
        onBack={onBack}
      />
    )
  return (
    <DetailPage
      title={words.plain}
      onBack={onBack}
      state={failed ? 'failed' : 'loading'}
      error={failed?.error}
      onRetry={() => failed?.reload()}
    />
  )
})

interface EditorProps {
  company: { CompanyId: number; CompanyName: string; CompanyKind: RoleInfo['CompanyKind'] }
  menus: readonly GrantableMenu[]
  stored: RoleInfo | undefined
  model: RoleInfo | undefined
  onBack: () => void
}

/** Keeps what was loaded when the form was opened: later answers do not overwrite what is being typed. */
function Editor(props: EditorProps) {
  const app = useApp()
  const [{ company, menus, stored, model }] = useState(props)
  return (
    <RoleEditor
      company={company}
      menus={menus}
      stored={stored}
      model={model}
      onBack={props.onBack}
      onMade={(role) => app.navigate(to.edit(role.Id), { replace: true })}
    />
  )
}
