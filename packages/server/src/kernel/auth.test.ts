import { currentUser } from '@jst/contracts/account'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { createAuthenticator } from './auth.ts'
import type { Bus } from './bus/bus.ts'
import { hashToken } from './sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('a process that may not have heard of changes reads sessions anew instead of remembering them', async () => {
  const client = await server.signIn('customer')
  expect((await client.call(currentUser, {})).status).toBe(200)
  let current = true
  const bus: Bus = {
    on: () => {},
    onGap: () => {},
    isUp: () => true,
    isCurrent: () => current,
    relay: () => {},
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
  const sessions = createAuthenticator({ database: server.database, bus })
  const hash = hashToken(client.token)
  expect([(await sessions.check(hash)).kind, sessions.peek(hash)?.kind]).toEqual(['live', 'live'])
  current = false
  expect(sessions.peek(hash)).toBeUndefined()
  expect((await sessions.check(hash)).kind).toBe('live')
  await server.database
    .system()
    .tx((tx) => tx.query(`update session set ended_at = now(), ended_reason = 'logout' where token_hash = $1`, [hash]))
  expect((await sessions.check(hash)).kind).toBe('ended')
})
