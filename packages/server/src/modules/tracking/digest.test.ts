import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestServer } from '../../testing/index.ts'
import { trackingDigest } from './index.ts'

const day = 86_400_000
/** Ten minutes before eight in Shanghai, tomorrow. */
const morning = Math.ceil(Date.now() / day) * day + day - 600_000
let now = morning
let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: () => new Date(now) })
  await server.db.owner((owner) => owner.query(`update track_exception set opened_at = '2026-01-01', closed_at = null, closed_by = ''`))
})
afterAll(() => server.close())

const open = (where: string) =>
  server.db.owner((owner) =>
    owner.query<{ number: string; text: string }>(
      `with chosen as (select x.id from track_exception x join track_shipment t on t.id = x.shipment_id and t.ended_at is null
         join booking b on b.id = t.booking_id and b.owner_id is not null where ${where} order by x.id limit 7)
       update track_exception x set opened_at = $1::timestamptz - interval '3 hours' from chosen c, track_shipment t
       where x.id = c.id and t.id = x.shipment_id returning t.number, x.text`,
      [new Date(now).toISOString()],
    ),
  )
const told = async () =>
  server.db.owner((owner) =>
    owner.query<{ name: string; title: string; link: string; description: string }>(
      `select e.name, m.title, m.link, m.description from message m join employee e on e.id = m.recipient_id where m.title like '今日货物异常%' order by m.id`,
    ),
  )

describe('the digest of the day', () => {
  it('is not sent without exceptions of the day', async () => {
    await runScheduled(server, trackingDigest, { now: () => new Date(now) })
    expect(await told()).toEqual([])
  })
  it("is one notice for each person of the shipments, once a day and at the person's hour", async () => {
    const opened = await open('x.shown')
    expect(opened.length).toBeGreaterThan(1)
    now = morning - 3_600_000
    await runScheduled(server, trackingDigest, { now: () => new Date(now) })
    expect(await told()).toEqual([])
    now = morning
    await runScheduled(server, trackingDigest, { now: () => new Date(now) })
    await runScheduled(server, trackingDigest, { now: () => new Date(now) })
    const notices = await told()
    expect(notices.length).toBeGreaterThan(0)
    expect(new Set(notices.map(({ name }) => name)).size).toBe(notices.length)
    expect(notices[0]!.title).toMatch(/^今日货物异常 \d+ 项/)
    expect(notices.some(({ link }) => link === '/internal/freightTrack/FreightTrack?View=exceptions')).toBe(true)
    const customers = notices.filter(({ link }) => link.startsWith('/external/'))
    expect(customers.length).toBeGreaterThan(0)
    for (const { description } of customers) {
      const [chinese, english, ...rest] = description.split('\n')
      expect(rest).toEqual([])
      expect(chinese).toMatch(/\p{Script=Han}/u)
      expect(english).toMatch(/^\d+ cargo exceptions? today/)
      expect(english).not.toMatch(/\p{Script=Han}/u)
    }
    expect(notices.some(({ description }) => opened.some(({ number, text }) => description.includes(`${number} ${text}`)))).toBe(true)
  })
  it("tells customers nothing that is the staff's alone", async () => {
    await server.db.owner((owner) => owner.query(`update track_exception set opened_at = '2026-01-01', shown = false`))
    await server.db.owner((owner) => owner.query('delete from track_digest'))
    await server.db.owner((owner) => owner.query(`delete from message where title like '今日货物异常%'`))
    expect((await open('not x.shown')).length).toBeGreaterThan(0)
    await runScheduled(server, trackingDigest, { now: () => new Date(now) })
    expect((await told()).map(({ link }) => link)).toEqual(expect.not.arrayContaining([expect.stringContaining('/external/')]))
    expect((await told()).length).toBeGreaterThan(0)
  })
})
