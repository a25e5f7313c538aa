import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentLines, documentState, moveDocuments, saveDocumentLines } from '@jst/contracts/document'
import { coloadCalls, lclColoads, lclRateCalls as calls, lclRateDocument as document, searchLclPrices } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../../testing/upload.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, reviewer] = await Promise.all(['boss', 'sales', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

/** A port of loading that the demo has no LCL rates from. */
const PolCode = 'CNLYG'
const at = (Id: number) => ({ Kind: document.kind, Id })
const rateValues = { PolCode, PodCode: 'USLAX', CurrencyCode: 'USD', Rate: 18.5, ValidFrom: '2026-01-01', ValidTo: '2099-12-31' }
const save = (more: object) => boss!.call(calls.save, { Id: 0, Values: { ...rateValues, ...more } })
async function rows(Id: number, Part: string, Rows: readonly object[]) {
  const { UpdateTime } = (await boss!.call(documentLines, at(Id))).body.Data
  const saved = await boss!.call(saveDocumentLines, { ...at(Id), UpdateTime, Part, Rows: Rows.map((row) => ({ Id: 0, ...row })) })
  expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
}
async function publish(Id: number) {
  const { UpdateTime } = (await boss!.call(documentState, at(Id))).body.Data
  const { body } = await boss!.call(moveDocuments, { Kind: document.kind, Event: 'publish', Reason: '', Items: [{ Id, UpdateTime }] })
  return body.Data.NotMoved.map(({ Message }) => Message)
}
async function rate(more: object, parts: Readonly<Record<string, readonly object[]>> = {}) {
  const { body, status } = await save({ DestinationKnown: true, ...more })
  expect([status, body.Issues ?? []]).toEqual([200, []])
  for (const [part, lines] of Object.entries(parts)) await rows(body.Data.Id, part, lines)
  expect(await publish(body.Data.Id)).toEqual([])
  return body.Data
}
const search = async (client: TestClient, more: object) => {
  const { body } = await client.call(searchLclPrices, {
    Pol: PolCode,
    Pod: 'USLAX',
    Day: '2026-11-20',
    Cbm: '1',
    Kg: '1',
    Pieces: 1,
    ...more,
  })
  return body.Data.Options
}

/** Results of the worked examples of the area, by their numbers. */
const text = readFileSync(join(import.meta.dirname, '../../../../../../docs/areas/freight-rates.md'), 'utf8')
const results = new Map([...text.matchAll(/^\| (\d+) \|(?: [^|]+ \|){3} ([^|]+) \|$/gm)].map(([, no, result]) => [Number(no), result]))

describe('拼箱运价', () => {
  const tiers = [
    { FromRt: 0, ToRt: 5, Rate: 20 },
    { FromRt: 5, ToRt: null, Rate: 16 },
  ]
  it.each([
    [35, 'DEHAM', {}, {}, { Cbm: '15.75', Kg: '12400' }],
    [36, 'NLRTM', { Rate: 20, KgPerCbm: 333 }, {}, { Cbm: '5', Kg: '3000' }],
    [37, 'GBFXT', { MinRt: 1, MinCharge: 40 }, {}, { Cbm: '0.4', Kg: '150' }],
    [38, 'BEANR', { Rate: 20 }, { tiers }, { Cbm: '5', Kg: '800' }],
  ] as const)('prices a shipment as worked example %i', async (no, PodCode, values, parts, shipment) => {
    await rate({ PodCode, ...values }, parts)
    const [option] = await search(sales!, { Pod: PodCode, ...shipment })
    expect(option!.Price.Lines.map(({ Code, Amount }) => [Code, Amount])).toEqual([['LFT', results.get(no)]])
  })

  it('adds local, destination and co-load charges, by currency, and names what is not known', async () => {
    await boss!.call(coloadCalls.save, {
      Id: 0,
      Values: { NameZh: '进仓费', ChargeCode: 'WHC', Unit: 'RT', CurrencyCode: 'CNY', Amount: 12, Minimum: 30, Pols: [PolCode] },
    })
    const heavy = { ChargeCode: 'TALLY', Unit: 'PIECE', CurrencyCode: 'CNY', Amount: 80, Pols: [PolCode] }
    const condition = { ConditionOf: 'pieceKg', ConditionOp: 'above', ConditionValue: 1_000 }
    await boss!.call(coloadCalls.save, { Id: 0, Values: { NameZh: '单件超重', ...heavy, ...condition } })
    const Pod = 'AUSYD'
    await rate(
      { PodCode: Pod, Rate: 10, DestinationKnown: false },
      {
        local: [{ ChargeCode: 'DOC', Unit: 'SHIPMENT', CurrencyCode: 'CNY', Amount: 200 }],
        destination: [
          { ChargeCode: 'CFS', Unit: 'RT', CurrencyCode: 'AUD', Amount: 50 },
          { ChargeCode: 'D/O', Unit: 'SHIPMENT', CurrencyCode: 'AUD', Amount: null, Unknown: true },
        ],
      },
    )
    const light = (await search(sales!, { Pod, Cbm: '2', Kg: '2000', Pieces: 2 }))[0]!.Price
    expect(light.Totals).toEqual([
      { Currency: 'AUD', Prepaid: '0.00', Collect: '100.00', Total: '100.00' },
      { Currency: 'CNY', Prepaid: '230.00', Collect: '0.00', Total: '230.00' },
      { Currency: 'USD', Prepaid: '20.00', Collect: '0.00', Total: '20.00' },
    ])
    expect([light.Complete, light.Unknown, light.DestinationKnown]).toEqual([false, ['D/O'], false])
    const heavier = (await search(sales!, { Pod, Cbm: '2', Kg: '2002', Pieces: 2 }))[0]!.Price
    expect(heavier.Lines.filter(({ Code }) => Code === 'TALLY').map(({ Amount }) => Amount)).toEqual(['160.00'])
  })

  it('puts complete prices first, then the cheapest', async () => {
    const Pod = 'SGSIN'
    const one = async (Cfs: string, Rate: number, DestinationKnown = true) => rate({ PodCode: Pod, Cfs, Rate, DestinationKnown })
    await one('贵', 30)
    await one('不齐', 1, false)
    await one('便宜', 20)
    expect((await search(sales!, { Pod })).map(({ Cfs }) => Cfs)).toEqual(['便宜', '贵', '不齐'])
    expect((await search(sales!, { Pod, CargoType: 'FBA' })).length).toBe(3)
  })

  it('asks before prices are kept or published that are far from any usual one', async () => {
    const codeOf = ({ body }: { body: { Code?: string | undefined } }) => body.Code
    const far = { PodCode: 'KRPUS', Rate: 18_500 }
    const asked = await save(far)
    expect([codeOf(asked), asked.body.Issues?.map(({ Path, Message }) => [Path, Message])]).toEqual([
      'CONFIRMATION_REQUIRED',
      [['Values.Rate', '每计费吨 18,500 远高于常见拼箱运价']],
    ])
    const made = (await save({ PodCode: 'KRPUS', Rate: 18 })).body.Data
    const cell = { Items: [{ Id: made.Id, UpdateTime: made.UpdateTime }], Field: 'Rate', Value: 180 }
    const changed = await boss!.call(calls.setField, cell)
    expect(changed.body.Issues?.map(({ Message }) => Message)).toEqual(['每计费吨 18 → 180，变动过大'])
    expect((await boss!.call(calls.setField, { ...cell, Value: 21 })).status).toBe(200)
    const { UpdateTime } = (await boss!.call(documentLines, at(made.Id))).body.Data
    const Rows = [{ Id: 0, FromRt: 0, ToRt: null, Rate: 2_000 }]
    const tier = { ...at(made.Id), UpdateTime, Part: 'tiers', Rows }
    expect(codeOf(await boss!.call(saveDocumentLines, tier))).toBe('CONFIRMATION_REQUIRED')
    const file = `装货港,目的港,币种,每计费吨,生效日期,截止日期\n连云港,釜山,USD,18500,2098-01-01,2098-01-15`
    const plan = (await upload(server, boss!, calls.planImport.path, file)).body.Data
    expect(plan.Notes?.map(({ Message }) => Message)).toEqual(['每计费吨 18,500 远高于常见拼箱运价'])
    expect(codeOf(await boss!.call(calls.runImport, { Id: plan.Id, SkipBad: false, SkipLines: [] }))).toBe('CONFIRMATION_REQUIRED')
    const { Id, UpdateTime: version } = (
      await boss!.call(calls.save, { Id: 0, Values: { ...rateValues, ...far, ValidTo: '2099-11-30' }, Sure: true })
    ).body.Data
    const move = { Kind: document.kind, Event: 'publish', Items: [{ Id, UpdateTime: version }] }
    expect(codeOf(await boss!.call(moveDocuments, move))).toBe('CONFIRMATION_REQUIRED')
    expect((await boss!.call(moveDocuments, { ...move, Sure: true })).body.Data.Moved).toEqual([Id])
    const coload = { NameZh: '进仓费', ChargeCode: 'WHC', Unit: 'RT', CurrencyCode: 'CNY', Amount: 250_000, Pols: [PolCode] }
    expect(codeOf(await boss!.call(coloadCalls.save, { Id: 0, Values: coload }))).toBe('CONFIRMATION_REQUIRED')
  })

  it('is published with a price, tiers in order, known charges, and once for its days', async () => {
    const bare = (await save({ PodCode: 'JPTYO' })).body.Data
    await rows(bare.Id, 'tiers', [tiers[0]!, { FromRt: 4, ToRt: 8, Rate: 15 }])
    expect(await publish(bare.Id)).toEqual(['阶梯价的区间重叠'])
    await rows(bare.Id, 'tiers', tiers)
    expect(await publish(bare.Id)).toEqual([])
    const double = (await save({ PodCode: 'JPTYO', ValidFrom: '2099-12-31' })).body.Data
    expect(await publish(double.Id)).toEqual([expect.stringContaining(bare.Code)])
    const unknown = (await save({ PodCode: 'THLCH', DestinationKnown: true })).body.Data
    await rows(unknown.Id, 'destination', [{ ChargeCode: 'CFS', Unit: 'RT', CurrencyCode: 'USD', Unknown: true }])
    expect(await publish(unknown.Id)).toEqual(['已勾选目的港费用已知，但有费用没有金额'])
    expect((await save({ ValidTo: '2025-01-01' })).body.Issues?.map(({ Path }) => Path)).toEqual(['Values.ValidTo'])
  })

  it('tells the consolidator, cost and refund to nobody whose role hides them', async () => {
    const Pod = 'AEJEA'
    const { Id } = await rate({ PodCode: Pod, SupplierCode: 'GYS26010001', CostRate: 7.77, Refund: 3.33 })
    const secrets = ['GYS26010001', '7.77', '3.33']
    const seen = await boss!.call(searchLclPrices, { Pol: PolCode, Pod, Day: '2026-11-20', Cbm: '1', Kg: '1', Pieces: 1 })
    expect(seen.body.Data.Options[0]!.Refund).toBe('3.33')
    const answers = await Promise.all([
      sales!.call(calls.list, { PodCode: Pod }),
      sales!.call(calls.get, { Id }),
      sales!.call(searchLclPrices, { Pol: PolCode, Pod, Day: '2026-11-20', Cbm: '1', Kg: '1', Pieces: 1 }),
      sales!.call(lclColoads, { Id }),
    ])
    for (const { status, text: told } of answers) {
      expect(status).toBe(200)
      for (const word of secrets) expect(told).not.toContain(word)
    }
  })

  it.each([{ Cbm: '-1' }, { Cbm: '0' }, { Cbm: '0.000' }, { Kg: '-0.5' }, { Kg: '0' }, { Pieces: 0 }, { Pieces: -3 }])(
    'refuses the measure %o',
    async (wrong) => {
      const asked = { Pol: PolCode, Pod: 'USLAX', Day: '2026-11-20', Cbm: '1', Kg: '1', Pieces: 1 }
      expect((await sales!.call(searchLclPrices, { ...asked, ...wrong })).status).toBe(422)
      expect((await sales!.call(searchLclPrices, { ...asked, Cbm: '0.001', Kg: '0.5' })).status).toBe(200)
    },
  )
  it('has co-load charges of its consolidator, which others that name him are not told', async () => {
    const Values = { NameZh: '庄家专有', ChargeCode: 'CLC', Unit: 'SHIPMENT', CurrencyCode: 'CNY', Amount: 66, Suppliers: ['GYS26010001'] }
    const saved = await boss!.call(coloadCalls.save, { Id: 0, Values })
    expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
    const { Id } = await rate({ PodCode: 'INNSA', SupplierCode: 'GYS26010001' })
    const named = async (client: TestClient, query: object) => (await client.call(lclColoads, query)).body.Data.map(({ Amount }) => Amount)
    expect(await named(sales!, { Id })).toContain('66')
    expect(await named(boss!, { Supplier: 'GYS26010001' })).toContain('66')
    expect(await named(sales!, { Supplier: 'GYS26010001' })).not.toContain('66')
    expect(await named(boss!, {})).not.toContain('66')
  })

  it('is for those who may, and a co-load charge says its condition whole', async () => {
    expect((await reviewer!.call(lclColoads, {})).status).toBe(403)
    expect((await sales!.call(calls.save, { Id: 0, Values: {} })).status).toBe(403)
    const half = { NameZh: '半个条件', ChargeCode: 'CLC', Unit: 'RT', CurrencyCode: 'CNY', Amount: 1, ConditionOf: 'kg' }
    expect((await boss!.call(coloadCalls.save, { Id: 0, Values: half })).body.Issues?.map(({ Path }) => Path)).toEqual([
      'Values.ConditionOf',
    ])
  })
})
