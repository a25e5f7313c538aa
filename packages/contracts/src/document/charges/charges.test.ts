import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plus, rounded } from '../../money/index.ts'
import { chargeProblems, chargeTotals, type ChargeLine, type ChargeMeasures } from '../index.ts'

const measures: ChargeMeasures = {
  Boxes: [
    { Type: '40HQ', Count: 2 },
    { Type: '20GP', Count: 1 },
  ],
  Bills: 1,
  Tons: '12.4',
  Cbm: '15.75',
  Day: '2026-11-20',
  Into: 'CNY',
}
const sources = {
  Measures: measures,
  Rates: [
    { Currency: 'USD', Rate: '7.1342', Turned: false, FromDay: '2026-11-01' },
    { Currency: 'JPY', Rate: '21.5', Turned: true, FromDay: '2026-11-15' },
  ],
  Currencies: [
    { Code: 'USD', Digits: 2 },
    { Code: 'CNY', Digits: 2 },
    { Code: 'JPY', Digits: 0 },
  ],
}
const line = (Code: string, more: Partial<ChargeLine> = {}): ChargeLine => ({
  Id: 0,
  Code,
  NameZh: Code,
  NameEn: Code,
  Basis: 'C',
  Box: '',
  Quantity: '',
  Price: '0',
  Minimum: '',
  Currency: 'USD',
  PpCc: 'PP',
  TaxRate: '0',
  Payer: '',
  InAllIn: false,
  PercentOf: [],
  Remark: '',
  ...more,
})
const byLine = { round: 'line' } as const
const bases = { bases: ['C', 'B', 'S', 'T', 'R', 'F'] } as const
const totalsOf = (lines: readonly ChargeLine[], round: 'line' | 'taxGroup' = 'line') => chargeTotals(lines, sources, { round })

describe('charges of a full container load', () => {
  const lines = [
    line('BAF', { Basis: 'F', Price: '12.5', PercentOf: ['OFT'] }),
    line('OFT', { Box: '40HQ', Price: '1850' }),
    line('OFT', { Box: '20GP', Price: '1025' }),
    line('THC', { Price: '915.5', Currency: 'CNY', TaxRate: '6' }),
    line('DOC', { Basis: 'B', Price: '450', Currency: 'CNY', TaxRate: '6' }),
    line('AMS', { Basis: 'B', Price: '30', PpCc: 'CC' }),
    line('LSS', { Price: '40', InAllIn: true }),
  ]
  it('take their quantities from the document and come to totals by currency', () => {
    const { lines: charged, currencies, converted } = totalsOf(lines)
    expect(charged.map((one) => [one!.quantity, one!.net])).toEqual([
      ['1', '590.63'],
      ['2', '3700.00'],
      ['1', '1025.00'],
      ['3', '2746.50'],
      ['1', '450.00'],
      ['1', '30.00'],
      ['3', '0.00'],
    ])
    expect(currencies).toEqual([
      { currency: 'CNY', net: '3196.50', tax: '191.79', gross: '3388.29', terms: { PP: '3388.29', CC: '0.00' } },
      { currency: 'USD', net: '5345.63', tax: '0.00', gross: '5345.63', terms: { PP: '5315.63', CC: '30.00' } },
    ])
    // 3,388.29 + 5,345.63 × 7.1342
    expect(converted).toEqual({ Amount: '41525.08', Currency: 'CNY' })
  })
  it('keep a quantity that was typed', () =>
    expect(totalsOf([line('THC', { Quantity: '2', Price: '100' })]).lines[0]).toMatchObject({
      quantity: '2',
      derived: false,
      net: '200.00',
    }))
  it('name the currencies without a rate instead of a total that is none', () => {
    const { converted, missing } = totalsOf([line('OFT', { Price: '10', Currency: 'EUR' })])
    expect([converted, missing]).toEqual([undefined, ['EUR']])
  })
})

describe('charges of less than a container load', () => {
  it('are counted by the revenue ton, whichever is more, with the least that is charged', () => {
    const rt = (more: Partial<ChargeLine>) => totalsOf([line('LFT', { Basis: 'R', ...more })]).lines[0]
    expect(rt({ Price: '18.5' })).toMatchObject({ quantity: '15.75', net: '291.38' })
    expect(rt({ Price: '2', Minimum: '50' })).toMatchObject({ net: '50.00' })
    expect(totalsOf([line('TAL', { Basis: 'T', Price: '10' })]).lines[0]).toMatchObject({ quantity: '12.4', net: '124.00' })
  })
})

describe('per cents', () => {
  it('of each other or of themselves are refused and counted nowhere', () => {
    const lines = [
      line('A', { Basis: 'F', Price: '10', PercentOf: ['B'] }),
      line('B', { Basis: 'F', Price: '10', PercentOf: ['A', 'OFT'] }),
      line('OFT', { Price: '100' }),
    ]
    expect(chargeProblems(lines, bases).map(({ at, field }) => [at, field])).toEqual([
      [0, 'PercentOf'],
      [1, 'PercentOf'],
    ])
    const totals = totalsOf(lines)
    expect(totals.lines.map((one) => one?.net)).toEqual([undefined, undefined, '300.00'])
    expect(totals.currencies[0]!.gross).toBe('300.00')
  })
  it('of nothing, of what is not there and of another currency say so', () => {
    const percent = (PercentOf: string[]) =>
      chargeProblems([line('BAF', { Basis: 'F', Price: '5', PercentOf }), line('THC', { Currency: 'CNY', Price: '1' })], bases)
    expect([percent([]), percent(['OFT']), percent(['THC'])].map(([first]) => first?.message)).toEqual([
      '请填写按哪些费用计算，例如 OFT',
      '没有费用 OFT，请先添加或改选',
      'THC 的币种为 CNY，比例费用须与其相同',
    ])
  })
  it('of many others answer at once', () => {
    const codes = Array.from({ length: 200 }, (_, at) => `C${at}`)
    const dense = codes.map((code, at) => line(code, { Basis: 'F', Price: '1', PercentOf: codes.slice(at + 1, at + 21) }))
    expect(chargeProblems(dense.slice(0, -1), bases).every(({ message }) => message.startsWith('没有费用 C199'))).toBe(true)
  })
})

const decimals = (max: number, places: number) =>
  fc
    .tuple(fc.integer({ min: -max, max }), fc.integer({ min: 0, max: 10 ** places - 1 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(places, '0')}`)
const someLine = fc
  .record({
    Code: fc.constantFrom('OFT', 'THC', 'DOC', 'AMS', 'LSS'),
    Basis: fc.constantFrom('C', 'B', 'S', 'T', 'R'),
    Box: fc.constantFrom('', '40HQ', '20GP', '45HQ'),
    Quantity: fc.oneof(fc.constant(''), decimals(99, 3)),
    Price: decimals(99_999, 4),
    Currency: fc.constantFrom('USD', 'CNY', 'JPY'),
    PpCc: fc.constantFrom('PP', 'CC'),
    TaxRate: fc.constantFrom('0', '1', '6', '6.00', '9', '13'),
    InAllIn: fc.boolean(),
  } as const)
  .map((more) => line(more.Code, more))
const somePercent = fc
  .record({
    Price: decimals(99, 4),
    Currency: fc.constantFrom('USD', 'CNY', 'JPY'),
    TaxRate: fc.constantFrom('0', '6'),
    of: fc.subarray(['OFT', 'THC', 'DOC']),
  })
  .map(({ of, ...more }) => line('BAF', { Basis: 'F', PercentOf: of, ...more }))
const someLines = fc
  .tuple(fc.array(someLine, { maxLength: 12 }), fc.array(somePercent, { maxLength: 2 }))
  .map(([lines, percents]) => [...percents, ...lines])
const rounds = fc.constantFrom<'line' | 'taxGroup'>('line', 'taxGroup')

describe('any charges', () => {
  it('come to the sum of their lines, to the cent', () => {
    fc.assert(
      fc.property(someLines, rounds, (lines, round) => {
        const totals = totalsOf(lines, round)
        for (const { currency, net, tax, gross, terms } of totals.currencies) {
          const digits = currency === 'JPY' ? 0 : 2
          const own = totals.lines.filter((_, at) => lines[at]!.Currency === currency)
          const sum = (key: 'net' | 'tax' | 'gross') => rounded(plus(...own.map((one) => one![key])), digits)
          expect([net, tax, gross]).toEqual([sum('net'), sum('tax'), sum('gross')])
          expect(gross).toBe(rounded(plus(net, tax), digits))
          expect(gross).toBe(rounded(plus(terms.PP, terms.CC), digits))
        }
      }),
    )
  })
  it('come to the same totals in any order', () => {
    const shuffled = someLines.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })))
    fc.assert(
      fc.property(shuffled, rounds, ([lines, other], round) => {
        const [a, b] = [totalsOf(lines, round), totalsOf(other, round)]
        expect([b.currencies, b.converted]).toEqual([a.currencies, a.converted])
      }),
    )
  })
  it('with tax rounded once for a currency and rate have the tax of the whole', () => {
    const lines = [1, 2, 3].map(() => line('DOC', { Basis: 'S', Price: '0.08', TaxRate: '6' }))
    expect(totalsOf(lines).currencies[0]!.tax).toBe('0.00')
    const grouped = totalsOf(lines, 'taxGroup')
    expect([grouped.currencies[0]!.tax, grouped.lines.map((one) => one!.tax)]).toEqual(['0.01', ['0.01', '0.00', '0.00']])
  })
  it('with text that is no number are left out until it is one', () => {
    const { lines, currencies } = chargeTotals([line('OFT', { Price: '12,5' }), line('DOC', { Price: '10' })], sources, byLine)
    expect([lines[0], currencies[0]!.gross]).toEqual([undefined, '30.00'])
  })
})
