import { passwordProblem } from '@jst/contracts/account'
import { texts } from '../texts.ts'
import { texts as words } from './parts.texts.ts'
import type { FieldErrors, FieldName } from './steps.ts'

/** Error of a mobile number as a sentence; undefined: the number is valid. */
export const wrongMobile = (mobile: string) => (/^1[3-9]\d{9}$/.test(mobile.trim()) ? undefined : words.wrongMobile)
export const wrongCode = (code: string) => (/^\d{6}$/.test(code.trim()) ? undefined : words.wrongCode)
function weakness(password: string, account: string): string | undefined {
  const problem = passwordProblem(password, account)
  return problem === undefined ? undefined : texts.weak(problem)
}
export const newPasswordErrors = ({ newPassword, repeat }: Readonly<Record<'newPassword' | 'repeat', string>>, account = '') => ({
  newPassword: weakness(newPassword, account.trim()),
  repeat: newPassword === repeat ? undefined : texts.differentPasswords,
})

/** `byCompany`: the enterprise sign-in. */
export const passwordFormErrors = (values: Readonly<Record<FieldName, string>>, { byCompany }: { byCompany: boolean }): FieldErrors => ({
  companyCode: !byCompany || values.companyCode.trim() ? undefined : texts.missingCompanyCode,
  account: values.account.trim() ? undefined : texts.missingAccount,
  password: values.password ? undefined : texts.missingPassword,
})
