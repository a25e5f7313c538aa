import { setDefaultEmployee } from '@jst/contracts/account'
import { useAction, useApp } from '@jst/feature-kit'
import { texts as words } from './parts.texts.ts'

/**
 * Properties of `CompanyChoice` for the person of the session: entering a company, and which one is entered by default.
 * @param entered called once the company is the one of the session
 */
export function useCompanies(entered?: () => void) {
  const { api, session, notify } = useApp()
  const enter = useAction(async (employeeId: number) => {
    if (session.employee?.Id !== employeeId) await session.chooseEmployee(employeeId)
    entered?.()
  })
  const makeDefault = useAction(async (employeeId: number) => {
    await api.call(setDefaultEmployee, { EmployeeId: employeeId })
    await session.load()
    notify.success(words.defaultSet)
  })
  return {
    bound: session.boundEmployees,
    current: session.employee?.Id,
    busy: enter.busy || makeDefault.busy,
    onChoose: (id: number) => void enter.run(id),
    onDefault: (id: number) => void makeDefault.run(id),
  }
}
