import { describe, expect, it } from 'vitest'
import { boxes, freight, mixed, option, surcharge } from '../facts.test.kit.ts'
import type { Condition, Inquiry, Surcharge } from '../index.ts'

const when = (What: Condition['What'], Op: Condition['Op'], ...Values: string[]): Condition => ({ What, Op, Values })
const outcome = (condition: Condition, asked: Partial<Inquiry> = {}) => {
  const { Charges, Excluded, NotCharged } = option({ Surcharges: [surcharge('X', { Amount: '10', Conditions: [condition] })] }, {}, asked)
  if (Excluded.length > 0) return 'NOT_KNOWN'
  return Charges.some(({ Code }) => Code === 'X') ? 'charged' : NotCharged.map(({ Reason }) => Reason).join()
}
const codes = (Surcharges: readonly Surcharge[], asked: Partial<Inquiry> = {}) => {
  const { Charges, NotCharged, Incomplete } = option({ Surcharges }, {}, asked)
  return [
    Charges.slice(1).map(({ Code, Amount }) => `${Code} ${Amount}`),
    NotCharged.map(({ Code, Reason }) => `${Code} ${Reason}`),
    Incomplete.map(({ Code, What }) => `${Code} ${What}`),
  ]
}

describe('conditions', () => {
  it.each([
    [when('carrier', 'is', 'COSCO'), {}, 'charged'],
    [when('carrier', 'isNot', 'COSCO'), {}, 'CONDITION'],
    [when('lane', 'in', 'EUN', 'USW'), {}, 'charged'],
    [when('pod', 'is', 'USLGB'), {}, 'CONDITION'],
    [when('agent', 'is', 'SECRET SUPPLIER'), {}, 'charged'],
    [when('service', 'isNot', 'TP9'), {}, 'charged'],
    [when('commodity', 'is', 'FAK'), {}, 'NOT_KNOWN'],
    [when('commodity', 'isNot', 'LITHIUM'), { Commodity: 'TOYS' }, 'charged'],
    [when('soc', 'is', 'true'), { Boxes: [boxes('40HQ', 1, '', true)] }, 'charged'],
    [when('soc', 'is', 'true'), { Boxes: [boxes('40HQ', 1, '', false)] }, 'CONDITION'],
    [when('soc', 'is', 'true'), {}, 'NOT_KNOWN'],
    [when('soc', 'isNot', 'true'), { Boxes: [boxes('40HQ', 1, '', false)] }, 'charged'],
    [when('cargoType', 'is', 'DG'), { CargoType: 'DG' }, 'charged'],
    [when('boxType', 'is', '20GP'), {}, 'CONDITION'],
    [when('weight', 'above', '22'), {}, 'NOT_KNOWN'],
    [when('weight', 'above', '22'), { Boxes: [boxes('40HQ', 1, '22')] }, 'CONDITION'],
    [when('weight', 'below', '10'), { Boxes: [boxes('40HQ', 2)], Tons: '19' }, 'charged'],
  ] as const)('%o with %o: %s', (condition, asked, expected) => expect(outcome(condition, asked)).toBe(expected))

  it('whose fact is not known leave the charge out and say so', () => {
    const one = option({ Surcharges: [surcharge('OWS', { Amount: '150', Conditions: [when('weight', 'above', '22')] })] })
    expect([one.Verdict, one.Excluded.map(({ Code }) => Code)]).toEqual(['OK', ['OWS']])
  })
  it('of weight are asked of each box type by itself', () => {
    const Surcharges = [surcharge('OWS', { Amount: '150', Conditions: [when('weight', 'above', '22')] })]
    const one = option({ Surcharges }, {}, { Boxes: [boxes('20GP', 2, '24'), boxes('40HQ', 1, '18')] })
    expect(one.Charges.filter(({ Code }) => Code === 'OWS').map(({ Box, Amount }) => [Box, Amount])).toEqual([['20GP', '300.00']])
  })
})

describe('conditions of single boxes', () => {
  const lines = (Surcharges: readonly Surcharge[], Boxes: Inquiry['Boxes']) => {
    const { Charges, Excluded, NotCharged } = option(
      { Boxes: [...freight('40HQ', '1000'), ...freight('20GP', '800')], Surcharges },
      {},
      { Boxes },
    )
    const charged = Charges.filter(({ Code }) => Code !== 'OFT').map(({ Code, Box, Quantity, Amount }) =>
      [Code, Box, Quantity, Amount].join(' '),
    )
    return [charged, Excluded.map(({ Code }) => Code), NotCharged.map(({ Code, Box }) => `${Code} ${Box}`)]
  }
  const heavy = surcharge('OWS', { Amount: '150', Conditions: [when('weight', 'above', '22')] })
  const own = surcharge('SOC', { Amount: '-200', Conditions: [when('soc', 'is', 'true')] })
  it('are judged by lot: what is due is due for the boxes of that lot', () => {
    const Boxes = [
      mixed('40HQ', { Count: 1, Tons: '24', Soc: false }, { Count: 2, Tons: '18', Soc: true }),
      mixed('20GP', { Count: 1, Tons: '9', Soc: false }, { Count: 1, Tons: '', Soc: '' }),
    ]
    expect(lines([heavy, own], Boxes)).toEqual([['OWS 40HQ 1 150.00', 'SOC 40HQ 2 -400.00'], ['OWS', 'SOC'], []])
    expect(lines([own], [boxes('40HQ', 2, '', false)])[2]).toEqual(['SOC 40HQ'])
  })
  it('of a charge for the whole shipment hold as soon as one box is so', () => {
    const once = (Op: Condition['Op']) => surcharge('DOC', { Basis: 'S', Amount: '50', Conditions: [when('soc', Op, 'true')] })
    const some = [mixed('40HQ', { Count: 1, Tons: '', Soc: true }, { Count: 1, Tons: '', Soc: '' })]
    const none = [boxes('40HQ', 2, '', false)]
    expect([lines([once('is')], some)[0], lines([once('isNot')], some)[0]]).toEqual([['DOC  1 50.00'], []])
    expect([lines([once('is')], none)[0], lines([once('isNot')], none)[0]]).toEqual([[], ['DOC  1 50.00']])
    expect(lines([once('is')], [mixed('40HQ', { Count: 1, Tons: '', Soc: false }, { Count: 1, Tons: '', Soc: '' })])[1]).toEqual(['DOC'])
  })
  it('count tons of the shipment, and weight above the limit of a rate, by lot', () => {
    const Boxes = [mixed('40HQ', { Count: 1, Tons: '24.5', Soc: '' }, { Count: 2, Tons: '10', Soc: '' })]
    const one = option(
      {
        Boxes: freight('40HQ', '1000'),
        WeightLimits: [{ Type: '', Tons: '22', Extra: '80' }],
        Surcharges: [surcharge('WGT', { Basis: 'T', Amount: '2' })],
      },
      {},
      { Boxes },
    )
    expect(one.Charges.slice(1).map(({ Code, Quantity, Amount }) => [Code, Quantity, Amount])).toEqual([
      ['OWS', '1', '80.00'],
      ['WGT', '44.5', '89.00'],
    ])
  })
})

describe('surcharges', () => {
  it('of the rate win over those of templates, unless they are not due', () => {
    const template = surcharge('THC', { Amount: '200', Source: { Kind: 'template', Id: 1, Version: 1 } })
    expect(codes([template, surcharge('THC', { Amount: '180' })])).toEqual([['THC 180.00'], ['THC OVERRIDDEN'], []])
    expect(codes([template, surcharge('THC', { Amount: '180', ValidTo: '2026-11-19' })])).toEqual([['THC 200.00'], ['THC DAY'], []])
  })
  it('that are due and not known make the option incomplete, and are not counted', () => {
    expect(
      codes([surcharge('ENS', { Known: false }), surcharge('ACI', { Known: false, Conditions: [when('lane', 'is', 'CAW')] })]),
    ).toEqual([[], ['ACI CONDITION'], ['CHARGE_UNKNOWN ENS']])
  })
  it('hold on their last day', () =>
    expect(codes([surcharge('PSS', { Amount: '5', ValidFrom: '2026-11-20', ValidTo: '2026-11-20' })])[0]).toEqual(['PSS 5.00']))
  it('by weight or volume ask for them', () =>
    expect(codes([surcharge('CFS', { Basis: 'R', Amount: '5' })], { Tons: '3' })[2]).toEqual(['MEASURE_UNKNOWN CFS']))
  it('that are per cents of each other, of nothing or of another currency are named and not counted', () => {
    const percent = (Code: string, ...PercentOf: string[]) => surcharge(Code, { Basis: 'F', Amount: '10', PercentOf })
    expect(
      codes([
        percent('A', 'B'),
        percent('B', 'A'),
        percent('C', 'ZZZ'),
        percent('D', 'THC'),
        percent('E', 'F'),
        percent('F'),
        surcharge('THC', { Currency: 'CNY', Amount: '1' }),
      ]),
    ).toEqual([
      ['E 18.50', 'F 185.00', 'THC 1.00'],
      ['C NOTHING_TO_TAKE_OF'],
      ['PERCENT_CURRENCY D', 'PERCENT_CIRCULAR A', 'PERCENT_CIRCULAR B'],
    ])
  })
  it('above the weight limit of the rate are charged, asked for, or excluded', () => {
    const limit = (Extra: string, Tons: string) => {
      const one = option(
        { Boxes: freight('40HQ', '1000'), WeightLimits: [{ Type: '', Tons: '20', Extra }] },
        {},
        { Boxes: [boxes('40HQ', 2, Tons)] },
      )
      return [one.Totals[0]?.Total, ...one.Incomplete.map(({ Code }) => Code), ...one.Excluded.map(({ Kind }) => Kind)]
    }
    expect([limit('100', '21'), limit('', '21'), limit('100', '20'), limit('100', '')]).toEqual([
      ['2200.00'],
      ['2000.00', 'OVER_WEIGHT'],
      ['2000.00'],
      ['2000.00', 'weight'],
    ])
  })
})
