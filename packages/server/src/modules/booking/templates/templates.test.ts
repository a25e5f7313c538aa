import {
  bookingTemplates,
  removeBookingTemplate,
  saveBooking,
  saveBookingTemplate,
  useBookingTemplate,
  type BookingContent,
} from '@jst/contracts/booking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furniture } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, ops, sales, customer, other, reviewer]: TestClient[] = []
let code = ''
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, sales, customer, other, reviewer] = await Promise.all(
    ['boss', 'ops', 'sales', 'customer', 'customer2', 'reviewer'].map((account) => server.signIn(account)),
  )
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`select code from customer where name_zh = '宁波远帆进出口有限公司'`),
  )
  code = row!.code
})
afterAll(() => server.close())

const names = async (client: TestClient, query: object = {}) =>
  (await client.call(bookingTemplates, { PageSize: 200, ...query })).body.Data.Rows.map(({ Name }) => Name)
const add = (client: TestClient, Name: string, Shared: boolean, Content: BookingContent = furniture()) =>
  client.call(saveBookingTemplate, { Id: 0, Name, Shared, Content })
const added = async (...given: Parameters<typeof add>) => {
  const { status, body, text } = await add(...given)
  if (status !== 200) throw new Error(text)
  return body.Data
}

describe('订舱模板', () => {
  it('keeps what a booking says, without dates, sailing, price and numbers', async () => {
    const made = await added(ops!, ' 美西家具 ', true, furniture({ CustomerCode: code, ContractNo: 'SC-77' }))
    expect(made).toMatchObject({
      Name: '美西家具',
      Boxes: '40HQ*2',
      Pol: 'CNSHA',
      Pod: 'USLAX',
      Customer: '宁波远帆进出口有限公司',
      By: '孙婷',
      Uses: 0,
    })
    const { Content } = (await ops!.call(useBookingTemplate, { Id: made.Id })).body.Data
    expect(Content.Values).toMatchObject({
      PolCode: 'CNSHA',
      CarrierCode: 'COSCO',
      CustomerCode: code,
      ContractNo: 'SC-77',
      Vessel: '',
      NameZh: '',
    })
    expect(Content.Values['Etd'] ?? '').toBe('')
    expect([Content.Cargo[0]!['NameEn'], Content.Parties[0]!.Role]).toEqual(['WOODEN FURNITURE', 'shipper'])
    // its uses are counted, and it is first among those used last
    const [first] = (await ops!.call(bookingTemplates, {})).body.Data.Rows
    expect(first).toMatchObject({ Id: made.Id, Uses: 1, UpdateTime: made.UpdateTime })
    const booked = await ops!.call(saveBooking, { Id: 0, Content, VoyageId: 0, Source: 'template' })
    expect(booked.body.Data).toMatchObject({ Source: 'template', Customer: '宁波远帆进出口有限公司' })
    // who may not see contracts begins without one
    const seen = await sales!.call(useBookingTemplate, { Id: made.Id })
    expect(seen.status).toBe(200)
    expect(seen.text).not.toContain('SC-77')
  })
  it('is its maker’s until it is shared, and its company’s alone', async () => {
    const own = await added(ops!, '我的草稿模板', false)
    const shared = await added(customer!, '远帆月度', true)
    expect(await names(ops!)).toContain('我的草稿模板')
    expect(await names(boss!)).not.toContain('我的草稿模板')
    expect((await boss!.call(useBookingTemplate, { Id: own.Id })).status).toBe(404)
    expect((await boss!.call(removeBookingTemplate, { Id: own.Id, UpdateTime: own.UpdateTime })).status).toBe(404)
    // neither the forwarder of a customer nor another customer reads its templates
    for (const stranger of [ops!, boss!, other!]) {
      expect(await names(stranger)).not.toContain('远帆月度')
      expect((await stranger.call(useBookingTemplate, { Id: shared.Id })).status).toBe(404)
      expect((await stranger.call(saveBookingTemplate, { Id: 0, Name: '偷', Shared: false, CopyOf: shared.Id })).status).toBe(404)
    }
    expect(await names(customer!)).not.toContain('我的草稿模板')
    expect(await names(customer!, { Shared: true, Keyword: '月度' })).toContain('远帆月度')
    expect((await reviewer!.call(bookingTemplates, {})).status).toBe(403)
  })
  it('is renamed and shared under its version, and taken back by its maker alone', async () => {
    const made = await added(ops!, '欧线', false)
    const change = (client: TestClient, UpdateTime: string, Name: string, Shared: boolean) =>
      client.call(saveBookingTemplate, { Id: made.Id, UpdateTime, Name, Shared })
    const shared = await change(ops!, made.UpdateTime, '欧线电放', true)
    expect(shared.body.Data).toMatchObject({ Name: '欧线电放', Shared: true, Boxes: '40HQ*2' })
    const { UpdateTime } = shared.body.Data
    const stale = await change(ops!, made.UpdateTime, '又改', true)
    expect([stale.status, stale.body.Data.Name]).toEqual([412, '欧线电放'])
    const taken = await change(boss!, UpdateTime, '欧线电放', false)
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('孙婷')])
    const renamed = await change(boss!, UpdateTime, '欧洲电放', true)
    expect(renamed.status).toBe(200)
    const copy = await boss!.call(saveBookingTemplate, { Id: 0, Name: '欧洲电放 副本', Shared: false, CopyOf: made.Id })
    expect(copy.body.Data).toMatchObject({ By: '郑国栋', Pol: 'CNSHA', Boxes: '40HQ*2', Uses: 0 })
    expect((await boss!.call(removeBookingTemplate, { Id: made.Id, UpdateTime })).status).toBe(412)
    expect((await boss!.call(removeBookingTemplate, { Id: made.Id, UpdateTime: renamed.body.Data.UpdateTime })).status).toBe(200)
    expect(await names(ops!)).not.toContain('欧洲电放')
  })
  it('says what is wrong with it', async () => {
    expect((await add(ops!, '  ', false)).text).toContain('请填写模板名称')
    expect((await ops!.call(saveBookingTemplate, { Id: 0, Name: '空', Shared: false })).text).toContain('没有可以保存的内容')
    expect((await add(ops!, '坏', false, furniture({ PolCode: 'XXYYZ' }))).status).toBe(422)
  })
})
