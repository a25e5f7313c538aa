import { markMessagesRead, messageSelfInfoDetail, messageSelfList, unreadMessageCount } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive, createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { sendNotice } from '../../documents/notices/index.ts'

let server: TestServer
let [doc, customer]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer()
  await server.db.owner((owner) => owner.query('delete from message'))
  ;[doc, customer] = [await server.signIn('doc'), await server.signIn('customer')]
  const ids = await server.db.owner((owner) =>
    owner.query<{ id: number; account: string }>(
      `select e.id, u.account from employee e join app_user u on u.id = e.user_id where u.account in ('doc', 'customer')`,
    ),
  )
  const idOf = (account: string) => ids.find((row) => row.account === account)!.id
  await server.database.system().tx(async (tx) => {
    for (const [title, kind] of [
      ['补料已退回', 'si'],
      ['系统升级', 'system'],
      ['100% 完成', 'si'],
    ] as const) {
      await sendNotice(tx, {
        audience: 'open',
        recipients: [idOf('customer')],
        title,
        description: `${title}说明`,
        kind,
        link: '/a',
        senderId: idOf('doc'),
      })
    }
    await sendNotice(tx, {
      audience: 'open',
      recipients: [idOf('doc')],
      title: '内部',
      description: '',
      kind: 'system',
      link: '',
      senderId: null,
    })
  })
})
afterAll(() => server.close())

const titles = async (filter: Parameters<typeof list>[0]) => (await list(filter)).map((row) => row.Title)
const list = async (filter: {
  Keyword?: string
  UnReadOnly?: boolean
  Kind?: 'si' | 'system'
  Sort?: string
  PageSize?: number
  PageIndex?: number
}) => (await customer!.call(messageSelfList, filter)).body.Data.Rows

describe('open pages', () => {
  it('hear what happened and the beginning of why; of an own act only that the count has changed', async () => {
    const live = await connectLive(await server.listen(), (await server.signIn('ops')).token)
    const [ops] = await server.db.owner((owner) =>
      owner.query<{ id: number }>(`select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'ops'`),
    )
    const send = (title: string, description: string, senderId: number | null) =>
      server.database
        .system()
        .tx((tx) => sendNotice(tx, { audience: 'open', recipients: [ops!.id], title, description, kind: 'si', link: '', senderId }))
    await send('补料已提交：SITC1', '等待审核', ops!.id)
    await live.frame('message/unread')
    await send('补料已退回：SITC1', '箱封号错误。'.repeat(100), null)
    expect((await live.frame('message/send')).content).toMatchObject({
      Title: '补料已退回：SITC1',
      Text: `${'箱封号错误。'.repeat(34).slice(0, 199)}…`,
    })
    expect(live.frames.filter(({ type }) => type === 'message/send')).toHaveLength(1)
    live.socket.close()
  })
})

describe('the message box', () => {
  it('lists the newest first, with sender and total', async () => {
    const { body } = await customer!.call(messageSelfList, { PageSize: 2 })
    expect(body.Data.Total).toBe(3)
    expect(body.Data.Rows.map((row) => row.Title)).toEqual(['100% 完成', '系统升级'])
    expect(body.Data.Rows[0]).toMatchObject({ SenderName: '陈雨欣', Description: '100% 完成说明', Link: '/a', ReadTime: null })
    expect(await titles({ PageSize: 2, PageIndex: 2 })).toEqual(['补料已退回'])
  })

  it('finds words as typed, kinds and unread ones', async () => {
    expect(await titles({ Keyword: '退回' })).toEqual(['补料已退回'])
    expect(await titles({ Keyword: '0%' })).toEqual(['100% 完成'])
    expect(await titles({ Keyword: '_' })).toEqual([])
    expect(await titles({ Kind: 'system' })).toEqual(['系统升级'])
    expect(await titles({ UnReadOnly: true, Sort: 'CreateTime' })).toEqual(['补料已退回', '系统升级', '100% 完成'])
  })

  it('sorts by offered columns only', async () => {
    const { status, body } = await customer!.call(messageSelfList, { Sort: 'id; drop table message' })
    expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'Sort'])
  })

  it('opens a message and marks it read', async () => {
    const [newest] = await list({})
    const { body } = await customer!.call(messageSelfInfoDetail, { id: newest!.Id })
    expect(body.Data).toMatchObject({ Title: '100% 完成', SendId: expect.any(Number), ReadTime: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect((await customer!.call(unreadMessageCount, {})).body.Data).toBe(2)
  })

  it('answers Status 0 for a message of somebody else, also of a company it serves', async () => {
    const [row] = await list({})
    for (const [client, id] of [
      [doc!, row!.Id],
      [customer!, 999_999],
    ] as const)
      expect((await client.call(messageSelfInfoDetail, { id })).body).toEqual({ Status: 0, Data: null })
    expect((await doc!.call(messageSelfList, {})).body.Data.Total).toBe(1)
  })

  it('marks given messages read, then all; never those of others', async () => {
    const unread = await list({ UnReadOnly: true })
    const foreign = (await doc!.call(messageSelfList, {})).body.Data.Rows[0]!
    expect((await customer!.call(markMessagesRead, { Ids: [unread[0]!.Id, foreign.Id] })).body.Data).toBe(1)
    expect((await customer!.call(markMessagesRead, {})).body.Data).toBe(0)
    expect((await customer!.call(markMessagesRead, {})).body.Data).toBe(0)
    const said = await server.db.owner((owner) =>
      owner.query(`select diff from audit_log where action = 'message.read' and entity_id is null order by id`),
    )
    expect(said).toEqual([{ diff: { Read: 1 } }, { diff: { Read: 1 } }])
    expect((await doc!.call(unreadMessageCount, {})).body.Data).toBe(1)
  })

  it('says that opening writes: one line in the audit for the first time, and a repeat of the call does nothing anew', async () => {
    expect(messageSelfInfoDetail.write).toBe(true)
    const [opened] = await list({})
    await server.db.owner((owner) => owner.query('update message set read_time = null where id = $1', [opened!.Id]))
    const open = async (key: string) => (await customer!.call(messageSelfInfoDetail, { id: opened!.Id }, { 'idempotency-key': key })).text
    const texts = [await open('opening-1'), await open('opening-1'), await open('opening-2')]
    expect(new Set(texts).size).toBe(1)
    const said = await server.db.owner((owner) =>
      owner.query(`select 1 from audit_log where action = 'message.read' and entity_id = $1`, [opened!.Id]),
    )
    // once by the test that opened it first, once here
    expect(said).toHaveLength(2)
  })
})

describe('messages about a bill', () => {
  const send = (titles: readonly string[], bill: string, daysAgo = 0) =>
    server.database.system().tx(async (tx) => {
      const [to] = await tx.query<{ id: number }>(
        `select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'sales'`,
      )
      for (const title of titles) {
        await sendNotice(tx, { audience: 'open', recipients: [to!.id], title, description: '', kind: 'si', link: '', bill, senderId: null })
        await tx.system.query(
          'update message set create_time = create_time - make_interval(days => $1::int) where recipient_id = $2 and title = $3',
          [daysAgo, to!.id, title],
        )
      }
    })

  it('are one line a day, the latest, which says for how many it stands; opening it reads the earlier ones', async () => {
    await send(['提交 A'], 'SITC1', 1)
    await send(['退回 A', '重提 A'], 'SITC1')
    await send(['退回 B'], 'SITC2')
    await send(['通知一', '通知二'], '')
    const sales = await server.signIn('sales')
    const lines = async (filter: object = {}) => {
      const { Rows, Total } = (await sales.call(messageSelfList, { Fold: true, ...filter })).body.Data
      return [Total, Rows.map(({ Title, Ids, Unread }) => `${Title} ${Ids.length} ${Unread}`)]
    }
    expect(await lines()).toEqual([5, ['通知二 1 1', '通知一 1 1', '退回 B 1 1', '重提 A 2 2', '提交 A 1 1']])
    expect(await lines({ Keyword: '退回' })).toEqual([2, ['退回 B 1 1', '退回 A 1 1']])
    const ofBill = (await sales.call(messageSelfList, { Bill: 'SITC1' })).body.Data.Rows
    expect(ofBill.map(({ Title }) => Title)).toEqual(['重提 A', '退回 A', '提交 A'])
    await sales.call(messageSelfInfoDetail, { id: ofBill[0]!.Id })
    expect(await lines({ UnReadOnly: true })).toEqual([3, ['通知二 1 1', '通知一 1 1', '退回 B 1 1']])
  })
})
