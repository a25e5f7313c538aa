import { ApiError } from '@jst/api-client'
import { checkPassword, employeeLogin, login } from '@jst/contracts/account'
import type { WorkbenchParts } from '../WorkbenchModel.ts'

/** Checks the password of the user; after the end of the session it opens a new one for the same person and employee. */
export async function enterAgain({ app }: Pick<WorkbenchParts, 'app'>, Password: string): Promise<void> {
  const { api, session } = app
  if (session.token !== null)
    try {
      await api.call(checkPassword, { Password })
      return
    } catch (error) {
      // the session may have ended while the screen was locked: a new one is opened
      if (session.token !== null) throw error
    }
  const Account = session.user?.Account ?? ''
  const { Token } =
    session.accountMode === 'employee'
      ? await api.call(employeeLogin, { CompanyCode: session.employee?.CompanyCode ?? '', Account, Password })
      : await api.call(login, { Account, Password })
  await session.resume(Token)
}

/** The password was right, and a second factor is required, which the sign-in page alone offers. */
export const needsSignIn = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'SECOND_STEP_REQUIRED' || error.code === 'PASSWORD_CHANGE_REQUIRED')
