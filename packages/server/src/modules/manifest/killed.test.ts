// A real process that dies by kill -9 when the partner has a message and the process has not noted it; another one sends it again by the same key.
import { documentMessage, moveDocuments, sendDocuments } from '@jst/contracts/document'
import { vgmSheet, vgmStates, writeVgm } from '@jst/contracts/manifest'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { channelJobs } from '../../documents/index.ts'
import { createSurroundings } from '../../kernel/process/surroundings.ts'
import { startCarrier, type CarrierServer } from '../../testing/carriers.ts'
import { createTestServer, until, type TestClient, type TestServer } from '../../testing/index.ts'
import { startJobs, type JobBench } from '../../testing/job-bench.ts'
import { killedSender } from '../../testing/killed-sender.ts'
import { addManifest, chinaBill, manifestAgent, moveManifest, sendManifest, stateOfManifest } from '../../testing/manifests.ts'

let server: TestServer
let partner: CarrierServer
let bench: JobBench | undefined
let [boss, doc]: TestClient[] = []
beforeAll(async () => {
  partner = await startCarrier()
  server = await createTestServer({ config: { innerEndpoints: true } })
  ;[boss, doc] = await Promise.all(['boss', 'doc'].map((account) => server.signIn(account)))
})
afterEach(async () => {
  await bench?.stop()
  bench = undefined
})
afterAll(async () => {
  await server.close()
  await partner.close()
})

/** Kills the sender while the partner holds its answer back; the next one sends again. Answers the keys that the partner was given. */
async function killedOnce(Kind: string, send: () => Promise<number>): Promise<readonly [string, readonly string[]]> {
  await server.db.owner((owner) => owner.query('truncate job_run'))
  const Id = await send()
  const before = partner.posts.length
  expect(await killedSender(server, partner)).toBe('SIGKILL')
  const read = async () => (await doc!.call(documentMessage, { Kind, Id })).body.Data
  expect(await read()).toMatchObject({ State: 'waiting', Tries: 1 })
  bench = await startJobs(server.db.address, channelJobs, { surroundings: createSurroundings({ innerEndpoints: true }) })
  await until(async () => (await read()).State === 'sent', 30_000)
  return [(await read()).Key, partner.posts.slice(before).map(({ key }) => key)]
}

it('a filing whose sender dies between sending and noting it is one message at the agent', { timeout: 90_000 }, async () => {
  const agent = await manifestAgent(boss!, 'http', { Endpoint: partner.url })
  const { Id } = await addManifest(doc!, chinaBill(), { Agent: agent })
  await moveManifest(doc!, 'submit', Id)
  await moveManifest(boss!, 'approve', Id)
  const [key, posts] = await killedOnce('manifest', async () => (await sendManifest(doc!, Id)) as number)
  expect([posts, partner.bookings.has(key)]).toEqual([[key, key], true])
  expect(await stateOfManifest(doc!, Id)).toBe('awaiting')
})

it('a declaration of VGM whose sender dies is one message at the carrier', { timeout: 90_000 }, async () => {
  const Agent = await manifestAgent(boss!, 'http', { Endpoint: partner.url, Regimes: ['vgm'], Ports: ['JPTYO'], Format: 'dcsaVgm' })
  const { Id } = await addManifest(doc!, chinaBill())
  const rowsOf = async () => (await doc!.call(vgmSheet, { Id })).body.Data.Rows
  const Rows = (await rowsOf()).map(({ Content }) => ({
    Id: 0,
    Content: { ...Content, Method: 'SM1' as const, Weighed: 12_300, Tare: 3_890, Person: 'WANG WEI' },
  }))
  await doc!.call(writeVgm, { Id, Agent, LateReason: '', Rows })
  const items = async () => (await rowsOf()).map(({ Id: own, UpdateTime }) => ({ Id: own, UpdateTime: UpdateTime! }))
  await doc!.call(moveDocuments, { Kind: 'vgm', Event: 'submit', Items: await items() })
  const [key, posts] = await killedOnce('vgm', async () => {
    const { Sent } = (await doc!.call(sendDocuments, { Kind: 'vgm', Items: await items(), Remarks: '' })).body.Data
    return Sent[0]!.Message
  })
  expect([posts, partner.bookings.has(key)]).toEqual([[key, key], true])
  expect((await rowsOf()).map(({ State }) => vgmStates.stateOf(State))).toEqual(['sent'])
})
