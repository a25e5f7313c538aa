import { scheduleImport, voyageInfo, voyageList, callList, setCallTime } from '@jst/contracts/schedules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let ops: TestClient
beforeAll(async () => {
  server = await createTestServer()
  ops = await server.signIn('ops')
})
afterAll(() => server.close())

const head = '船公司,航线代码,船名,航次,港口,计划到港,计划离港,截单'
const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 8)
const file = (vessel: string, ...more: string[]) =>
  [
    head,
    `东方海外,TST,${vessel},009E,上海,${soon}01 08:00,${soon}02 20:00,${soon}01 12:00`,
    `OOCL,TST,${vessel},009E,CNNGB,${soon}03 08:00,${soon}04 20:00,`,
    ...more,
  ].join('\n')
const plan = (text: string | Buffer) => upload(server, ops, scheduleImport.planImport.path, text)
const run = (Id: number, SkipBad = false) => ops.call(scheduleImport.runImport, { Id, SkipBad, SkipLines: [] })
const found = async (Keyword: string) => (await ops.call(voyageList, { Keyword })).body.Data.Rows

it('a file is planned, run and taken back as a whole; planning writes nothing', async () => {
  const planned = (await plan(file('FILE SHIP A'))).body.Data
  expect(planned).toMatchObject({ Lines: 2, Adds: 2, Bad: 0, Problems: [] })
  expect(await found('FILE SHIP A')).toEqual([])
  expect((await run(planned.Id)).body.Data.State).toBe('done')
  const [row] = await found('FILE SHIP A')
  expect(row).toMatchObject({ CarrierCode: 'OOCL', Source: '文件导入', LoadPortCode: 'CNSHA' })
  expect(row!.Departure).toBe(new Date(`${soon}02T12:00:00Z`).toISOString())
  expect((await run(planned.Id)).body.Code).toBe('ILLEGAL_TRANSITION')
  expect((await ops.call(scheduleImport.undoImport, { Id: planned.Id })).body.Data.State).toBe('undone')
  expect(await found('FILE SHIP A')).toEqual([])
})
it('the same file again changes nothing; an update keeps what it leaves empty; undo is refused after somebody worked on it', async () => {
  const text = file('FILE SHIP B')
  await run((await plan(text)).body.Data.Id)
  expect((await plan(text)).body.Data).toMatchObject({ Same: 2, Adds: 0, Changes: 0 })
  const update = (
    await plan(
      [
        '船公司,航线代码,船名,航次,港口,最新ETA,最新ETD',
        `OOCL,TST,FILE SHIP B,009E,CNSHA,,${soon}04 20:00`,
        `OOCL,TST,FILE SHIP B,009E,CNNGB,${soon}05 08:00,${soon}06 20:00`,
      ].join('\n'),
    )
  ).body.Data
  expect(update).toMatchObject({ Changes: 2, Bad: 0 })
  await run(update.Id)
  const [row] = await found('FILE SHIP B')
  const voyage = (await ops.call(voyageInfo, { Id: row!.Id })).body.Data
  expect(voyage).toMatchObject({ Status: 'delayed', Delay: 48 })
  expect(voyage.Calls[0]!.Cutoffs.DCO).toBe(new Date(`${soon}01T04:00:00Z`).toISOString())
  await ops.call(setCallTime, {
    Id: voyage.Id,
    UpdateTime: voyage.UpdateTime,
    Seq: 2,
    Field: 'EstimatedDeparture',
    Value: null,
    Push: false,
  })
  expect((await ops.call(scheduleImport.undoImport, { Id: update.Id })).body.Message).toContain('已被修改')
})
it('every problem stands at its line; good voyages go in without the bad ones', async () => {
  const text = file(
    'FILE SHIP C',
    `OOCL,TST,FILE SHIP D,001E,不知道的港,${soon}01 08:00,昨天,`,
    `OOCL,TST,FILE SHIP D,001E,CNNGB,${soon}03 08:00,,`,
    `OOCL,TST,FILE SHIP E,001E,CNSHA,${soon}09 08:00,${soon}08 08:00,`,
    `OOCL,TST,FILE SHIP E,001E,CNNGB,${soon}12 08:00,,`,
    `OOCL,TST,"=cmd|'/c calc'!A1",001E,CNNGB,${soon}12 08:00,,`,
  )
  const planned = (await plan(text)).body.Data
  expect(planned).toMatchObject({ Lines: 7, Adds: 2, Bad: 5 })
  expect(planned.Problems.map(({ Line, Field }) => [Line, Field])).toEqual(
    expect.arrayContaining([
      [4, 'PortCode'],
      [4, 'PlannedDeparture'],
      [6, 'PlannedDeparture'],
      [8, 'Vessel'],
    ]),
  )
  expect((await run(planned.Id)).body.Code).toBe('ILLEGAL_TRANSITION')
  expect((await run(planned.Id, true)).body.Data.State).toBe('done')
  expect([(await found('FILE SHIP C')).length, (await found('FILE SHIP D')).length]).toEqual([1, 0])
  expect((await ops.call(callList, { Keyword: 'FILE SHIP C' })).body.Data.Total).toBe(2)
})
it('files in the code of Chinese Windows are read; broken ones and ones without the columns are refused with the reason', async () => {
  const gbk = Buffer.concat([
    Buffer.from([0xb4, 0xac, 0xc3, 0xfb]),
    Buffer.from(',Voyage,Carrier,Port,ETD\nGBK SHIP,001E,OOCL,CNSHA,2026-12-01 08:00\nGBK SHIP,001E,OOCL,CNNGB,2026-12-03 08:00\n'),
  ])
  expect((await plan(gbk)).body.Data).toMatchObject({ Adds: 2 })
  for (const [text, message] of [
    ['', ''],
    ['随便,什么\n1,2', '没有找到表头'],
    ['航次,港口\n001E,CNSHA', '缺少必填列'],
    [Buffer.from('PK\u0003\u0004broken'), ''],
  ] as const) {
    const { status, body } = await plan(text)
    expect([400, 413, 415, 422]).toContain(status)
    expect(body.Message).toContain(message)
  }
})
