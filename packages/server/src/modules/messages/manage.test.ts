import { managedMessages, messageSelfList, resendMessages } from '@jst/contracts/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { sendNotice } from '../../documents/notices/index.ts'

let server: TestServer
let [boss, doc, admin]: TestClient[] = []
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await createTestServer()
  await server.db.owner((owner) => owner.query('delete from message'))
  ;[boss, doc, admin] = [await server.signIn('boss'), await server.signIn('doc'), await server.signIn('admin')]
  const people = await server.db.owner((owner) =>
    owner.query<{ id: number; account: string }>('select e.id, u.account from employee e join app_user u on u.id = e.user_id'),
  )
  for (const { id, account } of people) ids[account] = id
  await server.database.system().tx(async (tx) => {
    const send = (to: string, from: string, title: string) =>
      sendNotice(tx, { audience: 'open', recipients: [ids[to]!], title, description: '', kind: 'si', link: '/a', senderId: ids[from]! })
    await send('customer', 'reviewer', '已退回')
    await send('doc', 'customer', '已提交')
    await send('customer', 'admin', '平台致客户')
  })
})
afterAll(() => server.close())

const titles = async (client: TestClient, filter: Parameters<typeof ask>[1] = {}) => (await ask(client, filter)).map(({ Title }) => Title)
const ask = async (client: TestClient, filter: { Sender?: string; Recipient?: string; Read?: boolean; Keyword?: string }) =>
  (await client.call(managedMessages, filter)).body.Data.Rows

it('lists what the own people sent or got, by sender, recipient and read state', async () => {
  expect(await titles(boss!)).toEqual(['已提交', '已退回'])
  expect(await titles(admin!)).toEqual(['平台致客户', '已提交', '已退回'])
  expect(await titles(boss!, { Sender: '沈' })).toEqual(['已提交'])
  expect(await titles(boss!, { Recipient: '沈佳怡' })).toEqual(['已退回'])
  expect(await titles(boss!, { Read: true })).toEqual([])
  expect(await titles(boss!, { Keyword: `'; drop table message --` })).toEqual([])
  expect((await doc!.call(managedMessages, {})).body.Code).toBe('FORBIDDEN')
})

it('a role that is narrowed to its own business sees messages of its holder only', async () => {
  await server.db.owner(async (owner) => {
    await owner.query(`update role set data_scope = 'own' where name = '操作员'`)
    await owner.query(
      `insert into role_menu (role_id, menu_id, buttons) select r.id, m.id, '{view}' from role r, menu m where r.name = '操作员'
        and m.path = '/system/messageManage'`,
    )
  })
  const ops = await server.signIn('ops')
  expect(await titles(ops)).toEqual([])
  const content = { title: '给孙婷', description: '', kind: 'system', link: '' } as const
  await server.database.system().tx((tx) => sendNotice(tx, { audience: 'open', ...content, recipients: [ids['ops']!], senderId: null }))
  expect(await titles(ops)).toEqual(['给孙婷'])
})

it('sends a message once more; what the caller does not see stays where it is', async () => {
  const [submitted] = await ask(boss!, { Keyword: '已提交' })
  const [foreign] = await ask(admin!, { Keyword: '平台致客户' })
  const key = { 'idempotency-key': 'resend-once' }
  const input = { Ids: [submitted!.Id, foreign!.Id] }
  expect((await boss!.call(resendMessages, input, key)).body.Data).toBe(1)
  expect((await boss!.call(resendMessages, input, key)).body.Data).toBe(1)
  const rows = (await doc!.call(messageSelfList, {})).body.Data.Rows
  expect(rows.map(({ Title, SenderName, Link }) => [Title, SenderName, Link])).toEqual([
    ['已提交', '郑国栋', '/a'],
    ['已提交', '沈佳怡', '/a'],
  ])
  expect((await boss!.call(resendMessages, { Ids: [foreign!.Id] })).status).toBe(404)
  expect((await boss!.call(resendMessages, { Ids: [] })).status).toBe(422)
})
