import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dividedHalfUp, fixed } from './amounts.ts'
import { inquiry, option, rate, rule, surcharge } from './facts.test.kit.ts'
import { prepareRules, priceOptions } from './index.ts'

/** Reference implementation of `fixed` with bigint arithmetic alone. */
function slowly(value: bigint, digits: number): string {
  const units = dividedHalfUp(value, 10n ** BigInt(10 - digits))
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  return `${units < 0n ? '-' : ''}${digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`}`
}

describe('amounts as text', () => {
  it('are the same by numbers as by BigInts, below, at and above 2^53', () => {
    const near = fc.bigInt({ min: -3n, max: 3n }).chain((by) => fc.constantFrom(by, 2n ** 53n + by, -(2n ** 53n) + by))
    const half = fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }).map((steps) => steps * 10n ** 8n + 5n * 10n ** 7n)
    const any = fc.bigInt({ min: -(2n ** 60n), max: 2n ** 60n })
    const small = fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n })
    fc.assert(
      fc.property(fc.oneof(near, half, any, small), fc.constantFrom(-1n, 0n, 1n), fc.integer({ min: 0, max: 10 }), (value, by, digits) => {
        expect(fixed(value + by, digits)).toBe(slowly(value + by, digits))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('rates of one search', () => {
  const values = fc.record({
    Carrier: fc.constantFrom('COSCO', 'ONE'),
    Service: fc.constantFrom('AAC', ''),
    Lane: fc.constantFrom('USW', 'USE'),
    Region: fc.constantFrom('NA', ''),
    Pod: fc.constantFrom('USLAX', 'USLGB'),
    Del: fc.constantFrom('', 'USLGB', 'USCHI'),
    RateType: fc.constantFrom('FAK', 'NAC'),
    Currency: fc.constantFrom('USD', 'CNY'),
    Basis: fc.constantFrom('ATD' as const, 'SO_ETD' as const),
  })
  const some = (...all: string[]) => fc.subarray(all, { maxLength: 1 })
  const scopes = fc.record({
    Carriers: some('COSCO', 'ONE'),
    Services: some('AAC'),
    Lanes: some('USW', 'USE'),
    Regions: some('NA'),
    Pods: some('USLAX', 'USLGB', 'USCHI'),
    RateTypes: some('FAK', 'NAC'),
  })
  it('have the price that each has by itself, though they share the rules of their situation', () => {
    const facts = fc.tuple(fc.array(values, { minLength: 2, maxLength: 8 }), fc.array(scopes, { maxLength: 8 }))
    fc.assert(
      fc.property(facts, ([all, Scopes]) => {
        const rates = all.map((more, at) => rate({ ...more, Id: at + 1 }))
        const always = { ValidFrom: '', ValidTo: '' }
        const rules = {
          Markups: Scopes.map((Scope, at) =>
            rule(at + 1, at % 2 === 0 ? 'PLATFORM' : 'SALES', { Scope, Amount: String(at * 7 + 1), ValidFrom: at % 3 ? '' : '2026-11-21' }),
          ),
          MarginFloors: Scopes.map((Scope, Id) => ({ ...always, Id, Scope, PerBox: String(60 + Id), PerBill: '', Currency: 'USD' })),
          FiledRanges: Scopes.map((Scope, Id) => ({
            ...always,
            Id,
            Scope,
            Box: '40HQ',
            Currency: 'USD',
            Min: String(1850 + Id),
            Max: '1860',
          })),
        }
        const asked = inquiry({ Pods: ['USLAX', 'USLGB'], Sailing: { VesselAtd: '2026-11-22' } })
        const together = priceOptions(asked, rates, prepareRules(rules)).map(({ Hash }) => Hash)
        const alone = rates.flatMap((one) => priceOptions(asked, [one], prepareRules(rules)).map(({ Hash }) => Hash))
        expect(together).toEqual(alone)
      }),
    )
  })
})

describe('what an option makes when it is read', () => {
  const one = option({ Surcharges: [surcharge('THC', { Currency: 'CNY', Amount: '915.5' })] })
  it('is an own property like any other, for copies and JSON, and the same object each time', () => {
    expect({ ...one }).toEqual(JSON.parse(JSON.stringify(one)))
    expect(structuredClone({ ...one })).toEqual({ ...one })
    expect(Object.keys(one)).toEqual(expect.arrayContaining(['Boxes', 'Charges', 'Hash']))
    expect([one.Boxes === one.Boxes, one.Charges === one.Charges]).toEqual([true, true])
  })
})
