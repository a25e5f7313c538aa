// A real process that dies by kill -9 when the carrier has a message and the process has not noted it; another one sends it again by the same key.
import { bookingMessage } from '@jst/contracts/booking'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import { acceptedBooking, channelOf, sent, startCarrier, type CarrierServer } from '../../../testing/carriers.ts'
import { createTestServer, until, type TestServer } from '../../../testing/index.ts'
import { killedSender } from '../../../testing/killed-sender.ts'
import { startJobs, type JobBench } from '../../../testing/job-bench.ts'
import { channelJobs } from '../../../documents/index.ts'

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
  'a message that the carrier has when its sender dies is one booking there, and is noted as sent by the next',
  { timeout: 90_000 },
  async () => {
    const [boss, ops, customer] = await Promise.all(['boss', 'ops', 'customer'].map((account) => server.signIn(account)))
    await server.db.owner((owner) => owner.query('update booking_channel set enabled = false; truncate job_run'))
    await channelOf(boss!, 'EMC', 'http', { Endpoint: carrier.url })
    const id = (await sent(ops!, await acceptedBooking(customer!, ops!, 'EMC'))) as number
    expect(await killedSender(server, carrier)).toBe('SIGKILL')
    const read = async () => (await ops!.call(bookingMessage, { Id: id })).body.Data
    expect(await read()).toMatchObject({ State: 'waiting', Tries: 1, Attempts: [{ Error: '' }] })
    bench = await startJobs(server.db.address, channelJobs, { surroundings: createSurroundings({ innerEndpoints: true }) })
    await until(async () => (await read()).State === 'sent', 30_000)
    const { Key, Tries } = await read()
    expect([Tries, carrier.posts.map(({ key }) => key)]).toEqual([2, [Key, Key]])
    expect([...carrier.bookings.keys()]).toEqual([Key])
  },
)
