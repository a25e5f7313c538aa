import { describe, expect, it } from 'vitest'
import { unitsOf } from './amounts.ts'
import { exchangeOf } from './exchange.ts'
import { inquiry } from './facts.test.kit.ts'

/** Ten dollars in yuan on 10 November 2026; undefined while no rate counts. */
const converted = (...rates: readonly [FromDay: string, Rate: string][]) => {
  const ExchangeRates = rates.map(([FromDay, Rate]) => ({ Currency: 'USD', Rate, Turned: false, FromDay }))
  return exchangeOf(inquiry({ AskedOn: '2026-11-10', ExchangeRates })).convert(unitsOf('10'), 'USD', 'CNY')?.amount
}

describe('an exchange rate', () => {
  it('counts from its very day, and not the day before', () => {
    expect(converted(['2026-11-10', '7.2'])).toBe(unitsOf('72'))
    expect(converted(['2026-11-11', '7.2'])).toBeUndefined()
  })
  it('gives way to a newer one, whatever their order', () => {
    const [older, newer, later] = [['2026-11-01', '7.1'] as const, ['2026-11-10', '7.2'] as const, ['2026-11-11', '7.3'] as const]
    for (const rates of [
      [older, newer, later],
      [later, newer, older],
    ])
      expect(converted(...rates.map(([day, rate]): [string, string] => [day, rate]))).toBe(unitsOf('72'))
  })
  it('of nothing or less is none', () => {
    expect(converted(['2026-11-10', '0'])).toBeUndefined()
    expect(converted(['2026-11-01', '7.1'], ['2026-11-10', '-1'])).toBe(unitsOf('71'))
  })
})

it('needs no rate into the same currency, and names none', () => {
  const exchange = exchangeOf(inquiry({}))
  expect(exchange.convert(unitsOf('10'), 'USD', 'USD')).toEqual({ amount: unitsOf('10'), rates: [] })
  expect(exchange.convert(unitsOf('10'), 'THB', 'THB')).toEqual({ amount: unitsOf('10'), rates: [] })
})
