import { chargeTotals, type ChargeMeasures } from '@jst/contracts/document'
import { conditionFacts, conditionOps, rateBases } from '@jst/contracts/freight-rates'
import { compare, dividedBy, plus, rounded, times } from '@jst/contracts/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, fixed, isoDigits, percentOf, roundedTo, unitsOf } from './amounts.ts'
import { boxes, freight, inquiry, option, options, rate, rule, surcharge } from './facts.test.kit.ts'
import { chargeLines, hashOf, layers, validityBases, type Condition, type MarkupRule, type Option, type ValidityBasis } from './index.ts'

const amounts = (max: number, places = 4) =>
  fc
    .tuple(fc.integer({ min: -max, max }), fc.integer({ min: 0, max: 10 ** places - 1 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(places, '0')}`)
const prices = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([a, b]) => `${a}.${String(b).padStart(2, '0')}`)

const someRule: fc.Arbitrary<Omit<MarkupRule, 'Id'>> = fc
  .record({
    Layer: fc.constantFrom(...layers),
    Lanes: fc.constantFrom([], ['USW'], ['EUN']),
    Pods: fc.constantFrom([], ['USLAX'], ['DEHAM', 'USLAX']),
    Customers: fc.constantFrom([], ['KH1'], ['KH2']),
    Boxes: fc.constantFrom([], ['40HQ'], ['20GP']),
    Stackable: fc.boolean(),
    Priority: fc.integer({ min: 0, max: 2 }),
    ValidFrom: fc.constantFrom('', '2026-11-20', '2026-11-21'),
    Of: fc.constantFrom('FLOOR' as const, 'RUNNING' as const),
    value: fc.oneof(
      amounts(200).map((Amount) => ({ Amount, Percent: '' })),
      amounts(9).map((Percent) => ({ Amount: '', Percent })),
    ),
  })
  .map(({ Lanes, Pods, Customers, Boxes, value, ...more }) => {
    const { Id: _, ...whole } = rule(0, more.Layer, { ...more, ...value, Scope: { Lanes, Pods, Customers, Boxes } })
    return whole
  })
const someRules = fc.array(someRule, { maxLength: 14 }).map((all) => all.map((one, at): MarkupRule => ({ ...one, Id: at + 1 })))
const currencies = fc.constantFrom('USD', 'JPY', 'KRW', 'EUR', 'CNY')

describe('amounts inside the engine', () => {
  it('agree with those of the contracts', () => {
    fc.assert(
      fc.property(amounts(99_999_999), amounts(999), fc.constantFrom(0, 2, 3), (a, b, digits) => {
        expect(fixed(unitsOf(a), digits)).toBe(rounded(a, digits))
        expect(exact(roundedTo(unitsOf(a), digits), digits)).toBe(rounded(a, digits))
        expect(compare(exact(percentOf(unitsOf(a), unitsOf(b)), 2), dividedBy(times(a, b), '100'))).toBe(0)
      }),
    )
  })
  it('refuse text that is no decimal', () => {
    for (const text of ['', '1,5', '1e3', '.5', 'NaN', '1.00000000001']) expect(() => unitsOf(text)).toThrow(RangeError)
  })
})

describe('any price', () => {
  it('is the sum of its steps, in the places of its currency, and below its floor only with a guard', () => {
    fc.assert(
      fc.property(someRules, prices, prices, currencies, (Markups, floor, cost, Currency) => {
        const one = option({ Currency, Boxes: freight('40HQ', floor, cost) }, { Markups: Markups.map((own) => ({ ...own, Currency })) })
        const [box] = one.Boxes
        expect(rounded(plus(...box!.Steps.map(({ Amount }) => Amount)), isoDigits(Currency))).toBe(box!.Sell)
        expect(plus(...box!.Steps.map(({ Amount }) => Amount))).toBe(plus(box!.Sell, '0'))
        expect((box!.Sell.split('.')[1] ?? '').length).toBe(isoDigits(Currency))
        const guards = one.Guards.map(({ Code }) => Code)
        expect(guards.includes('BELOW_FLOOR')).toBe(compare(box!.Sell, floor) < 0)
        expect(guards.includes('NEGATIVE')).toBe(compare(box!.Sell, '0') < 0)
      }),
    )
  })
  it('has its layers in order, and one rule of a layer that is not stackable', () => {
    fc.assert(
      fc.property(someRules, (Markups) => {
        const steps = option({}, { Markups }).Boxes[0]!.Steps.filter(({ Kind }) => Kind === 'MARKUP')
        const places = steps.map(({ Layer }) => layers.indexOf(Layer as (typeof layers)[number]))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        for (const layer of layers) {
          const single = steps.filter(({ Layer, Id }) => Layer === layer && !Markups.find((one) => one.Id === Id)!.Stackable)
          expect(single.length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
  it('is the same for any order of the rules', () => {
    const orders = someRules.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
    fc.assert(
      fc.property(orders, ([a, b]) => {
        expect(option({}, { Markups: b }).Hash).toBe(option({}, { Markups: a }).Hash)
      }),
    )
  })
  it('is that of a search through all rules one by one', () => {
    fc.assert(
      fc.property(someRules, (Markups) => {
        const fits = ({ Scope, ValidFrom }: MarkupRule) =>
          Object.entries({ Lanes: 'USW', Pods: 'USLAX', Customers: 'KH1', Boxes: '40HQ' }).every(([list, value]) => {
            const named = Scope[list as 'Lanes'] ?? []
            return named.length === 0 || named.includes(value)
          }) && ValidFrom <= '2026-11-20'
        const rank = ({ Scope, Priority, ValidFrom, Id }: MarkupRule) =>
          [
            ...['Customers', 'Boxes', 'Pods', 'Lanes'].map((list) => String(Math.min(1, Scope[list as 'Lanes']!.length))),
            Priority,
            ValidFrom.padEnd(10),
            String(Id).padStart(3, '0'),
          ].join(' ')
        const expected = layers.flatMap((layer) => {
          const own = Markups.filter((one) => one.Layer === layer && fits(one))
          const [best] = own.filter(({ Stackable }) => !Stackable).toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))
          return [...own.filter(({ Stackable }) => Stackable), ...(best ? [best] : [])].map(({ Id }) => Id)
        })
        const steps = option({}, { Markups }).Boxes[0]!.Steps.filter(({ Kind }) => Kind === 'MARKUP')
        expect(steps.map(({ Id }) => Id).toSorted()).toEqual(expected.toSorted())
      }),
    )
  })
})

describe('a rate', () => {
  it.each(Object.keys(validityBases) as ValidityBasis[])(
    'by %s holds on its first and last day, and not on the days beside them',
    (Basis) => {
      const count = (day: string) =>
        options([rate({ Basis })], {}, { Day: '2026-12-31', Sailing: { [validityBases[Basis].date]: day } }).length
      expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(count)).toEqual([0, 1, 1, 0])
    },
  )
  it('goes by the day that was asked for where the date is not known, and says so', () => {
    const assumed = option({ Basis: 'ON_BOARD' })
    expect([assumed.Day, assumed.DayAssumed, assumed.Assumed.map(({ What }) => What)]).toEqual(['2026-11-20', true, ['OnBoard']])
    expect(option({ Basis: 'ON_BOARD' }, {}, { Sailing: { OnBoard: '2026-11-22' } })).toMatchObject({
      Day: '2026-11-22',
      DayAssumed: false,
      Assumed: [],
    })
  })
})

const charged = fc
  .record({
    Code: fc.constantFrom('THC', 'DOC', 'AMS', 'LSS'),
    Basis: fc.constantFrom('C' as const, 'B' as const, 'S' as const, 'T' as const, 'R' as const),
    Amount: amounts(9_999, 2),
    Minimum: fc.constantFrom('', '50'),
    Currency: fc.constantFrom('USD', 'CNY', 'JPY'),
    PpCc: fc.constantFrom('PP' as const, 'CC' as const),
    InAllIn: fc.boolean(),
  })
  .map(({ Code, ...more }) => surcharge(Code, more))
const percents = fc
  .record({ Amount: amounts(20, 2), PercentOf: fc.constantFrom([], ['OFT'], ['OFT', 'BAF']) })
  .map((more) => surcharge('CAF', { Basis: 'F', ...more }))

describe('charges', () => {
  it('come to what a document with the same lines comes to', () => {
    const asked = { Boxes: [boxes('20GP', 2), boxes('40HQ', 3)], Bills: 2, Tons: '31.25', Cbm: '180.5' }
    const ExchangeRates = [
      { Currency: 'USD', Rate: '7.1342', Turned: false, FromDay: '2026-11-01' },
      { Currency: 'JPY', Rate: '21.5', Turned: true, FromDay: '2026-11-01' },
    ]
    const Measures: ChargeMeasures = {
      ...asked,
      Boxes: asked.Boxes.map(({ Type, Count }) => ({ Type, Count })),
      Day: '2026-11-10',
      Into: 'CNY',
    }
    const Currencies = ['USD', 'CNY', 'JPY'].map((Code) => ({ Code, Digits: isoDigits(Code) }))
    fc.assert(
      fc.property(fc.array(charged, { maxLength: 6 }), fc.array(percents, { maxLength: 1 }), someRules, (own, percent, Markups) => {
        const Surcharges = [surcharge('BAF', { Amount: '77' }), ...percent, ...own]
        const one = option({ Surcharges }, { Markups }, { ...asked, ExchangeRates })
        const derived = chargeLines(one.Charges).map((line) => ({ ...line, Quantity: '' }))
        const document = chargeTotals(derived, { Measures, Rates: ExchangeRates, Currencies }, { round: 'line' })
        expect(document.lines.map((line) => line?.net)).toEqual(one.Charges.map(({ Amount }) => Amount))
        expect(document.currencies.map(({ currency, net, terms }) => [currency, net, terms.PP, terms.CC])).toEqual(
          one.Totals.map(({ Currency, Total, Prepaid, Collect }) => [Currency, Total, Prepaid, Collect]),
        )
        expect(document.converted?.Amount).toBe(one.Converted?.Amount)
      }),
    )
  })
})

/** All paths to values below an object, but not into sentences and hashes. */
function paths(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]]
  return Object.entries(value).flatMap(([key, inner]) => (['Zh', 'En', 'Hash'].includes(key) ? [] : paths(inner, [...at, key])))
}
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, inner]) => [key, turned(inner)]),
        )
      : value

describe('the hash of an option', () => {
  const plain = (one: Option) => JSON.parse(JSON.stringify(one)) as Option
  const one = plain(
    option(
      {
        Surcharges: [
          surcharge('THC', { Currency: 'CNY', Amount: '915.5' }),
          surcharge('ENS', { Known: false }),
          surcharge('OWS', { Conditions: [{ What: 'weight', Op: 'above', Values: ['20'] }] }),
        ],
      },
      {
        Markups: [
          rule(1, 'PLATFORM', { Amount: '100', Currency: 'CNY' }),
          rule(2, 'SALES', { Percent: '-9', Note: 'Autumn', Public: true }),
        ],
      },
    ),
  )
  it('is the same for any order of keys, after a journey as JSON', () => {
    expect(hashOf(turned(one) as Option)).toBe(one.Hash)
    expect(one.Hash).toMatch(/^[0-9a-f]{64}$/)
  })
  it('is another one after any change of a value', () => {
    const all = paths(one)
    expect(all.length).toBeGreaterThan(120)
    for (const path of all) {
      const copy = plain(one)
      const last = path.at(-1)!
      const holder = path.slice(0, -1).reduce<Record<string, unknown>>((inner, key) => inner[key] as Record<string, unknown>, copy as never)
      const value = holder[last]
      holder[last] = typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${String(value)}1`
      expect(hashOf(copy), path.join('.')).not.toBe(one.Hash)
    }
  })
  it('does not depend on the clock or on what was priced before', () => {
    const again = () => options([rate()], { Markups: [rule(1, 'SALES', { Percent: '3.3' })] }, inquiry())[0]!.Hash
    expect(again()).toBe(again())
  })
})

describe('codes', () => {
  it('of validity bases and conditions are those that rates are kept with', () => {
    expect(Object.fromEntries(Object.entries(validityBases).map(([code, { zh }]) => [code, zh]))).toEqual(rateBases)
    const facts = Object.keys(conditionFacts) satisfies string[] as (keyof typeof conditionFacts)[]
    const whats: readonly Condition['What'][] = facts
    const ops: readonly Condition['Op'][] = Object.keys(conditionOps) as (keyof typeof conditionOps)[]
    expect([whats.length, ops.length]).toEqual([11, 5])
  })
})
