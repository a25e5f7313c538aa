import { setDefaultEmployee } from '@jst/contracts/account'
import { useAction, useApp } from '@jst/feature-kit'
import { texts as words } from './parts.texts.ts'

/** Sets which of the bound companies is entered by default; the session learns of it. */
export function useDefaultCompany() {
  const { api, session, notify } = useApp()
  return useAction(async (employeeId: number) => {
    await api.call(setDefaultEmployee, { EmployeeId: employeeId })
    await session.load()
    notify.success(words.defaultSet)
  })
}
