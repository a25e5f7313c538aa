// Every declared call is asked with what its schema takes, limits included, with one place of that spoilt, and with one place of it flooded, as
// several accounts. None fails, and none holds the event loop for long, which would stop everybody else.
// The seed is fixed, so that a failure is found again. For a larger run: FUZZ_REQUESTS=50000 FUZZ_SEED=7 npm test -- --only=server
import { accessOf } from '@jst/contracts'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Route } from './kernel/http/endpoint.ts'
import { valueRefusedByDatabase } from './kernel/http/http.ts'
import type { JsonSchema } from './kernel/schema/json-schema.ts'
import { allRoutes } from './modules.ts'
import { flooded } from './testing/fuzz/floods.ts'
import { HoldProbe } from './testing/fuzz/hold.ts'
import { rowsFor } from './testing/fuzz/rows.ts'
import { fitting, spoilt, textOf, type Known } from './testing/fuzz/values.ts'
import { createTestServer, type TestServer } from './testing/index.ts'
import { signInWithoutRole } from './testing/no-role.ts'

// nine for each call: the first of each account are refused by most
const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 9_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123)

/** Milliseconds of processor time in one turn of the event loop. */
const mostHeldMs = 250

/** Those who may do most come up most, and first in place of somebody who was refused. */
const accounts = ['boss', 'boss', 'pricing', 'admin', 'admin', 'customer', 'customer', 'doc', 'no role', 'nobody'] as const
type Account = (typeof accounts)[number]
/** They change accounts, roles and menus: what the other calls need is there until their turn. */
const last = /^\/api\/(AuthUser|CurrentUser|Company|CompanyApplication|Employee|Join|Menu|Role|User)\//
const isLate = ({ endpoint: { path, write } }: Route) => (last.test(path) ? 2 : 0) + (write ? 1 : 0)
const routes = allRoutes({ demo: true, now: () => new Date() }).toSorted((a, b) => isLate(a) - isLate(b))
const each = Math.max(1, Math.round(wanted / routes.length))

let server: TestServer
const tokens = new Map<Account, string>()
/** A clock that runs ahead, so that no limit of calls in a minute hides what is behind it. */
let clock = 0

beforeAll(async () => {
  server = await createTestServer({ uptime: () => (clock += 500), config: { logLevel: 'warn' } })
  tokens.set('no role', (await signInWithoutRole(server)).token)
  for (const account of new Set(accounts)) if (!tokens.has(account)) await signIn(account)
})
afterAll(() => server.close())

async function signIn(account: Account): Promise<void> {
  if (account === 'nobody') return
  const client = await server.signIn(account === 'no role' ? 'norole' : account).catch(() => undefined)
  if (client) tokens.set(account, client.token)
}

interface Wish {
  readonly account: Account
  readonly input: unknown
  readonly file: string
}
const files = ['', 'a,b\n1,2', '{}', '[]', '{"x":1e309}', '\ufeff港口代码,中文名\nCNSHA,上海', '%PDF-1.7', 'PK\u0003\u0004', '\u0000\u0001']

function wishes({ endpoint, definition }: Route, known: Known, at: number): Wish[] {
  const schema = (endpoint.method === 'GET' ? endpoint.query : endpoint.body) as unknown as JsonSchema
  const input = fc.oneof(
    { weight: 3, arbitrary: fitting(schema, known) },
    { weight: 2, arbitrary: spoilt(schema, known) },
    { weight: 1, arbitrary: flooded(schema, known, endpoint.method === 'GET' || definition.upload ? 'query' : 'body') },
  )
  const wish = fc.record({ account: fc.constantFrom(...accounts), input, file: fc.constantFrom(...files) })
  return fc.sample(wish, { numRuns: each, seed: seed + at })
}

/** Returns an account of equal rights that was not refused at the call, if the given one was. */
function admitted(account: Account, refused: ReadonlySet<Account>): Account {
  return refused.has(account) ? (accounts.find((other) => !refused.has(other)) ?? account) : account
}

const asQuery = (input: unknown) =>
  Object.fromEntries(
    Object.entries((input ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : textOf(value)]),
  )

async function requestOf({ endpoint: { method, path: url }, definition }: Route, { account, input, file }: Wish): Promise<InjectOptions> {
  const token = tokens.get(account)
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  if (method === 'GET') return { method, url, headers, query: asQuery(input) }
  if (!definition.upload) {
    const payload = textOf(input)
    return { method, url, headers: { ...headers, 'content-type': 'application/json' }, payload }
  }
  const form = new FormData()
  form.append('file', new Blob([file]), 'probe.csv')
  const request = new Request('http://x', { method: 'POST', body: form })
  const type = { 'content-type': request.headers.get('content-type')! }
  const payload = Buffer.from(await request.arrayBuffer())
  return { method, url, headers: { ...headers, ...type }, query: asQuery(input), payload }
}

const logged = (word: string) =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes(word))

it(`${wanted} requests (seed ${seed}) find no failure of the server`, { timeout: 3_600_000 }, async ({ annotate }) => {
  const failures: string[] = []
  const probe = new HoldProbe()
  let longest = 0
  const statuses: Record<number, number> = {}
  for (const [at, route] of routes.entries()) {
    const known = await rowsFor(server, route.endpoint.path)
    const refused = new Set<Account>()
    for (const wished of wishes(route, known, at)) {
      const wish = { ...wished, account: admitted(wished.account, refused) }
      // a flood is written before the time runs: that work is the caller's
      const request = await requestOf(route, wish)
      const sent = () => {
        probe.begin()
        return server.app.inject(request)
      }
      const { statusCode, payload, headers } = await sent()
      // twice, as the engine compiles and collects garbage when it likes
      const first = probe.held()
      const held = first > mostHeldMs ? Math.min(first, await sent().then(() => probe.held())) : first
      longest = Math.max(longest, held)
      if (held > mostHeldMs) failures.push(describeFailure(route, wish, `holds the event loop for ${Math.round(held)} ms`, []))
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
      const found = logged(String(headers['x-request-id']))
      // a value that only the database refuses is a rule that the contract lacks
      if (statusCode >= 500 || found.some((line) => line.includes(valueRefusedByDatabase)))
        failures.push(describeFailure(route, wish, payload, found))
      if (statusCode === 403 || wish.account === 'nobody') refused.add(wish.account)
      if ((statusCode === 401 || statusCode === 409) && accessOf(route.endpoint.may) !== 'public') await signIn(wish.account)
    }
  }
  probe.end()
  await annotate(`${each * routes.length} requests, answers by status: ${JSON.stringify(statuses)}, longest turn ${Math.round(longest)} ms`)
  expect(failures).toEqual([])
  // else the requests would not reach what they are to try; a sixth of them are floods, which nothing is to take
  expect(statuses[200]).toBeGreaterThan((each * routes.length) / 14)
})

const describeFailure = (
  { endpoint: { method, path } }: Route,
  { account, input, file }: Wish,
  payload: string,
  found: readonly string[],
) => [`${method} ${path} as ${account}`, textOf(input).slice(0, 5_000), JSON.stringify(file), payload.slice(0, 5_000), ...found].join('\n')
