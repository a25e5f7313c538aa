import { customerLevelCalls, levelCustomerCalls, markupRuleCalls, salesRuleCalls } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, reviewer] = await Promise.all(['boss', 'sales', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const markup = (more: object) => boss!.call(markupRuleCalls.save, { Id: 0, Values: { NameZh: '测试', CurrencyCode: 'USD', ...more } })
const pathsOf = async (more: object) => (await markup(more)).body.Issues?.map(({ Path }) => Path)

describe('商务加价', () => {
  it('draws a number, and says in one way what it adds and for whom', async () => {
    const { body } = await markup({ MarkupLayer: 'PLATFORM', Amount: 50 })
    expect(body.Data.Code).toMatch(/^JJ\d{6}$/)
    expect(await pathsOf({ MarkupLayer: 'PLATFORM' })).toEqual(['Values.Amount'])
    expect(await pathsOf({ MarkupLayer: 'PLATFORM', Amount: 50, Percent: 2 })).toEqual(['Values.Percent'])
    expect(await pathsOf({ MarkupLayer: 'PLATFORM', Percent: 2 })).toEqual(['Values.PercentOf'])
    expect(await pathsOf({ MarkupLayer: 'LEVEL', Amount: 50 })).toEqual(['Values.Levels'])
    expect(await pathsOf({ MarkupLayer: 'CUSTOMER', Amount: 50 })).toEqual(['Values.Customers'])
    expect(await pathsOf({ MarkupLayer: 'PLATFORM', Amount: 50, ValidFrom: '2026-02-01', ValidTo: '2026-01-31' })).toEqual([
      'Values.ValidTo',
    ])
  })
  it('is for pricing alone; salespersons have mark-ups of their own', async () => {
    expect((await sales!.call(markupRuleCalls.list, {})).status).toBe(403)
    const own = await sales!.call(salesRuleCalls.save, { Id: 0, Values: { NameZh: '我的', CurrencyCode: 'USD', Amount: 20 } })
    expect([own.status, own.body.Data['MadeBy']]).toEqual([200, expect.any(String)])
    expect((await reviewer!.call(salesRuleCalls.list, {})).status).toBe(403)
  })
})

describe('客户等级', () => {
  it('puts a customer on one level at a time', async () => {
    const CustomerCode = 'KH26010003'
    const place = (more: object) =>
      boss!.call(levelCustomerCalls.save, { Id: 0, Values: { CustomerCode, LevelCode: 'VIP', ValidFrom: '2090-01-01', ...more } })
    // the demo has put it on a level without end
    const refused = await place({})
    expect(refused.body.Issues?.map(({ Path, Message }) => [Path, Message])).toEqual([
      ['Values.ValidFrom', expect.stringContaining('等级')],
    ])
    const [current] = (await boss!.call(levelCustomerCalls.list, { CustomerCode })).body.Data.Rows
    const { Id, UpdateTime } = current!
    await boss!.call(levelCustomerCalls.setField, { Items: [{ Id, UpdateTime }], Field: 'ValidTo', Value: '2089-12-31' })
    expect((await place({})).status).toBe(200)
  })
  it('counts who is on a level today and which rules are for it', async () => {
    const [vip] = (await boss!.call(customerLevelCalls.list, { Keyword: 'VIP' })).body.Data.Rows
    expect([Number(vip!['Members']) > 3, vip!['Rules']]).toEqual([true, 1])
  })
})
