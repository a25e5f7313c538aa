import type { Endpoint } from '@jst/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from './demo/index.ts'
import { createTestServer, type TestServer } from './testing/index.ts'
import { everyEndpoint } from './testing/routes.ts'

let server: TestServer
/** Buttons that the account's roles hold, as `path code`, read past the code under test. */
const held = new Map<string, Set<string>>()

const buttons = `select lower(u.account) as account, lower(m.path) || ' ' || b as button from app_user u join employee e on e.user_id = u.id join employee_role er on er.employee_id = e.id
  join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id cross join lateral unnest(rm.buttons) b`

beforeAll(async () => {
  server = await createTestServer()
  for (const { account, button } of await server.db.owner((owner) => owner.query<{ account: string; button: string }>(buttons)))
    held.set(account, (held.get(account) ?? new Set()).add(button))
})
afterAll(() => server.close())

/** Sent with a field that no call knows: whoever is let in is refused for that, so nothing is read or written. */
async function codeOf({ method, path: url }: Endpoint, token: string): Promise<string | undefined> {
  const unknown = { NoSuchField: 'x' }
  const headers = { authorization: `Bearer ${token}` }
  const { payload } = await server.app.inject(
    method === 'GET' ? { method, url, headers, query: unknown } : { method, url, headers, payload: unknown, query: unknown },
  )
  return (JSON.parse(payload) as { Code?: string }).Code
}

// an account with two companies has chosen none yet: it may press nothing at all, which account.test.ts tells
const accounts = demoAccounts.filter((account) => account !== 'multi')

it.each(accounts)('%s may call exactly what one of its buttons opens', async (account) => {
  const { token } = await server.signIn(account)
  const expected: Record<string, string> = {}
  const found: Record<string, string> = {}
  for (const endpoint of everyEndpoint) {
    const open = !endpoint.anyOf || endpoint.anyOf.some(({ path, code }) => held.get(account)?.has(`${path.toLowerCase()} ${code}`))
    expected[endpoint.path] = open ? 'let in' : 'FORBIDDEN'
    const code = await codeOf(endpoint, token)
    found[endpoint.path] = code === 'INVALID_INPUT' ? 'let in' : (code ?? 'ran')
  }
  expect(found).toEqual(expected)
})

it('every button that a call asks for is held by some demo role, so that both sides of the table are seen', () => {
  const all = new Set([...held.values()].flatMap((set) => [...set]))
  const wanted = everyEndpoint.flatMap(({ anyOf = [] }) => anyOf.map(({ path, code }) => `${path.toLowerCase()} ${code}`))
  expect(wanted.filter((button) => !all.has(button))).toEqual([])
})
