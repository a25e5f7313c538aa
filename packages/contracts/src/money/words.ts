import { currencyWords } from './currency-words.ts'
import { ofUnits, unitsOf } from './decimal.ts'
import type { DigitsOf, Money } from './money.ts'

const small = [
  'ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN',
  'ELEVEN', 'TWELVE', 'THIRTEEN', 'FOURTEEN', 'FIFTEEN', 'SIXTEEN', 'SEVENTEEN', 'EIGHTEEN', 'NINETEEN',
] // prettier-ignore
const tens = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY', 'SIXTY', 'SEVENTY', 'EIGHTY', 'NINETY']
const scales = [
  [1_000_000_000_000, 'TRILLION'],
  [1_000_000_000, 'BILLION'],
  [1_000_000, 'MILLION'],
  [1_000, 'THOUSAND'],
] as const

/** A whole number in English capitals, as bills of lading spell quantities: 1001 → ONE THOUSAND AND ONE. Amounts have no AND but before cents. */
export function englishNumber(value: number, and = ' AND '): string {
  if (value < 20) return small[value] ?? ''
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${small[value % 10]}`}`
  if (value < 1_000)
    return `${small[Math.floor(value / 100)]} HUNDRED${value % 100 === 0 ? '' : `${and}${englishNumber(value % 100, and)}`}`
  const [size, name] = scales.find(([least]) => value >= least) ?? scales[3]
  const rest = value % size
  const head = `${englishNumber(Math.floor(value / size), and)} ${name}`
  if (rest === 0) return head
  return `${head}${rest < 100 ? and : ' '}${englishNumber(rest, and)}`
}

/** Sign, whole units and the digits behind the point. */
function partsOf({ Amount, Currency }: Money, digitsOf: DigitsOf) {
  const digits = digitsOf(Currency)
  const units = unitsOf(Amount, digits)
  const [integer = '0', part = ''] = ofUnits(units < 0n ? -units : units, digits).split('.')
  return { minus: units < 0n, integer, part }
}

/**
 * `SAY US DOLLARS ONE THOUSAND ONE AND CENTS FIFTY ONLY` (finance handbook §8); CREDIT stands in front of an amount below zero. A currency without
 * words here has its code, and its minor units as a fraction.
 */
export function amountInEnglish(money: Money, digitsOf: DigitsOf): string {
  const { minus, integer, part } = partsOf(money, digitsOf)
  const { major, minor } = currencyWords[money.Currency] ?? { major: money.Currency, minor: '' }
  const spelled = minor === '' ? `${part}/1${'0'.repeat(part.length)}` : `${minor} ${englishNumber(Number(part), ' ')}`
  // whole numbers of amounts have fifteen digits at most, which a number holds exactly
  const amount = `${englishNumber(Number(integer), ' ')}${/[1-9]/.test(part) ? ` AND ${spelled}` : ''}`
  return `${minus ? 'CREDIT ' : ''}SAY ${major} ${amount} ONLY`
}

const figures = '零壹贰叁肆伍陆柒捌玖'
const steps = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '万亿']
const fractions = ['角', '分', '厘', '毫']

/** Four digits: `1001` is 壹仟零壹. */
function groupInChinese(digits: string): string {
  let said = ''
  let gap = false
  for (const [at, digit] of digits.split('').entries()) {
    if (digit === '0') gap = said !== ''
    else {
      said += `${gap ? '零' : ''}${figures.charAt(Number(digit))}${steps[digits.length - 1 - at]}`
      gap = false
    }
  }
  return said
}

/** A whole number as cheques write it: 10,000,001 is 壹仟万零壹. */
export function chineseNumber(integer: string): string {
  const padded = integer.padStart(Math.ceil(integer.length / 4) * 4, '0')
  const parts = padded.match(/\d{4}/g) ?? []
  let said = ''
  for (const [at, part] of parts.entries()) {
    const group = groupInChinese(part)
    if (group === '') continue
    // a place that was passed over is said once
    const before = parts[at - 1]
    const passed = said !== '' && (part.startsWith('0') || before === '0000')
    said += `${passed ? '零' : ''}${group}${groups[parts.length - 1 - at]}`
  }
  return said === '' ? '零' : said
}

/** `人民币壹仟零壹元伍角整`, below zero `（负数）人民币…` (finance handbook §8). @param name what the currency is called in Chinese */
export function amountInChinese(money: Money, name: string, digitsOf: DigitsOf): string {
  const { minus, integer, part } = partsOf(money, digitsOf)
  const used = part.replace(/(?<!0)0+$/, '')
  const behind = used
    .split('')
    .map((digit, at) => (digit === '0' ? (used[at - 1] === '0' ? '' : '零') : `${figures.charAt(Number(digit))}${fractions[at]}`))
    .join('')
  const isWhole = used === ''
  const head = integer === '0' && !isWhole ? '' : `${chineseNumber(integer)}元`
  // a gap between 元 and what follows is said once: ones that are nought, or 角 that are; without 元 there is no gap
  const gap = integer.endsWith('0') && !isWhole && !behind.startsWith('零') ? '零' : ''
  const tail = head === '' ? behind.replace(/^零/, '') : `${gap}${behind}`
  return `${minus ? '（负数）' : ''}${name}${head}${tail}${isWhole || used.length === 1 ? '整' : ''}`
}
