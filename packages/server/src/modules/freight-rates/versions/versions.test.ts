import { documentLines, documentState, moveDocuments, saveDocumentLines } from '@jst/contracts/document'
import {
  compareRateVersions,
  exportPastRates,
  freightRateCalls as calls,
  freightRateDocument as document,
  pastRates,
  planRateBatch,
  rateVersions,
  restoreRateVersion,
  runRateBatch,
} from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [pricing, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[pricing, sales, reviewer] = await Promise.all(['pricing', 'sales', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

/** A port of loading that the demo has no rates from. */
const Pol = 'CNLYG'
const at = (Id: number) => ({ Kind: document.kind, Id })
let made = 0
async function rate(more: object = {}) {
  const Values = {
    CarrierCode: 'COSCO',
    PolCode: Pol,
    PodCode: 'USLAX',
    CurrencyCode: 'USD',
    Commodity: `版本${(made += 1)}`,
    SupplierCode: 'GYS26010001',
    ContractNo: 'SECRET-88',
    Cost40HQ: 1_780,
    Floor40HQ: 1_850,
    ValidFrom: '2026-01-01',
    ValidTo: '2099-12-31',
    ...more,
  }
  const { body } = await pricing!.call(calls.save, { Id: 0, Values })
  return body.Data.Id
}
const read = async (Id: number) => (await pricing!.call(calls.get, { Id })).body.Data
async function set(Id: number, Field: string, Value: string | number | null, Sure = false) {
  const { UpdateTime } = await read(Id)
  expect((await pricing!.call(calls.setField, { Items: [{ Id, UpdateTime }], Field, Value, Sure })).status).toBe(200)
}
async function lines(Id: number, Part: string, Rows: readonly { Id: number; [key: string]: string | number | readonly string[] }[]) {
  const { UpdateTime } = (await pricing!.call(documentLines, at(Id))).body.Data
  const saved = await pricing!.call(saveDocumentLines, { ...at(Id), UpdateTime, Part, Rows })
  expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
}
async function move(Id: number, Event: string, Reason = '') {
  const { UpdateTime } = (await pricing!.call(documentState, at(Id))).body.Data
  const { body } = await pricing!.call(moveDocuments, { Kind: document.kind, Event, Reason, Items: [{ Id, UpdateTime }] })
  expect(body.Data.NotMoved).toEqual([])
}
const versions = async (Id: number, client = pricing!) => (await client.call(rateVersions, { Id })).body.Data
const restore = async (Id: number, Version: number, client = pricing!, Sure = false) =>
  client.call(restoreRateVersion, { Id, Version, UpdateTime: (await read(Id)).UpdateTime, Sure })
const thc = { Id: 0, ChargeCode: 'THC', CurrencyCode: 'CNY', Amount: 1_130, ConditionValues: [], PercentOf: [] }

describe('整箱运价历史', () => {
  it('lists versions with who, when and what, also those of a batch', async () => {
    const Id = await rate()
    await set(Id, 'Floor40HQ', 1_900)
    const Change = { From: '', Steps: [{ Kind: 'VALIDITY', How: 'END', Day: '2099-11-30', Days: 0 }] } as const
    const plan = (await pricing!.call(planRateBatch, { Ids: [Id], Filter: {}, Change: { ...Change, Steps: [...Change.Steps] }, Note: '' }))
      .body.Data
    await pricing!.call(runRateBatch, { Id: plan.Id })
    const [third, second, first] = await versions(Id)
    expect([third!.Differences, third!.BatchId]).toEqual([[{ Field: 'ValidTo', Old: '2099-12-31', New: '2099-11-30' }], plan.Id])
    expect(second!.Differences).toEqual([{ Field: 'Floor40HQ', Old: '1850', New: '1900' }])
    expect([first!.Version, first!.Differences, first!.By]).toEqual([1, [], expect.stringMatching(/.+/)])
  })

  it('compares any two, with surcharges and barges', async () => {
    const Id = await rate()
    await lines(Id, 'surcharges', [thc])
    await lines(Id, 'barges', [{ Id: 0, PortCode: 'CNZOS', CurrencyCode: 'USD', Amount40HQ: 120 }])
    await set(Id, 'Cost40HQ', 1_700)
    const { Differences } = (await pricing!.call(compareRateVersions, { Id, From: 1, To: 4 })).body.Data
    expect(Differences.map(({ Field }) => Field)).toEqual(['Cost40HQ', 'Surcharges.THC', 'Barges.CNZOS'])
    expect((await pricing!.call(compareRateVersions, { Id, From: 1, To: 99 })).status).toBe(404)
  })

  it('restores an older version as a new one, with what stood below it', async () => {
    const Id = await rate()
    await lines(Id, 'surcharges', [thc])
    await set(Id, 'Floor40HQ', 2_000)
    await lines(Id, 'surcharges', [{ ...thc, ChargeCode: 'DOC', Amount: 450 }])
    const before = await versions(Id)
    expect((await restore(Id, 2)).status).toBe(200)
    const row = await read(Id)
    const rows = (await pricing!.call(documentLines, at(Id))).body.Data.Parts['surcharges']!
    expect([row['Floor40HQ'], rows.map((line) => [line['ChargeCode'], line['Amount']])]).toEqual([1_850, [['THC', 1_130]]])
    const after = await versions(Id)
    expect(after.length).toBe(before.length + 1)
    const { Differences } = (await pricing!.call(compareRateVersions, { Id, From: 2, To: after[0]!.Version })).body.Data
    expect(Differences).toEqual([])
    expect((await restore(Id, 2)).body.Message).toBe('该版本与当前内容相同')
  })

  it('asks before it restores a price that is far from that of today', async () => {
    const Id = await rate()
    await set(Id, 'Floor40HQ', 600, true)
    const asked = await restore(Id, 1)
    expect([asked.body.Code, asked.body.Issues?.map(({ Message }) => Message)]).toEqual([
      'CONFIRMATION_REQUIRED',
      ['40HQ 底价 600 → 1,850，变动过大'],
    ])
    expect((await restore(Id, 1, pricing, true)).status).toBe(200)
  })

  it('refuses what its state or its numbers forbid, and an old version of the page', async () => {
    const Id = await rate({ Floor40HQ: null })
    const { UpdateTime } = await read(Id)
    await set(Id, 'Floor40HQ', 1_850)
    expect((await pricing!.call(restoreRateVersion, { Id, Version: 1, UpdateTime })).status).toBe(412)
    await move(Id, 'publish')
    expect((await restore(Id, 1)).body.Issues?.[0]?.Message ?? (await restore(Id, 1)).body.Message).toBe('请至少填写一个箱型的底价')
    expect((await read(Id))['Floor40HQ']).toBe(1_850)
    await move(Id, 'archive')
    expect((await restore(Id, 1)).body.Message).toBe('历史运价不能修改，请先转为草稿')
  })

  it('tells nothing of what a role hides, and lets nobody write it', async () => {
    const Id = await rate({ Cost40HQ: 1_234.56 })
    await set(Id, 'Cost40HQ', 1_233.44)
    const seen = await sales!.call(rateVersions, { Id })
    expect(seen.status).toBe(200)
    for (const words of ['1234.56', '1233.44', 'SECRET-88']) expect(seen.text).not.toContain(words)
    expect((await restore(Id, 1, sales)).status).toBe(403)
    expect((await reviewer!.call(rateVersions, { Id })).status).toBe(403)
  })
})

describe('历史运价查询', () => {
  /** Sets when a version came about. */
  const date = (Id: number, version: number, day: string) =>
    server.db.owner((owner) =>
      owner.query(`update freight_rate_version set create_time = $3 where rate_id = $1 and version = $2`, [
        Id,
        version,
        `${day}T10:00:00+08:00`,
      ]),
    )
  const search = async (query: object, client = pricing!) =>
    (await client.call(pastRates, { PolCode: Pol, PodCodes: 'NLRTM', ...query })).body.Data
  const found = async (query: object) => (await search(query)).Rows.map(({ Version, Values }) => [Version, Values['Floor40HQ']])
  let Id = 0
  beforeAll(async () => {
    Id = await rate({ PodCode: 'NLRTM', ValidFrom: '2026-03-01', ValidTo: '2026-03-31', Floor40HQ: 2_400 })
    await server.db.owner((owner) => owner.query(`update freight_rate set state = 1 where id = $1`, [Id]))
    await set(Id, 'RateType', 'FAK')
    await set(Id, 'Floor40HQ', 2_500)
    await date(Id, 1, '2026-02-20')
    await date(Id, 2, '2026-02-25')
    await date(Id, 3, '2026-03-10')
  })

  it('answers with the rate as it was known and published on that day', async () => {
    expect(await found({ Day: '2026-03-05', AsOf: '2026-02-22' })).toEqual([])
    expect(await found({ Day: '2026-03-05', AsOf: '2026-02-25' })).toEqual([[2, 2_400]])
    expect(await found({ Day: '2026-03-31', AsOf: '2026-03-10' })).toEqual([[3, 2_500]])
    expect(await found({ Day: '2026-04-01', AsOf: '2026-03-10' })).toEqual([])
    expect(await found({ Day: '2026-03-05', AsOf: '2026-03-20', CarrierCode: 'ONE' })).toEqual([])
    expect(await found({ Day: '2026-03-05', AsOf: '2026-03-20', PodCodes: 'USLAX' })).toEqual([])
    expect(await found({ Day: '2026-03-05', AsOf: '2026-03-20', PodCodes: '' })).toEqual([[3, 2_500]])
  })

  it('answers from the versions of the demo, page by page', async () => {
    const page = (await pricing!.call(pastRates, { PolCode: 'CNSHA', PodCodes: 'USLAX', PageSize: 2 })).body.Data
    expect([page.Rows.length, page.Total > 2]).toEqual([2, true])
  })

  it('leaves out what a role hides, and is exported as it is seen', async () => {
    const query = { Day: '2026-03-05', AsOf: '2026-03-20' }
    const [row] = (await search(query, sales)).Rows
    expect([row!.Values['Cost40HQ'], row!.Values['SupplierCode'], row!.Supplier, row!.Values['Floor40HQ']]).toEqual([
      undefined,
      undefined,
      undefined,
      expect.anything(),
    ])
    const file = await server.app.inject({
      url: exportPastRates.path,
      query: { PolCode: Pol, PodCodes: 'NLRTM', ...query, Format: 'csv' },
      headers: { authorization: `Bearer ${pricing!.token}` },
    })
    expect([file.statusCode, file.body.includes('2500'), file.body.split('\n').filter((line) => line.includes('COSCO')).length]).toEqual([
      200,
      true,
      1,
    ])
  })

  it('reads by the route, whatever the company has besides', async () => {
    const plan = await server.db.owner(async (owner) => {
      await owner.query('set enable_seqscan = off')
      const rows = await owner.query<Record<string, string>>(
        `explain select distinct v.rate_id from freight_rate_version v where v.company_id = 1 and v.base is null and v.pol_code = 'CNSHA'
          and v.pod_code = any('{USLAX}')`,
      )
      await owner.query('reset enable_seqscan')
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    expect(plan).toContain('freight_rate_version_route')
  })
})
