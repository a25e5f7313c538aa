import type { Endpoint, Page } from '@jst/contracts'
import { callList } from '@jst/contracts/schedules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../testing/index.ts'
import { everyEndpoint } from '../testing/routes.ts'
import { demoAccounts } from './index.ts'

let server: TestServer
const clients: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  for (const account of demoAccounts) clients.push(await server.signIn(account))
})
afterAll(() => server.close())

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}
/** Lists that need nothing to be asked for. */
const lists = everyEndpoint.filter((endpoint) => {
  const [reply, query] = [endpoint.reply, endpoint.query] as unknown as [Shape, Shape | undefined]
  return reply.properties?.['Rows'] && reply.properties['Total'] && !query?.required?.length
})
const totalOf = async ({ path: url, method }: Endpoint, { token }: TestClient): Promise<number> => {
  const { payload } = await server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
  return (JSON.parse(payload) as { Data: Page<unknown> | null }).Data?.Total ?? 0
}

it('every list that needs nothing to be asked for has a row for some demo account', async () => {
  const empty: string[] = []
  for (const list of lists) {
    let total = 0
    for (const client of clients) total = Math.max(total, await totalOf(list, client))
    if (total === 0) empty.push(list.path)
  }
  expect(lists.length).toBeGreaterThan(30)
  expect(empty).toEqual([])
})

it('every person finds a message in the box of each company', async () => {
  const without = await server.db.owner((owner) =>
    owner.query<{ account: string }>(
      `select u.account from employee e join app_user u on u.id = e.user_id
        where u.account = any($1) and not exists (select from message m where m.recipient_id = e.id)`,
      [demoAccounts],
    ),
  )
  expect(without).toEqual([])
})

it('keepers of schedules find calls that nobody has reported', async () => {
  const { body } = await clients[demoAccounts.indexOf('pricing')]!.call(callList, { Due: 'overdue' })
  expect(body.Data.Total).toBeGreaterThan(2)
})

/** Countries as parties write them: the prefix of their telephone numbers and the country of their ports. */
const countries = {
  CHINA: ['86', 'CN'],
  GERMANY: ['49', 'DE'],
  NETHERLANDS: ['31', 'NL'],
  USA: ['1', 'US'],
  SINGAPORE: ['65', 'SG'],
  BRAZIL: ['55', 'BR'],
  UAE: ['971', 'AE'],
  AUSTRALIA: ['61', 'AU'],
} as const

it('every party has a telephone of its country, and consignees are where the cargo is discharged', async () => {
  const records = await server.db.owner((owner) =>
    owner.query<{ consignor: string; consignee: string; notifier: string; port: string }>(
      'select consignor, consignee, notifier1 as notifier, discharge_port_code as port from si_record',
    ),
  )
  const countryOf = (party: string) =>
    Object.entries(countries).find(([name]) => new RegExp(`\\b${name}\\b`).test(party.split('\n').slice(1).join(' ')))?.[1] ?? ['?', '?']
  const wrong = records.flatMap(({ consignor, consignee, notifier, port }) => [
    ...[consignor, consignee, notifier].filter((party) => party.includes('\n') && /TEL: ?(\d+)-/.exec(party)?.[1] !== countryOf(party)[0]),
    ...(countryOf(consignee)[1] === port.slice(0, 2) ? [] : [`${consignee} → ${port}`]),
  ])
  expect(records.length).toBeGreaterThan(30)
  expect([...new Set(wrong)]).toEqual([])
})
