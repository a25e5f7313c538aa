import { expect, it } from 'vitest'
import { unbrokenAmount } from './amounts.ts'

it.each([
  [1850, 'USD', 'USD 1,850.00'],
  [125_000.5, 'CNY', 'CNY 125,000.50'],
  [1850, 'JPY', 'JPY 1,850'],
])('%d %s is written as on the workbenches, in one piece', (amount, currency, text) => {
  expect(unbrokenAmount(amount, currency)).toBe(text.replace(' ', '\u00A0'))
})

it('says that there is no price', () => {
  expect(unbrokenAmount(null, 'USD')).toBe('–')
})
