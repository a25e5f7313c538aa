import { rejectMark, rejectReasons } from '@jst/contracts/si'

/** The longest text of review remarks, codes in front included. */
export const longestRemarks = 512

/** Text of a rejection: the reasons in the order of their table, then the remarks. */
export const remarksText = (codes: readonly string[], text: string): string =>
  [...rejectReasons.filter(({ code }) => codes.includes(code)).map(rejectMark), text.trim()].filter(Boolean).join(' ')

/** The one code that the statistics count: the first of the table. */
export const mainReason = (codes: readonly string[]): string | undefined => rejectReasons.find(({ code }) => codes.includes(code))?.code
