import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, minus, ofUnits, plus } from '../money/decimal.ts'
import type { DigitsOf } from '../money/money.ts'
import { freeOf, guaranteeNeed, isEnough, needOfReserved, netParts, replayGuarantee, type GuaranteeEntry } from './guarantee-rules.ts'

const places: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 }
const digitsOf: DigitsOf = (currency) => places[currency] ?? 2
const rate = (Currency: string, Rate: string) => ({ Currency, Rate, Turned: false, FromDay: '2026-11-01' })
const usd = (Amount: string) => ({ Amount, Currency: 'USD' })

describe('the need of an application', () => {
  it('rounds each item before it adds (finance handbook §10, test 10)', () => {
    const need = guaranteeNeed([usd('33.33'), usd('33.33'), usd('33.33')], [rate('USD', '7.1234')], digitsOf)
    expect(need).toMatchObject({ Amount: '712.26', Unrated: [] })
    expect([isEnough('712.26', need.Amount), isEnough('712.25', need.Amount)]).toEqual([true, false])
  })
  it('converts currencies of no and of three places', () => {
    const items = [
      { Amount: '250', Currency: 'JPY' },
      { Amount: '12.345', Currency: 'KWD' },
    ]
    expect(guaranteeNeed(items, [rate('JPY', '0.0467'), rate('KWD', '23.15')], digitsOf).Amount).toBe(plus('11.68', '285.79'))
  })
  it('names currencies without a rate', () => expect(guaranteeNeed([usd('1')], [], digitsOf).Unrated).toEqual(['USD']))
})

describe('a reservation', () => {
  const part = (invoiceId: number, amount: string, base = amount, currency = 'CNY') => ({ invoiceId, currency, amount, base })
  it('is net of the credit notes of the same bills, part by part', () => {
    expect(netParts([part(1, '1000.00'), part(2, '-100.00')])).toEqual([part(1, '900.0000', '900.00'), part(2, '0', '0.00')])
    const foreign = [part(1, '50.00'), part(2, '100.00', '712.34', 'USD'), part(3, '-30.00', '-213.70', 'USD'), part(4, '-60.00')]
    expect(netParts(foreign).map(({ base }) => base)).toEqual(['0.00', '488.64', '0.00', '0.00'])
    expect(netParts([part(1, '10.00'), part(2, '-90.00')]).map(({ base }) => base)).toEqual(['0.00', '0.00'])
  })
  it('that stands needs what it still holds, and what came later, whatever the rate is now', () => {
    const reserved = [
      { invoiceId: 1, currency: 'USD', left: '7100.00' },
      { invoiceId: 2, currency: 'CNY', left: '0.00' },
    ]
    expect(needOfReserved(reserved, [part(1, '1000', '7250.00', 'USD'), part(2, '-100', '-100.00')])).toBe('7100.00')
    expect(needOfReserved(reserved, [part(1, '1000', '7250.00', 'USD'), part(3, '10', '71.00', 'USD')])).toBe('7171.00')
    expect(needOfReserved(reserved, [part(4, '-9000', '-9000.00')])).toBe('0.00')
  })
})

describe('the free part of a limit', () => {
  const stand = { limit: '1000', used: '300', reserved: '200', validTo: '2026-11-30' }
  it('holds through the last day and is nothing after it', () =>
    expect([freeOf(stand, '2026-11-30'), freeOf(stand, '2026-12-01'), freeOf({ ...stand, validTo: '' }, '2030-01-01')]).toEqual([
      '500',
      '0.00',
      '500',
    ]))
  it('is negative where the limit was lowered below its use', () =>
    expect(isEnough(freeOf({ ...stand, limit: '400' }, '2026-11-01'), '0.01')).toBe(false))
})

const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => ofUnits(units, 2))
describe('the ledger', () => {
  it('replays to the balance of any run of applications, which ends at zero when all are closed', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amounts, fc.constantFrom('freed', 'used', 'closed', 'reserved')), { maxLength: 40 }),
        (applications) => {
          const entries: GuaranteeEntry[] = applications.flatMap(([amount, end]): GuaranteeEntry[] => {
            const reserve: GuaranteeEntry = { kind: 'reserve', amount }
            if (end === 'reserved') return [reserve]
            if (end === 'freed') return [reserve, { kind: 'free', amount }]
            const use: GuaranteeEntry = { kind: 'use', amount }
            return end === 'used' ? [reserve, use] : [reserve, use, { kind: 'close', amount }]
          })
          const sumOf = (state: string) => plus('0', ...applications.flatMap(([amount, end]) => (end === state ? [amount] : [])))
          const { used, reserved } = replayGuarantee(entries)
          expect([compare(used, sumOf('used')), compare(reserved, sumOf('reserved'))]).toEqual([0, 0])
          expect(compare(freeOf({ limit: '0', used, reserved, validTo: '' }, ''), minus(minus('0', used), reserved))).toBe(0)
        },
      ),
    ))
})
