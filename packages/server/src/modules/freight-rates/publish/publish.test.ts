import type { EntityValue } from '@jst/contracts/entity'
import { messageSelfList } from '@jst/contracts/messages'
import { documentState, followDocument, moveDocuments } from '@jst/contracts/document'
import {
  checkPublish,
  freightRateCalls as calls,
  freightRateDocument as document,
  publishRates,
  type PublishTerms,
} from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, pricing, sales, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, pricing, sales, other] = await Promise.all(['boss', 'pricing', 'sales', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

let made = 0
async function draft({ Sure = false, ...more }: { Sure?: boolean; [field: string]: EntityValue | undefined } = {}) {
  const Values = {
    CarrierCode: 'COSCO',
    PolCode: 'CNSHA',
    PodCode: 'USLAX',
    ServiceCode: `P${(made += 1)}`,
    CurrencyCode: 'USD',
    Cost40HQ: 1_780,
    Floor40HQ: 1_850,
    ValidFrom: '2099-11-01',
    ValidTo: '2099-11-30',
    ...more,
  }
  const { body } = await pricing!.call(calls.save, { Id: 0, Values, Sure })
  return body.Data
}
const read = async (Id: number) => (await boss!.call(calls.get, { Id })).body.Data
const check = async (Ids: number[], Terms: PublishTerms = {}, client = pricing!) =>
  (await client.call(checkPublish, { Ids, Filter: {}, Terms })).body.Data
const codes = async (Ids: number[], Terms: PublishTerms = {}) =>
  (await check(Ids, Terms)).map(({ Problems }) => Problems.map(({ Code }) => Code))
const publish = async (Ids: number[], Terms: PublishTerms = {}, Supersede = false, client = pricing!, Sure = false) => {
  const Items = await Promise.all(Ids.map(async (Id) => ({ Id, UpdateTime: (await read(Id)).UpdateTime, Supersede })))
  return client.call(publishRates, { Items, Terms, Sure })
}

describe('整箱运价发布', () => {
  it('names what stands against each rate before anything is written', async () => {
    const rates = [
      await draft(),
      await draft({ Floor40HQ: null }),
      await draft({ ValidFrom: '2025-11-01', ValidTo: '2025-11-30' }),
      await draft({ Floor40HQ: 1_700 }),
    ]
    expect(await codes(rates.map(({ Id }) => Id))).toEqual([[], ['NO_FLOOR'], ['DAYS_OVER'], ['FLOOR_BELOW_COST']])
    expect((await read(rates[0]!.Id))['Stage']).toBe('draft')
  })

  it('asks before a price is published that is far from its kind, names it in the check, and keeps who confirmed it', async () => {
    const far = await draft({ PodCode: 'PHMNL', Floor20GP: 18_500, Floor40HQ: 230, Cost40HQ: null, Sure: true })
    const [checked] = await check([far.Id])
    expect(checked!.Problems).toEqual([{ Code: 'FAR_PRICE', Refused: false, Message: '20GP 底价 18,500 与 40HQ 230 相差 80 倍' }])
    const asked = await publish([far.Id])
    expect([asked.status, asked.body.Code, asked.body.Issues?.map(({ Path, Message }) => [Path, Message])]).toEqual([
      422,
      'CONFIRMATION_REQUIRED',
      [['Items[0].Id', `${far.Code} 20GP 底价 18,500 与 40HQ 230 相差 80 倍`]],
    ])
    expect((await read(far.Id))['Stage']).toBe('draft')
    expect((await publish([far.Id], {}, false, pricing, true)).body.Data.Published.map(({ Id }) => Id)).toEqual([far.Id])
    const [kept] = await server.db.owner((owner) =>
      owner.query<{ n: number }>(`select count(*)::int as n from audit_log where action = 'freightRate.confirm' and entity_id = $1`, [
        far.Id,
      ]),
    )
    expect(kept!.n).toBe(1)
  })

  it('publishes the good ones, and a bad one blocks none of them', async () => {
    const [good, bare, late] = [await draft(), await draft({ Floor40HQ: null }), await draft()]
    const { body } = await publish([good.Id, bare.Id, late.Id], { Visibility: 'INTERNAL', Featured: true })
    expect(body.Data.Published.map(({ Id }) => Id)).toEqual([good.Id, late.Id])
    expect(body.Data.NotPublished.map(({ Code, Message }) => [Code, Message])).toEqual([[bare.Code, '请至少填写一个箱型的底价']])
    const [row, kept] = [await read(good.Id), await read(bare.Id)]
    expect([row['Stage'], row['Visibility'], row['Featured']]).toEqual(['published', 'INTERNAL', true])
    expect([kept['Stage'], kept['Visibility'], kept['Featured']]).toEqual(['draft', '', false])
  })

  it('leaves a rate alone that somebody changed since it was checked', async () => {
    const { Id, UpdateTime } = await draft()
    await boss!.call(calls.setField, { Items: [{ Id, UpdateTime }], Field: 'Floor40HQ', Value: 1_900 })
    const { body } = await pricing!.call(publishRates, { Items: [{ Id, UpdateTime, Supersede: false }], Terms: {} })
    expect(body.Data.NotPublished.map(({ Message }) => Message)).toEqual(['检查后又被修改，请重新检查'])
  })

  it('ends the older rate the day before, or makes it history where no day is left', async () => {
    const same = { ServiceCode: 'SUPER' }
    const older = await draft(same)
    await publish([older.Id])
    const next = await draft({ ...same, ValidFrom: '2099-11-16', ValidTo: '2099-12-15' })
    expect(await codes([next.Id])).toEqual([['DOUBLE']])
    expect((await publish([next.Id])).body.Data.NotPublished.map(({ Message }) => Message)).toEqual([expect.stringContaining(older.Code)])
    expect((await publish([next.Id], {}, true)).body.Data).toMatchObject({ Published: [{ Id: next.Id }], Ended: 1 })
    expect((await read(older.Id))['ValidTo']).toBe('2099-11-15')
    const again = await draft({ ...same, ValidFrom: '2099-11-16', ValidTo: '2099-12-31' })
    expect((await publish([again.Id], {}, true)).body.Data.Ended).toBe(1)
    expect((await read(next.Id))['Stage']).toBe('archived')
    expect((await read(older.Id))['ValidTo']).toBe('2099-11-15')
  })

  it('lets two rates stand side by side that differ in what they are for, and says so', async () => {
    const same = { ServiceCode: 'ALIKE' }
    const fak = await draft({ ...same, RateType: 'FAK' })
    await publish([fak.Id])
    const nac = await draft({ ...same, RateType: 'NAC' })
    const [checked] = await check([nac.Id])
    expect(checked!.Problems).toMatchObject([{ Code: 'ALIKE', Refused: false, Doubles: [{ Id: fak.Id, Left: false }] }])
    expect((await publish([nac.Id])).body.Data.Published).toHaveLength(1)
  })

  it('judges doubles as they would be seen on these terms, also of rates of the same publish', async () => {
    const same = { ServiceCode: 'TWINS', Visibility: 'ALL' }
    const [one, two] = [await draft(same), await draft({ ...same, Visibility: 'INTERNAL' })]
    const outcome = (await publish([one.Id, two.Id], { Visibility: 'ALL' })).body.Data
    expect(outcome.Published.map(({ Id }) => Id)).toEqual([one.Id])
    expect(outcome.NotPublished[0]!.Message).toContain(one.Code)
  })

  it('asks who sees it where levels or customers are named', async () => {
    const { Id } = await draft()
    const { body } = await publish([Id], { Visibility: 'LEVELS', VisibleTo: [] })
    expect(body.Issues?.map(({ Path }) => Path)).toEqual(['Terms.VisibleTo'])
  })

  it('tells followers once, however many rates there are', async () => {
    const rates = [await draft(), await draft(), await draft()]
    for (const { Id } of rates) await boss!.call(followDocument, { Kind: document.kind, Id, On: true })
    const box = async () =>
      (await boss!.call(messageSelfList, { PageSize: 50 })).body.Data.Rows.filter(({ Title }) => Title.includes('整箱运价'))
    const before = (await box()).length
    await publish(rates.map(({ Id }) => Id))
    const [newest, ...rest] = await box()
    expect([newest!.Title, rest.length]).toEqual(['已发布 3 条整箱运价', before])
  })

  it('refuses a floor outside the filed range of its lane, in the check and by itself', async () => {
    const rates = [await draft({ Cost40HQ: null, Floor40HQ: 250 }), await draft(), await draft({ Cost40HQ: null, Floor40HQ: 12_500 })]
    expect(rates.map((rate) => rate['LaneCode'])).toEqual(['USW', 'USW', 'USW'])
    const ids = rates.map(({ Id }) => Id)
    expect((await check(ids)).map(({ Problems }) => Problems.map(({ Message }) => Message))).toEqual([
      ['40HQ 底价低于备案下限 50.00 USD'],
      [],
      ['40HQ 底价高于备案上限 500.00 USD'],
    ])
    const { Published, NotPublished } = (await publish(ids)).body.Data
    expect([Published.length, NotPublished.map(({ Message }) => Message)]).toEqual([
      1,
      ['40HQ 底价低于备案下限 50.00 USD', '40HQ 底价高于备案上限 500.00 USD'],
    ])
  })

  it('is for those who hold its button, and for rates of their own company', async () => {
    const { Id } = await draft()
    expect((await publish([Id], {}, false, sales)).status).toBe(403)
    expect((await other!.call(checkPublish, { Ids: [Id], Filter: {}, Terms: {} })).status).toBe(403)
    expect((await pricing!.call(checkPublish, { Ids: [9_999_999], Filter: {}, Terms: {} })).status).toBe(422)
  })

  it('is the same door for a rate that was hidden', async () => {
    const { Id } = await draft()
    await publish([Id])
    const { UpdateTime } = (await boss!.call(documentState, { Kind: document.kind, Id })).body.Data
    await boss!.call(moveDocuments, { Kind: document.kind, Event: 'hide', Reason: 'CHECK', Items: [{ Id, UpdateTime }] })
    expect(await codes([Id])).toEqual([[]])
    expect((await publish([Id])).body.Data.Published).toHaveLength(1)
    expect(await codes([Id])).toEqual([['STATE']])
  })
})
