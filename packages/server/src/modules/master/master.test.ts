import {
  carrierCalls,
  laneCalls,
  portCalls,
  exchangeRateList,
  exchangeRateOn,
  saveExchangeRate,
  removeExchangeRate,
  referenceIndex,
  starCode,
  starredCodes,
} from '@jst/contracts/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { loadReference } from './index.ts'

let server: TestServer
let [boss, admin]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, admin] = [await server.signIn('boss'), await server.signIn('admin')]
})
afterAll(() => server.close())

const port = (Code: string, NameZh: string) =>
  boss!.call(portCalls.save, { Id: 0, Values: { Code, NameZh, NameEn: NameZh, Country: 'CN' } })

describe('exchange rates', () => {
  const rate = (more: object = {}) => ({
    Id: 0,
    CurrencyCode: 'USD',
    BaseCode: 'CNY',
    FromDay: '2026-01-01',
    Buy: 7.1,
    Sell: 7.2,
    Mid: null,
    Source: '手工',
    ...more,
  })
  it('hold from their day until the next one, a company’s own before the platform’s', async () => {
    await server.db.owner((owner) => owner.query('delete from exchange_rate'))
    await admin!.call(saveExchangeRate, rate())
    await admin!.call(saveExchangeRate, rate({ FromDay: '2026-02-01', Buy: 7, Sell: 7.1 }))
    const own = await boss!.call(saveExchangeRate, rate({ FromDay: '2026-02-01', Buy: 7.5, Sell: 7.7, CurrencyCode: '美元' }))
    expect(own.body.Data).toMatchObject({ Mid: 7.6, CurrencyCode: 'USD', Layer: 'company' })
    const rates = (await boss!.call(exchangeRateList, {})).body.Data.Rows
    expect(
      ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2027-01-01'].map((day) => exchangeRateOn(rates, 'USD', 'CNY', day)),
    ).toEqual([undefined, 7.15, 7.15, 7.6, 7.6])
    expect(exchangeRateOn(rates, 'CNY', 'USD', '2026-02-01', 'Buy')).toBe(1 / 7.7)
    expect([exchangeRateOn(rates, 'EUR', 'EUR', '2020-01-01'), exchangeRateOn(rates, 'EUR', 'CNY', '2026-02-01')]).toEqual([1, undefined])
    expect((await admin!.call(exchangeRateList, {})).body.Data.Total).toBe(2)
  })
  it('are one for each day and pair, and the platform’s are the platform’s', async () => {
    const [own] = (await boss!.call(exchangeRateList, {})).body.Data.Rows.filter(({ Layer }) => Layer === 'company')
    const [platforms] = (await boss!.call(exchangeRateList, {})).body.Data.Rows.filter(({ Layer }) => Layer === 'platform')
    const version = ({ Id, UpdateTime }: { Id: number; UpdateTime: string }) => ({ Id, UpdateTime })
    expect((await boss!.call(saveExchangeRate, rate({ FromDay: '2026-02-01' }))).status).toBe(422)
    expect((await boss!.call(removeExchangeRate, version(platforms!))).status).toBe(403)
    await boss!.call(saveExchangeRate, rate({ ...version(own!), FromDay: '2026-03-01' }))
    expect((await boss!.call(saveExchangeRate, rate(version(own!)))).status).toBe(412)
    for (const wrong of [
      { FromDay: '2026-02-30' },
      { Buy: 0 },
      { Buy: 8, Sell: 7 },
      { Mid: 9 },
      { BaseCode: 'USD' },
      { CurrencyCode: 'ZZZ' },
      { Buy: 0.0000001, Sell: 1 },
    ])
      expect((await boss!.call(saveExchangeRate, rate({ FromDay: '2026-05-05', ...wrong }))).status, JSON.stringify(wrong)).toBe(422)
  })
})

it('pickers get what is in use, once, and again after a change', async () => {
  const first = (await boss!.call(referenceIndex, { Kind: 'carrier' })).body.Data!
  expect(first.Rows.find(({ Code }) => Code === 'COSCO')).toMatchObject({
    Zh: '中远海运集运',
    Initials: 'ZYHYJY',
    Words: expect.arrayContaining(['COSU', 'COS']) as unknown,
  })
  const same = await boss!.call(referenceIndex, { Kind: 'carrier', Version: first.Version })
  expect([same.status, same.body.Status, same.body.Data]).toEqual([200, 0, null])
  const ports = (await boss!.call(referenceIndex, { Kind: 'port' })).body.Data!
  await port('CNPK1', '新加的港')
  expect((await boss!.call(referenceIndex, { Kind: 'port', Version: ports.Version })).body.Data?.Rows.length).toBe(ports.Rows.length + 1)
})

it('somebody’s own codes stand first for nobody else, and only those that there are', async () => {
  const star = async (client: TestClient, Code: string, Starred = true) => client.call(starCode, { Kind: 'port', Code, Starred })
  expect((await star(boss!, 'CNNGB')).body.Data).toEqual([{ Kind: 'port', Code: 'CNNGB' }])
  await star(boss!, 'CNNGB')
  expect((await star(boss!, 'DEHAM')).body.Data.map(({ Code }) => Code)).toEqual(['CNNGB', 'DEHAM'])
  for (const wrong of ['XXXXX', "'; drop table starred_code; --", '<b>']) expect((await star(boss!, wrong)).status, wrong).toBe(422)
  expect((await star(boss!, 'CNNGB', false)).body.Data.map(({ Code }) => Code)).toEqual(['DEHAM'])
  expect((await boss!.call(starredCodes, {})).body.Data).toHaveLength(1)
  expect((await admin!.call(starredCodes, {})).body.Data).toEqual([])
})

describe('reference data', () => {
  it('is loaded once, keeps what was changed by hand, and brings back nothing that was removed', async () => {
    expect(await server.db.owner(loadReference)).toEqual([])
    const [row] = (await admin!.call(portCalls.list, { Keyword: 'CNZOS' })).body.Data.Rows
    const values = { Code: 'CNZOS', NameZh: '舟山群岛', NameEn: 'Zhoushan', Country: 'CN' }
    await admin!.call(portCalls.save, { Id: row!.Id, UpdateTime: row!.UpdateTime, Values: values })
    await server.db.owner(async (owner) => {
      await owner.query(`update reference_load set checksum = 'older' where kind = 'port'`)
      // an older version had other names for two ports; one of them was since changed by hand
      await owner.query(
        `update m_port set seeded = jsonb_set(seeded, '{NameZh}', '"旧名"'), name_zh = case code when 'CNTAO' then '旧名' else name_zh end
          where code in ('CNTAO', 'CNZOS')`,
      )
    })
    expect(await server.db.owner(loadReference)).toEqual([{ kind: 'port', zh: '港口', added: 0, changed: 1, skipped: 1 }])
    const names = (await admin!.call(portCalls.list, { PageSize: 200, Country: 'CN' })).body.Data.Rows
    expect(['CNTAO', 'CNZOS'].map((code) => names.find(({ Code }) => Code === code)?.NameZh)).toEqual(['青岛', '舟山群岛'])
  })
})

it('lanes stand in two levels, and carriers are known by SCAC and Chinese name', async () => {
  const lane = (Code: string, ParentCode: string) => boss!.call(laneCalls.save, { Id: 0, Values: { Code, NameZh: '测试线', ParentCode } })
  expect((await lane('TST1', '北美')).body.Data).toMatchObject({ ParentCode: 'NAM', ParentCodeName: '北美' })
  expect((await lane('TST2', 'USW')).body.Issues?.[0]?.Message).toBe('航线只分两级，上级须为主航线')
  const carriers = (await boss!.call(carrierCalls.list, { Keyword: 'COSU' })).body.Data
  expect([carriers.Total, carriers.Rows[0]?.NameZh]).toEqual([1, '中远海运集运'])
})
