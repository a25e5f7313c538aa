import { profile } from '@jst/contracts/account'
import { defineEndpoint, employee, Id } from '@jst/contracts'
import { terminalCalls } from '@jst/contracts/master'
import { Object as ObjectSchema } from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRoutes } from '../../modules.ts'
import { createTestServer, until, type TestClient, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'
import { employeeRoute } from '../http/endpoint.ts'

const slow = defineEndpoint({
  method: 'POST',
  path: '/api/Paper/Slow',
  summary: '慢',
  may: employee('测试'),
  reply: ObjectSchema({ Id }),
})

const connections = 3
let preparing = 0
let most = 0
let open: () => void
let gate: Promise<void>
const shut = () => ({ promise: gate, resolve: open } = Promise.withResolvers<void>())
const routes = [
  employeeRoute(slow, {
    upload: { maxBytes: 1_000, kinds: ['csv'] },
    prepare: async ({ file }) => {
      most = Math.max(most, ++preparing)
      await gate
      preparing--
      return file!.bytes.length
    },
    write: (_, _input, length) => Promise.resolve({ Id: length }),
  }),
]

let server: TestServer
let [boss, pricing, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ connections, routes: (deps) => [...allRoutes(deps), ...routes] })
  ;[boss, pricing, customer] = [await server.signIn('boss'), await server.signIn('pricing'), await server.signIn('customer')]
})
afterAll(() => server.close())

const send = (client: TestClient) => upload(server, client, slow.path, 'a,b\r\n1,2\r\n', 'a.csv')

it('prepares a few files of a person and a company at a time, without a connection', async () => {
  shut()
  const sent = [boss!, boss!, boss!, pricing!, pricing!, pricing!, customer!].map(send)
  await until(() => preparing === 5)
  // all that may run are held, more than there are connections, and everybody else is answered
  expect((await customer!.call(profile, {})).status).toBe(200)
  expect(server.database.load().asking).toBe(0)
  open()
  expect((await Promise.all(sent)).map(({ status, body }) => [status, body.Data])).toEqual(sent.map(() => [200, { Id: 10 }]))
  expect(most).toBe(5)
})

it('refuses files of a person beyond what may wait, and takes them later', async () => {
  shut()
  const sent = Array.from({ length: 30 }, () => send(boss!))
  const refused = (await Promise.all(sent.slice(22))).map(({ status, body }) => [status, body.Code])
  expect(refused).toEqual(refused.map(() => [429, 'TOO_MANY_REQUESTS']))
  open()
  expect((await Promise.all(sent.slice(0, 22))).map(({ status }) => status)).toEqual(sent.slice(0, 22).map(() => 200))
  expect((await send(boss!)).status).toBe(200)
})

it('checks many imports at once while others work', async () => {
  const csv = ['码头代码,中文名,所属港口', 'UPA1,并行码头,CNSHG'].join('\r\n')
  const sent = [boss!, pricing!].flatMap((client) =>
    Array.from({ length: 12 }, () => upload(server, client, terminalCalls.planImport.path, csv, 'a.csv')),
  )
  expect((await customer!.call(profile, {})).status).toBe(200)
  for (const { status, body } of await Promise.all(sent)) expect([status, body.Data?.Adds]).toEqual([200, 1])
})
