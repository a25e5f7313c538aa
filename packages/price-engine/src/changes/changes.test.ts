import { describe, expect, it } from 'vitest'
import { freight, rate, surcharge } from '../facts.test.kit.ts'
import { prepareRules, type FiledRange, type Rate } from '../index.ts'
import { changeRates, type PriceChange, type RateChange } from './index.ts'

const filed: FiledRange = {
  Id: 1,
  Scope: { Carriers: ['COSCO'] },
  Box: '40HQ',
  Currency: 'USD',
  Min: '800',
  Max: '2000',
  ValidFrom: '',
  ValidTo: '',
}
const rules = prepareRules({ Markups: [], MarginFloors: [], FiledRanges: [filed] })
const changed = (change: RateChange, more: Partial<Rate> = {}) => changeRates([rate(more)], change, rules)[0]!
const told = (change: RateChange, more: Partial<Rate> = {}) => {
  const { Differences, Problems } = changed(change, more)
  return [
    ...Differences.map(({ Field, Old, New }) => `${Field}: ${Old} → ${New}`),
    ...Problems.map(({ Code, Box }) => `${Code} ${Box}`.trim()),
  ]
}
const price = (more: Partial<PriceChange>): PriceChange => ({
  Kind: 'PRICE',
  Target: 'BOTH',
  Boxes: ['40HQ'],
  How: 'ADD',
  Value: '50',
  RoundTo: '',
  Rounding: 'HALF_UP',
  ...more,
})

describe('prices of many rates', () => {
  it.each([
    [price({}), ['Boxes.40HQ.Cost: 1780 → 1830.00', 'Boxes.40HQ.Floor: 1850 → 1900.00']],
    [price({ Target: 'COST', How: 'SET', Value: '1900' }), ['Boxes.40HQ.Cost: 1780 → 1900.00', 'FLOOR_BELOW_COST 40HQ']],
    [price({ Target: 'FLOOR', How: 'PERCENT', Value: '-3.33' }), ['Boxes.40HQ.Floor: 1850 → 1788.40']],
    [price({ Target: 'FLOOR', How: 'PERCENT', Value: '3.33', RoundTo: '10', Rounding: 'DOWN' }), ['Boxes.40HQ.Floor: 1850 → 1910.00']],
    [price({ Target: 'FLOOR', Value: '151' }), ['Boxes.40HQ.Floor: 1850 → 2001.00', 'ABOVE_FILED 40HQ']],
    [
      price({ Value: '-1850' }),
      ['Boxes.40HQ.Cost: 1780 → -70.00', 'Boxes.40HQ.Floor: 1850 → 0.00', 'NOT_POSITIVE 40HQ', 'BELOW_FILED 40HQ'],
    ],
    [price({ Boxes: ['45HQ'] }), ['BOX_NOT_OFFERED 45HQ']],
    [price({ Boxes: ['45HQ'], How: 'SET', Value: '2300' }), ['Boxes.45HQ.Cost:  → 2300.00', 'Boxes.45HQ.Floor:  → 2300.00']],
    [price({ Value: '0' }), []],
    [price({ Target: 'FLOOR', How: 'COST_ADD', Value: '60' }), ['Boxes.40HQ.Floor: 1850 → 1840.00']],
    [price({ Target: 'FLOOR', How: 'COST_PERCENT', Value: '5' }), ['Boxes.40HQ.Floor: 1850 → 1869.00']],
  ])('%#', (change, expected) => expect(told(change)).toEqual(expected))

  it('of boxes that are not offered stay empty', () => {
    const { After } = changed(price({ Boxes: [] }), { Boxes: [...freight('40HQ', '1000'), ...freight('20GP', '')] })
    expect(After[0]?.Boxes[1]).toEqual({ Type: '20GP', Cost: '', Floor: '' })
  })
  it('that do not change leave the rate as it is', () => {
    const one = changed(price({ Value: '0' }))
    expect(one.After[0]).toBe(one.Before)
  })
})

describe('surcharges of many rates', () => {
  const template = surcharge('DOC', { Amount: '450', Source: { Kind: 'template', Id: 1, Version: 1 } })
  const Surcharges = [surcharge('THC', { Amount: '100' }), surcharge('BAF', { Amount: '20' }), template]
  const change = (How: 'REPLACE' | 'MERGE' | 'REMOVE') => {
    const { After } = changed(
      { Kind: 'SURCHARGES', How, Surcharges: [surcharge('THC', { Amount: '130' }), surcharge('PSS', { Amount: '300' })] },
      { Surcharges },
    )
    return After[0]!.Surcharges.map(({ Code, Amount }) => `${Code} ${Amount}`)
  }
  it('are replaced, appended or overwritten, or removed; those of templates stay', () => {
    expect([change('REPLACE'), change('MERGE'), change('REMOVE')]).toEqual([
      ['THC 130', 'PSS 300', 'DOC 450'],
      ['THC 130', 'BAF 20', 'PSS 300', 'DOC 450'],
      ['BAF 20', 'DOC 450'],
    ])
  })
  it('are told with what they cost before and after', () =>
    expect(told({ Kind: 'SURCHARGES', How: 'MERGE', Surcharges: [surcharge('THC', { Amount: '130' })] }, { Surcharges })).toEqual([
      'Surcharges.THC: USD 100 C PP → USD 130 C PP',
    ]))
})

describe('other changes', () => {
  const validity = (How: 'END' | 'SHIFT' | 'SPLIT', Day: string, Days = 0): RateChange => ({ Kind: 'VALIDITY', How, Day, Days })
  it('move the last day, both days, or make two rates without a gap', () => {
    expect(told(validity('END', '2026-12-14'))).toEqual(['ValidTo: 2026-11-30 → 2026-12-14'])
    expect(told(validity('END', '2026-10-14'))).toEqual(['ValidTo: 2026-11-30 → 2026-10-14', 'VALIDITY'])
    expect(told(validity('SHIFT', '', 91))).toEqual(['ValidFrom: 2026-11-01 → 2027-01-31', 'ValidTo: 2026-11-30 → 2027-03-01'])
    expect(changed(validity('SPLIT', '2026-11-16')).After.map(({ Id, ValidFrom, ValidTo }) => [Id, ValidFrom, ValidTo])).toEqual([
      [7, '2026-11-01', '2026-11-15'],
      [0, '2026-11-16', '2026-11-30'],
    ])
    expect([told(validity('SPLIT', '2026-11-01')), told(validity('SPLIT', '2026-12-01'))]).toEqual([['SPLIT_OUTSIDE'], ['SPLIT_OUTSIDE']])
  })
  it('write the schedule that is named and nothing else', () => {
    expect(told({ Kind: 'SCHEDULE', Set: { TransitDays: 14, Via: 'KRPUS' } })).toEqual(['Via:  → KRPUS', 'TransitDays: 16 → 14'])
  })
  it('replace, append and remove remarks; what is there is not appended again', () => {
    const remark = (How: 'REPLACE' | 'APPEND' | 'REMOVE', Text: string) =>
      changed({ Kind: 'REMARK', Field: 'RemarkPublic', How, Text }, { RemarkPublic: 'Free 10 days; no DG' }).After[0]!.RemarkPublic
    expect([
      remark('REPLACE', 'New'),
      remark('APPEND', 'Direct'),
      remark('APPEND', 'no DG'),
      remark('REMOVE', 'no DG'),
      remark('REMOVE', 'DG'),
    ]).toEqual(['New', 'Free 10 days; no DG\nDirect', 'Free 10 days; no DG', 'Free 10 days', 'Free 10 days; no DG'])
  })
})

describe('a price from a day on', () => {
  const split = (Day: string, more: Partial<Rate> = {}) => changed({ Kind: 'VALIDITY', How: 'SPLIT', Day, Days: 0 }, more)
  it('may begin on the second day of a rate and on its last one', () => {
    for (const [day, before] of [
      ['2026-11-02', '2026-11-01'],
      ['2026-11-30', '2026-11-29'],
    ] as const) {
      const { After, Problems } = split(day)
      expect([After.map(({ ValidFrom, ValidTo }) => [ValidFrom, ValidTo]), Problems]).toEqual([
        [
          ['2026-11-01', before],
          [day, '2026-11-30'],
        ],
        [],
      ])
    }
    expect(split('2027-05-01', { ValidTo: '' }).After).toHaveLength(2)
  })
  it('begins on no day outside of it', () => {
    for (const day of ['2026-11-01', '2026-12-01']) expect(split(day).Problems.map(({ Code }) => Code)).toEqual(['SPLIT_OUTSIDE'])
  })
})
