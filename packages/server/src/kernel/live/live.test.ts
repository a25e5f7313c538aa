import { currentEmployee, logout, tryChooseDefaultEmployee } from '@jst/contracts/account'
import { unreadMessageCount } from '@jst/contracts/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendNotice } from '../../documents/notices/index.ts'
import { connectLive, createTestServer, until, type TestServer } from '../../testing/index.ts'
import { announce } from '../access/sessions.ts'

let server: TestServer
let base = ''

beforeAll(async () => {
  server = await createTestServer({ signInWithinMs: 800 })
  base = await server.listen()
})
afterAll(() => server.close())

const employeeOf = async (account: string) => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>('select e.id from employee e join app_user u on u.id = e.user_id where u.account = $1 order by e.id', [
      account,
    ]),
  )
  return row!.id
}
const tell = async (account: string, title: string) => {
  const recipients = [await employeeOf(account)]
  await server.database
    .system()
    .tx((tx) => sendNotice(tx, { audience: 'open', recipients, title, description: '', kind: 'system', link: '/x', senderId: null }))
}

describe('signing in on the live channel', () => {
  it('answers auth/ok, then pings with pongs', async () => {
    const { token } = await server.signIn('doc')
    const live = await connectLive(base, token)
    live.send({ type: 'ping' })
    await live.frame('pong')
    expect(live.frames.map((frame) => frame.type)).toEqual(['auth/ok', 'pong'])
    live.socket.close()
  })

  it('is required in time', async () => {
    const live = await connectLive(base)
    expect(await live.closed()).toBe(4401)
  })

  it('that waits for the database too long is told to come back, not refused', async () => {
    const { token } = await server.signIn('doc')
    await server.db.owner(async (owner) => {
      await owner.query('begin')
      await owner.query('lock table session in access exclusive mode')
      const live = await connectLive(base)
      live.send({ type: 'auth/login', content: token })
      expect(await live.closed()).toBe(1012)
      expect(live.frames).toEqual([])
      await owner.query('rollback')
    })
  })

  it('comes first: earlier frames and nonsense are passed over, later ones wait for it', async () => {
    const { token } = await server.signIn('doc')
    const live = await connectLive(base)
    for (const text of ['{"type":"ping"}', 'no json', '42', 'null', '{"type":7}']) live.socket.send(text)
    live.send({ type: 'auth/login', content: token })
    live.send({ type: 'ping' })
    await live.frame('pong')
    expect(live.frames.map((frame) => frame.type)).toEqual(['auth/ok', 'pong'])
    live.socket.close()
  })

  it('with an unknown token is refused', async () => {
    const live = await connectLive(base)
    live.send({ type: 'auth/login', content: 'x'.repeat(43) })
    expect(await live.closed()).toBe(4401)
    expect(live.frames).toEqual([{ type: 'auth/refused', content: { Code: 'UNAUTHENTICATED' } }])
  })

  it('is for pages of this origin', async () => {
    await expect(connectLive(base, undefined, { origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(connectLive(base.replace('/api', ''), undefined, { origin: base })).resolves.toBeDefined()
  })
})

describe('too much on the live channel', () => {
  it('a frame beyond 16 KB closes it', async () => {
    const live = await connectLive(base)
    live.socket.send(JSON.stringify({ type: 'auth/login', content: 'x'.repeat(20_000) }))
    expect(await live.closed()).toBe(1009)
  })

  it('a flood of frames closes it', async () => {
    const { token } = await server.signIn('doc')
    const live = await connectLive(base, token)
    for (let count = 0; count < 60; count++) live.send({ type: 'ping' })
    expect(await live.closed()).toBe(1008)
  })
})

describe('messages', () => {
  it('reach every page of their recipient after the commit, and nobody else', async () => {
    const [doc, other] = [await server.signIn('doc'), await server.signIn('customer')]
    const pages = [await connectLive(base, doc.token), await connectLive(base, doc.token)]
    const stranger = await connectLive(base, other.token)
    await tell('doc', '补料待审核')
    for (const page of pages)
      expect(await page.frame('message/send')).toMatchObject({
        content: { Title: '补料待审核', Kind: 'system', Link: '/x', Ids: [expect.any(Number)] },
      })
    await tell('customer', '给客户')
    expect(await stranger.frame('message/send')).toMatchObject({ content: { Title: '给客户' } })
    expect(stranger.frames.filter((frame) => frame.type === 'message/send')).toHaveLength(1)
    expect((await doc.call(unreadMessageCount, {})).body.Data).toBeGreaterThan(0)
    for (const live of [...pages, stranger]) live.socket.close()
  })

  it('of a transaction that was rolled back reach nobody', async () => {
    const { token } = await server.signIn('doc')
    const live = await connectLive(base, token)
    const recipients = [await employeeOf('doc')]
    await server.database
      .system()
      .tx(async (tx) => {
        await sendNotice(tx, { audience: 'open', recipients, title: 'never', description: '', kind: 'system', link: '', senderId: null })
        throw new Error('changed my mind')
      })
      .catch(() => {})
    await tell('doc', 'after')
    expect((await live.frame('message/send')).content).toMatchObject({ Title: 'after' })
    live.socket.close()
  })
})

describe('the end of a session on the live channel', () => {
  it('closes the older page with 4409 when the account signs in elsewhere', async () => {
    const live = await connectLive(base, (await server.signIn('ops')).token)
    await server.signIn('ops')
    expect(await live.closed()).toBe(4409)
    expect(live.frames.at(-1)).toEqual({ type: 'auth/refused', content: { Code: 'SESSION_TAKEN_OVER' } })
  })

  it('closes the page after signing out', async () => {
    const client = await server.signIn('ops')
    const live = await connectLive(base, client.token)
    await client.call(logout, {})
    expect(await live.closed()).toBe(4401)
  })

  it('lets the page sign in anew on the same socket when its token was rotated', async () => {
    const client = await server.signIn('customer')
    const live = await connectLive(base, client.token)
    const { body } = await client.call(tryChooseDefaultEmployee, {})
    live.send({ type: 'auth/login', content: body.Data })
    await until(() => live.frames.filter((frame) => frame.type === 'auth/ok').length === 2)
    await tell('customer', '换了令牌')
    await live.frame('message/send')
    expect(live.socket.readyState).toBe(live.socket.OPEN)
    live.socket.close()
  })

  it('closes the page that does not, after its old token was rotated', async () => {
    const client = await server.signIn('customer')
    const live = await connectLive(base, client.token)
    await client.call(tryChooseDefaultEmployee, {})
    expect(await live.closed()).toBe(4401)
  })

  it('tells open pages of changed rights, which hold from then on', async () => {
    const client = await server.signIn('reviewer')
    const live = await connectLive(base, client.token)
    await server.database.system().tx(async (tx) => {
      const [role] = await tx.query<{ id: number }>(`update role set data_scope = 'own' where name = '补料审核员' returning id`)
      announce(tx, { roles: [role!.id] })
    })
    await live.frame('session/changed')
    live.socket.close()
  })

  it('closes the page of an employee who was disabled', async () => {
    const client = await server.signIn('sales')
    const live = await connectLive(base, client.token)
    const id = (await client.call(currentEmployee, {})).body.Data!.Id
    await server.database.system().tx(async (tx) => {
      await tx.query('update app_user set disabled = true where id = (select user_id from employee where id = $1)', [id])
      announce(tx, { employees: [id] })
    })
    await live.frame('session/changed')
    expect(await live.closed()).toBe(4401)
    expect((await client.call(currentEmployee, {})).status).toBe(401)
  })

  it('reaches a session whose only employee is disabled, and again when it is enabled', async () => {
    const client = await server.signIn('pricing')
    const live = await connectLive(base, client.token)
    const id = (await client.call(currentEmployee, {})).body.Data!.Id
    const set = (disabled: boolean) =>
      server.database.system().tx(async (tx) => {
        await tx.query('update employee set disabled = $2 where id = $1', [id, disabled])
        announce(tx, { employees: [id] })
      })
    const told = () => live.frames.filter(({ type }) => type === 'session/changed').length
    await set(true)
    await until(() => told() === 1)
    expect((await client.call(unreadMessageCount, {})).body.Code).toBe('NO_EMPLOYEE')
    await set(false)
    await until(() => told() === 2)
    expect((await client.call(unreadMessageCount, {})).status).toBe(200)
    live.socket.close()
  })
})

describe('a time of day that jumps', () => {
  afterEach(() => void vi.useRealTimers())

  it('closes no page that is heard of, and keeps no silent one', async () => {
    // the sweep over silent pages runs when the test says so
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    let steady = 0
    const jumpy = await createTestServer({ uptime: () => performance.now() + steady })
    const live = await connectLive(await jumpy.listen(), (await jumpy.signIn('doc')).token)
    const pongs = () => live.frames.filter(({ type }) => type === 'pong').length
    const ping = async () => {
      const before = pongs()
      live.send({ type: 'ping' })
      await until(() => pongs() > before || live.socket.readyState !== live.socket.OPEN)
    }
    vi.setSystemTime(Date.now() + 3_600_000)
    vi.advanceTimersByTime(30_000)
    await ping()
    vi.setSystemTime(Date.now() - 2 * 3_600_000)
    for (let count = 0; count < 60; count++) {
      steady += 1_000
      await ping()
    }
    expect([live.socket.readyState, pongs()]).toEqual([live.socket.OPEN, 61])
    steady += 151_000
    vi.advanceTimersByTime(30_000)
    expect(await live.closed()).toBe(1006)
    await jumpy.close()
  })
})

it('a server that stops tells its pages to come back', async () => {
  const stopping = await createTestServer()
  const live = await connectLive(await stopping.listen(), (await stopping.signIn('doc')).token)
  await stopping.close()
  await live.frame('server/drain')
  expect(await live.closed()).toBe(1012)
})

it('two server processes on one database reach each other’s pages', async () => {
  const second = await createTestServer({ address: server.db.address })
  const client = await server.signIn('boss')
  const live = await connectLive(await second.listen(), client.token)
  await tell('boss', '跨进程')
  await live.frame('message/send')
  await server.signIn('boss')
  expect(await live.closed()).toBe(4409)
  await until(() => second.app.server.listening)
  await second.close()
})
