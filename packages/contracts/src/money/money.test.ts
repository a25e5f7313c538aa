import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  allocate,
  amountInChinese,
  amountInEnglish,
  amountText,
  convert,
  multiplied,
  plus,
  rounded,
  type Decimal,
  type DigitsOf,
} from './index.ts'

const places: Readonly<Record<string, number>> = { JPY: 0, KWD: 3, CLF: 4 }
const digitsOf: DigitsOf = (currency) => places[currency] ?? 2
const of = (Amount: Decimal, Currency = 'USD') => ({ Amount, Currency })
const amounts = fc
  .bigInt({ min: -(10n ** 14n), max: 10n ** 14n })
  .map((units) => rounded(`${units / 100n}.${`${units < 0n ? -units : units}`.slice(-2).padStart(2, '0')}`, 2))

describe('amounts', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['999999999999999', '0.01', '999999999999999.01'],
    ['-0.05', '0.05', '0'],
  ])('%s and %s are %s, without float dust', (a, b, sum) => expect(plus(a, b)).toBe(sum))

  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['0.5', 0, '1'],
    ['-0.4', 0, '0'],
    ['2.3455', 3, '2.346'],
    ['7', 2, '7.00'],
  ])('%s is rounded half up to %d places as %s', (value, digits, text) => expect(rounded(value, digits)).toBe(text))

  it('are rounded to the places of their currency', () => {
    expect(multiplied(of('1.115'), '1', digitsOf).Amount).toBe('1.12')
    expect(multiplied(of('1500.5', 'JPY'), '3', digitsOf).Amount).toBe('4502')
    expect(multiplied(of('0.0005', 'KWD'), '1', digitsOf).Amount).toBe('0.001')
  })

  it('of two currencies are not added', () => {
    expect(add(of('1'), of('2')).Amount).toBe('3')
    expect(() => add(of('1'), of('2', 'CNY'))).toThrow(RangeError)
  })

  it('are converted by a rate of either direction, rounded once', () => {
    const rate = { Currency: 'USD', Rate: '7.1342', Turned: false, FromDay: '2026-11-01' }
    expect(convert(of('1250'), rate, 'CNY', digitsOf)).toEqual(of('8917.75', 'CNY'))
    expect(convert(of('8917.75', 'CNY'), { ...rate, Turned: true }, 'USD', digitsOf)).toEqual(of('1250.00'))
  })

  it('are shared out so that the parts add up to them', () => {
    expect(allocate(of('100'), ['1', '1', '1'], digitsOf).map(({ Amount }) => Amount)).toEqual(['33.34', '33.33', '33.33'])
    expect(allocate(of('0.05'), ['0', '0'], digitsOf).map(({ Amount }) => Amount)).toEqual(['0.03', '0.02'])
    const weights = fc.array(
      fc.integer({ min: 0, max: 9_999_999 }).map((units) => rounded(`${units}`, 0)),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(amounts, weights, (Amount, by) => {
        const parts = allocate(of(Amount), by, digitsOf)
        expect(rounded(plus(...parts.map((part) => part.Amount)), 2)).toBe(Amount)
      }),
    )
  })
})

describe('amounts in words', () => {
  it.each([
    ['0', '人民币零元整', 'SAY RENMINBI YUAN ZERO ONLY'],
    ['1', '人民币壹元整', 'SAY RENMINBI YUAN ONE ONLY'],
    ['10', '人民币壹拾元整', 'SAY RENMINBI YUAN TEN ONLY'],
    ['11', '人民币壹拾壹元整', 'SAY RENMINBI YUAN ELEVEN ONLY'],
    ['21', '人民币贰拾壹元整', 'SAY RENMINBI YUAN TWENTY-ONE ONLY'],
    ['0.05', '人民币伍分', 'SAY RENMINBI YUAN ZERO AND FEN FIVE ONLY'],
    ['0.5', '人民币伍角整', 'SAY RENMINBI YUAN ZERO AND FEN FIFTY ONLY'],
    ['1001', '人民币壹仟零壹元整', 'SAY RENMINBI YUAN ONE THOUSAND ONE ONLY'],
    ['1001.05', '人民币壹仟零壹元零伍分', 'SAY RENMINBI YUAN ONE THOUSAND ONE AND FEN FIVE ONLY'],
    ['1409.50', '人民币壹仟肆佰零玖元伍角整', 'SAY RENMINBI YUAN ONE THOUSAND FOUR HUNDRED NINE AND FEN FIFTY ONLY'],
    ['6007.14', '人民币陆仟零柒元壹角肆分', 'SAY RENMINBI YUAN SIX THOUSAND SEVEN AND FEN FOURTEEN ONLY'],
    ['16409.02', '人民币壹万陆仟肆佰零玖元零贰分', 'SAY RENMINBI YUAN SIXTEEN THOUSAND FOUR HUNDRED NINE AND FEN TWO ONLY'],
    ['1680.32', '人民币壹仟陆佰捌拾元零叁角贰分', 'SAY RENMINBI YUAN ONE THOUSAND SIX HUNDRED EIGHTY AND FEN THIRTY-TWO ONLY'],
    ['107000.53', '人民币壹拾万柒仟元零伍角叁分', 'SAY RENMINBI YUAN ONE HUNDRED SEVEN THOUSAND AND FEN FIFTY-THREE ONLY'],
    ['12000.01', '人民币壹万贰仟元零壹分', 'SAY RENMINBI YUAN TWELVE THOUSAND AND FEN ONE ONLY'],
    ['100000', '人民币壹拾万元整', 'SAY RENMINBI YUAN ONE HUNDRED THOUSAND ONLY'],
    ['100500', '人民币壹拾万零伍佰元整', 'SAY RENMINBI YUAN ONE HUNDRED THOUSAND FIVE HUNDRED ONLY'],
    ['1000000', '人民币壹佰万元整', 'SAY RENMINBI YUAN ONE MILLION ONLY'],
    ['10010000', '人民币壹仟零壹万元整', 'SAY RENMINBI YUAN TEN MILLION TEN THOUSAND ONLY'],
    ['100001000', '人民币壹亿零壹仟元整', 'SAY RENMINBI YUAN ONE HUNDRED MILLION ONE THOUSAND ONLY'],
    ['100010000', '人民币壹亿零壹万元整', 'SAY RENMINBI YUAN ONE HUNDRED MILLION TEN THOUSAND ONLY'],
    ['-30.2', '（负数）人民币叁拾元零贰角整', 'CREDIT SAY RENMINBI YUAN THIRTY AND FEN TWENTY ONLY'],
    ['-0.09', '（负数）人民币玖分', 'CREDIT SAY RENMINBI YUAN ZERO AND FEN NINE ONLY'],
  ])('%s', (amount, zh, en) => {
    expect(amountInChinese(of(amount, 'CNY'), '人民币', digitsOf)).toBe(zh)
    expect(amountInEnglish(of(amount, 'CNY'), digitsOf)).toBe(en)
  })

  it('name the currency and its minor unit, or write the fraction of a currency without words', () => {
    const dollars = 'SAY US DOLLARS ONE THOUSAND TWO HUNDRED THIRTY-FOUR AND CENTS FIFTY-SIX ONLY'
    expect(amountInEnglish(of('1234.56'), digitsOf)).toBe(dollars)
    expect(amountInEnglish(of('-1234.56'), digitsOf)).toBe(`CREDIT ${dollars}`)
    expect(amountInEnglish(of('1.5', 'XTS'), digitsOf)).toBe('SAY XTS ONE AND 50/100 ONLY')
  })

  it('know currencies of no places and of three', () => {
    expect(amountInChinese(of('1500', 'JPY'), '日元', digitsOf)).toBe('日元壹仟伍佰元整')
    expect(amountInEnglish(of('1500', 'JPY'), digitsOf)).toBe('SAY JAPANESE YEN ONE THOUSAND FIVE HUNDRED ONLY')
    expect(amountInChinese(of('2.345', 'KWD'), '科威特第纳尔', digitsOf)).toBe('科威特第纳尔贰元叁角肆分伍厘')
    const dinars = (amount: string) => amountInChinese(of(amount, 'KWD'), '', digitsOf)
    expect([dinars('2.005'), dinars('2.305'), dinars('0.005'), dinars('2.050')]).toEqual([
      '贰元零伍厘',
      '贰元叁角零伍厘',
      '伍厘',
      '贰元零伍分',
    ])
    expect(amountInChinese(of('1.0203', 'CLF'), '', digitsOf)).toBe('壹元零贰分零叁毫')
    expect(amountInEnglish(of('2.345', 'KWD'), digitsOf)).toBe('SAY KUWAITI DINARS TWO AND FILS THREE HUNDRED FORTY-FIVE ONLY')
  })
})

it('writes amounts with thousands and the places of their currency', () => {
  expect([amountText('6980', 'USD'), amountText('14740.5', 'CNY'), amountText('-1250.00', 'JPY'), amountText('1500.1', 'KWD')]).toEqual([
    'USD 6,980.00',
    'CNY 14,740.50',
    'JPY -1,250',
    'KWD 1,500.100',
  ])
  // digits of a text are exact and stay, those of a number may be an error of binary fractions
  expect([amountText('0.125', 'USD'), amountText(0.125, 'USD'), amountText(1234.5, 'KWD')]).toEqual([
    'USD 0.125',
    'USD 0.13',
    'KWD 1,234.500',
  ])
  expect([amountText('007.10', 'USD'), amountText('-0.00', 'USD'), amountText('1e3', ''), amountText('', 'USD')]).toEqual([
    'USD 7.10',
    'USD 0.00',
    '1,000.00',
    'USD',
  ])
})
