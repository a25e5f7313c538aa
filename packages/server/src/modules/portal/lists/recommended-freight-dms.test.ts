import { recommendedFreightDmsCalls as calls } from '@jst/contracts/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, ops, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, customer] = await Promise.all(['boss', 'ops', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const needed = { PolCode: 'CNSHA', PodCode: 'USLAX', CurrencyCode: 'USD' }
const save = (client: TestClient, Code: string, more: object = {}) =>
  client.call(calls.save, { Id: 0, Values: { Code, NameZh: '测试', ...needed, ...more } })
const codes = async (client: TestClient) => (await client.call(calls.list, {})).body.Data.Rows.map(({ Code }) => Code)

describe('首页推荐运价', () => {
  it('keeps what is added, and finds it by its name', async () => {
    expect((await save(boss!, 'new-1', { NameZh: '新增的' })).body.Data).toMatchObject({
      Code: 'NEW-1',
      NameZh: '新增的',
      Layer: 'company',
    })
    const found = await boss!.call(calls.list, { Keyword: '新增的' })
    expect(found.body.Data.Rows.map(({ Code }) => Code)).toEqual(['NEW-1'])
  })
  it('names what is wrong, and refuses a code that is taken', async () => {
    const blank = await save(boss!, '', { NameZh: '' })
    expect([blank.status, blank.body.Issues?.map(({ Path }) => Path)]).toEqual([422, ['Values.Code', 'Values.NameZh']])
    expect((await save(boss!, 'NEW-1')).status).toBe(422)
  })
  it('is for those who may, and for the own company', async () => {
    expect((await server.client().call(calls.list, {})).status).toBe(401)
    expect((await save(ops!, 'NEW-2')).status).toBe(403)
    expect((await customer!.call(calls.list, {})).status).toBe(403)
    expect(await codes(await server.signIn('admin'))).not.toContain('NEW-1')
  })
  it('refuses to write over what somebody else changed', async () => {
    const { Id, UpdateTime } = (await save(boss!, 'NEW-3')).body.Data
    const change = (NameZh: string) => boss!.call(calls.save, { Id, UpdateTime, Values: { Code: 'NEW-3', NameZh, ...needed } })
    expect((await change('第一次')).status).toBe(200)
    expect((await change('第二次')).status).toBe(412)
  })
})
