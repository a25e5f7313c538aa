import { commentDocument, documentFiles, documentState, documentTimeline, followDocument } from '@jst/contracts/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../demo/index.ts'
import { createTestServer, type TestClient, type TestServer } from '../testing/index.ts'
import { signInWithoutRole } from '../testing/no-role.ts'
import { registeredDocuments } from './registry.ts'

const noRole = 'no role'
const accounts = [...demoAccounts.filter((account) => account !== 'multi'), noRole]
let server: TestServer
const clients = new Map<string, TestClient>()
interface Person {
  readonly account: string
  readonly companyId: number
  readonly held: readonly string[]
}
const people = new Map<string, Person>()

// what each account holds, read past the code under test
const holders = `select lower(u.account) as account, e.company_id as "companyId",
    coalesce(array_agg(distinct lower(m.path)) filter (where m.path is not null), '{}')
    || coalesce(array_agg(distinct lower(m.path) || ' ' || b.code) filter (where b.code is not null), '{}') as held
  from app_user u join employee e on e.user_id = u.id left join employee_role er on er.employee_id = e.id
  left join role_menu rm on rm.role_id = er.role_id left join menu m on m.id = rm.menu_id left join lateral unnest(rm.buttons) as b (code) on true
  group by u.account, e.company_id`

beforeAll(async () => {
  server = await createTestServer()
  for (const account of accounts) clients.set(account, await (account === noRole ? signInWithoutRole(server) : server.signIn(account)))
  for (const person of await server.db.owner((owner) => owner.query<Person>(holders))) people.set(person.account, person)
})
afterAll(() => server.close())

const kinds = registeredDocuments().map((module) => [module.document.kind, module] as const)

it.each(kinds)('%s is read by whom its menu entries open it to, and written with its button, on each side', async (kind, module) => {
  const { document, table, where = 'true' } = module
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number; companyId: number; operatorId: number | null }>(
      `select t.id, t.company_id as "companyId", t.operator_id as "operatorId" from ${table} t where ${where} order by t.id limit 1`,
    ),
  )
  expect(row, `the demo has no ${kind}`).toBeDefined()
  const at = { Kind: kind, Id: row!.id }
  const found: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const account of accounts) {
    const client = clients.get(account)!
    const { held, companyId } = people.get(account) ?? { held: [] as string[], companyId: 0 }
    const opens = document.reads.some((path) => held.includes(path.toLowerCase()))
    const statuses = await Promise.all([documentState, documentTimeline].map(async (call) => (await client.call(call, at)).status))
    if (document.files) statuses.push((await client.call(documentFiles, at)).status)
    statuses.push((await client.call(followDocument, { ...at, On: true })).status)
    const staff = (row!.operatorId ?? row!.companyId) === companyId
    const button = staff ? document.writes : companyId === row!.companyId ? document.partyWrites : undefined
    const writes = button !== undefined && held.includes(`${button.path.toLowerCase()} ${button.code}`)
    const Audience = staff ? 'internal' : 'customer'
    const said = (await client.call(commentDocument, { ...at, Audience, Text: '核对' })).status
    // whoever sees a part of the business alone is refused by his data scope
    const outside = statuses.every((status) => status === 404)
    found[account] = outside && opens ? 'not seen' : [new Set(statuses), said === 403 ? 'FORBIDDEN' : said]
    expected[account] = outside && opens ? 'not seen' : [new Set([opens ? 200 : 403]), !opens || !writes ? 'FORBIDDEN' : 200]
    if (outside && opens) expect([404, 403]).toContain(said)
  }
  expect(found).toEqual(expected)
  const seen = Object.values(found).filter((one) => Array.isArray(one) && (one[0] as Set<number>).has(200))
  expect(seen.length, 'somebody opens it').toBeGreaterThan(0)
})
