import { codePattern } from '@jst/contracts/system'
import { texts } from './texts.ts'

/** Error in the code of a dictionary or of one of its values. */
export const codeProblem = (code: string): string | undefined =>
  new RegExp(codePattern).test(code.trim()) ? undefined : texts.form.badCode
