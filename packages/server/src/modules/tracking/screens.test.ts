import {
  sharedTrackPage,
  trackFile,
  trackFollow,
  trackMap,
  trackPeople,
  trackSearchesExport,
  trackShareMake,
  trackView,
} from '@jst/contracts/tracking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let ops: TestClient
let customer: TestClient
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
  customer = await server.signIn('customer')
})
afterAll(() => server.close())

const followed = async (bill: string): Promise<number> =>
  (await customer.call(trackFollow, { Items: [{ Number: bill }] })).body.Data[0]!.ShipmentId!

describe('what the screens ask besides the shipments', () => {
  it('exceptions are given to colleagues of the own company alone, and customers do not see them', async () => {
    const people = (await ops.call(trackPeople, {})).body.Data
    expect(people.length).toBeGreaterThan(1)
    // the person of another company has a name that nobody here has
    expect(people.map(({ Name }) => Name)).not.toContain('沈佳怡')
    expect((await customer.call(trackPeople, {})).status).toBe(403)
  })
  it('a file that is none of the shipment is not found, whoever asks', async () => {
    const id = await followed('COSU7700000001')
    for (const client of [ops, customer]) expect((await client.call(trackFile, { ShipmentId: id, FileId: 1 })).status).toBe(404)
  })
  it('a link leads to the page that visitors reach without an account', async () => {
    const id = await followed('COSU7700000002')
    const { Path } = (await ops.call(trackShareMake, { ShipmentId: id, For: '收货人', FileIds: [], WithCosts: false, Days: 7 })).body.Data
    expect(Path).toMatch(new RegExp(`^${sharedTrackPage}\\?Token=\\d+\\.[\\w-]+$`))
  })
  it('maps get the places of ports, each known one once', async () => {
    const map = (await ops.call(trackMap, {})).body.Data
    expect(map.Ports.length).toBeGreaterThan(0)
    expect(map.Ports.filter(({ Latitude, Longitude }) => Number.isNaN(Number(Latitude)) || Number.isNaN(Number(Longitude)))).toEqual([])
    const view = (await ops.call(trackView, { Id: await followed('COSU7700000003') })).body.Data
    expect(view.Ports).toEqual([])
  })
  it('the log of searches is exported by those who may, and by nobody of a customer', async () => {
    const asked = (client: TestClient) =>
      server.app.inject({ method: 'GET', url: trackSearchesExport.path, headers: { authorization: `Bearer ${client.token}` } })
    const file = await asked(ops)
    expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect((await asked(customer)).statusCode).toBe(403)
  })
})
