import { roleCompanies, roleInfo } from '@jst/contracts/system'
import { useApp, useBack, useDetail, useScreenParams, type App, type ScreenLocation } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { to } from './links.ts'
import { RoleLoader } from './RoleLoader.tsx'

const idOf = (value: string | null) => (Number(value) > 0 ? Number(value) : undefined)
const may = { edit: { path: '/system/role/roleEdit', code: 'edit' }, preview: { path: '/system/role/roleEdit', code: 'preview' } }

export const preload = (app: App, location: ScreenLocation) => {
  const id = idOf(new URLSearchParams(location.search).get('Id'))
  if (id) app.reads.start(roleInfo, { Id: id })
}

/** One role: a stored one (`Id`), a new one of a company (`CompanyId`), or a new one with the rights of another (`From`). */
export const Screen = observer(function RoleEdit() {
  const app = useApp()
  const params = useScreenParams()
  const onBack = useBack()
  const companies = useDetail(roleCompanies, {})
  const requestedCompanyId = idOf(params.get('CompanyId')) ?? app.session.employee?.CompanyId
  return (
    <RoleLoader
      id={idOf(params.get('Id'))}
      from={idOf(params.get('From'))}
      companies={companies}
      companyOf={(role) => companies.data?.find(({ CompanyId }) => CompanyId === (role?.CompanyId ?? requestedCompanyId))}
      may={may}
      onBack={onBack}
      onMade={(role) => app.navigate(to.edit(role.Id), { replace: true })}
    />
  )
})
