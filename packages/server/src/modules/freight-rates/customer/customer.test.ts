import { customerPrices, markupRuleCalls, ownPrices, publicPorts, publicRoutes } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter, publishedRate } from '../../../testing/quotes.ts'
import { isSoldTo, sellerOn, servedBy } from './customership.ts'

let server: TestServer
let [boss, sales, first, second, provider]: TestClient[] = []
const [Pol, Pods] = ['CNLYG', 'USLAX']
const asked = { Pol, Pods, Day: dayAfter(7), Boxes: '40HQ*2' }
const secrets = [
  '1234.56',
  '1850',
  'SECRET',
  'GYS26',
  'Floor',
  'Cost',
  'Margin',
  'Supplier',
  'Contract',
  'Steps',
  'YJ2',
  '"No"',
  '规则',
  'JJ0',
  '内部价',
]

beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, first, second, provider] = await Promise.all(
    ['boss', 'sales', 'customer', 'customer2', 'provider'].map((account) => server.signIn(account)),
  )
  const common = { PolCode: Pol, LaneCode: 'USW', Cost40HQ: 1_234.56, SupplierCode: 'GYS26010001', RemarkPublic: '含卸货港换单' }
  await publishedRate(boss!, 1_850, common)
  await publishedRate(boss!, 1_500, { ...common, Visibility: 'INTERNAL', RemarkPublic: '内部价', CarrierCode: 'OOCL' })
  await publishedRate(boss!, 1_700, { ...common, Visibility: 'CUSTOMERS', VisibleTo: ['KH26010002'], CarrierCode: 'ONE' })
})
afterAll(() => server.close())

const own = async (client: TestClient, more: object = {}) => (await client.call(ownPrices, { ...asked, ...more })).body.Data
const pricesOf = async (client: TestClient, Carrier = 'COSCO') =>
  (await own(client)).Offers.filter((offer) => offer.Carrier === Carrier).map(({ Boxes }) => Boxes[0]!.Price)

describe('prices that customers read', () => {
  it('are exactly those that the salesperson would tell them', async () => {
    const { Known, Operator, Seller, Offers } = await own(first!)
    expect([Known, Operator, Seller, Offers.length]).toEqual([true, '上海海捷国际货运代理有限公司', '王思琪', 1])
    // floor 1,850, platform on USW +75, level VIP −30, the mark-up of whoever sells to it +100
    expect(Offers[0]!.Boxes).toEqual([{ Type: '40HQ', Count: 2, Price: '1995.00' }])
    const told = (await sales!.call(customerPrices, { ...asked, Customer: 'KH26010001' })).body.Data
    expect(told.Offers).toEqual(Offers)
  })
  it('differ by level, and a rate for named customers is for them alone', async () => {
    // level A: no reduction
    expect([await pricesOf(first!), await pricesOf(second!)]).toEqual([['1995.00'], ['2025.00']])
    expect([await pricesOf(first!, 'ONE'), await pricesOf(second!, 'ONE')]).toEqual([[], ['1875.00']])
  })
  it('tell nothing else: no cost, floor, supplier, contract, rule or number, and no rate for the staff', async () => {
    for (const client of [first!, second!]) {
      const { text } = await client.call(ownPrices, asked)
      expect(text).toContain('含卸货港换单')
      // hashes and request numbers hold any digits
      const told = text.replaceAll(/"(?:Hash|RequestId)":"[^"]*"/g, '')
      for (const word of secrets) expect(told).not.toContain(word)
    }
  })
  it('are silent about a price below the floor', async () => {
    const Values = { NameZh: '亏本', MarkupLayer: 'CUSTOMER', Customers: ['KH26010001'], CurrencyCode: 'USD', Amount: -900 }
    const { Id, UpdateTime } = (await boss!.call(markupRuleCalls.save, { Id: 0, Values })).body.Data
    expect([await pricesOf(first!), (await pricesOf(second!)).length]).toEqual([[], 1])
    await boss!.call(markupRuleCalls.remove, { Items: [{ Id, UpdateTime }] })
  })
  it('name ports and carriers in English for a page that is English', async () => {
    const [chinese, english] = [(await own(first!)).Names, (await own(first!, { Lang: 'en' })).Names]
    expect(english.map(({ Code }) => Code)).toEqual(chinese.map(({ Code }) => Code))
    expect(chinese.some(({ Name }) => /\p{Script=Han}/u.test(Name))).toBe(true)
    expect(english.filter(({ Name }) => /\p{Script=Han}/u.test(Name))).toEqual([])
  })
  it('count as demand of the customer, without a member of the staff', async () => {
    await own(first!, { Pods: 'USLAX,DEHAM' })
    const rows = await server.db.owner((owner) =>
      owner.query('select employee_id, customer_code, lost_codes, options from freight_query order by id desc limit 1'),
    )
    expect(rows).toEqual([{ employee_id: null, customer_code: 'KH26010001', lost_codes: ['DEHAM'], options: 1 }])
  })
  it('are for a customer that the operator sells to, and for nobody else', async () => {
    for (const client of [boss!, sales!, provider!]) expect((await client.call(ownPrices, asked)).status).toBe(403)
    expect((await server.client().call(ownPrices, asked)).status).toBe(401)
    await server.db.owner((owner) => owner.query(`update customer set state = 4 where code = 'KH26010002'`))
    expect(await own(second!)).toMatchObject({ Known: false, Offers: [], Names: [] })
    await server.db.owner((owner) => owner.query(`update customer set state = 1, linked_id = null where code = 'KH26010002'`))
    expect(await own(second!)).toMatchObject({ Known: false, Offers: [] })
  })
})

describe('whose customer it is', () => {
  it('is asked by lane, then for all lanes', () => {
    const sellers = [
      { lane: '', id: 1, name: '王思琪' },
      { lane: 'USW', id: 2, name: '高俊' },
    ]
    expect([sellerOn({ sellers }, 'USW')?.id, sellerOn({ sellers }, 'EUN')?.id, sellerOn({ sellers: [] }, 'USW')]).toEqual([2, 1, null])
  })
  it('asks for a customer that is served and not stopped', () => {
    expect([servedBy({ companyKind: 'customer', operatorId: 7 }), servedBy({ companyKind: 'provider', operatorId: 7 })]).toEqual([
      7,
      undefined,
    ])
    expect([0, 1, 2, 3, 4].map((state) => isSoldTo({ state }))).toEqual([true, true, true, false, false])
  })
})

describe('运价查询 of visitors', () => {
  const visitor = () => server.client()
  it('names services without prices', async () => {
    const { text, body } = await visitor().call(publicRoutes, { Pol, Pod: Pods, Day: asked.Day })
    expect(body.Data.Rows).toHaveLength(1)
    expect(body.Data.Rows[0]).toMatchObject({ Operator: '上海海捷国际货运代理有限公司', Pol: '连云港', Pod: '洛杉矶' })
    for (const word of [...secrets, '1995', 'Price', 'Amount', 'Currency', 'TEST']) expect(text).not.toContain(word)
  })
  it('is one page of services, however many rates there are, for exact ports alone', async () => {
    for (let at = 0; at < 3; at += 1) await publishedRate(boss!, 1_900 + at, { PolCode: Pol, LaneCode: 'USW' })
    expect((await visitor().call(publicRoutes, { Pol, Pod: Pods, Day: asked.Day })).body.Data.Rows).toHaveLength(1)
    for (const guess of ['', '%', 'US', 'USLA%'])
      expect((await visitor().call(publicRoutes, { Pol, Pod: guess, Day: asked.Day })).body.Data.Rows).toEqual([])
  })
  it('finds ports by the first letters of code or name', async () => {
    const codes = async (Keyword: string) => (await visitor().call(publicPorts, { Keyword })).body.Data.map(({ Code }) => Code)
    expect([(await codes('USLAX'))[0], (await codes('洛杉矶'))[0], (await codes('%')).length]).toEqual(['USLAX', 'USLAX', 0])
  })
  it('is asked thirty times a minute by one address', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 40; time += 1)
      statuses.push((await visitor().call(publicRoutes, { Pol: 'CNSHA', Pod: 'USLAX', Day: asked.Day })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
