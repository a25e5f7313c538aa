import { describe, expect, it } from 'vitest'
import type { Condition } from '../facts/rate.ts'
import { boxes, option, surcharge } from '../facts.test.kit.ts'

const when = (What: Condition['What'], Op: Condition['Op'], ...Values: string[]): Condition => ({ What, Op, Values })

describe('a surcharge whose condition is not known', () => {
  const said = (more: Parameters<typeof option>[0], inquiry: Parameters<typeof option>[2] = {}) =>
    option(more, {}, inquiry).Excluded.map(({ Zh }) => Zh)
  const ows = (more: object = {}) =>
    surcharge('OWS', { NameZh: '超重附加费', Amount: '150', Conditions: [when('weight', 'above', '14')], ...more })
  it('is told with its amount and when it is due, and once for all boxes', () => {
    const asked = { Boxes: [boxes('20GP', 1), boxes('40HQ', 2)] }
    expect(said({ Surcharges: [ows()] }, asked)).toEqual(['未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）'])
    expect(option({ Surcharges: [ows()] }, {}, asked)).toMatchObject({ Verdict: 'OK', Incomplete: [] })
  })
  it('is charged or left out once the fact is known, and told no more', () => {
    const of = (tons: string) => option({ Surcharges: [ows()] }, {}, { Boxes: [boxes('40HQ', 1, tons)] })
    expect([of('15').Excluded, of('15').Charges.some(({ Code }) => Code === 'OWS')]).toEqual([[], true])
    expect([of('14').Excluded, of('14').Charges.some(({ Code }) => Code === 'OWS')]).toEqual([[], false])
  })
  it('says the amounts of the boxes that are asked for, and what is not known of the amount', () => {
    const Boxes = [
      { Type: '20GP', Amount: '100' },
      { Type: '40HQ', Amount: '200' },
    ]
    expect(said({ Surcharges: [ows({ Amount: '', Boxes })] })).toEqual(['未含：超重附加费 40HQ USD 200/箱（单箱货重超过 14 吨时）'])
    expect(said({ Surcharges: [ows({ Amount: '', Known: false })] })).toEqual(['未含：超重附加费 金额待确认（单箱货重超过 14 吨时）'])
  })
  it('calls values by their names, and names every fact that is missing', () => {
    const dangerous = { ...when('cargoType', 'is', '2'), Names: ['危险品'] }
    expect(
      said({
        Surcharges: [
          surcharge('DGS', {
            NameZh: '危险品附加费',
            Amount: '80',
            Basis: 'B',
            Conditions: [dangerous, { ...when('soc', 'is', 'true'), Names: ['是'] }],
          }),
        ],
      }),
    ).toEqual(['未含：危险品附加费 USD 80/票提单（货物类型为危险品且SOC为是时）'])
    expect(said({ Surcharges: [surcharge('DGS', { Amount: '80', Conditions: [dangerous] })] }, { CargoType: '1' })).toEqual([])
  })
  it('is the weight limit of the rate as well', () => {
    expect(said({ WeightLimits: [{ Type: '', Tons: '22', Extra: '150' }] })).toEqual([
      '未含：超重附加费 USD 150/箱（单箱货重超过 22 吨时）',
    ])
  })
})
