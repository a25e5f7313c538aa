import { readNumber } from '@jst/contracts/values'

/** A number at a place. Several values: its signs allow each of them. */
export interface NumberHit {
  readonly values: readonly number[]
  readonly end: number
}

/** Digits with their points and commas; `readNumber` says which number they are. */
export const digitsPattern = "\\d{1,3}(?:[,'’]\\d{3})+(?![\\d])(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}(?!\\d)|\\d+(?:\\.\\d+)?"
const digits = new RegExp(`(?<![\\d.])(?:${digitsPattern})`, 'y')
/** `3.2K` and `2K8`: thousands; `1.2万`: ten thousands. */
const thousands = /(?<![\d.A-Z])(\d{1,3}(?:\.\d{1,3})?)(?:K(\d)?(?![A-Z\d])|万(?![一二两三四五六七八九\d]))/y
/** Numerals behind 周 are days of the week: 周五六千 says no thousands. */
const hanNumber = /(?<!周[一二三四五六日天]{0,6})[一二两三四五六七八九](?=[千百万])[零一二两三四五六七八九十百千万]{1,10}/uy
const hanDigits: Readonly<Record<string, number>> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const hanUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 }

/** A number in Chinese characters: 两千八 is 2800, 一千八百五 1850. Undefined where the characters are in no order of a number. */
export function hanValue(words: string): number | undefined {
  let [total, digit, unit] = [0, 0, 100_000]
  for (const sign of words) {
    const size = hanUnits[sign]
    if (sign === '零') unit = 10
    else if (size === undefined) {
      if (digit !== 0) return undefined
      digit = hanDigits[sign]!
    } else {
      if (size >= unit) return undefined
      total += (digit === 0 ? 1 : digit) * size
      unit = size
      digit = 0
    }
  }
  // a last digit counts the next smaller unit
  return total + (digit === 0 ? 0 : digit * (unit >= 100 ? unit / 10 : 1))
}

const hanRun = '[一二两三四五六七八九十百]'
const hanBefore = new RegExp(
  `(?<![第\\d一二两三四五六七八九十百千万])(?:${hanRun}{2,5}(?=\\s?(?:托|吨|方|立方|箱|件|公斤|千克|包|捆|袋|桶|卷|板|个)(?![套装式盖面法]))|${hanRun}(?=吨|托|公斤)|${hanRun}{1,3}(?=月${hanRun}{1,3}[日号])|(?<=月)${hanRun}{1,3}(?=[日号]))`,
  'g',
)
/**
 * Writes numbers in Chinese characters as digits of the same length, where a unit or a day follows: 四十八吨, 十二月十八号. Numbers whose digits are
 * longer stay as they are, so that places in the text stay places of the source.
 */
export const digitsForHan = (text: string): string =>
  text.replace(hanBefore, (words) => {
    const digits = String(hanValue(words) ?? words)
    return digits.length > words.length ? words : digits.padStart(words.length)
  })

/** The values that digits may mean; none where they are no number. */
export function valuesOf(words: string): readonly number[] {
  const read = readNumber(words.replaceAll('’', "'"))
  if ('meanings' in read) return read.meanings
  return 'value' in read && read.value !== null ? [read.value] : []
}

/** The number that begins at a place of a plain text. */
export function numberAt(text: string, at: number): NumberHit | undefined {
  thousands.lastIndex = at
  const short = thousands.exec(text)
  if (short) {
    const size = short[0].includes('万') ? 10_000 : 1_000
    const value = Number(short[1]) * size + Number(short[2] ?? 0) * 100
    return { values: [Math.round(value * 100) / 100], end: thousands.lastIndex }
  }
  hanNumber.lastIndex = at
  const han = hanNumber.exec(text)
  const value = han ? hanValue(han[0]) : undefined
  if (han && value !== undefined) return { values: [value], end: hanNumber.lastIndex }
  digits.lastIndex = at
  const match = digits.exec(text)
  const values = match ? valuesOf(match[0]) : []
  return match && values.length > 0 ? { values, end: digits.lastIndex } : undefined
}
