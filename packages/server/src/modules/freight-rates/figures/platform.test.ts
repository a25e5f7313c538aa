import type { EntityQuery } from '@jst/contracts/entity'
import { freightRateCalls, platformFigures, priceQueries, searchPrices } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter, publishedRate } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, admin]: TestClient[] = []
const Period = 'd30'
/** A port of loading and a lane without rates of the demo. */
const [Pol, Lane] = ['CNLYG', 'RFE']
const sql = (text: string, values: unknown[] = []) => server.db.owner((owner) => owner.query<Record<string, unknown>>(text, values))
const listed = async (query: EntityQuery) => (await boss!.call(freightRateCalls.list, query)).body.Data.Total
const asked = async (query: object) => (await boss!.call(priceQueries, { Period, ...query })).body.Data.Total

beforeAll(async () => {
  server = await createTestServer()
  ;[boss, admin] = await Promise.all(['boss', 'admin'].map((account) => server.signIn(account)))
  await sql(`delete from freight_query where pod_codes && '{RUVVO,RUVYP,RUNJK}'`)
  for (const floor of [1_000, 1_300]) await publishedRate(boss!, floor, { PolCode: Pol, PodCode: 'RUVVO', LaneCode: Lane })
  const search = (Pods: string) => boss!.call(searchPrices, { Pol, Pods, Day: dayAfter(7), Boxes: '40HQ*2' })
  await search('RUNJK')
  await sql(`update freight_query set at = at - interval '30 days' where pol_code = $1`, [Pol])
  await search('RUVVO')
  // two ports of one lane, one of them lost, and one of another lane
  await search('RUVVO,RUVYP,USLAX')
})
afterAll(() => server.close())

describe('平台运价分析', () => {
  it('counts what the lists of the company have, with the period before', async () => {
    const { Scope, Operators, Lanes, Weeks } = (await boss!.call(platformFigures, { Period })).body.Data
    expect([Scope, Operators, Weeks.length]).toEqual(['company', 1, 12])
    const lane = Lanes.find(({ Code }) => Code === Lane)!
    expect(lane).toMatchObject({ Active: 2, Published: 2, Searches: 2, FormerSearches: 1, Lost: 1, FormerLost: 1 })
    expect(await listed({ LaneCode: Lane, PublishedIn: Period })).toBe(lane.Published)
    for (const { Code, Published, FormerPublished, Searches, FormerSearches, Lost } of Lanes.filter(({ Code: code }) => code !== '').slice(
      0,
      5,
    )) {
      expect(await listed({ LaneCode: Code, PublishedIn: Period })).toBe(Math.min(Published, 2_001))
      expect(await listed({ LaneCode: Code, PublishedIn: 'p30' })).toBe(FormerPublished)
      expect(await asked({ Lane: Code })).toBe(Searches)
      expect(await asked({ Lane: Code, Period: 'p30' })).toBe(FormerSearches)
      expect(await asked({ Lane: Code, Lost: true })).toBe(Lost)
    }
    expect(Weeks.at(-1)!.Searches).toBeGreaterThanOrEqual(2)
  })
  it('sums over all operators for the platform, and tells nothing else of them', async () => {
    const before = (await admin!.call(platformFigures, { Period })).body.Data
    const was = (code: string) => before.Lanes.find(({ Code }) => Code === code) ?? { Active: 0, Searches: 0 }
    const [other] = await sql(`insert into company (code, name, kind) values ('OTHER', '别家货代有限公司', 'operator') returning id`)
    await sql(
      `insert into freight_rate (company_id, code, carrier_code, lane_code, pol_code, pod_code, currency_code, floor40_hq, valid_from, valid_to,
         state, published_at, search, pinyin, initials)
       select $1, 'X' || n, 'COSCO', case n when 1 then 'RFE' else 'OWNLANE' end, 'CNLYG', 'RUVVO', 'USD', 4321,
         china_day(), china_day() + 5, 1, now(), '', '', ''
       from generate_series(1, 2) n`,
      [other!['id']],
    )
    await sql(`insert into m_lane (company_id, code, name_zh) values ($1, 'OWNLANE', '别家专线'), ($1, 'RFE', '别家远东')`, [other!['id']])
    await sql(
      `insert into freight_query (company_id, pol_code, pod_codes, boxes, day, options) values ($1, 'CNLYG', '{RUVVO}', '40HQ*1', china_day(), 0)`,
      [other!['id']],
    )
    const reply = await admin!.call(platformFigures, { Period })
    const { Scope, Operators, Lanes } = reply.body.Data
    expect([Scope, Operators]).toEqual(['platform', before.Operators + 1])
    expect(Lanes.find(({ Code }) => Code === Lane)).toMatchObject({
      Name: '俄罗斯远东',
      Active: was(Lane).Active + 1,
      Searches: was(Lane).Searches + 1,
    })
    // lanes that a company has added itself are told together
    expect(Lanes.find(({ Code }) => Code === '')).toMatchObject({ Name: '', Active: was('').Active + 1 })
    expect(reply.text).not.toMatch(/4321|OWNLANE|别家|COSCO/)
    const { Lanes: own } = (await boss!.call(platformFigures, { Period })).body.Data
    expect(own.find(({ Code }) => Code === Lane)?.Active).toBe(2)
  })
})
