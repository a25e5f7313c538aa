import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  compare,
  dividedBy,
  englishNumber,
  grouped,
  isDecimal,
  minus,
  Money,
  chineseNumber,
  plain,
  plus,
  rounded,
  sumIn,
  times,
  type DatedExchangeRate,
  type Decimal,
} from './index.ts'
import { decimalText, measureText } from './decimal.ts'

const digitsOf = (currency: string) => (currency === 'JPY' ? 0 : 2)
const of = (Amount: Decimal, Currency = 'USD') => ({ Amount, Currency })

describe('decimals', () => {
  it('are refused as numbers, and divided to thirty places, half up', () => {
    expect(() => plus(1 as never)).toThrow('[big.js] Invalid')
    expect(dividedBy('2', '3')).toBe(`0.${'6'.repeat(29)}7`)
    expect(dividedBy('1', '3')).toBe(`0.${'3'.repeat(30)}`)
    // the thirty-first place is a five alone
    expect(dividedBy('1', String(2n ** 31n))).toBe('0.000000000465661287307739257813')
  })
  it('know no zero below zero, and no places that say nothing', () => {
    expect([plain('-0'), plain('-0.00'), times('-1', '0'), minus('0.5', '0.50')]).toEqual(['0', '0', '0', '0'])
    expect([rounded('-0.004', 2), rounded('-0', 0), rounded('-0.005', 2)]).toEqual(['0.00', '0', '-0.01'])
    expect([plain('1.50'), plain('1.5'), compare('1.50', '1.5'), compare('-2', '-1')]).toEqual(['1.5', '1.5', 0, -1])
  })
  it('are of a size that is counted with', () => {
    expect(['1', '-1.5', '999999999999999.1234567890'].map(isDecimal)).toEqual([true, true, true])
    expect(['', '1.', '.5', '1e3', '1234567890123456', '1.12345678901', '1,5'].map(isDecimal)).toEqual(Array(7).fill(false))
  })
  it('are shown in groups of three', () => {
    expect(['1234567.5', '-1234.50', '999', '1000', '0.1234'].map(grouped)).toEqual(['1,234,567.5', '-1,234.50', '999', '1,000', '0.1234'])
  })
})

describe('what the wire takes', () => {
  const takes = (schema: TSchema, ...texts: string[]) => texts.map((text) => Value.Check(schema, text))
  it('as an amount: so many digits before the point, at most so many behind it, with a sign', () => {
    expect(takes(decimalText(3, 2), '-999.99', '7', '0.5', '-0')).toEqual([true, true, true, true])
    expect(takes(decimalText(3, 2), '1000', '1.234', '1.', '+1', '')).toEqual([false, false, false, false, false])
    expect(takes(decimalText(3, 0), '999', '-999', '1.0', '1000')).toEqual([true, true, false, false])
    expect(takes(Money, 'none')).toEqual([false])
    expect([Value.Check(Money, of('1')), Value.Check(Money, { ...of('1'), More: 1 })]).toEqual([true, false])
    // longest texts that the pattern takes
    expect([decimalText(3, 2), measureText(3, 2)]).toMatchObject([{ maxLength: '-999.99'.length }, { maxLength: '999.99'.length }])
  })
  it('as a measure: the same above zero', () => {
    expect(takes(measureText(3, 2), '999.99', '100', '0.01', '0.5', '010')).toEqual([true, true, true, true, true])
    expect(takes(measureText(3, 2), '0', '0.00', '0.0', '-1', '1000', '1.234', '0.001', '0.011', '0010', '00.10')).toEqual(
      Array(10).fill(false),
    )
  })
})

describe('a sum in one currency', () => {
  const rates: DatedExchangeRate[] = [
    { Currency: 'EUR', Rate: '8', Turned: false, FromDay: '2026-11-01' },
    { Currency: 'USD', Rate: '7.1', Turned: false, FromDay: '2026-11-01' },
  ]
  it('takes what is in that currency as it is, converts the rest, and names what it has no rate for, once', () => {
    const amounts = [of('100', 'CNY'), of('10'), of('1', 'EUR'), of('5', 'THB'), of('6', 'THB')]
    expect(sumIn(amounts, rates, 'CNY', digitsOf)).toEqual({ Amount: '179.00', Currency: 'CNY', Unrated: ['THB'] })
    expect(sumIn([], rates, 'JPY', digitsOf)).toEqual({ Amount: '0', Currency: 'JPY', Unrated: [] })
  })
})

describe('parts of an amount', () => {
  const parts = (amount: string, ...weights: string[]) => allocate(of(amount), weights, digitsOf).map(({ Amount }) => Amount)
  it('follow their weights, and the largest remainders get what rounding leaves', () => {
    expect(parts('10', '1', '3')).toEqual(['2.50', '7.50'])
    expect(parts('0.10', '1', '6', '8')).toEqual(['0.01', '0.04', '0.05'])
    expect(parts('0.05', '1', '1', '5', '1')).toEqual(['0.01', '0.01', '0.03', '0.00'])
    expect(parts('0.03', '0', '1', '1')).toEqual(['0.00', '0.02', '0.01'])
    expect(parts('-0.03', '1', '1')).toEqual(['-0.02', '-0.01'])
    expect(parts('0', '1', '1')).toEqual(['0.00', '0.00'])
  })
})

describe('numbers in words', () => {
  it.each(
    `ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY`
      .split(' ')
      .map((word, value) => [value, word] as const),
  )('%i is %s', (value, word) => expect(englishNumber(value)).toBe(word))

  it.each([
    [30, 'THIRTY'], [40, 'FORTY'], [50, 'FIFTY'], [60, 'SIXTY'], [70, 'SEVENTY'], [80, 'EIGHTY'], [90, 'NINETY'], [99, 'NINETY-NINE'],
    [100, 'ONE HUNDRED'], [101, 'ONE HUNDRED AND ONE'], [999, 'NINE HUNDRED AND NINETY-NINE'], [1_000, 'ONE THOUSAND'],
    [1_099, 'ONE THOUSAND AND NINETY-NINE'], [1_100, 'ONE THOUSAND ONE HUNDRED'], [1_000_100, 'ONE MILLION ONE HUNDRED'],
    [2_000_000_000, 'TWO BILLION'], [3_000_000_000_005, 'THREE TRILLION AND FIVE'],
  ] as const)('%i is %s', (value, words) => expect(englishNumber(value)).toBe(words)) // prettier-ignore

  it.each([
    ['0', '零'], ['10', '壹拾'], ['105', '壹佰零伍'], ['1011', '壹仟零壹拾壹'], ['1050', '壹仟零伍拾'], ['1005', '壹仟零伍'], ['10000', '壹万'],
    ['10000001', '壹仟万零壹'], ['1234567890', '壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾'], ['100000000', '壹亿'], ['100000001', '壹亿零壹'],
    ['1000000000000', '壹万亿'], ['20000100', '贰仟万零壹佰'],
  ] as const)('%s is %s', (whole, words) => expect(chineseNumber(whole)).toBe(words)) // prettier-ignore
})
