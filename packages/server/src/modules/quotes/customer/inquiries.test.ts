import { ownPrices } from '@jst/contracts/freight-rates'
import { messageSelfList } from '@jst/contracts/messages'
import { amountText } from '@jst/contracts/money'
import { askPrice, convertInquiry, offerInquiry, ownInquiries, quotationOptions, rateInquiryCalls as calls } from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter, inputOf, moveOf, moveQuote, publishedRate, write } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, sales, pricing, first, second, provider, peer]: TestClient[] = []
let service = ''
const lane = { Pol: 'CNSHA', Pods: 'USLAX', Day: dayAfter(3), Boxes: '40HQ*2,20GP*1' }
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, pricing, first, second, provider, peer] = await Promise.all(
    ['boss', 'sales', 'pricing', 'customer', 'customer2', 'provider', 'peer'].map((account) => server.signIn(account)),
  )
  service = (await publishedRate(boss!, 1_850, { Cost20GP: 900, Floor20GP: 1_000 })).ServiceCode
})
afterAll(() => server.close())

const offers = async (client = first!) => (await client.call(ownPrices, lane)).body.Data.Offers
const chosenOffer = async () => (await offers()).find(({ Service }) => Service === service)!
const ask = (more: object = {}, client = first!) => client.call(askPrice, { ...lane, ...more })
const listed = async (client = first!, more: object = {}) => (await client.call(ownInquiries, { PageSize: 200, ...more })).body.Data.Rows
const toldTo = async (client: TestClient, no: string) =>
  (await client.call(messageSelfList, { PageSize: 50 })).body.Data.Rows.filter(({ Title }) => Title.includes(no))

describe('an inquiry of a customer', () => {
  it('takes lane, boxes, price and sailing along, is on the desk of pricing, and is answered by a quotation', async () => {
    const offer = await chosenOffer()
    const { Id, No } = (await ask({ Price: offer.Hash, Words: '月底前 10 柜' })).body.Data
    expect(No).toMatch(/^XJ\d{9}$/)
    const price = offer.Boxes.find(({ Type }) => Type === '40HQ')!.Price
    const row = (await pricing!.call(calls.get, { Id })).body.Data
    expect(row).toMatchObject({
      Stage: 'created',
      PolCode: lane.Pol,
      Pods: [lane.Pods],
      Qty40HQ: 2,
      Qty20GP: 1,
      Day: lane.Day,
      CurrencyCode: 'USD',
    })
    expect(row['Sales']).toContain('宁波远帆进出口有限公司')
    for (const words of [offer.Carrier, `40HQ ${amountText(price, 'USD')}`, service, '说明：月底前 10 柜'])
      expect(row['Remark']).toContain(words)
    expect((await pricing!.call(calls.list, { Stage: 'created', PageSize: 200 })).body.Data.Rows.map((one) => one.Id)).toContain(Id)
    for (const client of [pricing!, sales!])
      expect((await toldTo(client, No))[0]).toMatchObject({ Link: `/SeaFreight/quickQuoteSearchCenter?Inquiry=${Id}` })

    const own = async () => (await listed()).find((one) => one.Id === Id)!
    expect(await own()).toMatchObject({ No, Standing: 'waiting', Boxes: '1×20GP + 2×40HQ', QuotationId: 0, Reason: '' })
    const Prices = { '20GP': '900', '40GP': '', '40HQ': '1700', '45HQ': '' }
    const { UpdateTime } = row
    await pricing!.call(offerInquiry, {
      Id,
      UpdateTime,
      Pod: lane.Pods,
      Carrier: offer.Carrier,
      Prices,
      Until: dayAfter(12),
      Note: '底价说明',
    })
    expect(await own()).toMatchObject({ Standing: 'working' })
    const { UpdateTime: offered } = (await sales!.call(calls.get, { Id })).body.Data
    const made = (await sales!.call(convertInquiry, { Id, UpdateTime: offered })).body.Data
    expect(await own()).toMatchObject({ Standing: 'working', QuotationId: 0 })
    const [option] = (await sales!.call(quotationOptions, { Id: made.Id })).body.Data.Options
    await write(sales!, made.Id, [inputOf(option!)])
    expect(await moveQuote(sales!, 'send', made.Id)).toBeUndefined()
    expect(await own()).toMatchObject({ Standing: 'quoted', QuotationId: made.Id, QuotationNo: made.Code })
    expect((await listed(first, { Standing: 'quoted' })).map((one) => one.Id)).toContain(Id)
  })

  it('tells nothing of the floor that pricing answered, nor of what the staff noted', async () => {
    const { Id } = (await ask()).body.Data
    const { UpdateTime } = (await pricing!.call(calls.get, { Id })).body.Data
    const Prices = { '20GP': '4321', '40GP': '', '40HQ': '8765', '45HQ': '' }
    await pricing!.call(offerInquiry, {
      Id,
      UpdateTime,
      Pod: lane.Pods,
      Carrier: 'COSCO',
      Prices,
      Until: dayAfter(12),
      Note: '内部 7%',
      Sure: true,
    })
    const { text } = await first!.call(ownInquiries, { PageSize: 200 })
    for (const inner of ['4321', '8765', '内部 7%']) expect(text).not.toContain(inner)
  })

  it('names its ports in the language of the page', async () => {
    const { Id } = (await ask()).body.Data
    const routeOf = async (more: object) => {
      const { Pol, Pods } = (await listed(first, more)).find((one) => one.Id === Id)!
      return [Pol, ...Pods].join(' ')
    }
    expect(await routeOf({})).toMatch(/^\p{Script=Han}+( \p{Script=Han}+)+$/u)
    expect(await routeOf({ Lang: 'en' })).toMatch(/^[A-Z][A-Za-z ]+$/)
  })

  it('takes the price from the server: a hash of nobody says that the price is gone', async () => {
    const { Id } = (await ask({ Price: 'nobody' })).body.Data
    expect((await pricing!.call(calls.get, { Id })).body.Data['Remark']).toBe('所选价格已更新，请按最新运价报价')
  })

  it('that is closed tells who sent it, and why', async () => {
    const { Id, No } = (await ask()).body.Data
    expect(await moveOf(pricing!, 'rateInquiry', 'close', Id, 'NO_RATE')).toBeUndefined()
    expect((await toldTo(first!, No))[0]).toMatchObject({ Title: `询价 ${No} 已关闭`, Link: '/external/workbench?View=inquiries' })
    expect((await listed()).find((one) => one.Id === Id)).toMatchObject({ Standing: 'closed', Reason: 'NO_RATE' })
  })

  it('is of the own company alone, and of none that is no customer', async () => {
    const { Id } = (await ask()).body.Data
    expect((await listed(second)).map((one) => one.Id)).not.toContain(Id)
    // one that the staff wrote for the customer is the staff's
    const Values = { CustomerCode: 'KH26010001', PolCode: lane.Pol, Pods: [lane.Pods], Qty40HQ: 1, Day: lane.Day, CurrencyCode: 'USD' }
    const inner = (await sales!.call(calls.save, { Id: 0, Values })).body.Data.Id
    for (const client of [first!, second!]) expect((await listed(client)).map((one) => one.Id)).not.toContain(inner)
    expect((await peer!.call(calls.get, { Id })).status).toBe(404)
    for (const client of [sales!, provider!]) {
      expect((await ask({}, client)).status).toBe(403)
      expect((await client.call(ownInquiries, {})).status).toBe(403)
    }
  })

  it('is refused where it asks for nothing, with the field that is wrong', async () => {
    const pathOf = async (more: object) => (await ask(more)).body.Issues?.map(({ Path }) => Path)
    expect(await pathOf({ Boxes: 'nothing' })).toEqual(['Boxes'])
    expect(await pathOf({ Pods: lane.Pol })).toEqual(['Pods'])
    expect(await pathOf({ Pods: 'ZZZZZ' })).toEqual(['Pods'])
    expect(await pathOf({ Day: dayAfter(-1) })).toEqual(['Day'])
  })

  it('sent twice with one key is one', async () => {
    const headers = { 'idempotency-key': 'ask-once' }
    const before = (await listed()).length
    const both = [await first!.call(askPrice, lane, headers), await first!.call(askPrice, lane, headers)]
    expect(both[0]!.body.Data).toEqual(both[1]!.body.Data)
    expect((await listed()).length).toBe(before + 1)
  })
})
