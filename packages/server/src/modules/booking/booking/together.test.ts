import { bookingCalls } from '@jst/contracts/booking'
import { documentTimeline, followDocument, moveDocuments } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, furniture, rewrite, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, ops, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, customer, other] = await Promise.all(['boss', 'ops', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const itemsOf = async (client: TestClient, ids: readonly number[]) =>
  Promise.all(ids.map(async (Id) => ({ Id, UpdateTime: (await viewed(client, Id)).UpdateTime })))
const move = async (client: TestClient, Event: string, Items: readonly { Id: number; UpdateTime: string }[], more: object = {}) =>
  (await client.call(moveDocuments, { Kind: 'booking', Event, Items: [...Items], ...more })).body.Data
/** Some bookings of a customer. */
async function several(client: TestClient, count: number) {
  const ids: number[] = []
  for (let at = 0; at < count; at++) ids.push((await booked(client)).Id)
  return ids
}
const submitted = async (client: TestClient, count: number) => {
  const ids = await several(client, count)
  expect((await move(client, 'submit', await itemsOf(client, ids))).Moved).toEqual(ids)
  return ids
}
const newest = async (client: TestClient) => Math.max(0, ...(await inbox(client)).map(({ Id }) => Id))
const inbox = async (client: TestClient) => (await client.call(messageSelfList, { PageSize: 50 })).body.Data.Rows
/** Notices that came since. */
const since = async (client: TestClient, last: number) =>
  (await inbox(client)).filter(({ Id }) => Id > last).map(({ Title, Description, Link }) => ({ Title, Description, Link }))

describe('bookings that move together', () => {
  it('tell each person of the desk once when they are submitted', async () => {
    const before = await newest(ops!)
    const ids = await submitted(customer!, 3)
    const codes = await Promise.all(ids.map(async (Id) => (await viewed(customer!, Id)).Code))
    expect(await since(ops!, before)).toEqual([
      {
        Title: '宁波远帆进出口有限公司 提交订舱 3 票',
        Description: expect.stringContaining(`${codes.join('、')} 等 3 票`),
        Link: '/quckBook/BookingManagement',
      },
    ])
    for (const Id of ids) expect(await rowOf(ops!, Id)).toMatchObject({ Stage: 'submitted', SubmittedOn: expect.stringMatching(/^\d{4}-/) })
  })
  it('are accepted with one notice to whoever follows several, and each has its own entry, log and handler', async () => {
    const [own, foreign] = [await submitted(customer!, 3), await submitted(other!, 1)]
    const before = { customer: await newest(customer!), other: await newest(other!), boss: await newest(boss!) }
    const all = [...own, ...foreign]
    for (const Id of all) await boss!.call(followDocument, { Kind: 'booking', Id, On: true })
    const items = await itemsOf(ops!, all)
    const stale = { ...items[1]!, UpdateTime: '2020-01-01T00:00:00.000Z' }
    const outcome = await move(ops!, 'accept', [items[0]!, stale, items[2]!, items[3]!, items[0]!])
    const moved = [own[0]!, own[2]!, foreign[0]!]
    expect(outcome.Moved).toEqual(moved)
    expect(outcome.NotMoved.map(({ Id, Code }) => [Id, Code]).toSorted()).toEqual(
      [
        [own[0], 'STALE_WRITE'],
        [own[1], 'STALE_WRITE'],
      ].toSorted(),
    )
    const [first, second] = await Promise.all(moved.map(async (Id) => (await viewed(ops!, Id)).Code))
    expect(await since(customer!, before.customer)).toEqual([
      {
        Title: '订舱单 2 份：受理',
        Description: expect.stringContaining(`${first}、${second} 等 2 份`),
        Link: '/external/workbench/BookLogs',
      },
    ])
    // of one booking it is told by its page, and nobody hears of the bookings of others
    expect(await since(other!, before.other)).toEqual([
      {
        Title: expect.stringContaining('：受理'),
        Description: expect.not.stringContaining(first!),
        Link: `/external/workbench/BookOnlineDetail?Id=${foreign[0]}`,
      },
    ])
    expect(await since(boss!, before.boss)).toMatchObject([{ Title: '订舱单 3 份：受理', Link: '/quckBook/BookingManagement' }])
    for (const Id of moved) {
      expect(await rowOf(ops!, Id)).toMatchObject({ Stage: 'received', Handler: '孙婷' })
      const [entry] = (await customer!.call(documentTimeline, { Kind: 'booking', Id })).body.Data?.Rows ?? []
      if (own.includes(Id)) expect(entry).toMatchObject({ Event: 'accept', AuthorName: '孙婷', Audience: 'customer' })
    }
    expect(await rowOf(ops!, own[1]!)).toMatchObject({ Stage: 'submitted' })
    const logged = await server.db.owner((owner) =>
      owner.query<{ id: number; diff: object }>(
        `select entity_id as id, diff from audit_log where entity = 'booking' and action = 'booking.accept' and entity_id = any($1) order by id`,
        [all],
      ),
    )
    expect(logged.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(moved)
    expect(logged[0]!.diff).toEqual({ state: ['已提交', '已受理'] })
  })
  it('are judged each by itself, and what a guard refuses stays', async () => {
    const ids = await several(customer!, 2)
    await rewrite(customer!, ids[0]!, furniture({ Phone: '' }))
    const outcome = await move(customer!, 'submit', await itemsOf(customer!, ids))
    expect([outcome.Moved, outcome.NotMoved.map(({ Id }) => Id)]).toEqual([[ids[1]], [ids[0]]])
    expect((await rowOf(customer!, ids[0]!))['Stage']).toBe('draft')
  })
  it('of companies that the caller does not serve are not there', async () => {
    const ids = await submitted(customer!, 2)
    const items = await itemsOf(customer!, ids)
    const peer = await server.signIn('peer')
    const refused = await peer.call(moveDocuments, { Kind: 'booking', Event: 'accept', Items: items })
    const codes = refused.status === 200 ? refused.body.Data.NotMoved.map(({ Code }) => Code) : [refused.status]
    expect(codes.every((code) => code === 'NOT_FOUND' || code === 403)).toBe(true)
    const { body } = await ops!.call(bookingCalls.list, { PageSize: 200 })
    expect(body.Data.Rows.filter(({ Id }) => ids.includes(Id)).map(({ Stage }) => Stage)).toEqual(['submitted', 'submitted'])
  })
})
