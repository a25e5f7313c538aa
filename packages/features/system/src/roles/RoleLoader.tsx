import { roleInfo, roleMenus, type RoleInfo } from '@jst/contracts/system'
import { useDetail, useTitle } from '@jst/feature-kit'
import { DetailPage, type Failure } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { RoleEditor, type RoleCompany, type RoleEditorProps } from './RoleEditor.tsx'
import { texts } from './texts.ts'

const words = texts.edit

/** Read that has to succeed before the company of the role is known. */
interface Loading {
  readonly status: string
  readonly error?: Failure
  reload(): void
}
interface RoleLoaderProps extends Pick<RoleEditorProps, 'may' | 'onBack' | 'onMade'> {
  /** Undefined: a new role. */
  id: number | undefined
  /** A new role with the rights of this one. */
  from: number | undefined
  companies: Loading
  companyOf: (role: RoleInfo | undefined) => RoleCompany | undefined
}

/** Loads what the editor of a role needs, and opens it. */
export const RoleLoader = observer(function RoleLoader({ id, from, companies, companyOf, may, onBack, onMade }: RoleLoaderProps) {
  const role = useDetail(roleInfo, id === undefined ? undefined : { Id: id })
  const model = useDetail(roleInfo, id === undefined && from !== undefined ? { Id: from } : undefined)
  const company = id !== undefined && !role.data ? undefined : companyOf(role.data)
  const menus = useDetail(roleMenus, company && { CompanyId: company.CompanyId })
  useTitle(role.data && words.title(role.data.Name))
  const failed = [role, model, menus, companies].find(({ error }) => error)
  if (menus.data && company && (id !== undefined || from === undefined || model.data))
    return (
      <Editor
        key={`${id ?? 0} ${company.CompanyId} ${from ?? 0}`}
        company={company}
        menus={menus.data}
        stored={role.data}
        model={model.data}
        may={may}
        onBack={onBack}
        onMade={onMade}
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

/** Keeps what was loaded when the form was opened: later answers do not overwrite what is being typed. */
function Editor({ onBack, onMade, ...props }: RoleEditorProps) {
  const [initialProps] = useState(props)
  return <RoleEditor {...initialProps} onBack={onBack} onMade={onMade} />
}
