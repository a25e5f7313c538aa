import { saveDocumentLines, documentLines } from '@jst/contracts/document'
import type { EntityQuery } from '@jst/contracts/entity'
import { cockpitPath, freightRateCalls, lostDemand, priceQueries, rateCockpit, rateIndex, searchPrices } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter, publishedRate } from '../../../testing/quotes.ts'
import { laneIndexKeeping } from './index.job.ts'

let server: TestServer
let [boss, sales, customer, admin]: TestClient[] = []
const Period = 'd30'
/** A port of loading and a lane without rates of the demo. */
const [Pol, Lane] = ['CNLYG', 'RFE']
const sql = (text: string, values: unknown[] = []) => server.db.owner((owner) => owner.query<Record<string, unknown>>(text, values))
const rate = (floor: number, more = {}) => publishedRate(boss!, floor, { PolCode: Pol, PodCode: 'RUVVO', LaneCode: Lane, ...more })

async function surcharges(Id: number, ...rows: object[]) {
  const at = { Kind: 'freightRate', Id }
  const { UpdateTime } = (await boss!.call(documentLines, at)).body.Data
  const Rows = rows.map((row) => ({ Id: 0, CurrencyCode: 'USD', Basis: 'C', ConditionValues: [], PercentOf: [], ...row }))
  const saved = await boss!.call(saveDocumentLines, { ...at, UpdateTime, Part: 'surcharges', Rows })
  expect(saved.status).toBe(200)
}
const search = (Pods: string, Customer = '', more = {}) =>
  boss!.call(searchPrices, { Pol, Pods, Day: dayAfter(7), Boxes: '40HQ*2', ...(Customer ? { Customer } : {}), ...more })
const cockpit = async (client = boss!) => (await client.call(rateCockpit, { Period })).body.Data
const cellOf = async (pol: string, lane: string, client = boss!) =>
  (await cockpit(client)).Cells.find((one) => one.Pol === pol && one.Lane === lane)
/** As the hourly run leaves it. */
const laneNow = async (client = boss!) => {
  await runScheduled(server, laneIndexKeeping)
  return laneOf(client)
}
const laneOf = async (client = boss!) => (await client.call(rateIndex, {})).body.Data.Lanes.find(({ Code }) => Code === Lane)
const listed = async (query: EntityQuery) => (await boss!.call(freightRateCalls.list, query)).body.Data.Total
const asked = async (query: object, client = boss!) => (await client.call(priceQueries, { Period, ...query })).body.Data

beforeAll(async () => {
  server = await createTestServer()
  // whoever is not of the company asks with the right to ask; salespeople do not see floors
  await sql(
    `insert into role_menu (role_id, menu_id, buttons) select r.role_id, m.id, '{}' from menu m, employee_role r
      join employee e on e.id = r.employee_id join app_user u on u.id = e.user_id where m.path = $1
        and u.account in ('customer', 'admin') on conflict do nothing`,
    [cockpitPath],
  )
  await sql(
    `insert into role_permission_item (role_id, item_key, permission_key, value) select r.role_id, 'field', 'floorPrice', 'hidden'
      from employee_role r join employee e on e.id = r.employee_id join app_user u on u.id = e.user_id where u.account = 'sales'`,
  )
  ;[boss, sales, customer, admin] = await Promise.all(['boss', 'sales', 'customer', 'admin'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

describe('the index of a lane', () => {
  it('is the middle of 40HQ floors with the charges of the SCFI, and is told from three rates on', async () => {
    await rate(1_000)
    const middle = await rate(1_300)
    await surcharges(
      middle.Id,
      { ChargeCode: 'LSS', Amount: 40 },
      { ChargeCode: 'THC', Amount: 500 },
      { ChargeCode: 'BAF', Amount: 900, InAllIn: true },
      { ChargeCode: 'PSS', Basis: 'B', Amount: 900 },
      { ChargeCode: 'EBS', CurrencyCode: 'CNY', Amount: 900 },
    )
    expect((await laneNow())?.Now).toMatchObject({ Points: 2, Median: null })
    await rate(1_600)
    // 1,000 · 1,300 + 40 · 1,600
    expect((await laneNow())?.Now).toMatchObject({ Points: 3, Median: '1340.00' })
    await rate(1_400)
    // (1,340 + 1,400) / 2
    expect((await laneNow())?.Now).toMatchObject({ Points: 4, Median: '1370.00' })
  })
  it('leaves out drafts, other currencies, and rates of other days', async () => {
    await boss!.call(freightRateCalls.save, {
      Id: 0,
      Values: {
        CarrierCode: 'COSCO',
        PolCode: Pol,
        PodCode: 'RUVVO',
        LaneCode: Lane,
        CurrencyCode: 'USD',
        Floor40HQ: 9_000,
        ValidFrom: dayAfter(-5),
        ValidTo: dayAfter(5),
      },
    })
    await rate(9_000, { CurrencyCode: 'CNY' })
    await rate(9_000, { ValidFrom: dayAfter(20) })
    expect((await laneNow())?.Now).toMatchObject({ Points: 4, Median: '1370.00' })
  })
  it('is kept each night as it was known, and compared with that of a week ago', async () => {
    await runScheduled(server, laneIndexKeeping)
    await sql(`update freight_lane_index set day = day - 7 where lane_code = $1`, [Lane])
    await runScheduled(server, laneIndexKeeping)
    await rate(1_380)
    // between two runs nothing changes
    expect((await laneOf())?.Now.Points).toBe(4)
    expect(await laneNow()).toMatchObject({
      Now: { Points: 5, Median: '1380.00' },
      Former: { Points: 4, Median: '1370.00', Day: dayAfter(-7 + chinaShift()) },
    })
  })
  it('tells the number of rates alone to whoever may not see floors', async () => {
    const { text } = await sales!.call(rateIndex, {})
    expect(text).not.toContain('Median')
    expect((await laneOf(sales))?.Now).toEqual({ Day: expect.any(String), Points: 5 })
  })
})

describe('运价驾驶舱', () => {
  it('counts what the lists have under the same filters', async () => {
    const figures = await cockpit()
    const published = { Stage: 'published' }
    expect(figures.Active).toBeGreaterThan(100)
    expect(await listed({ ...published, Effect: 'active' })).toBe(Math.min(figures.Active, 2_001))
    expect(await listed({ UpdatedToday: true })).toBe(figures.UpdatedToday)
    for (const [Ends, count] of [
      ['d3', figures.D3],
      ['d7', figures.D7],
      ['d14', figures.D14],
    ] as const)
      expect([Ends, await listed({ ...published, Ends })]).toEqual([Ends, count])
    for (const { Pol: PolCode, Lane: LaneCode, Rates } of figures.Cells.filter(({ Rates: n }) => n > 0).slice(0, 12))
      expect([PolCode, LaneCode, await listed({ ...published, Effect: 'active', PolCode, LaneCode })]).toEqual([PolCode, LaneCode, Rates])
    for (const { Code: CarrierCode, Rates } of figures.Carriers.slice(0, 4))
      expect([CarrierCode, await listed({ ...published, Effect: 'active', CarrierCode })]).toEqual([CarrierCode, Rates])
    expect(figures.Carriers.reduce((sum, { Rates }) => sum + Rates, 0)).toBe(figures.Active)
    expect((await asked({ Lost: true })).Total).toBe(figures.LostSearches)
    expect((await asked({})).Total).toBe(figures.Searches)
    expect((await asked({ Period: 'p30' })).Total).toBe(figures.FormerSearches)
  })
  it('shows a gap where no rate holds, and none where one from another port or a barge does', async () => {
    // six hold today: 1,000 · 1,300 · 1,600 · 1,400 · 1,380 · the one in CNY; the one that begins later does not
    expect(await cellOf(Pol, Lane)).toMatchObject({ Rates: 6, Linked: false })
    expect(await cellOf('CNNTG', Lane)).toBeUndefined()
    const linked = await rate(1_500, { PolLinks: ['CNNTG'] })
    expect(await cellOf('CNNTG', Lane)).toMatchObject({ Rates: 0, Linked: true })
    await sql(`update freight_rate set valid_to = china_day() - 1, pol_code = 'CNZOS' where id = $1`, [linked.Id])
    expect(await cellOf('CNNTG', Lane)).toBeUndefined()
    const { Pols, Lanes, Cells } = await cockpit()
    // a port whose last rate ended lately stands in the matrix without a cell: a gap
    expect(Pols.map(({ Code }) => Code)).toContain('CNZOS')
    expect([Lanes.some(({ Code }) => Code === Lane), Cells.some((one) => one.Pol === 'CNZOS' && one.Lane === Lane)]).toEqual([true, false])
  })
  it('is of the own company alone, whoever asks', async () => {
    for (const client of [customer!, admin!]) {
      const figures = await cockpit(client)
      expect([figures.Active, figures.Searches, figures.Cells, figures.Carriers]).toEqual([0, 0, [], []])
      expect((await client.call(rateIndex, {})).body.Data.Lanes).toEqual([])
      expect((await client.call(lostDemand, { Period })).body.Data.Rows).toEqual([])
      expect((await asked({}, client)).Total).toBe(0)
    }
    expect((await server.signIn('doc').then((doc) => doc.call(rateCockpit, { Period }))).status).toBe(403)
  })
})

describe('lost demand', () => {
  // what follows is counted by hand
  beforeAll(() => sql('delete from freight_query'))
  it('ranks routes by what was asked in vain, with the customers, the last question and the period before', async () => {
    await search('RUVVO', 'KH26010001') // found
    await search('RUVYP,RUVVO', 'KH26010001') // one of two is lost
    await search('RUVYP', 'KH26010002')
    await search('RUVYP', '', { Boxes: '20GP*3' })
    await search('RUNJK')
    await sql(`update freight_query set at = at - interval '30 days' where pol_code = $1 and pod_codes = '{RUNJK}'`, [Pol])
    await search('RUNJK')
    const { Rows } = (await boss!.call(lostDemand, { Period })).body.Data
    const own = Rows.filter((row) => row.Pol === Pol)
    expect(
      own.map(({ Pod, Queries, Former, Customers, Boxes, LaneName, Rates }) => [Pod, Queries, Former, Customers, Boxes, LaneName, Rates]),
    ).toEqual([
      ['RUVYP', 3, 0, 2, '20GP*3', '俄罗斯远东', 0],
      ['RUNJK', 1, 1, 0, '40HQ*2', '俄罗斯远东', 0],
    ])
    for (const { Pol: pol, Pod, Queries } of Rows) expect((await asked({ Pol: pol, Pod, Lost: true })).Total).toBe(Queries)
    expect(await cellOf(Pol, Lane)).toMatchObject({ Searches: 5, Lost: 4 })
    expect((await asked({ Pol, Lane })).Total).toBe(5)
  })
  it('names no customer whom the reader does not see, and finds none by his code', async () => {
    expect((await asked({ Customer: 'KH26010002', Pol })).Total).toBe(1)
    await sql(
      `update role set data_scope = 'own' where id in (select r.role_id from employee_role r join employee e on e.id = r.employee_id
        join app_user u on u.id = e.user_id where u.account = 'pricing')`,
    )
    const narrow = await server.signIn('pricing')
    const { Rows, Total } = await asked({ Pol }, narrow)
    expect([Total, Rows.map(({ CustomerCode, Customer }) => CustomerCode + Customer).join('')]).toEqual([5, ''])
    expect((await asked({ Customer: 'KH26010002', Pol }, narrow)).Total).toBe(0)
  })
})

/** Days of the test helper are those of Greenwich. */
const chinaShift = () => (new Date().getUTCHours() >= 16 ? 1 : 0)
