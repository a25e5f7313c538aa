import { documentState } from '@jst/contracts/document'
import { saveFreightSettings } from '@jst/contracts/freight-rates'
import { convertInquiry, offerInquiry, quotationOptions, rateInquiryCalls as calls } from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter, inputOf, moveOf, moveQuote, write } from '../../../testing/quotes.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales, pricing, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, pricing, customer] = await Promise.all(['boss', 'sales', 'pricing', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const asked = {
  CustomerCode: 'KH26010002',
  PolCode: 'CNLYG',
  Pods: ['USLAX', 'USOAK'],
  Qty40HQ: 2,
  Day: dayAfter(9),
  CurrencyCode: 'USD',
  TargetPrice: 1_700,
}
const ask = async (more: object = {}) => (await sales!.call(calls.save, { Id: 0, Values: { ...asked, ...more } })).body.Data
const rowOf = async (Id: number, client = sales!) => (await client.call(calls.get, { Id })).body.Data
const answer = async (Id: number, more: object = {}, client = pricing!) =>
  client.call(offerInquiry, {
    Id,
    UpdateTime: (await rowOf(Id, pricing)).UpdateTime,
    Pod: 'USLAX',
    Carrier: 'COSCO',
    Prices: { '20GP': '', '40GP': '', '40HQ': '1810', '45HQ': '' },
    Until: dayAfter(12),
    Note: '含 AMS',
    ...more,
  })
const convert = async (Id: number) => sales!.call(convertInquiry, { Id, UpdateTime: (await rowOf(Id)).UpdateTime })

describe('询价单', () => {
  it('is asked by sales, answered by pricing, and becomes a quotation with that answer as its option and floor', async () => {
    const { Id, Code } = await ask()
    expect(Code).toMatch(/^XJ\d{9}$/)
    expect((await convert(Id)).status).not.toBe(200)
    expect((await answer(Id, {}, sales)).status).toBe(403)
    expect((await answer(Id)).status).toBe(200)
    expect(await rowOf(Id)).toMatchObject({
      Stage: 'offered',
      Offer40HQ: 1_810,
      OfferCarrier: 'COSCO',
      OfferBy: '赵宇航',
      OfferNote: '含 AMS',
    })
    const made = (await convert(Id)).body.Data
    expect(made.Code).toMatch(/^QT\d{9}$/)
    expect(await rowOf(Id)).toMatchObject({ Stage: 'converted', QuotationId: made.Id })
    const [option] = (await sales!.call(quotationOptions, { Id: made.Id })).body.Data.Options
    expect(option).toMatchObject({ RateId: 0, Pod: 'USLAX', Remark: '含 AMS', Charges: [{ Box: '40HQ', Price: '1810', Floor: '1810' }] })
    // below what pricing said somebody has to agree; at it and above the quotation goes out
    const low = inputOf(option!)
    await write(sales!, made.Id, [{ ...low, Charges: low.Charges.map((charge) => ({ ...charge, Price: '1800' })) }])
    expect(await moveQuote(sales!, 'send', made.Id)).toContain('低于底价 USD 20.00')
    await write(sales!, made.Id, [{ ...low, Charges: low.Charges.map((charge) => ({ ...charge, Price: '1900' })) }])
    expect(await moveQuote(sales!, 'send', made.Id)).toBeUndefined()
  })
  it('refuses an answer that leaves a box out, is for another port, or comes upon another version', async () => {
    const { Id, UpdateTime } = await ask({ Qty20GP: 1 })
    const pathOf = async (more: object) => (await answer(Id, more)).body.Issues?.map(({ Path }) => Path)
    expect(await pathOf({})).toEqual(['Prices.20GP'])
    expect(await pathOf({ Prices: { '20GP': '0', '40GP': '', '40HQ': '1', '45HQ': '' } })).toEqual(['Prices.20GP'])
    expect(await pathOf({ Pod: 'USNYC' })).toEqual(['Pod'])
    const Prices = { '20GP': '900', '40GP': '', '40HQ': '1810', '45HQ': '' }
    expect(await pathOf({ Prices, Carrier: 'NO_SUCH' })).toEqual(['Carrier'])
    expect((await answer(Id, { Prices })).status).toBe(200)
    expect((await answer(Id, { Prices, UpdateTime })).status).toBe(412)
    // pricing may correct itself until a quotation was made
    expect((await answer(Id, { Prices: { ...Prices, '20GP': '880' } })).status).toBe(200)
    expect(await rowOf(Id)).toMatchObject({ Stage: 'offered', Offer20GP: 880 })
  })
  it('asks before an answer is kept that is far from any usual price', async () => {
    const { Id } = await ask()
    const Prices = { '20GP': '', '40GP': '', '40HQ': '181000', '45HQ': '' }
    const asked = await answer(Id, { Prices })
    expect([asked.body.Code, asked.body.Issues?.map(({ Path, Message }) => [Path, Message])]).toEqual([
      'CONFIRMATION_REQUIRED',
      [['Prices.40HQ', '40HQ 复盘价 181,000 远高于常见运价']],
    ])
    expect((await answer(Id, { Prices, Sure: true })).status).toBe(200)
  })

  it('is late after the hours that the company set, and asked again with a new clock', async () => {
    await pricing!.call(saveFreightSettings, {
      Boxes: ['40HQ'],
      AlertDays: 7,
      SecondReader: false,
      SecondReaderNotes: false,
      InquiryHours: 2,
      UpdateTime: null,
    })
    const { Id } = await ask()
    const dueIn = async () => {
      const { Due } = (await sales!.call(documentState, { Kind: 'rateInquiry', Id })).body.Data
      return Math.round((Date.parse(Due!) - Date.now()) / 360_000) / 10
    }
    expect([await dueIn(), (await rowOf(Id))['Overdue']]).toEqual([2, false])
    await server.db.owner((owner) => owner.query(`update rate_inquiry set state_due = now() - interval '1 minute' where id = $1`, [Id]))
    const late = (await pricing!.call(calls.list, { Overdue: true })).body.Data.Rows.map((row) => row.Id)
    expect(late).toContain(Id)
    await answer(Id)
    expect((await rowOf(Id))['Overdue']).toBe(false)
    expect(await moveOf(sales!, 'rateInquiry', 'ask', Id)).toBeUndefined()
    expect([await dueIn(), (await rowOf(Id))['Stage']]).toEqual([2, 'created'])
    expect(await moveOf(sales!, 'rateInquiry', 'close', Id, 'PRICE')).toBeUndefined()
    expect((await answer(Id)).status).not.toBe(200)
  })
  it('needs a customer to become a quotation, and is no business of customers', async () => {
    const { Id } = await ask({ CustomerCode: '' })
    await answer(Id)
    expect((await convert(Id)).body.Issues?.map(({ Path }) => Path)).toEqual(['CustomerCode'])
    expect((await customer!.call(calls.list, {})).status).toBe(403)
    expect((await boss!.call(calls.list, { Stage: 'offered' })).body.Data.Total).toBeGreaterThan(0)
  })
})
