import { describe, expect, it } from 'vitest'
import { day, disputed, factOf } from '../testing/facts.ts'
import { largeView } from '../testing/shipment.ts'
import { groupsOf, mostFacts } from '@jst/contracts/tracking'
import { factsOf, linesOf } from './groups.ts'

describe('the timeline of a shipment', () => {
  it('puts what many boxes did at one place on one line', () => {
    const groups = groupsOf(largeView().Facts)
    expect(groups).toHaveLength(8)
    expect(groups.map(({ facts }) => facts.length)).toEqual(Array.from({ length: 8 }, () => 400))
    // 400 boxes within some hours: the line says from when to when
    expect(groups[0]!.From < groups[0]!.To).toBe(true)
  })
  it('has the newest first, and plans above what happened', () => {
    const facts = [
      factOf('gateIn', { At: day(-3) }),
      factOf('loaded', { At: day(-2) }),
      factOf('arrived', { At: day(9), Classifier: 'EST' }),
    ]
    expect(groupsOf(facts).map(({ facts: [fact] }) => fact!.Milestone)).toEqual(['arrived', 'loaded', 'gateIn'])
  })
  it('keeps a plan that was never confirmed apart from what happened', () => {
    const [plan, fact] = [factOf('arrived', { Classifier: 'PLN' }, { IsUnconfirmed: true }), factOf('arrived', {})]
    expect(groupsOf([plan, fact])).toHaveLength(2)
  })
  it('of a brief answer has the same lines, and waits for the facts of one box', () => {
    const { Facts } = largeView()
    expect(Facts.length).toBeGreaterThan(mostFacts)
    const Groups = groupsOf(Facts).map(({ facts: _, ...group }) => group)
    const brief = { ...largeView(), Facts: [], Groups }
    const whole = linesOf({ ...largeView(), Facts, Groups: [] }, { box: '', onlyOpen: false })!
    expect(linesOf(brief, { box: '', onlyOpen: false })!.map(({ facts: _, ...line }) => line)).toEqual(Groups)
    expect(whole.map(({ facts: _, ...line }) => line)).toEqual(Groups)
    expect([linesOf(brief, { box: 'A', onlyOpen: false }), linesOf(brief, { box: '', onlyOpen: true })]).toEqual([undefined, undefined])
  })
  it('of one box has the steps of ships and documents too', () => {
    const facts = [factOf('gateIn', {}, { Box: 'A' }), factOf('gateIn', {}, { Box: 'B' }), factOf('departed', {})]
    expect(factsOf(facts, { box: 'A', onlyOpen: false }).map(({ Box }) => Box)).toEqual(['A', ''])
  })
  it('counts what nobody has decided, and what was decided no more unless it came up again', () => {
    const settled = { ...disputed, Conflicts: disputed.Conflicts.map((one) => ({ ...one, Settled: 'ruling' })) }
    const again = { ...settled, Ruling: { Key: 'terminal', By: '', At: day(0), Note: '', IsReopened: true } }
    expect([disputed, settled, again].map((fact) => groupsOf([fact])[0]!.Open)).toEqual([1, 0, 1])
  })
})
