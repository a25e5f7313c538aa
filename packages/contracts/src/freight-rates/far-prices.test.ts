import { expect, it } from 'vitest'
import { farPrices } from './far-prices.ts'

const words = (values: Parameters<typeof farPrices>[0], before?: Parameters<typeof farPrices>[1]) =>
  farPrices({ CurrencyCode: 'USD', ...values }, before).map(({ Message }) => Message)

it('a price that is far from that of another box type is named', () => {
  expect(words({ Floor20GP: 18_500, Floor40HQ: 230 })).toEqual(['20GP 底价 18,500 与 40HQ 230 相差 80 倍'])
  expect(words({ Floor20GP: 1_850, Floor40HQ: 2_300, Floor45HQ: 3_000 })).toEqual([])
})
it('so is a sum that no box costs, a floor far above its cost, and a change by many times', () => {
  expect(words({ Floor40HQ: 999_999 })).toEqual(['40HQ 底价 999,999 远高于常见运价'])
  expect(words({ Cost40HQ: 200, Floor40HQ: 1_850 })).toEqual(['40HQ 底价 1,850 是成本的 9 倍'])
  expect(words({ Floor40HQ: 10_200 }, { Floor40HQ: 200 })).toEqual(['40HQ 底价 200 → 10,200，变动过大'])
  expect(words({ Floor40HQ: 205 }, { Floor40HQ: 200 })).toEqual([])
})
it('near-sea prices of zero or below are none of them', () => {
  expect(words({ Floor20GP: 0, Floor40HQ: -50, Cost40HQ: -80 })).toEqual([])
})
