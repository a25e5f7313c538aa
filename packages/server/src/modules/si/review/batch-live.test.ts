import { saveFrameOptions } from '@jst/contracts/workbench'
import { assignSi, batchApproveSi, claimSi, siReviewerList } from '@jst/contracts/si'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBus, type Bus } from '../../../kernel/bus/bus.ts'
import { liveTopic, type LiveEvent } from '../../../kernel/live/live-event.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import type { LiveClient } from '../../../testing/live-client.ts'
import { signInWithoutRole } from '../../../testing/no-role.ts'
import { siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let base: string
let bed: SiTestbed
let bus: Bus
let notified: LiveEvent[][] = []
const sockets: LiveClient[] = []
let customer: TestClient
let reviewer: TestClient

beforeAll(async () => {
  server = await createTestServer()
  base = await server.listen()
  customer = await server.signIn('customer')
  reviewer = await server.signIn('reviewer')
  bed = siTestbed(server, customer)
  bus = createBus()
  bus.on(liveTopic, (content) => notified.push(content as LiveEvent[]))
  await bus.start(server.db.address)
})
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.close()
})
afterAll(async () => {
  await bus.stop()
  await server.close()
})

const open = async ({ token }: { token: string }) => {
  const live = await connectLive(base, token)
  sockets.push(live)
  return live
}
const submitted = async (count: number) => {
  const ids: number[] = []
  for (let index = 0; index < count; index++) ids.push(await bed.submitted())
  return ids
}
const contents = ({ frames }: LiveClient, type: 'si/changed' | 'si/claimed' | 'message/send') =>
  frames.flatMap((frame) => (frame.type === type ? [frame.content] : []))
let rounds = 0
/** Sends a message to everybody: when it has come, so has what was sent before it. */
const settle = async (lives: readonly LiveClient[]) => {
  const title = `到此为止 ${++rounds}`
  const ids = await server.db.owner((owner) => owner.query<{ id: number }>('select id from employee'))
  const recipients = ids.map(({ id }) => id)
  await server.database
    .system()
    .tx((tx) => sendNotice(tx, { audience: 'open', recipients, title, description: '', kind: 'system', link: '', senderId: null }))
  for (const live of lives) await until(() => live.frames.some(({ type, content }) => type === 'message/send' && content.Title === title))
  await until(() => JSON.stringify(notified).includes(title))
}
/** Forgets what was told until now. */
const begin = async (...lives: LiveClient[]) => {
  await settle(lives)
  for (const { frames } of lives) frames.length = 0
  notified = []
}

describe('a batch of 50 records', () => {
  it('is one notification and one frame with 50 ids on each socket, and one frame about its 50 messages', async () => {
    const ids = await submitted(50)
    const [desk, page] = [await open(await server.signIn('boss')), await open(customer)]
    await begin(desk, page)
    const { body } = await reviewer.call(batchApproveSi, { Items: ids.map((Id) => ({ Id, Version: 1 })) })
    expect(body.Data.Done).toBe(50)
    await until(() => notified.length > 0)
    expect(notified).toHaveLength(1)
    await settle([desk, page])
    for (const live of [desk, page]) {
      const [changed, ...more] = contents(live, 'si/changed')
      expect([changed?.Ids.toSorted((a, b) => a - b), more]).toEqual([ids, []])
    }
    const [told] = contents(page, 'message/send')
    expect(told?.Ids).toHaveLength(50)
  })

  it('that is claimed and assigned is one frame each', async () => {
    const ids = await submitted(3)
    const desk = await open(await server.signIn('boss'))
    await begin(desk)
    await reviewer.call(claimSi, { Ids: ids })
    const [first] = (await reviewer.call(siReviewerList, {})).body.Data
    await reviewer.call(assignSi, { Ids: ids, EmployeeId: first!.EmployeeId })
    await settle([desk])
    expect(contents(desk, 'si/claimed').map(({ Ids }) => Ids.toSorted((a, b) => a - b))).toEqual([ids, ids])
  })
})

describe('frames about records', () => {
  it('do not reach an employee without a role, who hears of the own messages and of the frame around the pages', async () => {
    const [idle, desk] = [await open(await signInWithoutRole(server)), await open(await server.signIn('boss'))]
    const [id] = await submitted(1)
    await reviewer.call(claimSi, { Ids: [id!] })
    await reviewer.call(batchApproveSi, { Items: [{ Id: id!, Version: 1 }] })
    await (await server.signIn('boss')).call(saveFrameOptions, { ForceWatermark: false })
    await settle([idle])
    expect([...new Set(idle.frames.map(({ type }) => type))]).toEqual(['auth/ok', 'frame/changed', 'message/send'])
    expect(contents(desk, 'si/changed').length).toBeGreaterThan(0)
  })

  it('do not reach an employee whose roles hold no menu entry that reads records', async () => {
    await server.db.owner((owner) =>
      owner.query(`delete from role_menu where role_id in (select er.role_id from employee_role er join employee e on e.id = er.employee_id
        join app_user u on u.id = e.user_id where u.account = 'pricing')
        and menu_id not in (select id from menu where path = '/system/message')`),
    )
    const idle = await open(await server.signIn('pricing'))
    await submitted(1)
    await settle([idle])
    expect([...new Set(idle.frames.map(({ type }) => type))]).toEqual(['auth/ok', 'message/send'])
  })
})
