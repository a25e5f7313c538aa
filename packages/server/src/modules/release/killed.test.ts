// A real process that dies by kill -9 when the agent has the release and the process has not noted it; another one sends it again by the same key.
import { documentMessage } from '@jst/contracts/document'
import { applicationDocument as document } from '@jst/contracts/release'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { channelJobs } from '../../documents/index.ts'
import { createSurroundings } from '../../kernel/process/surroundings.ts'
import { startCarrier, type CarrierServer } from '../../testing/carriers.ts'
import { createTestServer, until, type TestClient, type TestServer } from '../../testing/index.ts'
import { startJobs, type JobBench } from '../../testing/job-bench.ts'
import { killedSender } from '../../testing/killed-sender.ts'
import { ReleaseDesk } from './testing.ts'

let server: TestServer
let agent: CarrierServer
let bench: JobBench | undefined
let [boss, finance, doc]: TestClient[] = []
let desk: ReleaseDesk
beforeAll(async () => {
  agent = await startCarrier()
  server = await createTestServer({ config: { innerEndpoints: true } })
  ;[boss, finance, doc] = await Promise.all(['boss', 'finance', 'doc'].map((account) => server.signIn(account)))
  desk = new ReleaseDesk(server, { boss: boss!, finance: finance!, doc: doc! })
  await desk.chain()
  // the demo has a person look at every telex
  await server.db.owner((owner) => owner.query('update release_rule set enabled = false'))
})
afterEach(async () => {
  await bench?.stop()
  bench = undefined
})
afterAll(async () => {
  await server.close()
  await agent.close()
})

it('a telex release whose sender dies is one message at the agent, and one release', { timeout: 90_000 }, async () => {
  const AgentCode = await desk.agent('http', { Endpoint: agent.url })
  const customer = await desk.customer()
  await desk.load('KILLED001')
  const bill = { BlNo: 'KILLED001', Consignee: 'HAMBURG TRADING GMBH' }
  const Id = await desk.apply(customer.Code, [bill], { Type: 'telex', Way: 'telex', AgentCode }, ['telexUnissued'])
  expect(await desk.move(doc!, 'submit', Id)).toEqual([])
  await server.db.owner((owner) => owner.query('truncate job_run'))
  expect(await desk.release(finance!, Id, { Act: 'TELEX', PickedBy: '', Identification: '' })).toEqual([])
  const messages = await server.db.owner((owner) =>
    owner.query<{ id: number; type: string }>(
      `select id, type from document_message where kind = $1 and record_id = $2 and direction = 'out'`,
      [document.kind, Id],
    ),
  )
  expect(messages.map(({ type }) => type)).toEqual(['release'])
  const read = async () => (await boss!.call(documentMessage, { Kind: document.kind, Id: messages[0]!.id })).body.Data
  expect(await killedSender(server, agent)).toBe('SIGKILL')
  expect(await read()).toMatchObject({ State: 'waiting', Tries: 1 })
  bench = await startJobs(server.db.address, channelJobs, { surroundings: createSurroundings({ innerEndpoints: true }) })
  await until(async () => (await read()).State === 'sent', 30_000)
  const { Key } = await read()
  expect([agent.posts.map(({ key }) => key), [...agent.bookings.keys()]]).toEqual([[Key, Key], [Key]])
  expect(await desk.stage(Id)).toBe('released')
})
