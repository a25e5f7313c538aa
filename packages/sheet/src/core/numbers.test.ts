import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetTexts as texts } from '../texts.ts'
import { ExactSum, groupDigits } from './exact.ts'
import { parseNumber } from './numbers.ts'

const weight = (text: string) => parseNumber(text, { decimals: 3, unit: 'KGS', texts })
const count = (text: string) => parseNumber(text, { decimals: 0, unit: '件', texts })

describe('numbers as people write them', () => {
  it.each([
    ['1,234.5', 1234.5],
    ['１２３４．５', 1234.5],
    ['１，２３４', 1234],
    [' 21 456.5 ', 21456.5],
    ['21,456.5 KGS', 21456.5],
    ['800kg', 800],
    ['800公斤', 800],
    ['-12.5', -12.5],
    ['.5', 0.5],
    ['12.', 12],
    ['0012', 12],
    ['2.1456E+04', 21456],
    ['1234.4999999999998', 1234.5],
    ['-0', 0],
  ])('%s is read', (text, value) => expect(weight(text)).toEqual({ value }))

  it('an empty cell is empty, not zero', () => expect(weight('  ')).toEqual({ value: null }))

  it('what could be two numbers is refused instead of guessed', () => {
    expect(weight('1,23')).toEqual({ error: texts.unclearNumber })
    expect(weight('1.234.5')).toEqual({ error: texts.unclearNumber })
  })

  it('a unit of another kind is no number', () => {
    expect(weight('20 CBM')).toEqual({ error: texts.notANumber })
    expect(weight('2000 LBS')).toEqual({ error: texts.notANumber })
    expect(count('20 PKGS')).toEqual({ value: 20 })
  })

  it('too many decimals and too many digits are told', () => {
    expect(weight('1.2345')).toEqual({ error: texts.tooManyDecimals(3) })
    expect(count('1.5')).toEqual({ error: texts.tooManyDecimals(0) })
    expect(weight('12345678901234567')).toEqual({ error: texts.tooManyDigits })
  })

  it('reads back what it shows, for every number of three places', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (thousandths) => {
        const value = thousandths / 1_000
        expect(weight(groupDigits(String(value), 3))).toEqual({ value: value === 0 ? 0 : value })
      }),
    )
  })
})

describe('sums', () => {
  const sum = (...values: number[]) => {
    const exact = new ExactSum()
    for (const value of values) exact.add(value)
    return exact.toString()
  }

  it('have no float dust', () => {
    expect(sum(0.1, 0.2)).toBe('0.3')
    expect(sum(...Array.from({ length: 3_000 }, () => 0.001))).toBe('3')
    expect(sum(99_999.999, 0.001)).toBe('100000')
    expect(sum(-1.5, 0.25)).toBe('-1.25')
    expect(sum()).toBe('0')
  })

  it('keep more than three places where an addend has them', () => {
    expect(sum(0.0001, 0.0002, 1.5)).toBe('1.5003')
    expect(sum(1e-7, 1)).toBe('1.0000001')
  })

  it('equal those of whole thousandths, also beyond the safe integers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9_007_199_254_740, max: 9_007_199_254_740 }), { maxLength: 60 }), (thousandths) => {
        const total = thousandths.reduce((all, one) => all + BigInt(one), 0n)
        const [whole = '', part = ''] = sum(...thousandths.map((one) => one / 1_000)).split('.')
        expect(BigInt(`${whole}${part.padEnd(3, '0')}`)).toBe(total)
      }),
    )
  })

  it('are shown with separators and padded places', () => {
    expect(groupDigits('1234567.5', 3)).toBe('1,234,567.500')
    expect(groupDigits('-1234', 0)).toBe('-1,234')
    expect(groupDigits('999', 0)).toBe('999')
  })
})
