import { read, utils } from '@e965/xlsx'
import {
  cutoffCodes,
  cutoffTable,
  exportVoyages,
  scheduleImport,
  voyageInfo,
  voyageList,
  type CallInput,
  type Cutoffs,
  type Voyage,
} from '@jst/contracts/schedules'
import { beginExport } from '@jst/contracts/entity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient, TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'
import { add, at, call, nextNumber, startSchedules } from '../testing.ts'

let server: TestServer
let ops: TestClient
let customer: TestClient
beforeAll(async () => {
  ;({ server, ops, customer } = await startSchedules())
})
afterAll(() => server.close())

const file = (query: Record<string, string>, by = ops) =>
  server.app.inject({ method: 'GET', url: exportVoyages.path, query, headers: { authorization: `Bearer ${by.token}` } })
const rowsOf = (bytes: Buffer) =>
  utils.sheet_to_json<Record<string, string>>(Object.values(read(bytes).Sheets)[0]!, { raw: false, defval: '' })

const allCutoffs: Cutoffs = Object.fromEntries(cutoffCodes.map((code, index) => [code, at(index - 4)]))
/** Every time a call can have, to the minute. */
const full = (port: string, from: number, more: Partial<CallInput> = {}) =>
  call(port, at(from), at(from + 1), {
    EstimatedArrival: at(from, 2),
    EstimatedDeparture: at(from + 1, 3),
    ActualArrival: null,
    ActualDeparture: null,
    Cutoffs: { ...allCutoffs, EFC: at(-9) },
    ...more,
  })
const terminalOf = async (port: string) => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>('select code from m_terminal where port_code = $1 order by code limit 1', [port]),
  )
  return row!.code
}
/** Fields of a voyage that a file can carry. */
const said = ({ CarrierCode, ServiceCode, Imo, Vessel, VoyageNo, Calls }: Voyage) => ({
  CarrierCode,
  ServiceCode,
  Imo,
  Vessel,
  VoyageNo,
  Calls,
})

describe('an exported file', () => {
  it('has every cut-off in a column of its own, by the clock of the load port, and no formula', async () => {
    const Vessel = `=HYPERLINK("http://x${nextNumber()}")`
    await add(ops, { Vessel, Calls: [full('USLAX', 3), full('CNSHA', 20)] })
    const query = { Keyword: Vessel }
    const { rawPayload, headers } = await file(query)
    expect(headers['content-disposition']).toContain(encodeURIComponent('船期表_'))
    const [row] = rowsOf(rawPayload)
    const [listed] = (await ops.call(voyageList, query)).body.Data.Rows
    const local = (value: string) => new Date(value).toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' }).slice(0, 16)
    expect(cutoffCodes.map((code) => row![cutoffTable[code].zh])).toEqual(cutoffCodes.map((code) => local(listed!.Cutoffs[code]!)))
    expect(row).toMatchObject({ 船名: Vessel, 装货港: '洛杉矶' })
    expect(Object.values(read(rawPayload, { cellFormula: true }).Sheets)[0]!['C2']).toMatchObject({ t: 's', v: Vessel })
    expect((await file({ ...query, Format: 'csv' })).payload).toContain(`"'=HYPERLINK`)
  })

  it('by calls is imported again without loss: nothing to change where it came from, and everything where it is gone', async () => {
    const { Id } = await add(ops, {
      Vessel: `- ROUND TRIP ${nextNumber()}`,
      VoyageNo: '007W',
      Imo: '9776171',
      Calls: [
        full('CNSHA', 3, { TerminalCode: await terminalOf('CNSHA') }),
        full('CNNGB', 6),
        // the hour that comes twice in Los Angeles when summer ends, its second time
        full('USLAX', 20, {
          PlannedArrival: '2027-11-07T09:30:00.000Z',
          PlannedDeparture: '2027-11-08T09:30:00.000Z',
          EstimatedArrival: null,
          EstimatedDeparture: null,
          Cutoffs: {},
        }),
        full('CNSHA', 380, { Cutoffs: { FCO: at(379) } }),
      ],
    })
    const before = (await ops.call(voyageInfo, { Id })).body.Data
    const query = { Keyword: 'ROUND TRIP', Rows: 'calls' }
    const [xlsx, csv] = [await file(query), await file({ ...query, Format: 'csv' })]
    expect(rowsOf(xlsx.rawPayload).map((row) => [row['港口'], row['截关'] !== ''])).toEqual([
      ['CNSHA', true],
      ['CNNGB', true],
      ['USLAX', false],
      ['CNSHA', false],
    ])
    for (const [bytes, name] of [
      [xlsx.rawPayload, 'x.xlsx'],
      [csv.rawPayload, 'x.csv'],
    ] as const) {
      const { body } = await upload(server, ops, scheduleImport.planImport.path, bytes, name)
      expect(body.Data).toMatchObject({ Lines: 4, Same: 4, Adds: 0, Changes: 0, Bad: 0, Unknown: [] })
    }
    await server.db.owner((owner) => owner.query('delete from voyage where id = $1', [Id]))
    const planned = (await upload(server, ops, scheduleImport.planImport.path, xlsx.rawPayload, 'x.xlsx')).body.Data
    expect(planned).toMatchObject({ Adds: 4, Bad: 0 })
    await ops.call(scheduleImport.runImport, { Id: planned.Id, SkipBad: false, SkipLines: [] })
    const [row] = (await ops.call(voyageList, { Keyword: 'ROUND TRIP' })).body.Data.Rows
    const after = said((await ops.call(voyageInfo, { Id: row!.Id })).body.Data)
    const again = said(before)
    // of an hour that comes twice a file can only name the first
    const first = '2027-11-07T08:30:00.000Z'
    const delays = (calls: Voyage['Calls']) =>
      calls.map(({ Delay: _, ...rest }) => ({ ...rest, PlannedArrival: rest.PortCode === 'USLAX' ? first : rest.PlannedArrival }))
    expect({ ...after, Calls: delays(after.Calls) }).toEqual({ ...again, Calls: delays(again.Calls) })
  })

  it('of a voyage that stands as nobody could type it any more changes nothing either', async () => {
    const { Id } = await add(ops, { Vessel: 'ODD TIMES', Calls: [full('CNSHA', 3), full('CNNGB', 6)] })
    await server.db.owner((owner) =>
      owner.query(`update port_call set planned_arrival = planned_arrival - interval '9 days' where voyage_id = $1 and seq = 2`, [Id]),
    )
    const { rawPayload } = await file({ Keyword: 'ODD TIMES', Rows: 'calls' })
    const { body } = await upload(server, ops, scheduleImport.planImport.path, rawPayload, 'x.xlsx')
    expect(body.Data).toMatchObject({ Lines: 2, Same: 2, Bad: 0 })
  })

  it('is refused without the button, in another form, and when it is a job’s to make it', async () => {
    expect((await file({}, customer)).statusCode).toBe(403)
    expect((await file({ Format: 'exe' })).statusCode).toBe(422)
    expect((await file({ Rows: 'ports' })).statusCode).toBe(422)
    await server.db.owner(async (owner) => {
      await owner.query(
        `with v as (insert into voyage (carrier_code, service_code, vessel, voyage_no, status) select 'OOCL', 'MANY', 'MANY', n::text, 'normal'
          from generate_series(1, 5001) n returning id)
         insert into port_call (voyage_id, seq, port_code, carrier_code, service_code, state) select v.id, s, 'CNSHA', 'OOCL', 'MANY', 'planned'
          from v cross join generate_series(1, 2) s`,
      )
    })
    const { statusCode, payload } = await file({ ServiceCode: 'MANY' })
    expect([statusCode, payload]).toEqual([422, expect.stringContaining('超过 5000 行的列表在后台导出')])
    const begun = await ops.call(beginExport, { Path: exportVoyages.path, Query: { ServiceCode: 'MANY' } })
    expect(begun.body.Data).toEqual({ Rows: 5001, JobId: expect.any(Number) })
    await server.db.owner((owner) => owner.query(`delete from voyage where service_code = 'MANY'`))
  })
})
