import { removeScheduleLayout, saveScheduleLayout, scheduleImport, scheduleLayouts, voyageInfo, voyageList } from '@jst/contracts/schedules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [ops, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[ops, reviewer] = await Promise.all(['ops', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const plan = (text: string) => upload(server, ops!, scheduleImport.planImport.path, text)
const fields = { 船: 'Vessel', 次: 'VoyageNo', 港: 'PortCode', 开: 'PlannedDeparture' }
const teach = (more: Readonly<Record<string, string>> = {}) =>
  ops!.call(scheduleImport.saveHeadings, {
    Columns: Object.entries({ ...fields, ...more }).map(([Heading, Field]) => ({ Heading, Field })),
  })
const found = async (Keyword: string) => (await ops!.call(scheduleLayouts, { Keyword })).body.Data.Rows

describe('船期模板', () => {
  it('keeps what was said of the columns in an import, and gives files the carrier and the cut-offs that they do not say', async () => {
    // 2026-12-10 is a Thursday
    const file = '船,次,港,开\nLAYOUT SHIP,001E,上海,2026-12-10 08:00\nLAYOUT SHIP,001E,宁波,2026-12-11 20:00'
    await teach()
    expect((await plan(file)).body.Message).toContain('船公司')
    const [layout] = await found('船')
    expect(layout!.Columns).toEqual(Object.entries(fields).map(([Heading, Field]) => ({ Heading, Field })))
    const { Id, UpdateTime } = layout!
    const saved = await ops!.call(saveScheduleLayout, {
      Id,
      UpdateTime,
      Name: '东方海外周班表',
      CarrierCode: 'OOCL',
      Cutoffs: [
        { Code: 'DCO', Weekday: 2, Time: '12:00' },
        { Code: 'FCO', Weekday: 4, Time: '10:00' },
      ],
      Fields: Object.values(fields),
    })
    expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
    const planned = (await plan(file)).body.Data
    expect(planned).toMatchObject({ Adds: 2, Bad: 0, Remembered: true })
    await ops!.call(scheduleImport.runImport, { Id: planned.Id, SkipBad: false, SkipLines: [] })
    const [row] = (await ops!.call(voyageList, { Keyword: 'LAYOUT SHIP' })).body.Data.Rows
    const voyage = (await ops!.call(voyageInfo, { Id: row!.Id })).body.Data
    expect(voyage.CarrierCode).toBe('OOCL')
    // Tuesday before; Thursday at ten would be after the vessel has left, so the Thursday before
    expect([voyage.Calls[0]!.Cutoffs.DCO, voyage.Calls[0]!.Cutoffs.FCO]).toEqual(['2026-12-08T04:00:00.000Z', '2026-12-03T02:00:00.000Z'])
    expect(voyage.Calls[1]!.Cutoffs.FCO).toBe('2026-12-10T02:00:00.000Z')
  })

  it('is changed by one person at a time, to fields that there are, and asked anew when it is gone', async () => {
    await teach({ 备用: '' })
    const [layout] = await found('备用')
    const { Id, UpdateTime } = layout!
    const save = (more: object) =>
      ops!.call(saveScheduleLayout, {
        Id,
        UpdateTime,
        Name: '甲',
        CarrierCode: '',
        Cutoffs: [],
        Fields: [...Object.values(fields), ''],
        ...more,
      })
    const paths = async (more: object) => (await save(more)).body.Issues?.map(({ Path }) => Path)
    expect(await paths({ Fields: ['VoyageNo'] })).toEqual(['Fields'])
    expect(await paths({ Fields: [...Object.values(fields), 'Nothing'] })).toEqual(['Fields[4]'])
    expect(await paths({ Fields: [...Object.values(fields), 'Vessel'] })).toEqual(['Fields[4]'])
    expect(await paths({ CarrierCode: 'NOBODY' })).toEqual(['CarrierCode'])
    expect((await save({})).status).toBe(200)
    expect((await save({})).status).toBe(412)
    const [now] = await found('备用')
    expect((await ops!.call(removeScheduleLayout, { Id, UpdateTime: now!.UpdateTime })).body.Data).toEqual({ Removed: 1 })
    expect((await plan('船,次,港,开,备用\nX,1,上海,2026-12-10 08:00,')).body.Code).toBe('BAD_FILE')
  })

  it('is for those who may', async () => {
    expect((await reviewer!.call(scheduleLayouts, {})).status).toBe(403)
  })
})
