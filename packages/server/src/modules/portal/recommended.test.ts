import { recommendedFreightDmsCalls as freights, recommendedPortCalls as ports } from '@jst/contracts/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { findRecommended } from './recommended.repo.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const shown = () => findRecommended(server.database.system())
const add = async (Code: string, NameZh: string, more: object = {}) =>
  (await boss.call(freights.save, { Id: 0, Values: { Code, NameZh, PolCode: 'CNSHA', PodCode: 'USLAX', CurrencyCode: 'USD', ...more } }))
    .body.Data
const titles = async () => (await shown()).Freights.map(({ Title }) => Title)

describe('what the home page recommends to visitors', () => {
  it('names ports and prices in words, and who offers them', async () => {
    const { Ports, Freights } = await shown()
    expect(Ports.find(({ PortCode }) => PortCode === 'USLAX')).toMatchObject({ Name: '洛杉矶', Place: 'POD', Country: '美国' })
    expect(Freights[0]).toMatchObject({ Pol: '上海', Pod: '洛杉矶', Currency: 'USD', Hq40: 1820, Offerer: '上海海捷国际货运代理有限公司' })
  })

  it('begins and ends with its period', async () => {
    await add('DAY-1', '明年的', { ValidFrom: '2099-01-01' })
    await add('DAY-2', '去年的', { ValidTo: '2020-12-31' })
    await add('DAY-3', '不限期')
    expect(await titles()).toEqual(expect.arrayContaining(['不限期']))
    for (const title of ['明年的', '去年的']) expect(await titles()).not.toContain(title)
  })

  it('ends when it is switched off or removed', async () => {
    const off = await add('OFF-1', '停用的')
    const gone = await add('OFF-2', '删除的')
    expect(await titles()).toEqual(expect.arrayContaining(['停用的', '删除的']))
    await boss.call(freights.setEnabled, { Items: [{ Id: off.Id, UpdateTime: off.UpdateTime }], Enabled: false })
    await boss.call(freights.remove, { Items: [{ Id: gone.Id, UpdateTime: gone.UpdateTime }] })
    for (const title of ['停用的', '删除的']) expect(await titles()).not.toContain(title)
  })

  it('is not what a customer or provider has written for itself', async () => {
    await server.db.owner((owner) =>
      owner.query(
        `insert into portal_recommended_port (company_id, code, name_zh, port_code, place, search, pinyin, initials)
          select id, 'OWN', '客户自己的', 'CNSHA', 'POL', '', '', '' from company where kind = 'customer' limit 1`,
      ),
    )
    expect((await shown()).Ports.map(({ Name }) => Name)).not.toContain('客户自己的')
    expect((await boss.call(ports.list, { Keyword: '客户自己的' })).body.Data.Total).toBe(0)
  })
})
