import { describe, expect, it } from 'vitest'
import { boxes, freight, inquiry, option, options, rate, surcharge } from '../facts.test.kit.ts'
import { checkPrices, prepareRules } from '../index.ts'
import type { Condition } from '../facts/rate.ts'

const codes = (all: readonly { readonly Code: string }[]) => all.map(({ Code }) => Code)

describe('a rate for one commodity', () => {
  const shoes = rate({ Commodity: 'SHOES' })
  it('is offered for it, and for no other', () => {
    expect(options([shoes], {}, { Commodity: 'SHOES' })).toHaveLength(1)
    expect(options([shoes], {}, { Commodity: 'TOYS' })).toEqual([])
    expect(options([rate()], {}, { Commodity: 'TOYS' })).toHaveLength(1)
  })
  it('is offered with a word that it is assumed while the commodity is not known', () => {
    expect(option({ Commodity: 'SHOES' }).Assumed).toContainEqual(expect.objectContaining({ Code: 'COMMODITY', What: 'SHOES' }))
    expect(codes(option({ Commodity: 'SHOES' }, {}, { Commodity: 'SHOES' }).Assumed)).not.toContain('COMMODITY')
    expect(codes(option().Assumed)).not.toContain('COMMODITY')
  })
})

describe('a rate by way of a port', () => {
  it('is for its port of discharge and for its place of delivery', () => {
    const chicago = rate({ Del: 'USCHI' })
    expect(options([chicago], {}, { Pods: ['USCHI'] })).toHaveLength(1)
    expect(options([chicago], {}, { Pods: ['USLAX'] })).toHaveLength(1)
    expect(options([chicago], {}, { Pods: ['USNYC'] })).toEqual([])
  })
})

describe('a charge of the whole shipment', () => {
  const perBill = (What: Condition['What'], Op: Condition['Op'], Values: string[], asked: Parameters<typeof option>[2]) => {
    const Surcharges = [surcharge('X', { Basis: 'B', Amount: '10', Conditions: [{ What, Op, Values }] })]
    const Boxes = [...freight('20GP', '1000'), ...freight('40HQ', '1500')]
    return option({ Surcharges, Boxes }, {}, asked).Charges.filter(({ Code }) => Code === 'X').length
  }
  const two = { Boxes: [boxes('20GP'), boxes('40HQ')] }
  it('is due as soon as one box is of the type', () => {
    expect(perBill('boxType', 'is', ['40HQ'], two)).toBe(1)
    expect(perBill('boxType', 'is', ['45HQ'], two)).toBe(0)
    expect(perBill('boxType', 'isNot', ['40HQ'], two)).toBe(0)
    expect(perBill('boxType', 'isNot', ['45HQ'], two)).toBe(1)
  })
  it('is due at a named weight', () => {
    const heavy = { Boxes: [boxes('40HQ', 1, '20')], Tons: '20' }
    expect(perBill('weight', 'is', ['20'], heavy)).toBe(1)
    expect(perBill('weight', 'is', ['21'], heavy)).toBe(0)
    expect(perBill('weight', 'isNot', ['20'], heavy)).toBe(0)
  })
  it('without an amount is told as not charged', () => {
    const { NotCharged, Charges } = option({ Surcharges: [surcharge('X', { Basis: 'B' })] })
    expect([NotCharged.map(({ Code, Reason }) => [Code, Reason]), codes(Charges)]).toEqual([[['X', 'NO_AMOUNT']], ['OFT']])
  })
  it('that is not known is named, each once', () => {
    const unknown = (Code: string) => surcharge(Code, { Basis: 'B', Known: false })
    const { Incomplete } = option({ Surcharges: [unknown('X'), unknown('Y')] })
    expect(Incomplete.map(({ Code, What }) => `${Code} ${What}`)).toEqual(['CHARGE_UNKNOWN X', 'CHARGE_UNKNOWN Y'])
  })
})

describe('other prices of the boxes of an option', () => {
  const asked = inquiry({ Boxes: [boxes('20GP'), boxes('40HQ', 3)] })
  const floors = [{ Id: 1, Scope: {}, PerBox: '', PerBill: '300', Currency: 'USD', ValidFrom: '', ValidTo: '' }]
  const rules = prepareRules({ Markups: [], MarginFloors: floors, FiledRanges: [] })
  const one = option({ Boxes: [...freight('20GP', '1000'), ...freight('40HQ', '1500')] }, {}, asked)
  const guards = (...sold: { Type: string; Amount: string }[]) => codes(checkPrices(one, sold, asked, rules).Guards)
  it('are judged per box, and those of the option stand for the others', () => {
    expect(guards({ Type: '40HQ', Amount: '1400' })).toContain('BELOW_FLOOR')
    expect(guards({ Type: '40HQ', Amount: '1600' })).not.toContain('BELOW_FLOOR')
    expect(guards()).not.toContain('BELOW_FLOOR')
  })
  it('count as many boxes as are asked for, or as the option has', () => {
    const margin = (Amount: string) => guards({ Type: '40HQ', Amount }).length
    expect([margin('1600'), margin('1599') > 0]).toEqual([0, true])
    const fewer = inquiry({ Boxes: [boxes('20GP')] })
    expect(checkPrices(one, [{ Type: '40HQ', Amount: '1600' }], fewer, rules).Guards).toEqual([])
  })
})
