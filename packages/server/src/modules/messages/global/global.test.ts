import {
  countRecipients,
  globalMessageInfo,
  globalMessageList,
  markMessagesRead,
  messageSelfInfoDetail,
  messageSelfList,
  messageTargets,
  removeGlobalMessage,
  saveGlobalMessage,
  sendGlobalMessage,
  unreadMessageCount,
  withdrawGlobalMessage,
  type GlobalMessageInput,
} from '@jst/contracts/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectLive, createTestServer, runScheduled, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { scheduledMessagesJob } from '../index.ts'

let server: TestServer
let base: string
let boss: TestClient
let doc: TestClient
let admin: TestClient
beforeAll(async () => {
  server = await createTestServer()
  base = await server.listen()
  ;[boss, doc, admin] = [await server.signIn('boss'), await server.signIn('doc'), await server.signIn('admin')]
})
afterAll(() => server.close())
beforeEach(() => server.db.owner((owner) => owner.query('delete from message')))

const input = (more: Partial<GlobalMessageInput> = {}): GlobalMessageInput => ({
  Id: 0,
  Title: '系统维护通知',
  Description: '11-23 02:00 至 04:00 升级。\n期间可查询，不能提交。',
  Link: '',
  Scope: 'all',
  TargetIds: [],
  SendAt: null,
  ...more,
})
const save = async (client: TestClient, more?: Partial<GlobalMessageInput>) => (await client.call(saveGlobalMessage, input(more))).body.Data
const sent = async (client: TestClient, more?: Partial<GlobalMessageInput>) => {
  const { Id, UpdateTime } = await save(client, more)
  return (await client.call(sendGlobalMessage, { Id, UpdateTime })).body.Data
}
const target = async (client: TestClient, Scope: 'company' | 'role' | 'user', Keyword: string) =>
  (await client.call(messageTargets, { Scope, Keyword })).body.Data
const titles = async (client: TestClient) => (await client.call(messageSelfList, {})).body.Data.Rows.map(({ Title }) => Title)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('a message to many', () => {
  it('reaches the own company, tells delivery and reads, and open pages at once', async () => {
    const live = await connectLive(base, doc.token)
    const expected = (await boss.call(countRecipients, { Scope: 'all', TargetIds: [] })).body.Data
    const message = await sent(boss, { Link: '/tdManage/siCheck' })
    expect(message).toMatchObject({ State: 'sent', Delivered: expected, Read: 0, SenderName: '郑国栋' })
    expect((await live.frame('message/send')).content).toEqual({
      Ids: [],
      Title: '系统维护通知',
      Text: '11-23 02:00 至 04:00 升级。\n期间可查询，不能提交。',
      Kind: 'system',
      Link: '/tdManage/siCheck',
    })
    const [row] = (await doc.call(messageSelfList, {})).body.Data.Rows
    expect(row).toMatchObject({ Title: '系统维护通知', Link: '/tdManage/siCheck', SenderName: '郑国栋', ReadTime: null })
    await doc.call(messageSelfInfoDetail, { id: row!.Id })
    await live.frame('message/unread')
    live.socket.close()
    expect((await boss.call(globalMessageInfo, { Id: message.Id })).body.Data.Read).toBe(1)
    expect(await titles(await server.signIn('customer'))).toEqual([])
    expect(await titles(admin)).toEqual([])
  })

  it('is counted for its sender without a pop-up', async () => {
    const live = await connectLive(base, boss.token)
    await sent(boss)
    await live.frame('message/unread')
    expect([live.frames.some(({ type }) => type === 'message/send'), await titles(boss)]).toEqual([false, ['系统维护通知']])
    live.socket.close()
  })

  it('goes to roles and people as chosen, each once', async () => {
    const [role] = await target(boss, 'role', '单证员')
    const people = (await doc.call(unreadMessageCount, {})).body.Data
    expect(people).toBe(0)
    const message = await sent(boss, { Scope: 'role', TargetIds: [role!.Id] })
    expect(message.Targets).toEqual([role])
    expect(await titles(doc)).toEqual(['系统维护通知'])
    const [person] = await target(boss, 'user', '陈雨欣')
    expect((await sent(boss, { Title: '只给一人', Scope: 'user', TargetIds: [person!.Id] })).Delivered).toBe(1)
    expect(await titles(doc)).toEqual(['只给一人', '系统维护通知'])
  })

  it('of the platform reaches companies; a company reaches and finds its own people alone', async () => {
    const [company] = await target(admin, 'company', '宁波远帆')
    const everybody = (await admin.call(countRecipients, { Scope: 'all', TargetIds: [] })).body.Data
    const customers = (await admin.call(countRecipients, { Scope: 'company', TargetIds: [company!.Id] })).body.Data
    expect(everybody).toBeGreaterThan(customers)
    await sent(admin, { Scope: 'company', TargetIds: [company!.Id] })
    expect(await titles(await server.signIn('customer'))).toEqual(['系统维护通知'])
    expect(await titles(doc)).toEqual([])
    const [foreign] = await target(admin, 'user', '沈佳怡')
    expect(await target(boss, 'user', '沈佳怡')).toEqual([])
    expect((await boss.call(countRecipients, { Scope: 'user', TargetIds: [foreign!.Id] })).body.Data).toBe(0)
    const refused = await boss.call(saveGlobalMessage, input({ Scope: 'user', TargetIds: [foreign!.Id] }))
    expect([refused.status, refused.body.Issues?.[0]?.Path]).toEqual([422, 'TargetIds'])
    expect((await boss.call(saveGlobalMessage, input({ Scope: 'company', TargetIds: [company!.Id] }))).body.Code).toBe('FORBIDDEN')
  })

  it('is withdrawn: gone where unread, marked where read, and sent no second time', async () => {
    const message = await sent(boss)
    const ops = await server.signIn('ops')
    const [read] = (await doc.call(messageSelfList, {})).body.Data.Rows
    await doc.call(messageSelfInfoDetail, { id: read!.Id })
    const live = await connectLive(base, ops.token)
    const { UpdateTime } = message
    const stale = await boss.call(withdrawGlobalMessage, { Id: message.Id, UpdateTime: inHours(-1) })
    expect([stale.status, stale.body.Data.UpdateTime]).toEqual([412, UpdateTime])
    const withdrawn = (await boss.call(withdrawGlobalMessage, { Id: message.Id, UpdateTime })).body.Data
    expect(withdrawn).toMatchObject({ State: 'withdrawn', Read: 1, Delivered: message.Delivered })
    await live.frame('message/unread')
    live.socket.close()
    expect(await titles(ops)).toEqual([])
    expect((await ops.call(unreadMessageCount, {})).body.Data).toBe(0)
    expect((await doc.call(messageSelfList, {})).body.Data.Rows).toMatchObject([{ Title: '系统维护通知', Withdrawn: true }])
    const again = await boss.call(sendGlobalMessage, { Id: message.Id, UpdateTime: withdrawn.UpdateTime })
    expect([again.status, again.body.Code]).toEqual([422, 'ILLEGAL_TRANSITION'])
  })
})

describe('a scheduled message', () => {
  const job = (hours: number) => runScheduled(server, scheduledMessagesJob, { now: () => new Date(Date.now() + hours * 3_600_000) })

  it('waits for its time, goes out once however many processes look, and only to those who are there then', async () => {
    const message = await sent(boss, { Title: '月度例会', SendAt: inHours(2) })
    expect(message).toMatchObject({ State: 'scheduled', Delivered: 0 })
    await job(1)
    expect(await titles(doc)).toEqual([])
    await Promise.all([job(3), job(3)])
    expect(await titles(doc)).toEqual(['月度例会'])
    const { State, SentTime } = (await boss.call(globalMessageInfo, { Id: message.Id })).body.Data
    expect([State, SentTime]).toEqual(['sent', expect.stringMatching(/Z$/)])
  })

  it('taken back in time is a draft again, which can be changed and removed', async () => {
    const message = await sent(boss, { SendAt: inHours(2) })
    const back = (await boss.call(withdrawGlobalMessage, message)).status
    expect(back).toBe(422)
    const draft = (await boss.call(withdrawGlobalMessage, { Id: message.Id, UpdateTime: message.UpdateTime })).body.Data
    expect(draft.State).toBe('draft')
    await job(3)
    expect(await titles(doc)).toEqual([])
    expect((await boss.call(removeGlobalMessage, { Id: draft.Id, UpdateTime: draft.UpdateTime })).status).toBe(200)
    expect((await boss.call(globalMessageInfo, { Id: draft.Id })).status).toBe(404)
  })

  it('in the past, or beyond a year, is refused', async () => {
    for (const hours of [-1, 24 * 400]) {
      const { Id, UpdateTime } = await save(boss, { SendAt: inHours(hours) })
      const refused = await boss.call(sendGlobalMessage, { Id, UpdateTime })
      expect([refused.status, refused.body.Issues?.[0]?.Path]).toEqual([422, 'SendAt'])
    }
  })
})

describe('a draft', () => {
  it('may be unfinished, but is not sent so', async () => {
    const { Id, UpdateTime } = await save(boss, { Title: '', Description: ' ' })
    const refused = await boss.call(sendGlobalMessage, { Id, UpdateTime })
    expect([refused.status, refused.body.Issues?.[0]?.Message]).toEqual([422, '请填写标题'])
    const noTarget = await save(boss, { Scope: 'user' })
    expect((await boss.call(sendGlobalMessage, { Id: noTarget.Id, UpdateTime: noTarget.UpdateTime })).body.Issues?.[0]?.Path).toBe(
      'TargetIds',
    )
  })

  it('is kept as typed, whatever stands in it; links lead into the product only', async () => {
    const nasty = `<script>alert(1)</script>'; drop table message; --`
    const stored = await save(boss, { Title: nasty.slice(0, 100), Description: nasty })
    expect(stored).toMatchObject({ Title: nasty, Description: nasty })
    for (const Link of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil'])
      expect((await boss.call(saveGlobalMessage, input({ Link }))).body.Issues?.[0]?.Path).toBe('Link')
    for (const more of [{ Title: 'x'.repeat(1_000_000) }, { Scope: 'world' }, { TargetIds: ['1'] }, { SendAt: 'soon' }])
      expect((await boss.call(saveGlobalMessage, { ...input(), ...more } as GlobalMessageInput)).status).toBeOneOf([413, 422])
  })

  it('of an older version is refused with the stored one; one key writes once', async () => {
    const key = { 'idempotency-key': 'global-once' }
    const first = (await boss.call(saveGlobalMessage, input({ Title: '只建一次' }), key)).body.Data
    expect((await boss.call(saveGlobalMessage, input({ Title: '只建一次' }), key)).body.Data.Id).toBe(first.Id)
    const newer = await save(boss, { Id: first.Id, UpdateTime: first.UpdateTime, Title: '新' })
    const stale = await boss.call(saveGlobalMessage, input({ Id: first.Id, UpdateTime: first.UpdateTime, Title: '旧' }))
    expect([stale.status, stale.body.Data.UpdateTime]).toEqual([412, newer.UpdateTime])
    const { Rows } = (await boss.call(globalMessageList, { Keyword: '新', State: 'draft' })).body.Data
    expect(Rows.map(({ Title }) => Title)).toEqual(['新'])
  })

  it('of one company is not there for the platform, and its button is needed', async () => {
    const { Id } = await save(boss)
    expect((await admin.call(globalMessageInfo, { Id })).status).toBe(404)
    expect((await doc.call(saveGlobalMessage, input())).body.Code).toBe('FORBIDDEN')
  })
})

it('a read on one device lowers the count on all others, and a second read tells nobody', async () => {
  await sent(boss)
  const live = await connectLive(base, doc.token)
  expect((await doc.call(markMessagesRead, {})).body.Data).toBe(0)
  await live.frame('message/unread')
  await doc.call(markMessagesRead, {})
  await sent(boss, { Title: '下一条' })
  await until(() => live.frames.some(({ type }) => type === 'message/send'))
  expect(live.frames.filter(({ type }) => type === 'message/unread')).toHaveLength(1)
  live.socket.close()
})
