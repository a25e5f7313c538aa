import { rejectMark, rejectReasons } from '@jst/contracts/si'

/** The longest text of review remarks, codes in front included. */
export const longestRemarks = 512

/** Remarks as they are sent: the reasons in the order of their table, in front of the words. */
export const remarksText = (codes: readonly string[], text: string): string =>
  [...rejectReasons.filter(({ code }) => codes.includes(code)).map(rejectMark), text.trim()].filter(Boolean).join(' ')

/** The one code that the statistics count: the first of the table. */
export const mainReason = (codes: readonly string[]): string | undefined => rejectReasons.find(({ code }) => codes.includes(code))?.code
