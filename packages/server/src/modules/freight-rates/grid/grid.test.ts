import type { BodyOf } from '@jst/contracts'
import { documentDraft, documentLines, saveDocumentDraft } from '@jst/contracts/document'
import {
  freightRateCalls as calls,
  freightRateDocument as document,
  gridLimits,
  gridRowKeys,
  rateBoxes,
  saveRateGrid,
} from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [pricing, sales, reviewer, boss]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[pricing, sales, reviewer, boss] = await Promise.all(['pricing', 'sales', 'reviewer', 'boss'].map((account) => server.signIn(account)))
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
      await problems({ Pols: Array.from({ length: 20 }, () => 'CNSHA'), Rows: Array.from({ length: 251 }, () => ({ PodCode: 'USLAX' })) }),
    ).toEqual(['Rows'])
    expect(await total()).toBe(before)
  })

  it('names the bad rows among 5,000 good ones, each where it was typed, and writes none', async () => {
    const Rows = Array.from({ length: gridLimits.rows }, (_, at) => ({ PodCode: 'USLAX', Floor40HQ: 1_000 + at }))
    const before = await total()
    const wrong = Rows.with(3, { PodCode: '没有的港', Floor40HQ: 1 })
      .with(4_321, { PodCode: 'USLAX', Floor40HQ: 12.345 })
      .with(4_999, { PodCode: '', Floor40HQ: 1 })
    expect(await problems({ Rows: wrong })).toEqual(['Rows[3].PodCode', 'Rows[4321].Floor40HQ', 'Rows[4999].PodCode'])
    expect(await total()).toBe(before)
  })

  it('adds 5,000 rates with all columns at once as each would be added alone, from a draft of them', async () => {
    const ports = ['USLAX', 'USLGB', 'NLRTM', 'DEHAM']
    const amounts = rateBoxes.flatMap((box, place) => [
      [`Floor${box}`, 123_456.78 + place],
      [`Cost${box}`, 123_400.55 + place],
    ])
    const full = (at: number) => ({
      PodCode: ports[at % 4]!,
      ...Object.fromEntries(amounts),
      Floor40HQ: 100_000 + at,
      TransitDays: at % 40,
      ViaCode: 'SGSIN',
      FreeDays: 14,
      PolCode: 'CNSHA',
      ValidFrom: '2099-12-05',
      ValidTo: '2099-12-20',
    })
    expect(Object.keys(full(0)).toSorted()).toEqual(gridRowKeys.toSorted())
    const Rows = Array.from({ length: gridLimits.rows }, (_, at) => full(at))
    const Header = { ...header, OtherBox: '20RF', RemarkPublic: '舱位紧张'.repeat(100) }
    const [Key, typed] = ['new-grid-2', Rows.map((row, at) => ({ ...row, id: `row-${at}-2f1c7f0e-6a3e-4a55` }))]
    const Content = { Over: null, First: {}, Values: { Header, Pols: ['CNSHA'], Rows: typed }, Revision: 1 }
    const place = { Kind: document.kind, Key }
    const draft = await pricing!.call(saveDocumentDraft, { ...place, Version: null, Title: '5,000', Content })
    expect([draft.status, draft.body.Issues ?? []]).toEqual([200, []])
    const { body } = await save({ Header, Rows, Draft: { Key, Version: draft.body.Data.Version }, Sure: true })
    expect(body.Message).toBeUndefined()
    const rates = body.Data.Rates
    expect([rates.length, new Set(rates.map(({ Code }) => Code)).size]).toEqual([gridLimits.rates, gridLimits.rates])
    const last = await read(rates.at(-1)!.Id)
    expect(last).toMatchObject({ ...full(gridLimits.rates - 1), Surcharges: 1, Code: rates.at(-1)!.Code })
    const ids = rates.map(({ Id }) => Id)
    const [kept] = await server.db.owner((owner) =>
      owner.query<Record<string, number>>(
        `select (select count(*) from freight_rate_version where rate_id = any($1) and version = 1) as versions,
          (select count(*) from audit_log where entity = 'freightRate' and action = 'entity.add' and entity_id = any($1)) as audits,
          (select count(*) from document_entry where kind = 'freightRate' and event = 'created' and subject_id = any($1)) as entries,
          (select count(*) from document_follower where kind = 'freightRate' and subject_id = any($1)) as followers,
          (select count(*) from freight_rate_words where id = any($1)) as words`,
        [ids],
      ),
    )
    expect(new Set(Object.values(kept!).map(Number))).toEqual(new Set([gridLimits.rates]))
    const found = await pricing!.call(calls.list, { Keyword: rates[2_500]!.Code })
    expect(found.body.Data.Rows.map(({ Id }) => Id)).toEqual([ids[2_500]])
  })

  it('asks before prices are kept that are far from their kind, by row, and writes none meanwhile', async () => {
    const Rows = [
      { PodCode: 'USLAX', Floor40HQ: 1_850 },
      { PodCode: 'USLGB', Floor20GP: 18_500, Floor40HQ: 230 },
    ]
    const before = await total()
    const { status, body } = await save({ Rows })
    expect([status, body.Code]).toEqual([422, 'CONFIRMATION_REQUIRED'])
    expect(body.Issues?.map(({ Path, Message }) => [Path, Message])).toEqual([
      ['Rows[1].Floor20GP', '第 2 行：20GP 底价 18,500 与 40HQ 230 相差 80 倍'],
    ])
    expect(await total()).toBe(before)
    const rates = (await save({ Rows, Sure: true })).body.Data.Rates
    const confirmed = await server.db.owner((owner) =>
      owner.query<{ id: number; diff: object }>(
        `select entity_id as id, diff from audit_log where action = 'entity.confirm' and entity_id = any($1)`,
        [rates.map(({ Id }) => Id)],
      ),
    )
    expect(confirmed).toEqual([{ id: rates[1]!.Id, diff: { Confirmed: '20GP底价' } }])
  })

  it('lets two people save at once, each with numbers of his own, and a third fail alone', async () => {
    const Rows = Array.from({ length: 300 }, (_, at) => ({ PodCode: 'USLAX', Floor40HQ: 2_000 + at }))
    // a list counts up to 2,000 rows
    const stored = () =>
      server.db.owner(async (owner) => (await owner.query<{ n: number }>('select count(*)::int as n from freight_rate'))[0]!.n)
    const before = await stored()
    const answers = await Promise.all([
      save({ Rows }),
      save({ Rows }, boss),
      save({ Rows: Rows.with(7, { PodCode: 'USLAX', Floor40HQ: 99_999_999 }) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422])
    const codes = answers.slice(0, 2).flatMap(({ body }) => body.Data.Rates.map(({ Code }) => Code))
    expect([new Set(codes).size, await stored()]).toEqual([600, before + 600])
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
