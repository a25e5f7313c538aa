import { passwordProblem } from '@jst/contracts/account'
import { texts } from '../texts.ts'

/** What is wrong with a field, as a sentence; undefined: nothing. */
export const wrongMobile = (mobile: string) => (/^1[3-9]\d{9}$/.test(mobile.trim()) ? undefined : texts.wrongMobile)
export const wrongCode = (code: string) => (/^\d{6}$/.test(code.trim()) ? undefined : texts.wrongCode)
export const newPasswordErrors = ({ newPassword, repeat }: Readonly<Record<'newPassword' | 'repeat', string>>, account = '') => ({
  newPassword: passwordProblem(newPassword, account.trim()),
  repeat: newPassword === repeat ? undefined : texts.differentPasswords,
})
