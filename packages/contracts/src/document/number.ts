/** A rule of numbers: capitals, digits and `-` as they are, parts of the date, the running number once, a check sign at the end. */
const part = /\{(yyyy|yy|mm|dd|check|seq:\d{1,2})\}|[A-Z0-9-]/g
const shortest = 3
const longest = 10
/** Signs of a number that fit its column. */
const mostSigns = 20

/** Returns the fault of a rule as a sentence. */
export function numberRuleProblem(rule: string): string | undefined {
  const parts: readonly string[] = rule.match(part) ?? []
  if (rule === '' || parts.join('') !== rule)
    return '编号规则由大写字母、数字、- 和 {yyyy} {yy} {mm} {dd} {seq:位数} {check} 组成，例如 KH{yy}{mm}{seq:4}'
  const seqs = parts.flatMap((one) => /^\{seq:(\d+)\}$/.exec(one)?.[1] ?? [])
  if (seqs.length !== 1 || Number(seqs[0]) < shortest || Number(seqs[0]) > longest)
    return `编号规则需要且只能有一个流水号 {seq:位数}，位数为 ${shortest}～${longest}`
  if (parts.includes('{dd}') && !parts.includes('{mm}')) return '用到 {dd} 时还需要 {mm}，否则不同月份会重号'
  if (parts.includes('{mm}') && !parts.some((one) => one === '{yy}' || one === '{yyyy}'))
    return '用到 {mm} 时还需要 {yy} 或 {yyyy}，否则不同年份会重号'
  if (parts.includes('{check}') && parts.at(-1) !== '{check}') return '校验位 {check} 只能放在末尾'
  const signs = numberOf(rule, 1, '2026-01-01').length
  if (signs > mostSigns) return `编号最长 ${mostSigns} 位，此规则的编号有 ${signs} 位`
  return undefined
}

/** The period within which a rule counts: the parts of the date that it shows. @param day `YYYY-MM-DD` */
export const numberPeriod = (rule: string, day: string): string =>
  rule.includes('{dd}') ? day : rule.includes('{mm}') ? day.slice(0, 7) : /\{yy(?:yy)?\}/.test(rule) ? day.slice(0, 4) : ''

/** A number by its rule. @param day `YYYY-MM-DD` */
export function numberOf(rule: string, seq: number, day: string): string {
  const number = rule
    .replaceAll('{yyyy}', day.slice(0, 4))
    .replaceAll('{yy}', day.slice(2, 4))
    .replaceAll('{mm}', day.slice(5, 7))
    .replaceAll('{dd}', day.slice(8, 10))
    .replace(/\{seq:(\d{1,2})\}/, (_, digits: string) => String(seq).padStart(Number(digits), '0'))
  return number.endsWith('{check}') ? withCheck(number.slice(0, -'{check}'.length)) : number
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The check sign of letters and digits (ISO/IEC 7064, MOD 37,36); others do not count. */
export function checkSign(text: string): string {
  const size = signs.length
  let product = size
  for (const sign of text) {
    const value = signs.indexOf(sign)
    if (value < 0) continue
    const sum = (product + value) % size || size
    product = (sum * 2) % (size + 1)
  }
  return signs[(size + 1 - product) % size]!
}
const withCheck = (text: string): string => text + checkSign(text)
