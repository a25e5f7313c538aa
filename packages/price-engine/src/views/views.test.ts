import { describe, expect, expectTypeOf, it } from 'vitest'
import { boxes, freight, option, options, rate, rule, surcharge } from '../facts.test.kit.ts'
import {
  forCustomer,
  forReseller,
  prepareRules,
  priceOptions,
  ranked,
  resaleRate,
  type CustomerOffer,
  type ResellerOffer,
} from '../index.ts'
import { inquiry, mixed } from '../facts.test.kit.ts'

const secretRule = rule(4_711, 'CUSTOMER', { Amount: '123.45', Owner: 'SECRET OWNER', Note: 'SECRET NOTE' })
const full = option(
  {
    Boxes: freight('40HQ', '1850.11', '1777.77'),
    RemarkPublic: 'Space is open',
    Surcharges: [
      surcharge('THC', { Currency: 'CNY', Amount: '1150', Source: { Kind: 'template', Id: 98_765, Version: 4 } }),
      surcharge('ENS', { Known: false }),
      surcharge('CAF', { Basis: 'F', Amount: '2' }),
    ],
  },
  { Markups: [secretRule, rule(4_712, 'SALES', { Amount: '10', Note: 'VIP week', Public: true })] },
)
const secrets = ['SECRET', '4711', '4712', '123.45', '1777.77', '1850.11', 'FR0007', '98765', 'NAC', '"Id"', 'Li']
const secretKeys = /Cost|Floor|Margin|Supplier|Contract|Rule|Steps|Guards|Source|NotCharged|Verdict|RateType|Rate"/
type Secret = 'Cost' | 'Floor' | 'Margin' | 'Supplier' | 'Contract' | 'Steps' | 'Guards' | 'Source' | 'Rate' | 'Layer' | 'RateType'

describe('what leaves the company', () => {
  it.each([
    ['customers', forCustomer],
    ['resellers', forReseller],
  ])('to %s has the last layer alone', (_, view) => {
    const json = JSON.stringify(view(full))
    for (const secret of secrets) expect(json).not.toContain(secret)
    for (const [, key] of json.matchAll(/"(\w+)":/g)) expect(key === 'Rates' ? '' : key).not.toMatch(secretKeys)
    expect(view(full)).toMatchObject({ Boxes: [{ Type: '40HQ', Count: 1, Price: '1983.56' }], Remarks: ['Space is open', 'VIP week'] })
    expect(json).not.toContain(full.Hash)
  })
  it('has no key of a secret in its types', () => {
    expectTypeOf<Extract<keyof CustomerOffer | keyof ResellerOffer, Secret>>().toEqualTypeOf<never>()
    expectTypeOf<Extract<keyof CustomerOffer['Boxes'][number] | keyof CustomerOffer['Charges'][number], Secret>>().toEqualTypeOf<never>()
  })
  it('does not say in which currency a mark-up is that could not be converted', () => {
    const open = option({}, { Markups: [rule(1, 'SALES', { Amount: '5', Currency: 'GBP' })] })
    expect([open.Verdict, forCustomer(open)?.Incomplete.map(({ Code }) => Code)]).toEqual(['INCOMPLETE', ['PRICE_OPEN']])
    expect(JSON.stringify(forCustomer(open))).not.toContain('GBP')
  })
  it('is a price of zero, and one below zero once somebody agreed to it', () => {
    const free = option({ Boxes: [{ Type: '40HQ', Cost: '-100', Floor: '0' }] })
    expect([free.Verdict, forCustomer(free)?.Boxes[0]?.Price]).toEqual(['OK', '0.00'])
    const negative = option({ Boxes: [{ Type: '40HQ', Cost: '-100', Floor: '-50' }] })
    expect([negative.Verdict, negative.Guards.map(({ Code }) => Code), forCustomer(negative)]).toEqual([
      'APPROVAL',
      ['NEGATIVE'],
      undefined,
    ])
    expect(forCustomer(negative, { Approved: true })?.Boxes[0]?.Price).toBe('-50.00')
  })
  it('is nothing while a price waits for an approval or is refused', () => {
    const below = option({}, { Markups: [rule(1, 'SALES', { Amount: '-1' })] })
    expect([forCustomer(below), forCustomer(below, { Approved: true })?.Boxes[0]?.Price]).toEqual([undefined, '1849.00'])
    const filed = {
      Scope: {},
      Box: '40HQ',
      Min: '9000',
      Max: '9999',
      Currency: 'USD',
      ValidFrom: '',
      ValidTo: '',
      Id: 1,
      Priority: 0,
      UpdatedAt: '',
    }
    const given = option({}, { FiledRanges: [filed] })
    expect([given.Verdict, forCustomer(given, { Approved: true })]).toEqual(['REFUSED', undefined])
  })
})

describe('a reseller', () => {
  const identity = { Id: 1, No: 'R1', Version: 1, UpdatedBy: 'Zhao', UpdatedAt: '2026-11-05T00:00:00Z', RateType: 'FAK' }
  it('a charge of some boxes of a type alone is resold as what it came to', () => {
    const Boxes = [mixed('40HQ', { Count: 1, Tons: '24', Soc: false }, { Count: 2, Tons: '18', Soc: false })]
    const heavy = surcharge('OWS', { Amount: '150', Conditions: [{ What: 'weight', Op: 'above', Values: ['22'] }] })
    const offered = option({ Boxes: freight('40HQ', '1000'), Surcharges: [heavy] }, {}, { Boxes })
    const bought = resaleRate(forReseller(offered)!, { ...identity, Supplier: '', Contract: '', RemarkPublic: '', RemarkInternal: '' })
    const [sold] = priceOptions(inquiry({ Boxes }), [bought], prepareRules({ Markups: [], MarginFloors: [], FiledRanges: [] }))
    expect(sold!.Totals).toEqual(offered.Totals)
  })
  it('prices on top of what it was offered, and its customer hears nothing of the first company', () => {
    const bought = resaleRate(forReseller(full)!, {
      ...identity,
      Supplier: 'First company',
      Contract: '',
      RemarkPublic: '',
      RemarkInternal: '',
    })
    const rules = prepareRules({ Markups: [rule(1, 'PLATFORM', { Amount: '60' })], MarginFloors: [], FiledRanges: [] })
    const [sold] = priceOptions(inquiry({ Customer: 'Other' }), [bought], rules)
    expect(sold).toMatchObject({
      Boxes: [{ Cost: '1983.56', Sell: '2043.56', Margin: '60.00' }],
      Incomplete: [{ Code: 'CHARGE_UNKNOWN', What: 'ENS' }],
    })
    // the per cent was charged on the price of the first company
    expect(sold!.Charges.map(({ Code, Amount }) => [Code, Amount])).toEqual([
      ['OFT', '2043.56'],
      ['CAF', '39.67'],
      ['THC', '1150.00'],
    ])
    const json = JSON.stringify(forCustomer(sold!))
    for (const secret of [...secrets.filter((one) => one !== 'Li'), 'First company', '1983.56']) expect(json).not.toContain(secret)
  })
})

describe('ranked options', () => {
  it('are complete first, then by price or days on the way', () => {
    const rates = [
      rate({ Id: 1, Boxes: freight('40HQ', '900'), Surcharges: [surcharge('ENS', { Known: false })] }),
      rate({ Id: 2, Boxes: freight('40HQ', '2000'), TransitDays: 12 }),
      rate({ Id: 3, Boxes: freight('40HQ', '1500'), TransitDays: 20 }),
      rate({ Id: 4, Boxes: freight('40HQ', '1000', '1200') }),
      rate({ Id: 5, Currency: 'GBP', Boxes: freight('40HQ', '1') }),
    ]
    const MarginFloors = [{ Id: 1, Scope: {}, PerBox: '0', PerBill: '', Currency: 'USD', ValidFrom: '', ValidTo: '' }]
    const all = options(rates.slice(0, 4), { MarginFloors })
    expect(ranked(all).map((one) => one.Rate.Id)).toEqual([3, 2, 4, 1])
    expect(ranked(all, 'transit').map((one) => one.Rate.Id)).toEqual([2, 3, 4, 1])
    expect(ranked(options(rates.slice(1))).at(-1)).toMatchObject({ Rate: { Id: 5 }, Converted: null, MissingRates: ['GBP'] })
  })
  it('name boxes that are not offered, and leave a rate out that has none of them', () => {
    const [one, ...others] = options([rate(), rate({ Boxes: freight('20GP', '') })], {}, { Boxes: [boxes('20GP'), boxes('45HQ')] })
    expect([one?.Incomplete.map(({ Code, What }) => [Code, What]), others]).toEqual([[['BOX_NOT_OFFERED', '45HQ']], []])
  })
})
