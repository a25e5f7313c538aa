import type { Surface } from '@jst/contracts/screens'
import { tellFailure } from '@jst/feature-kit'
import { Icon, Menu, type MenuItem } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'
import { signOut } from './leaving.ts'
import { toggleFullScreen, useFullScreen } from './fullScreen.ts'

export const settingsOf = (surface: Surface) => (surface === 'external' ? '/external/workbench/userSetting' : '/internal/userSetting')

/** Menu of the signed-in user and company; own settings, switching companies and signing out. */
export const UserMenu = observer(function UserMenu() {
  const model = useWorkbench()
  const { parts } = model
  const { app } = parts
  const { session, notify } = app
  const words = texts.header
  const full = useFullScreen()
  const { employee, user, boundEmployees, hasMultipleAccounts } = session
  const name = employee?.Name ?? user?.Name ?? ''

  const choose = (employeeId: number) => {
    session.chooseEmployee(employeeId).catch((error: unknown) => tellFailure(notify, error))
  }
  const companies: MenuItem[] = hasMultipleAccounts
    ? boundEmployees.map((bound) => ({
        key: String(bound.EmployeeId),
        label: bound.CompanyName,
        checked: bound.EmployeeId === employee?.Id,
        onSelect: () => bound.EmployeeId !== employee?.Id && choose(bound.EmployeeId),
      }))
    : []
  const userItems: MenuItem[] = [
    ...(hasMultipleAccounts
      ? [{ key: 'choose', label: words.chooseCompany, icon: 'company' as const, onSelect: () => app.navigate('/chooseCompany') }]
      : []),
    {
      key: 'full-screen',
      label: full ? texts.fullScreen.leave : texts.fullScreen.enter,
      onSelect: () => void toggleFullScreen().catch(() => notify.error(texts.fullScreen.failed)),
    },
    ...(app.surface === 'internal'
      ? [{ key: 'card', label: words.card, icon: 'people' as const, onSelect: () => app.navigate('/UserCard/Index') }]
      : []),
    { key: 'lock', label: words.lock, icon: 'lock', onSelect: () => model.lock() },
    { key: 'settings', label: words.settings, icon: 'settings', onSelect: () => app.navigate(settingsOf(app.surface)) },
  ]
  const head = (
    <>
      <strong>{name}</strong>
      <div className="jst-muted">{employee?.Account}</div>
      <div className="jst-muted">{employee?.RoleNames.join('、')}</div>
    </>
  )
  return (
    <Menu
      label={words.user(name, employee?.CompanyName ?? '')}
      triggerClassName="jst-user"
      trigger={
        <>
          <Icon name="user" />
          <span>{name}</span>
          <span className="jst-user-company">{employee?.CompanyName}</span>
          <Icon name="down" size={12} />
        </>
      }
      head={head}
      items={[...companies, ...userItems, { key: 'logout', label: words.logout, icon: 'logout', onSelect: () => void signOut(parts) }]}
    />
  )
})
