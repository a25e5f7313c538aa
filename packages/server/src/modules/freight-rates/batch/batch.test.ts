import { documentLines, documentTimeline, saveDocumentLines } from '@jst/contracts/document'
import {
  freightRateCalls as calls,
  freightRateDocument as document,
  planRateBatch,
  rateBatches,
  rateModifications,
  runRateBatch,
  undoRateBatch,
  type BatchChange,
  type RateStep,
} from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerForQuotations } from './affected-quotations.ts'
import { withoutInstants } from '../../../testing/without-instants.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, pricing, sales, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, pricing, sales, other] = await Promise.all(['boss', 'pricing', 'sales', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

let made = 0
async function rate(more: object = {}) {
  const Values = {
    CarrierCode: 'COSCO',
    PolCode: 'CNSHA',
    PodCode: 'USLAX',
    CurrencyCode: 'USD',
    Commodity: `批量${(made += 1)}`,
    Cost40HQ: 1_780,
    Floor40HQ: 1_850,
    ValidFrom: '2099-11-01',
    ValidTo: '2099-11-30',
    ...more,
  }
  const { body } = await pricing!.call(calls.save, { Id: 0, Values })
  return body.Data
}
const price = (more: object = {}): RateStep => ({
  Kind: 'PRICE',
  Target: 'BOTH',
  Boxes: ['40HQ'],
  How: 'ADD',
  Value: '50',
  RoundTo: '',
  Rounding: 'HALF_UP',
  ...more,
})
const change = (...Steps: RateStep[]): BatchChange => ({ From: '', Steps })
const plan = (Ids: number[], Change: BatchChange, client = pricing!) => client.call(planRateBatch, { Ids, Filter: {}, Change, Note: '' })
const run = (Id: number, client = pricing!) => client.call(runRateBatch, { Id })
const undo = (Id: number, client = pricing!) => client.call(undoRateBatch, { Id })
const read = async (Id: number) => (await boss!.call(calls.get, { Id })).body.Data
const prices = async (Id: number) => {
  const row = await read(Id)
  return [row['Cost40HQ'], row['Floor40HQ']]
}
async function done(ids: number[], how: BatchChange) {
  const { Id } = (await plan(ids, how)).body.Data
  const answer = await run(Id)
  expect([answer.status, answer.body.Message]).toEqual([200, undefined])
  return Id
}

describe('运价批量维护', () => {
  it('tells what a change would do to each rate and writes nothing', async () => {
    const [good, low, boxless] = [
      await rate(),
      await rate({ Cost40HQ: 30, Floor40HQ: 40 }),
      await rate({ Cost40HQ: null, Floor40HQ: null, Floor20GP: 900 }),
    ]
    const { body } = await plan([good.Id, low.Id, boxless.Id], change(price({ Value: '-40' })))
    const { Chosen, Changes, Same, Refused, Rates, Problems } = body.Data
    expect([Chosen, Changes, Same, Refused]).toEqual([3, 2, 1, 0])
    expect(Rates.map(({ Code, Differences }) => [Code, Differences.map(({ Field, Old, New }) => `${Field} ${Old}→${New}`)])).toEqual([
      [low.Code, ['Cost40HQ 30→-10', 'Floor40HQ 40→0']],
      [boxless.Code, []],
      [good.Code, ['Cost40HQ 1780→1740', 'Floor40HQ 1850→1810']],
    ])
    expect(Problems.map(({ Code, Count, Refused: refused }) => [Code, Count, refused])).toEqual([
      ['NOT_POSITIVE', 1, false],
      ['BOX_NOT_OFFERED', 1, false],
    ])
    expect(body.Data.Quotations).toBe(0)
    expect(await prices(good.Id)).toEqual([1_780, 1_850])
  })

  it('writes a change as one batch with versions, history and timeline, and takes it back whole', async () => {
    const [one, two] = [await rate(), await rate()]
    const id = await done([one.Id, two.Id], change(price(), { Kind: 'VALIDITY', How: 'END', Day: '2099-12-15', Days: 0 }))
    expect(await prices(one.Id)).toEqual([1_830, 1_900])
    expect((await read(two.Id))['ValidTo']).toBe('2099-12-15')
    const timeline = await boss!.call(documentTimeline, { Kind: document.kind, Id: one.Id })
    expect(timeline.text).toContain('调价 40HQ；有效期至改为 2099-12-15')
    expect(timeline.text).not.toContain('+50')
    const changes = await boss!.call(calls.changes, { Id: one.Id })
    expect(changes.text).toContain('1830')
    const { Rows } = (await pricing!.call(rateModifications, { BatchId: id })).body.Data
    expect(Rows.map(({ Code, Differences }) => [Code, Differences.length])).toEqual([
      [two.Code, 3],
      [one.Code, 3],
    ])
    expect(new Set(Rows.map(({ CreateTime }) => CreateTime)).size).toBe(1)
    expect((await undo(id)).body.Data).toEqual({ Restored: 2, Kept: 0, KeptCodes: [] })
    expect(await prices(one.Id)).toEqual([1_780, 1_850])
    expect((await undo(id)).body.Message).toContain('已撤销')
    const [last, first] = (await pricing!.call(rateBatches, { PageSize: 2 })).body.Data.Rows
    expect([last?.Undoes, first?.Undone, first?.Rates]).toEqual([id, true, 2])
  })

  it('takes several changes back one after the other, the last one first', async () => {
    const [one, two] = [await rate(), await rate()]
    const [first, second, third] = [
      await done([one.Id, two.Id], change(price())),
      await done([one.Id], change(price({ Value: '20' }), { Kind: 'VALIDITY', How: 'END', Day: '2099-12-15', Days: 0 })),
      await done([one.Id, two.Id], change(price({ Value: '5' }))),
    ]
    // a change below others is not taken back from under them
    expect((await undo(second)).body.Code).toBe('ILLEGAL_TRANSITION')
    for (const [id, restored, prices1, prices2] of [
      [third, 2, [1_850, 1_920], [1_830, 1_900]],
      [second, 1, [1_830, 1_900], [1_830, 1_900]],
      [first, 2, [1_780, 1_850], [1_780, 1_850]],
    ] as const) {
      expect((await undo(id)).body.Data).toEqual({ Restored: restored, Kept: 0, KeptCodes: [] })
      expect([await prices(one.Id), await prices(two.Id)]).toEqual([prices1, prices2])
    }
    expect((await read(one.Id))['ValidTo']).not.toBe('2099-12-15')
    const again = await done([one.Id], change(price({ Value: '7' })))
    expect((await undo(again)).body.Data.Restored).toBe(1)
    expect(await prices(one.Id)).toEqual([1_780, 1_850])
  })

  it('makes floors of costs, by an amount or a per cent, and leaves those without a cost', async () => {
    const [one, costless] = [await rate(), await rate({ Cost40HQ: null })]
    const { body } = await plan([one.Id, costless.Id], change(price({ Target: 'FLOOR', How: 'COST_PERCENT', Value: '10' })))
    expect(body.Data.Problems.map(({ Code }) => Code)).toEqual(['COST_UNKNOWN'])
    await done([one.Id], change(price({ Target: 'FLOOR', How: 'COST_PERCENT', Value: '10' })))
    expect(await prices(one.Id)).toEqual([1_780, 1_958])
    await done([one.Id], change(price({ Target: 'FLOOR', How: 'COST_ADD', Value: '60' })))
    expect(await prices(one.Id)).toEqual([1_780, 1_840])
  })

  it('asks before prices are kept that are far from their kind', async () => {
    const one = await rate()
    const { Id, Problems } = (await plan([one.Id], change(price({ How: 'PERCENT', Value: '5000' })))).body.Data
    expect(Problems.map(({ Code, Refused }) => [Code, Refused])).toContainEqual(['FAR_PRICE', false])
    const asked = await run(Id)
    expect([asked.body.Code, asked.body.Issues?.[0]?.Message]).toEqual(['CONFIRMATION_REQUIRED', expect.stringContaining(one.Code)])
    expect(await prices(one.Id)).toEqual([1_780, 1_850])
    expect((await pricing!.call(runRateBatch, { Id, Sure: true })).status).toBe(200)
    expect((await prices(one.Id))[1]).toBe(94_350)
  })

  it('keeps costs and floors of zero and below', async () => {
    const one = await rate({ Cost40HQ: -80, Floor40HQ: 0 })
    expect(await prices(one.Id)).toEqual([-80, 0])
    await done([one.Id], change(price({ Value: '-20' })))
    expect(await prices(one.Id)).toEqual([-100, -20])
  })

  it('leaves what was changed later as it is, and says which', async () => {
    const [one, two] = [await rate(), await rate()]
    const id = await done([one.Id, two.Id], change(price()))
    const { UpdateTime } = await read(two.Id)
    await boss!.call(calls.setField, { Items: [{ Id: two.Id, UpdateTime }], Field: 'Floor40HQ', Value: 2_000 })
    expect((await undo(id)).body.Data).toEqual({ Restored: 1, Kept: 1, KeptCodes: [two.Code] })
    expect([await prices(one.Id), await prices(two.Id)]).toEqual([
      [1_780, 1_850],
      [1_830, 2_000],
    ])
  })

  it('refuses what was worked out for rates that have been changed since, and names them', async () => {
    const [one, two] = [await rate(), await rate()]
    const { Id } = (await plan([one.Id, two.Id], change(price()))).body.Data
    await boss!.call(calls.setField, { Items: [{ Id: two.Id, UpdateTime: two.UpdateTime }], Field: 'Floor40HQ', Value: 2_000 })
    const refused = await run(Id)
    expect([refused.body.Code, refused.body.Message]).toEqual(['ILLEGAL_TRANSITION', expect.stringContaining(two.Code)])
    expect(await prices(one.Id)).toEqual([1_780, 1_850])
  })

  it('lets one of two people through who change the same rates at once', async () => {
    const one = await rate()
    const plans = await Promise.all([plan([one.Id], change(price())), plan([one.Id], change(price({ Value: '70' })), boss)])
    const answers = await Promise.all(plans.map(({ body }, at) => run(body.Data.Id, [pricing!, boss!][at])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422].toSorted())
  })

  it('begins on a day: the rate is split there, and is whole again when it is taken back', async () => {
    const one = await rate()
    const id = await done([one.Id], { From: '2099-11-16', Steps: [price({ Target: 'FLOOR' })] })
    const first = await read(one.Id)
    expect([first['ValidTo'], first['Floor40HQ']]).toEqual(['2099-11-15', 1_850])
    const { Rows } = (await boss!.call(calls.list, { Keyword: 'COSCO', PolCode: 'CNSHA', PodCode: 'USLAX', PageSize: 5 })).body.Data
    const second = Rows.find((row) => row['Commodity'] === one['Commodity'] && row.Id !== one.Id)!
    expect([second['ValidFrom'], second['ValidTo'], second['Floor40HQ'], second['Cost40HQ']]).toEqual([
      '2099-11-16',
      '2099-11-30',
      1_900,
      1_780,
    ])
    expect((await undo(id)).body.Data.Restored).toBe(1)
    expect([(await read(one.Id))['ValidTo'], (await read(second.Id)).State]).toEqual(['2099-11-30', 'removed'])
  })

  it('writes surcharges beside those that are there, and puts the old ones back', async () => {
    const one = await rate()
    const line = (ChargeCode: string, Amount: number) => ({
      Id: 0,
      ChargeCode,
      Basis: 'C',
      PpCc: 'PP',
      CurrencyCode: 'USD',
      Amount,
      PercentOf: [],
      ConditionValues: [],
    })
    const at = { Kind: document.kind, Id: one.Id }
    const { UpdateTime } = (await boss!.call(documentLines, at)).body.Data
    await boss!.call(saveDocumentLines, { ...at, UpdateTime, Part: 'surcharges', Rows: [line('THC', 100), line('DOC', 65)] })
    const id = await done([one.Id], change({ Kind: 'SURCHARGES', How: 'MERGE', Lines: [line('THC', 130), line('AMS', 35)] }))
    const lines = async () =>
      (await boss!.call(documentLines, at)).body.Data.Parts['surcharges']!.map(
        (row) => `${String(row['ChargeCode'])} ${String(row['Amount'])}`,
      )
    expect(await lines()).toEqual(['THC 130', 'DOC 65', 'AMS 35'])
    await undo(id)
    expect(await lines()).toEqual(['THC 100', 'DOC 65'])
  })

  it('reaches all rates of a list by its filters', async () => {
    const one = await rate({ CarrierCode: 'ZIM', PolCode: 'CNDLC', PodCode: 'USHOU' })
    const Filter = { CarrierCode: 'ZIM', PolCode: 'CNDLC', PodCode: 'USHOU' }
    const { body } = await pricing!.call(planRateBatch, { Filter, Change: change(price()), Note: '旺季' })
    expect(body.Data.Rates.map(({ Id }) => Id)).toContain(one.Id)
    const list = await pricing!.call(calls.list, { ...Filter, PageSize: 200 })
    expect(body.Data.Chosen).toBe(list.body.Data.Total)
  })

  it('says how many open quotations it touches, where an area keeps them', async () => {
    const one = await rate()
    answerForQuotations((_db, ids) => Promise.resolve(ids.includes(one.Id) ? 3 : 0))
    expect((await plan([one.Id], change(price()))).body.Data.Quotations).toBe(3)
  })

  it('is for those who may, tells others of no cost, and of no other company', async () => {
    const one = await rate()
    expect((await plan([one.Id], change(price()), sales)).status).toBe(403)
    const id = await done([one.Id], change(price({ Target: 'COST', Value: '33.77' })))
    for (const { status, text } of [await sales!.call(rateModifications, { BatchId: id }), await sales!.call(rateBatches, {})]) {
      expect(status).toBe(200)
      for (const secret of ['33.77', '1813.77', 'Cost40HQ']) expect(withoutInstants(text)).not.toContain(secret)
    }
    expect((await other!.call(rateBatches, {})).status).toBe(403)
  })

  it('leaves rates to be found by the words that they have now', async () => {
    const { Id } = await rate()
    const write = (text: string) => server.db.owner((owner) => owner.query(text, [Id]))
    const found = () =>
      server.db.owner((owner) => owner.query<{ search: string }>('select search from freight_rate_words where id = $1', [Id]))
    await done([Id], change(price()))
    expect((await found())[0]?.search).toContain('COSCO')
    await write(`update freight_rate set search = 'OTHER' where id = $1`)
    expect(await found()).toEqual([{ search: 'OTHER' }])
    await write('delete from freight_rate where id = $1')
    expect(await found()).toEqual([])
  })

  it('puts what it changed first in the list by time of change, under filters too', async () => {
    // a carrier that the demo has no rates of between these ports
    const [one, two, three] = [
      await rate({ CarrierCode: 'SITC' }),
      await rate({ CarrierCode: 'SITC' }),
      await rate({ CarrierCode: 'SITC' }),
    ]
    const order = async (more: object = {}) => {
      const { body } = await pricing!.call(calls.list, { CarrierCode: 'SITC', PolCode: 'CNSHA', PodCode: 'USLAX', ...more })
      return body.Data.Rows.map(({ Id }) => Id)
    }
    expect(await order()).toEqual([three.Id, two.Id, one.Id])
    await done([one.Id], change(price()))
    expect(await order({ Stage: 'draft' })).toEqual([one.Id, three.Id, two.Id])
    expect(await order({ Sort: 'UpdateTime' })).toEqual([two.Id, three.Id, one.Id])
    expect(await order({ Stage: 'published' })).toEqual([])
    await server.db.owner((owner) => owner.query(`update freight_rate set carrier_code = 'COSCO' where id = $1`, [two.Id]))
    expect(await order()).toEqual([one.Id, three.Id])
  })

  it('leaves each rate in its page: no index of rates is written again for other prices', async () => {
    const { Id } = await rate()
    const written = await server.db.owner((owner) =>
      owner.tx(async (tx) => {
        await tx.query('update freight_rate set cost40_hq = 1, floor40_hq = 2, update_time = next_update_time(update_time) where id = $1', [
          Id,
        ])
        return tx.query(`select pg_stat_get_xact_tuples_updated('freight_rate'::regclass)::int as rates,
          pg_stat_get_xact_tuples_hot_updated('freight_rate'::regclass)::int as "inPage"`)
      }),
    )
    expect(written).toEqual([{ rates: 1, inPage: 1 }])
  })

  it('writes nothing where somebody else wrote a rate while it ran', async () => {
    const [one, two] = [await rate(), await rate()]
    const { Id } = (await plan([one.Id, two.Id], change(price()))).body.Data
    // a write that asks for no lock of the list, in a transaction that ends while the run waits for its row
    const answer = await server.db.owner((owner) =>
      owner.tx(async (tx) => {
        await tx.query('update freight_rate set floor40_hq = 9, update_time = next_update_time(update_time) where id = $1', [two.Id])
        const running = run(Id)
        await expect
          .poll(async () => (await tx.query('select from pg_locks where not granted')).length, { timeout: 20_000 })
          .toBeGreaterThan(0)
        return { running }
      }),
    )
    const { body } = await answer.running
    expect([body.Code, body.Message]).toEqual(['ILLEGAL_TRANSITION', expect.stringContaining(two.Code)])
    expect([await prices(one.Id), await prices(two.Id)]).toEqual([
      [1_780, 1_850],
      [1_780, 9],
    ])
  })

  it('keeps versions of one act at one instant, however many they are', async () => {
    const kept = await server.db.owner(async (owner) => {
      await owner.query('begin')
      try {
        const ids = 'array(select id from freight_rate order by id limit 300)'
        await owner.query(`delete from freight_rate_version where rate_id = any(${ids})`)
        await owner.query(`select freight_rate_keep_versions(${ids}, null, null)`)
        return await owner.query(
          `select count(*)::int as rows, count(distinct create_time)::int as instants from freight_rate_version where rate_id = any(${ids})`,
        )
      } finally {
        await owner.query('rollback')
      }
    })
    expect(kept).toEqual([{ rows: 300, instants: 1 }])
  })

  it('takes versions with a rate that goes for good', async () => {
    const { Id } = await rate()
    await done([Id], change(price()))
    const left = await server.db.owner(async (owner) => {
      await owner.query('delete from freight_rate where id = $1', [Id])
      return owner.query(
        `select (select count(*) from freight_rate_version where rate_id = $1)::int as versions,
          (select count(*) from freight_batch_rate where rate_id = $1)::int as batches,
          (select count(*) from freight_rate_recency where id = $1)::int as recency`,
        [Id],
      )
    })
    expect(left).toEqual([{ versions: 0, batches: 0, recency: 0 }])
  })
})
