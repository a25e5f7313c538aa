// A real process that dies by kill -9 when the carrier has an instruction that it has not noted; another one sends it again by the same key.
import { documentMessage, documentMessages, sendDocuments } from '@jst/contracts/document'
import { changeSiStatus, siInfo } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import { until } from '../../../testing/index.ts'
import { startJobs, type JobBench } from '../../../testing/job-bench.ts'
import { killedSender } from '../../../testing/killed-sender.ts'
import { openCarrierStage, type CarrierStage } from './testing.ts'

const Kind = 'si'
let stage: CarrierStage
let bench: JobBench | undefined
beforeAll(async () => {
  stage = await openCarrierStage()
})
afterAll(async () => {
  await bench?.stop()
  await stage.close()
})

it(
  'an instruction that the carrier has when its sender dies is one there, and is noted as sent by the next',
  { timeout: 90_000 },
  async () => {
    const { server, carrier, bed, clerk, reviewer } = stage
    await server.db.owner((owner) => owner.query('truncate job_run'))
    await stage.channel('KILLED')
    const Id = await bed.submitted()
    await reviewer.call(changeSiStatus, { TDId: Id, Status: 2 })
    const { UpdateTime } = (await clerk.call(siInfo, { Id })).body.Data
    const { Sent } = (await clerk.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime: UpdateTime! }], Remarks: '' })).body.Data
    const message = Sent[0]!.Message

    expect(await killedSender(server, carrier)).toBe('SIGKILL')
    const read = async () => (await clerk.call(documentMessage, { Kind, Id: message })).body.Data
    expect(await read()).toMatchObject({ State: 'waiting', Attempts: [{ Error: '' }] })
    bench = await startJobs(server.db.address, channelJobs, { surroundings: createSurroundings({ innerEndpoints: true }) })
    await until(async () => (await read()).State === 'sent', 30_000)
    const { Key } = await read()
    expect(carrier.posts.map(({ key }) => key)).toEqual([Key, Key])
    expect(
      (await clerk.call(documentMessages, { Kind, RecordId: Id })).body.Data.Rows.filter(({ Direction }) => Direction === 'out'),
    ).toHaveLength(1)
  },
)
