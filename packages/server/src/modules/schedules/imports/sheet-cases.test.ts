import { readFileSync } from 'node:fs'
import { scheduleImport } from '@jst/contracts/schedules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('real date cells of the template are times of the port, as they show', async () => {
  const ops = await server.signIn('ops')
  const content = readFileSync(new URL('cases/real-date-cells.xlsx', import.meta.url))
  const { body } = await upload(server, ops, scheduleImport.planImport.path, content, 'voyages.xlsx')
  expect([body.Data.Problems, body.Data.Lines]).toEqual([[], 2])
  expect((await ops.call(scheduleImport.runImport, { Id: body.Data.Id, SkipBad: false, SkipLines: [] })).status).toBe(200)
  const calls = await server.db.owner((owner) =>
    owner.query<{ port: string; arrival: Date; departure: Date }>(
      `select c.port_code as port, c.planned_arrival as arrival, c.planned_departure as departure
        from port_call c join voyage v on v.id = c.voyage_id where v.vessel = 'COSCO SHIPPING ARIES' and v.voyage_no = '099E' order by c.seq`,
    ),
  )
  expect(calls.map(({ port, arrival, departure }) => [port, ...[arrival, departure].map((at) => new Date(at).toISOString())])).toEqual([
    ['CNSHA', '2027-03-01T00:00:00.000Z', '2027-03-02T12:00:00.000Z'],
    ['NLRTM', '2027-04-01T06:00:00.000Z', '2027-04-02T18:00:00.000Z'],
  ])
})
