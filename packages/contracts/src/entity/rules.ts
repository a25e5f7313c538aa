import { plainText } from '../values/signs.ts'
import { creditCodeProblem } from '../credit-code.ts'
import type { RuleName } from './fields.ts'
import { findingTexts, type FindingTexts } from './findings.ts'

/** Seven digits; the last is the last digit of the sum of the first six, weighted 7 to 2 (IMO resolution A.1117). */
export function checkImo(text: string): boolean {
  if (!/^[1-9]\d{6}$/.test(text)) return false
  const sum = Array.from(text.slice(0, 6)).reduce((total, digit, place) => total + Number(digit) * (7 - place), 0)
  return sum % 10 === Number(text[6])
}

/** `COSU{yy}{mm}{seq:6}`: letters, digits and `-`, the date by `{yyyy}` `{yy}` `{mm}`, and the running number with its digits, once. */
const ruleParts = /^(?:[A-Z0-9-]|\{yyyy\}|\{yy\}|\{mm\})*\{seq:(\d{1,2})\}(?:[A-Z0-9-]|\{yyyy\}|\{yy\}|\{mm\})*$/

const holds: Readonly<Record<RuleName, (text: string) => boolean>> = {
  imo: checkImo,
  mmsi: (text) => /^[2-7]\d{8}$/.test(text),
  email: (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text),
  creditCode: (text) => creditCodeProblem(text) === undefined,
  // of Hong Kong, Taiwan and abroad too: (02) 2345-6789, +852 2345 6789, 0049.40.12345 ext. 12
  phone: (text) => /^[+\d(][\d\s().-]{4,28}(?:(?:转|分机|x|ext\.?|#)\s?\d{1,6})?$/i.test(plainText(text)),
  numberRule: (text) => {
    const digits = Number(ruleParts.exec(text)?.[1] ?? 0)
    return digits >= 3 && digits <= 10
  },
}

/** The sentence when the text breaks the rule. Empty texts break none. */
export const ruleProblem = (rule: RuleName, text: string, { rules }: Pick<FindingTexts, 'rules'> = findingTexts): string | undefined =>
  text === '' || holds[rule](text) ? undefined : rules[rule]

/** A number by a rule that `numberRule` accepts. @param at date of the number, by the calendar of China */
export function numberBy(rule: string, seq: number, at: Date): string {
  const day = new Date(at.getTime() + 8 * 3_600_000).toISOString()
  return rule
    .replaceAll('{yyyy}', day.slice(0, 4))
    .replaceAll('{yy}', day.slice(2, 4))
    .replaceAll('{mm}', day.slice(5, 7))
    .replace(/\{seq:(\d{1,2})\}/, (_, digits: string) => String(seq).padStart(Number(digits), '0'))
}
