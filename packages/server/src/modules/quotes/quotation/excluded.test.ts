import { documentLines, saveDocumentLines, type Line } from '@jst/contracts/document'
import { customerPrices, ownPrices, priceCalendar, searchPrices } from '@jst/contracts/freight-rates'
import { offeredRates, ownQuotation, quotationOptions, shareQuotation } from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demandSent } from './offer.ts'
import { offerBlocks } from './quotation.print.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter, inputOf, moveQuote, publishedRate, quoted } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, sales, customer]: TestClient[] = []
let [code, service] = ['', '']
/** Surcharges under conditions: overweight, dangerous goods, boxes of the shipper; and one for each bill. */
const surcharges: Omit<Line, 'Id'>[] = [
  { ChargeCode: 'OWS', CurrencyCode: 'USD', Basis: 'C', Amount: 150, ConditionOf: 'weight', ConditionOp: 'above', ConditionValues: ['14'] },
  {
    ChargeCode: 'DGS',
    CurrencyCode: 'USD',
    Basis: 'C',
    Amount: 90,
    ConditionOf: 'cargoType',
    ConditionOp: 'is',
    ConditionValues: ['危险品'],
  },
  { ChargeCode: 'CIC', CurrencyCode: 'USD', Basis: 'C', Amount: 40, ConditionOf: 'soc', ConditionOp: 'is', ConditionValues: ['是'] },
  { ChargeCode: 'DOC', CurrencyCode: 'USD', Basis: 'B', Amount: 50 },
]
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, customer] = await Promise.all(['boss', 'sales', 'customer'].map((account) => server.signIn(account)))
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`select code from customer where name_zh = '宁波远帆进出口有限公司'`),
  )
  code = row!.code
  const rate = await publishedRate(boss!, 1_850)
  service = rate.ServiceCode
  const at = { Kind: 'freightRate', Id: rate.Id }
  const { UpdateTime } = (await boss!.call(documentLines, at)).body.Data
  const Rows: Line[] = surcharges.map((one) => ({ Id: 0, PercentOf: [], ConditionValues: [], ...one }))
  const saved = await boss!.call(saveDocumentLines, { ...at, UpdateTime, Part: 'surcharges', Rows })
  expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
})
afterAll(() => server.close())

const asked = { Pol: 'CNSHA', Pods: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2' }
const found = async (more: object = {}) => {
  const { Options } = (await sales!.call(searchPrices, { ...asked, Customer: code, ...more })).body.Data
  return Options.find(({ Service }) => Service === service)!
}
const zh = (said: readonly { readonly Zh: string }[]) => said.map(({ Zh }) => Zh)
const unknown = [
  expect.stringMatching(/^未含：.+ USD 150\/箱（单箱货重超过 14 吨时）$/),
  expect.stringMatching(/^未含：.+ USD 90\/箱（货物类型为危险品时）$/),
]

describe('a surcharge under a condition', () => {
  it('is told by a search where its fact is not known, and charged where it is', async () => {
    const open = await found()
    expect(zh(open.Excluded)).toEqual(unknown)
    // whoever says nothing of SOC ships in boxes of the carrier; there is one bill
    const total = ({ Totals }: typeof open) => Number(Totals[0]!.Total)
    expect(total(open) - 2 * Number(open.Boxes[0]!.Sell)).toBe(50)
    const known = await found({ Tons: '18.5', CargoType: '2', Soc: true, Bills: 2 })
    expect([zh(known.Excluded), total(known) - total(open)]).toEqual([[], 300 + 180 + 80 + 50])
    const light = await found({ Tons: '14', CargoType: '1' })
    expect([zh(light.Excluded), total(light) - total(open)]).toEqual([[], 0])
    expect((await sales!.call(searchPrices, { ...asked, CargoType: '9' })).status).toBe(422)
  })
  it('is judged for each line of boxes: tons and SOC of one type may differ', async () => {
    const charges = async (Boxes: string, more: object = {}) =>
      (await found({ Boxes, CargoType: '1', ...more })).Charges.flatMap(({ Code, Box, Quantity }) =>
        ['OWS', 'CIC'].includes(Code) ? [[Code, Box, Quantity].join(' ')] : [],
      )
    const open = await found({ Boxes: '40HQ*1-18.5,40HQ*2', CargoType: '1' })
    expect([open.Boxes.map(({ Type, Count }) => [Type, Count]), zh(open.Excluded)]).toEqual([[['40HQ', 3]], [unknown[0]]])
    expect(await charges('40HQ*1-18.5,40HQ*2')).toEqual(['OWS 40HQ 1'])
    expect(await charges('40HQ*1-18.5-SOC,40HQ*2-12')).toEqual(['OWS 40HQ 1', 'CIC 40HQ 1'])
    // facts of the whole search are those of boxes that say nothing
    expect(await charges('40HQ*1-12-COC,40HQ*2', { Tons: '20', Soc: true })).toEqual(['OWS 40HQ 2', 'CIC 40HQ 2'])
    for (const Boxes of ['40HQ*1-0', '40HQ*1-x', '40HQ-18-SOC-1', '40HQ*1-1234'])
      expect((await sales!.call(searchPrices, { ...asked, Boxes })).status).toBe(422)
  })
  it('stands in what customers read, and counts in the calendar', async () => {
    const { Offers } = (await sales!.call(customerPrices, { ...asked, Customer: code })).body.Data
    expect(zh(Offers.find(({ Service }) => Service === service)!.Excluded)).toEqual(unknown)
    const own = (await customer!.call(ownPrices, asked)).body.Data.Offers.find(({ Service }) => Service === service)!
    expect(zh(own.Excluded)).toEqual(unknown)
    const heavy = (await customer!.call(ownPrices, { ...asked, Tons: '20' })).body.Data.Offers.find(({ Service }) => Service === service)!
    expect(zh(heavy.Excluded)).toEqual([unknown[1]])
    expect((await sales!.call(priceCalendar, { ...asked, Tons: '20', CargoType: '1' })).status).toBe(200)
  })
  it('stands in every form of a quotation until its fact is said there', async () => {
    const rates = async (more: object = {}) =>
      (await sales!.call(offeredRates, { ...asked, Customer: code, ...more })).body.Data.find(({ Service }) => Service === service)!
    const rate = await rates()
    expect(zh(rate.Excluded)).toEqual(unknown)
    const { Id } = await quoted(sales!, code, [inputOf(rate)])
    expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
    expect(zh((await sales!.call(quotationOptions, { Id })).body.Data.Options[0]!.Excluded)).toEqual(unknown)
    expect(zh((await customer!.call(ownQuotation, { Id })).body.Data.Offer.Options[0]!.Excluded)).toEqual(unknown)
    const { Address } = (await sales!.call(shareQuotation, { Id })).body.Data
    const page = (await server.app.inject({ url: new URL(Address).pathname })).payload
    expect(page).toContain('USD 150/箱（单箱货重超过 14 吨时）')
    const blocks = await server.db.owner(async (owner) => offerBlocks(await demandSent(owner, Id), 'en'))
    expect(JSON.stringify(blocks)).toContain('USD 150/box if weight above 14')

    const heavy = await rates({ Tons: '18', CargoType: '1', Bills: 3 })
    const made = await quoted(sales!, code, [inputOf(heavy)], { BoxTons: 18, CargoType: '1', Bills: 3 })
    const view = (await sales!.call(quotationOptions, { Id: made.Id })).body.Data
    expect(zh(view.Options[0]!.Excluded)).toEqual([])
    expect(view.Measures).toMatchObject({ Bills: 3, Tons: '36' })
    expect(await moveQuote(sales!, 'send', made.Id)).toBeUndefined()
    const { Offer } = (await customer!.call(ownQuotation, { Id: made.Id })).body.Data
    expect(Offer.Options[0]!.Totals).toEqual([
      { Currency: 'USD', Amount: (Number(heavy.Charges.find(({ Code }) => Code === 'OFT')!.Price) * 2 + 300 + 150).toFixed(2) },
    ])
  })
})
