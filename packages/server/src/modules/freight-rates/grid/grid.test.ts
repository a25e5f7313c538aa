import type { BodyOf } from '@jst/contracts'
import { documentDraft, documentLines, saveDocumentDraft } from '@jst/contracts/document'
import { freightRateCalls as calls, freightRateDocument as document, saveRateGrid } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [pricing, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[pricing, sales, reviewer] = await Promise.all(['pricing', 'sales', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const header = {
  CarrierCode: 'COSCO',
  CurrencyCode: 'USD',
  ValidFrom: '2099-12-01',
  ValidTo: '2099-12-15',
  RateType: 'FAK',
  SupplierCode: 'GYS26010001',
}
const thc = { Id: 0, ChargeCode: 'THC', Basis: 'C', PpCc: 'PP', CurrencyCode: 'CNY', Amount: 1_130, ConditionValues: [], PercentOf: [] }
const grid = (more: object = {}): BodyOf<typeof saveRateGrid> => ({
  Header: header,
  Pols: ['CNSHA'],
  Rows: [
    { PodCode: 'USLAX', Floor40HQ: 1_850, Cost40HQ: 1_780, TransitDays: 16 },
    { PodCode: '鹿特丹', Floor40HQ: 2_480 },
  ],
  Surcharges: [thc],
  ...more,
})
const save = (more: object = {}, client = pricing!) => client.call(saveRateGrid, grid(more))
const read = async (Id: number) => (await pricing!.call(calls.get, { Id })).body.Data
const problems = async (more: object) => (await save(more)).body.Issues?.map(({ Path }) => Path)
const total = async () => (await pricing!.call(calls.list, { Stage: 'draft' })).body.Data.Total

describe('新增整箱运价', () => {
  it('makes a draft of each row and port of loading, with the header and the surcharges of all', async () => {
    const { body } = await save({ Pols: ['CNSHA', '宁波'] })
    const rows = await Promise.all(body.Data.Rates.map(({ Id }) => read(Id)))
    expect(rows.map((row) => [row['PolCode'], row['PodCode'], row['Floor40HQ'], row['Cost40HQ'], row['Stage'], row['Surcharges']])).toEqual(
      [
        ['CNSHA', 'USLAX', 1_850, 1_780, 'draft', 1],
        ['CNNGB', 'USLAX', 1_850, 1_780, 'draft', 1],
        ['CNSHA', 'NLRTM', 2_480, null, 'draft', 1],
        ['CNNGB', 'NLRTM', 2_480, null, 'draft', 1],
      ],
    )
    expect(new Set(rows.map(({ Code }) => Code)).size).toBe(4)
    const lines = (await pricing!.call(documentLines, { Kind: document.kind, Id: body.Data.Rates[3]!.Id })).body.Data
    expect(lines.Parts['surcharges']).toMatchObject([{ ChargeCode: 'THC', Amount: 1_130 }])
  })

  it('lets a row have a port of loading and days of its own', async () => {
    const own = { PodCode: 'USLAX', Floor40HQ: 1, PolCode: 'CNTAO', ValidFrom: '2099-12-05', ValidTo: '' }
    const { body } = await save({ Rows: [own] })
    const row = await read(body.Data.Rates[0]!.Id)
    expect([body.Data.Rates.length, row['PolCode'], row['ValidFrom'], row['ValidTo']]).toEqual([1, 'CNTAO', '2099-12-05', '2099-12-15'])
  })

  it('writes nothing while one row is wrong, and says everything at once where it was typed', async () => {
    const before = await total()
    const wrong = {
      Header: { ...header, CarrierCode: 'NOBODY', ContractNo: '' },
      Pols: ['CNSHA', 'XXXXX'],
      Rows: [
        { PodCode: 'USLAX', Floor40HQ: 1_850 },
        { PodCode: '没有的港', Floor40HQ: 1_850 },
        { PodCode: 'USLAX', Floor40HQ: 12.345 },
        { PodCode: '', Floor40HQ: 100 },
      ],
      Surcharges: [{ ...thc, ChargeCode: '' }],
    }
    expect(new Set(await problems(wrong))).toEqual(
      new Set(['Header.CarrierCode', 'Pols', 'Rows[1].PodCode', 'Rows[2].Floor40HQ', 'Rows[3].PodCode', 'Surcharges[0].ChargeCode']),
    )
    expect(await problems({ Rows: [{ PodCode: 'USLAX', ValidTo: '2099-01-01' }] })).toEqual(['Rows[0].ValidTo'])
    expect(await problems({ Rows: [{ PodCode: 'USLAX', FloorOther: 100 }] })).toEqual(['Header.OtherBox'])
    expect(await problems({ Pols: [] })).toEqual(['Pols'])
    expect(
      await problems({ Pols: Array.from({ length: 20 }, () => 'CNSHA'), Rows: Array.from({ length: 20 }, () => ({ PodCode: 'USLAX' })) }),
    ).toEqual(['Rows'])
    expect(await total()).toBe(before)
  })

  it('takes the draft that was kept along', async () => {
    const Key = 'new-grid-1'
    const place = { Kind: document.kind, Key }
    const Content = {
      Over: null,
      First: {},
      Values: { Header: header, Pols: ['CNSHA'], Rows: [{ id: 'a', PodCode: 'USLAX', Floor40HQ: 1_850 }] },
      Revision: 1,
    }
    const kept = (await pricing!.call(saveDocumentDraft, { ...place, Version: null, Title: 'COSCO CNSHA', Content })).body.Data
    expect((await save({ Draft: { Key, Version: kept.Version } })).status).toBe(200)
    expect((await pricing!.call(documentDraft, place)).body.Data).toBeNull()
  })

  it('keeps one version of each, written with its surcharges', async () => {
    const { body } = await save()
    const { Id } = body.Data.Rates[0]!
    const kept = await server.db.owner((owner) =>
      owner.query<{ count: number }>(
        `select jsonb_array_length(facts -> 'surcharges') as count from freight_rate_version where rate_id = $1`,
        [Id],
      ),
    )
    expect(kept).toEqual([{ count: 1 }])
  })

  it('is for those who hold its button', async () => {
    expect((await save({}, sales)).status).toBe(403)
    expect((await save({}, reviewer)).status).toBe(403)
  })
})
