import { creditCodeProblem } from '../credit-code.ts'
import type { RuleName } from './fields.ts'

/** Seven digits; the last is the last digit of the sum of the first six, weighted 7 to 2 (IMO resolution A.1117). */
export function checkImo(text: string): boolean {
  if (!/^\d{7}$/.test(text)) return false
  const sum = Array.from(text.slice(0, 6)).reduce((total, digit, place) => total + Number(digit) * (7 - place), 0)
  return sum % 10 === Number(text[6])
}

/** `COSU{yy}{mm}{seq:6}`: letters, digits and `-`, the date by `{yyyy}` `{yy}` `{mm}`, and the running number with its digits, once. */
const ruleParts = /^(?:[A-Z0-9-]|\{yyyy\}|\{yy\}|\{mm\})*\{seq:(\d{1,2})\}(?:[A-Z0-9-]|\{yyyy\}|\{yy\}|\{mm\})*$/

const sentences: Readonly<Record<RuleName, (text: string) => string | undefined>> = {
  imo: (text) => (checkImo(text) ? undefined : 'IMO 编号应为 7 位数字且校验位正确，请核对船舶证书'),
  mmsi: (text) => (/^[2-7]\d{8}$/.test(text) ? undefined : 'MMSI 应为 9 位数字，首位为 2～7'),
  email: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : '邮箱格式不正确，例如 booking@example.com'),
  creditCode: creditCodeProblem,
  phone: (text) =>
    /^[+\d][\d\s()-]{4,28}(?:[转x]\d{1,6})?$/.test(text) ? undefined : '电话由数字、空格、+、- 和括号组成，例如 +86 21 5888 0000',
  numberRule: (text) => {
    const digits = Number(ruleParts.exec(text)?.[1] ?? 0)
    return digits >= 3 && digits <= 10
      ? undefined
      : '规则由大写字母、数字、{yy}、{yyyy}、{mm} 和一个 {seq:位数} 组成，位数为 3～10，例如 COSU{yy}{seq:6}'
  },
}

/** The sentence when the text breaks the rule. Empty texts break none. */
export const ruleProblem = (rule: RuleName, text: string): string | undefined => (text === '' ? undefined : sentences[rule](text))

/** A number by a rule that `numberRule` accepts. @param at date of the number, by the calendar of China */
export function numberBy(rule: string, seq: number, at: Date): string {
  const day = new Date(at.getTime() + 8 * 3_600_000).toISOString()
  return rule
    .replaceAll('{yyyy}', day.slice(0, 4))
    .replaceAll('{yy}', day.slice(2, 4))
    .replaceAll('{mm}', day.slice(5, 7))
    .replace(/\{seq:(\d{1,2})\}/, (_, digits: string) => String(seq).padStart(Number(digits), '0'))
}
