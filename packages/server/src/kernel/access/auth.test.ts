import { currentUser } from '@jst/contracts/account'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { isEmployee } from './actor.ts'
import type { SessionState } from './actor-store.ts'
import { createAuthenticator } from './auth.ts'
import type { Bus } from '../bus/bus.ts'
import type { Db } from '../database/database.ts'
import { hashToken } from './sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

let current = true
beforeEach(() => void (current = true))
/** Tells nothing, and says whether that means anything. */
const bus: Bus = {
  on: () => {},
  onGap: () => {},
  isUp: () => true,
  isCurrent: () => current,
  relay: () => {},
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
}
/** Buttons of a page that the rights of the roles open. */
const buttonsOf = (state: SessionState, page: string) =>
  state.kind === 'live' && isEmployee(state.actor) ? [...(state.actor.permissions.get(page) ?? [])] : undefined
const page = '/tdmanage/sicheck'
const setButtons = (buttons: readonly string[]) =>
  server.db.owner((owner) =>
    owner.query(
      `update role_menu set buttons = $1 where menu_id in (select id from menu where lower(path) = $2)
         and role_id in (select role_id from employee_role er join employee e on e.id = er.employee_id join app_user u on u.id = e.user_id
           where u.account = 'reviewer')`,
      [buttons, page],
    ),
  )

it('a process that may not have heard of changes reads the rights of roles anew as well', async () => {
  const { token } = await server.signIn('reviewer')
  const sessions = createAuthenticator({ database: server.database, bus })
  await setButtons(['claim'])
  expect(buttonsOf(await sessions.check(hashToken(token)), page)).toEqual(['claim'])
  await setButtons(['export'])
  current = false
  expect(buttonsOf(await sessions.check(hashToken(token)), page)).toEqual(['export'])
})

it('rights that were read before their role changed are not kept when the change is heard meanwhile', async () => {
  const { token } = await server.signIn('reviewer')
  await setButtons(['claim'])
  let change = () => Promise.resolve()
  const system = server.database.system()
  const query: Db['query'] = async (text, values) => {
    const rows = await system.query<never>(text, values)
    if (text.includes('from role r')) await change()
    return rows
  }
  const sessions = createAuthenticator({ database: { ...server.database, system: () => ({ ...system, query }) }, bus })
  change = async () => {
    change = () => Promise.resolve()
    await setButtons(['export'])
    sessions.forget({ roles: [1] })
  }
  await sessions.check(hashToken(token))
  expect(buttonsOf(await sessions.check(hashToken(token)), page)).toEqual(['export'])
})

it('a process that may not have heard of changes reads sessions anew instead of remembering them', async () => {
  const client = await server.signIn('customer')
  expect((await client.call(currentUser, {})).status).toBe(200)
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
