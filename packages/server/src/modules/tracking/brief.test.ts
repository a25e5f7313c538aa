import { groupsOf, mostFacts, trackFollow, trackView } from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../../testing/index.ts'
import { trackingJob } from './index.ts'
import { addPartner, dcsaEvent, notify } from './testing.ts'

let server: TestServer
let ops: TestClient
let customer: TestClient
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
  customer = await server.signIn('customer')
})
afterAll(() => server.close())

it('a brief answer of many boxes has the lines of the timeline in place of its facts, the same for each reader', async () => {
  const bill = 'COSU9600000001'
  const [followed] = (await customer.call(trackFollow, { Items: [{ Number: bill }] })).body.Data
  const Id = followed!.ShipmentId!
  const terminal = await addPartner(ops, 'TERMINAL')
  const steps = [
    ['GTIN', '2026-08-30T08:00:00+08:00', 'CNSHA'],
    ['LOAD', '2026-09-01T10:00:00+08:00', 'CNSHA'],
    ['DISC', '2026-10-04T23:40:00+02:00', 'NLRTM'],
  ] as const
  const events = Array.from({ length: 110 }, (_, at) => {
    const first = `TGHU${900_000 + at}`
    return steps.map(([code, when, port]) => dcsaEvent(`${at}${code}`, code, when, { port, bill, box: `${first}${checkDigit(first)}` }))
  })
  await notify(server, terminal, JSON.stringify(events.flat()))
  await runScheduled(server, trackingJob)
  for (const client of [ops, customer]) {
    const whole = (await client.call(trackView, { Id })).body.Data
    expect([whole.Facts.length > mostFacts, whole.Groups]).toEqual([true, []])
    const brief = (await client.call(trackView, { Id, Brief: true })).body.Data
    expect(brief).toEqual({ ...whole, Facts: [], Groups: groupsOf(whole.Facts).map(({ facts: _, ...group }) => group) })
    expect(brief.Groups.map(({ Count, Fact }) => [Fact.Milestone, Count])).toEqual([
      ['discharged', 110],
      ['loaded', 110],
      ['gateIn', 110],
    ])
  }
  // texts of messages are the staff's
  const brief = async (client: TestClient) => (await client.call(trackView, { Id, Brief: true })).text
  expect([(await brief(ops)).includes('eventID'), (await brief(customer)).includes('eventID')]).toEqual([true, false])
  // few facts come as they are
  const [small] = (await customer.call(trackFollow, { Items: [{ Number: 'COSU9600000002' }] })).body.Data
  const asked = { Id: small!.ShipmentId! }
  expect((await ops.call(trackView, { ...asked, Brief: true })).body.Data).toEqual((await ops.call(trackView, asked)).body.Data)
})
