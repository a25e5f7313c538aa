// A real process that dies by kill -9 when the carrier has an instruction that it has not noted; another one sends it again by the same key.
import { documentMessage, documentMessages, sendDocuments } from '@jst/contracts/document'
import { blankValues } from '@jst/contracts/entity'
import { changeSiStatus, siChannelCalls, siInfo } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/surroundings.ts'
import { startCarrier, type CarrierServer } from '../../../testing/carriers.ts'
import { createTestServer, until, type TestServer } from '../../../testing/index.ts'
import { startJobs, type JobBench } from '../../../testing/job-bench.ts'
import { killedSender } from '../../../testing/killed-sender.ts'
import { siTestbed } from '../testing.ts'

const Kind = 'si'
let server: TestServer
let carrier: CarrierServer
let bench: JobBench | undefined
beforeAll(async () => {
  carrier = await startCarrier()
  server = await createTestServer({ config: { innerEndpoints: true } })
})
afterAll(async () => {
  await bench?.stop()
  await server.close()
  await carrier.close()
})

it(
  'an instruction that the carrier has when its sender dies is one there, and is noted as sent by the next',
  { timeout: 90_000 },
  async () => {
    const [boss, clerk, reviewer, customer] = await Promise.all(
      ['boss', 'doc', 'reviewer', 'customer'].map((account) => server.signIn(account)),
    )
    const [order] = await server.db.owner(async (owner) => {
      await owner.query('update si_channel set enabled = false; truncate job_run')
      return owner.query<{ carrier: string }>('select carrier_code as carrier from cargo_order where id = 1')
    })
    const Values = {
      ...blankValues(siChannelCalls.entity),
      Code: 'KILLED',
      NameZh: '测试通道',
      CarrierCode: order!.carrier,
      Channel: 'http',
      Endpoint: carrier.url,
    }
    expect((await boss!.call(siChannelCalls.save, { Id: 0, Values })).status).toBe(200)
    const Id = await siTestbed(server, customer!).submitted()
    await reviewer!.call(changeSiStatus, { TDId: Id, Status: 2 })
    const { UpdateTime } = (await clerk!.call(siInfo, { Id })).body.Data
    const { Sent } = (await clerk!.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime: UpdateTime! }], Remarks: '' })).body.Data
    const message = Sent[0]!.Message

    expect(await killedSender(server, carrier)).toBe('SIGKILL')
    const read = async () => (await clerk!.call(documentMessage, { Kind, Id: message })).body.Data
    expect(await read()).toMatchObject({ State: 'waiting', Attempts: [{ Error: '' }] })
    bench = await startJobs(server.db.address, channelJobs, { surroundings: createSurroundings({ innerEndpoints: true }) })
    await until(async () => (await read()).State === 'sent', 30_000)
    const { Key } = await read()
    expect(carrier.posts.map(({ key }) => key)).toEqual([Key, Key])
    expect(
      (await clerk!.call(documentMessages, { Kind, RecordId: Id })).body.Data.Rows.filter(({ Direction }) => Direction === 'out'),
    ).toHaveLength(1)
  },
)
