import { describe, expect, it } from 'vitest'
import { chooseFees, type FeeCase } from './choose.ts'
import type { FeeRule } from './fees.repo.ts'

const rule = (price: string, more: Partial<FeeRule> = {}): FeeRule => ({
  occasion: 'amend',
  stage: '',
  carrier: '',
  charge: 'AMD',
  price,
  currency: 'CNY',
  freeTimes: 0,
  ...more,
})
const at = (more: Partial<FeeCase> = {}): FeeCase => ({ occasion: 'amend', stage: 1, carrier: 'COSU', before: 0, ...more })
const rules = [
  rule('100'),
  rule('200', { stage: '1' }),
  rule('300', { carrier: 'COSU' }),
  rule('400', { carrier: 'COSU', stage: '1' }),
  rule('50', { charge: 'MFT', stage: '2' }),
  rule('900', { occasion: 'late' }),
]
const prices = (facts: FeeCase, of = rules) => chooseFees(of, facts).map(({ rule: { charge, price }, free }) => [charge, price, free])

describe('fees by rule', () => {
  it.each([
    ['carrier and stage', at(), [['AMD', '400', false]]],
    [
      'the carrier before the stage',
      at({ stage: 2 }),
      [
        ['AMD', '300', false],
        ['MFT', '50', false],
      ],
    ],
    ['the stage of another carrier', at({ carrier: 'MSCU' }), [['AMD', '200', false]]],
    ['what is left', at({ carrier: 'MSCU', stage: 0 }), [['AMD', '100', false]]],
    ['another occasion', at({ occasion: 'late' }), [['AMD', '900', false]]],
    ['none', at({ occasion: 'extend' }), []],
  ])('of %s', (_name, facts, expected) => {
    expect(prices(facts)).toEqual(expected)
    // in whatever order they were entered
    expect(new Set(prices(facts, rules.toReversed()).map(String))).toEqual(new Set(expected.map(String)))
  })
  it('are free for the first amendments, and not for late instructions', () => {
    const free = [rule('100', { freeTimes: 2 }), rule('70', { occasion: 'late', freeTimes: 2 })]
    expect([0, 1, 2].map((before) => prices(at({ before }), free)[0]![2])).toEqual([true, true, false])
    expect(prices(at({ occasion: 'late' }), free)).toEqual([['AMD', '70', false]])
  })
})
