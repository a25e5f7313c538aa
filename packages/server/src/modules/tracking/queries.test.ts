import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { trackFollow, trackPartners, trackPartnerSave, trackStatements, trackView, type TrackPartner } from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSurroundings } from '../../kernel/process/surroundings.ts'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../../testing/index.ts'
import { pauseOf } from './ask/queries.job.ts'
import { claimQueries } from './ask/queries.repo.ts'
import { trackingJob, trackingQueries } from './index.ts'
import { dcsaEvent } from './testing.ts'

const secretKey = 'a key that is only for these tests'
const surroundings = createSurroundings({ secretKey, innerEndpoints: true })
const minute = 60_000

interface Asked {
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: IncomingHttpHeaders
}
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }

let server: TestServer
let ops: TestClient
let customer: TestClient
let later = 0
let carriers: string[] = []
let asked: Asked[] = []
let answer: (call: Asked) => Reply = () => ({ body: [] })
let url = ''
const api = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://carrier')
  const call = { path: pathname, query: Object.fromEntries(searchParams), headers: request.headers }
  asked.push(call)
  const { status = 200, body, headers = {} } = answer(call)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body))
})
const now = () => new Date(Date.now() + later)
const run = () => runScheduled(server, trackingQueries, { surroundings, now })
const pass = (minutes: number) => void (later += minutes * minute)

beforeAll(async () => {
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}/track/v2/events`
  server = await createTestServer({ now, config: { innerEndpoints: true, account: { secretKey, sms: undefined, weChat: undefined } } })
  ops = await server.signIn('ops')
  customer = await server.signIn('customer')
  carriers = await server.db.owner(async (owner) =>
    (
      await owner.query<{ code: string }>(
        `select code from m_carrier c where company_id is null and removed_at is null and code not in (select carrier from track_shipment) order by code`,
      )
    ).map(({ code }) => code),
  )
})
afterAll(async () => {
  api.close()
  await server.close()
})
beforeEach(async () => {
  asked = []
  answer = () => ({ body: [] })
  await server.db.owner((owner) => owner.query(`update track_partner set enabled = false where way in ('pull', 'pull-simulator')`))
})

let number = 0
const save = (more: Partial<TrackPartner> & { ApiKey?: string }) =>
  ops.call(trackPartnerSave, {
    Id: 0,
    Name: '船公司接口',
    Code: `API${++number}`,
    Source: 'carrier',
    Way: 'pull',
    Address: url,
    KeyHeader: 'X-Api-Key',
    ApiKey: 'carrier-secret',
    EveryMinutes: 60,
    PerMinute: 30,
    IsEnabled: true,
    NewKey: false,
    Carrier: '',
    ...more,
  })
/** A partner for a carrier that nobody uses yet, and shipments of that carrier. */
async function stage(count = 1, more: Parameters<typeof save>[0] = {}) {
  const Carrier = carriers.shift()!
  const partner = (await save({ Carrier, ...more })).body.Data.Partner
  const bills = Array.from({ length: count }, (_, at) => `ASKB${String(++number).padStart(4, '0')}${at}`)
  const followed = (await customer.call(trackFollow, { Items: bills.map((Number) => ({ Number, Carrier })) })).body.Data
  return { partner, bills, ids: followed.map(({ ShipmentId }) => ShipmentId!) }
}
const partnerNow = async (id: number) => (await ops.call(trackPartners, {})).body.Data.find(({ Id }) => Id === id)!
const view = async (Id: number) => (await ops.call(trackView, { Id })).body.Data
const gateIn = (bill: string, name = 'g') => {
  const first = `TGHU${String(500_000 + Number(bill.slice(4, 8))).slice(0, 6)}`
  return dcsaEvent(`${bill}${name}`, 'GTIN', '2026-08-30T08:00:00+08:00', { port: 'CNSHA', bill, box: `${first}${checkDigit(first)}` })
}

describe('a carrier that is asked', () => {
  it('gets the bill and its key, and its events come in once, however often it answers', async () => {
    const { partner, bills, ids } = await stage()
    answer = () => ({ body: [gateIn(bills[0]!)] })
    expect(await run()).toBe('done')
    expect(asked.map(({ path, query, headers }) => [path, query, headers['x-api-key']])).toEqual([
      ['/track/v2/events', { transportDocumentReference: bills[0] }, 'carrier-secret'],
    ])
    expect((await view(ids[0]!)).StateText).toBe('已进港')
    const [row] = (await ops.call(trackStatements, { Keyword: bills[0]! })).body.Data.Rows
    expect(row).toMatchObject({ Origin: '查询：船公司接口', Source: 'carrier' })
    // not due yet
    pass(30)
    await run()
    expect(asked).toHaveLength(1)
    pass(31)
    await run()
    expect(asked).toHaveLength(2)
    expect((await ops.call(trackStatements, { Keyword: bills[0]! })).body.Data.Total).toBe(1)
    const { Taken, Queries, Answers, KeyHint } = await partnerNow(partner.Id)
    expect([Taken, Queries, Answers.map(({ Outcome }) => Outcome)]).toEqual([1, 1, ['same', 'news']])
    expect(KeyHint).toBe('…cret')
    expect((await ops.call(trackPartners, {})).text).not.toContain('carrier-secret')
  })
  it('says its events page by page; another server is not asked for the next one', async () => {
    const { bills, ids } = await stage()
    answer = ({ query }) =>
      query['cursor'] === 'two'
        ? { body: { events: [{ ...gateIn(bills[0]!, 'l'), equipmentEventTypeCode: 'LOAD', eventDateTime: '2026-09-01T10:00:00+08:00' }] } }
        : { body: [gateIn(bills[0]!)], headers: { 'next-page-cursor': 'two' } }
    await run()
    expect([(await view(ids[0]!)).StateText, asked.length]).toEqual(['已装船', 2])
    const other = await stage()
    asked = []
    answer = () => ({ body: [gateIn(other.bills[0]!)], headers: { link: '<https://elsewhere.example/events?cursor=2>; rel="next"' } })
    await run()
    expect([
      (await view(other.ids[0]!)).StateText,
      asked.filter(({ query }) => query['transportDocumentReference'] === other.bills[0]).length,
    ]).toEqual(['已进港', 1])
  })
  it('is asked no more than so many times a minute, and each shipment in its turn', async () => {
    const { bills } = await stage(5, { PerMinute: 2 })
    const numbers = () => asked.map(({ query }) => query['transportDocumentReference'])
    await run()
    expect(numbers()).toHaveLength(2)
    pass(1)
    await run()
    pass(1)
    await run()
    expect(numbers().toSorted()).toEqual(bills.toSorted())
  })
  it('and has no news is told apart from one that did not answer, and from one that nobody asked', async () => {
    const { ids, bills } = await stage(3)
    const feeds = async () => Promise.all(ids.map(async (id) => (await view(id)).Feed))
    expect(await feeds()).toEqual(['asked', 'asked', 'asked'])
    answer = ({ query }) =>
      query['transportDocumentReference'] === bills[0]
        ? { status: 404 }
        : query['transportDocumentReference'] === bills[1]
          ? { status: 400 }
          : { body: [gateIn(bills[2]!)] }
    await run()
    expect(await feeds()).toEqual(['empty', 'failed', 'fed'])
    expect((await view(ids[0]!)).FeedText).toBe('已查询无新动态')
    expect((await customer.call(trackView, { Id: ids[1]!, Lang: 'en' })).body.Data.FeedText).toBe(
      'The query failed and is tried again by itself',
    )
  })
})

describe('a carrier that does not answer', () => {
  it('that is busy gets the pause that it asks for, and nobody else is asked meanwhile', async () => {
    const { partner, bills, ids } = await stage(3)
    answer = () => ({ status: 429, headers: { 'retry-after': '1800' } })
    await run()
    expect(asked).toHaveLength(1)
    pass(29)
    await run()
    expect(asked).toHaveLength(1)
    expect(await partnerNow(partner.Id)).toMatchObject({ LastRefusal: expect.stringContaining('429'), PausedUntil: expect.any(String) })
    answer = ({ query }) => ({ body: [gateIn(query['transportDocumentReference']!)] })
    pass(2)
    await run()
    expect(
      asked
        .slice(1)
        .map(({ query }) => query['transportDocumentReference'])
        .toSorted(),
    ).toEqual(bills.toSorted())
    expect((await view(ids[0]!)).Feed).toBe('fed')
    expect((await partnerNow(partner.Id)).PausedUntil).toBeNull()
  })
  it('is asked for a failed shipment after twice the time, and after three failures not at all for a while', async () => {
    expect([pauseOf(60, 'origin', 0), pauseOf(60, 'sea', 0), pauseOf(60, 'sea', 1), pauseOf(60, 'sea', 3), pauseOf(60, 'sea', 12)]).toEqual(
      [60, 120, 120, 480, 1_440],
    )
    const { partner } = await stage(5)
    answer = () => ({ status: 500 })
    await run()
    expect(asked).toHaveLength(3)
    expect((await partnerNow(partner.Id)).PausedUntil).not.toBeNull()
    pass(6)
    // the two that were not asked come first
    await run()
    expect(new Set(asked.map(({ query }) => query['transportDocumentReference'])).size).toBe(4)
  })
  it.each([
    ['a key that is refused', { status: 401 }, '密钥被拒绝'],
    ['something else than JSON', { body: '<html>' }, '答复不是 JSON'],
    ['more than can be read', { body: JSON.stringify(['x'.repeat(2 * 1024 * 1024)]) }, '答复过长'],
    ['pages without an end', { body: [], headers: { 'next-page-cursor': 'again' } }, '答复过长'],
  ] as const)('or answers with %s is told so, and nothing is taken in', async (_, reply, words) => {
    const { partner, ids } = await stage()
    answer = () => reply
    await run()
    expect((await partnerNow(partner.Id)).Answers).toMatchObject([{ Outcome: 'failed', Taken: 0, Reason: expect.stringContaining(words) }])
    expect((await view(ids[0]!)).Facts).toEqual([])
  })
})

describe('the settings', () => {
  it('refuse addresses inside the network, odd headers and a missing carrier', async () => {
    const other = await createTestServer()
    const staff = await other.signIn('ops')
    const body = { Id: 0, Name: 'X', Code: 'X1', Source: 'carrier', Way: 'pull', IsEnabled: true, NewKey: false, Carrier: 'ONE' } as const
    for (const Address of [
      'http://10.0.0.1/events',
      'https://169.254.169.254/latest',
      'https://localhost/events',
      'https://a:b@carrier.example/',
      '',
    ])
      expect((await staff.call(trackPartnerSave, { ...body, Address })).body.Issues?.[0]?.Path, Address).toBe('Address')
    const Address = 'https://api.carrier.example/events'
    expect((await staff.call(trackPartnerSave, { ...body, Address, KeyHeader: 'Cookie' })).body.Issues?.[0]?.Path).toBe('KeyHeader')
    expect((await staff.call(trackPartnerSave, { ...body, Address, Carrier: '' })).body.Issues?.[0]?.Path).toBe('Carrier')
    expect((await staff.call(trackPartnerSave, { ...body, Address })).status).toBe(200)
    await other.close()
  })
  it('keep a key for its server alone: an address elsewhere needs it anew', async () => {
    const { partner } = await stage()
    const moved = (Address: string) => ({
      Id: partner.Id,
      UpdateTime: partner.UpdateTime,
      Code: partner.Code,
      Carrier: partner.Carrier,
      Address,
      ApiKey: '',
    })
    const same = (await save(moved(`${url}?x=1`))).body.Data.Partner
    expect(same.KeyHint).toBe('…cret')
    const gone = (await save({ ...moved('http://localhost:9/events'), UpdateTime: same.UpdateTime })).body.Data.Partner
    expect(gone.KeyHint).toBe('')
  })
  it('a question that a worker has taken is no other worker’s', async () => {
    const { partner, ids } = await stage(2)
    await server.db.owner((owner) =>
      owner.query('insert into track_query (partner_id, shipment_id) select $1, unnest($2::bigint[])', [partner.Id, ids]),
    )
    const [row] = await server.db.owner((owner) =>
      owner.query<{ company: number }>('select company_id as company from track_partner where id = $1', [partner.Id]),
    )
    const one = { id: partner.Id, companyId: row!.company, carrier: partner.Carrier, perMinute: 10 } as Parameters<typeof claimQueries>[1]
    const at = now().toISOString()
    const claims = await Promise.all([1, 2].map(() => server.database.system().tx((tx) => claimQueries(tx, one, at))))
    expect(
      claims
        .flat()
        .map(({ shipmentId }) => shipmentId)
        .toSorted(),
    ).toEqual(ids.toSorted())
    pass(11)
    // its worker died
    expect(await server.database.system().tx((tx) => claimQueries(tx, one, now().toISOString()))).toHaveLength(2)
  })
})

it('the simulated carrier answers of own voyages, and says that it is one', async () => {
  const [own] = await server.db.owner((owner) =>
    owner.query<{ id: number; carrier: string; bill: string }>(
      `select t.id, t.carrier, t.bill from track_shipment t join company c on c.id = t.staff_id where c.code = 'HJGJ' and t.order_id is not null
         and t.voyage_id is not null and t.ended_at is null and t.stage = 'sea' and t.carrier <> '' order by t.id limit 1`,
    ),
  )
  const { Partner } = (await save({ Way: 'pull-simulator', Carrier: own!.carrier, PerMinute: 120, Address: '' })).body.Data
  expect(Partner.Name).toBe('船公司接口（演示）')
  await run()
  await runScheduled(server, trackingJob, { now })
  const party = (await view(own!.id)).Facts.flatMap(({ Witnesses }) => Witnesses).filter(
    ({ Source, Party }) => Source === 'carrier' && Party.includes('演示'),
  )
  expect(party.length).toBeGreaterThan(0)
  const { Rows } = (await ops.call(trackStatements, { Keyword: own!.bill, Source: 'carrier', PageSize: 50 })).body.Data
  expect(Rows.filter(({ Origin }) => Origin === '演示数据源').length).toBeGreaterThan(0)
  expect((await partnerNow(Partner.Id)).Answers[0]!.Outcome).not.toBe('failed')
})
