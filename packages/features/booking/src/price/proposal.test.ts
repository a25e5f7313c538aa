import { describe, expect, it } from 'vitest'
import { choiceOf, currenciesOf, noProposal, problemsOfProposal, waysOf, type AmendmentPrices } from './proposal.ts'

const priced = (...totals: readonly [string, string][]) =>
  ({
    Boxes: [{ Type: '40HQ', Count: 1 }],
    Totals: totals.map(([Currency, Amount]) => ({ Currency, Amount })),
    Hash: 'h',
  }) as unknown as NonNullable<AmendmentPrices['Before']>
const prices = (more: Partial<AmendmentPrices> = {}): AmendmentPrices => ({
  Gap: '价格按 40HQ*1 计算，现为 40HQ*2',
  Boxes: [{ Type: '40HQ', Count: 2 }],
  Before: priced(['USD', '1850.00'], ['CNY', '860.00']),
  Same: null,
  Now: null,
  ...more,
})
const byHand = (Totals: Record<string, string>, Reason = '客户已确认') => ({ ...noProposal, Way: 'hand' as const, Totals, Reason })

describe('a price by hand', () => {
  const ways = waysOf(prices(), { staff: true, proposed: null })

  it('has a total for each currency of the price before', () => {
    expect(currenciesOf(prices())).toEqual(['USD', 'CNY'])
    expect(currenciesOf(prices({ Before: priced(['EUR', '900.00']) }))).toEqual(['EUR', 'USD', 'CNY'])
    const proposal = byHand({ USD: '3600', CNY: '1720.50' })
    expect(problemsOfProposal(proposal, ways)).toEqual({})
    expect(choiceOf(proposal, ways)).toEqual({
      Way: 'hand',
      Totals: [
        { Currency: 'USD', Amount: '3600' },
        { Currency: 'CNY', Amount: '1720.50' },
      ],
      Reason: '客户已确认',
    })
  })

  it.each([[{}], [{ USD: '' }], [{ USD: '1,200' }], [{ USD: '3600', CNY: '一千' }], [{ USD: '-1' }]])('of %j asks again', (totals) => {
    expect(Object.keys(problemsOfProposal(byHand(totals), ways))).toEqual(['Price.Totals'])
  })

  it('needs a reason, and is not offered to customers, who may leave the price to the forwarder', () => {
    expect(Object.keys(problemsOfProposal(byHand({ USD: '1' }, '  '), ways))).toEqual(['Price.Reason'])
    const own = waysOf(prices(), { staff: false, proposed: null })
    expect([own.map(({ value }) => value), choiceOf(noProposal, own)]).toEqual([['later'], undefined])
  })
})
