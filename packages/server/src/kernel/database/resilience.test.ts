import { rmSync } from 'node:fs'
import { chooseEmployee, currentUser } from '@jst/contracts/account'
import { unreadMessageCount } from '@jst/contracts/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { connectLive, createTestServer, readyDataFolder, until, type TestClient, type TestServer } from '../../testing/index.ts'

const folder = readyDataFolder()
let postgres: EmbeddedPostgres
let server: TestServer
/** Another process, which lets nobody wait on the live channel for longer than a moment. */
let impatient: TestServer
let client: TestClient
/** How far the steady clock was moved on. */
let later = 0

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder })
  server = await createTestServer({ address: postgres.address, signInWithinMs: 30_000, uptime: () => performance.now() + later })
  impatient = await createTestServer({ address: postgres.address, signInWithinMs: 50 })
  client = await server.signIn('customer')
})
afterAll(async () => {
  await Promise.all([server.close(), impatient.close()])
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Also for a session that cannot be looked up: it is not known to have ended. */
async function refuses(): Promise<void> {
  for (const endpoint of [unreadMessageCount, currentUser] as const) {
    const { status, body, headers, text } = await client.call(endpoint, {})
    expect([status, body.Code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(text).not.toMatch(/ECONN|ENOENT|socket|PGSQL/)
  }
}

it('while the database is away calls get 503 with Retry-After, then everything goes on by itself', async () => {
  const origin = await server.listen()
  const live = await connectLive(origin, client.token)
  await postgres.stop()
  // at once, and when the sessions in memory are too old to go by
  for (const minutes of [0, 1, 10]) {
    later = minutes * 60_000
    await refuses()
  }
  expect((await client.call(chooseEmployee, { EmployeeId: 1 })).status).toBe(503)
  expect((await server.app.inject('/readyz')).statusCode).toBe(503)
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)

  let opened = false
  const early = connectLive(origin, client.token).finally(() => (opened = true))
  await expect(connectLive(await impatient.listen(), client.token)).rejects.toThrow('503')
  expect(opened).toBe(false)

  postgres = await startEmbeddedPostgres({ dataDir: folder })
  await until(async () => (await server.app.inject('/readyz')).statusCode === 200)
  expect((await client.call(unreadMessageCount, {})).status).toBe(200)
  // pages may have missed messages meanwhile: they are asked to come back and read anew
  expect(await live.closed()).toBe(1012)
  expect((await connectLive(origin, client.token)).frames).toHaveLength(1)
  // a page that came meanwhile reads when it is let in, so it need not come back
  const { socket, frames } = await early
  expect([frames.map(({ type }) => type), socket.readyState]).toEqual([['auth/ok'], socket.OPEN])
})
