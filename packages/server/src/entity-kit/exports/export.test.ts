import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bookingCalls } from '@jst/contracts/booking'
import { portCalls } from '@jst/contracts/master'
import { beginExport, exportIn, openExport } from '@jst/contracts/entity'
import { cancelOwnJob, ownJobList } from '@jst/contracts/jobs'
import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileSweep } from '../../documents/index.ts'
import { announce } from '../../kernel/access/sessions.ts'
import { createSurroundings } from '../../kernel/process/surroundings.ts'
import type { ExportDeath } from '../../testing/export-holder.ts'
import { createTestServer, runQueued, runScheduled, until, type TestClient, type TestServer } from '../../testing/index.ts'
import { startJobs } from '../../testing/job-bench.ts'
import { exportJob } from '../index.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-export-'))
const surroundings = createSurroundings({ dataDir })
let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer({ config: { dataDir } })
  boss = await server.signIn('boss')
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const get = (url: string, query: Record<string, string>, by = boss) =>
  server.app.inject({ method: 'GET', url, query, headers: { authorization: `Bearer ${by.token}` } })
const file = (query: Record<string, string>) => get(portCalls.export.path, query)
const port = (Code: string, NameZh: string) => boss.call(portCalls.save, { Id: 0, Values: { Code, NameZh, NameEn: NameZh, Country: 'CN' } })
const owner = (statement: string, values: unknown[] = []) => server.db.owner((db) => db.query<Record<string, unknown>>(statement, values))

describe('an exported file', () => {
  it('never has a formula in it', async () => {
    await port('CNFX1', '=HYPERLINK("http://x","y")')
    const csv = (await file({ Format: 'csv', Keyword: 'CNFX1' })).payload
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
    const { rawPayload } = await file({ Format: 'xlsx', Keyword: 'CNFX1' })
    const sheet = Object.values(read(rawPayload, { cellFormula: true }).Sheets)[0]!
    expect([sheet['B2']?.t, sheet['B2']?.f]).toEqual(['s', undefined])
  })
  it('has the columns as the reader arranged them, and says above them what its rows were chosen by', async () => {
    await port('CNFX5', '所见港')
    const { payload } = await file({ Format: 'csv', Keyword: 'CNFX5', Country: 'CN', Columns: 'NameZh,Nothing,Code,UpdateTime,acts' })
    const [head, titles, row, ...more] = payload.replace('\ufeff', '').trim().split('\r\n')
    expect(head).toBe('筛选条件：关键词 CNFX5；国家代码 CN')
    expect(titles).toBe('中文名,港口代码,更新时间')
    expect(row).toMatch(/^所见港,CNFX5,\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(more).toEqual([])
    const { rawPayload } = await file({ Format: 'xlsx', Keyword: 'CNFX5', Columns: 'Code,NameZh' })
    const rows = utils.sheet_to_json<string[]>(Object.values(read(rawPayload).Sheets)[0]!, { header: 1 })
    expect(rows).toEqual([['筛选条件：关键词 CNFX5'], ['港口代码', '中文名'], ['CNFX5', '所见港']])
  })
  it('is English for a page that is English: titles, filters, names of codes and choices', async () => {
    await port('CNFX6', '英文港')
    const query = { Format: 'csv', Keyword: 'CNFX6', Country: 'CN', Lang: 'en' }
    const lines = async (more: Record<string, string>) =>
      (await file({ ...query, ...more })).payload.replace('\ufeff', '').trim().split('\r\n')
    const [head, titles] = await lines({ Columns: 'Code,LaneCode,UpdateTime' })
    expect(head).toMatch(/^"?Filters: Keyword CNFX6; Country[^:]* CN"?$/)
    expect(titles).toBe('Code,Lane,Updated')
    const whole = await lines({})
    expect(whole[0]).not.toMatch(/\p{Script=Han}/u)
    const customer = await server.signIn('customer')
    const own = await get(
      bookingCalls.export.path,
      { Format: 'csv', Columns: 'Code,Stage,PolCode,PodCode,CarrierCode,ReleaseType', Lang: 'en' },
      customer,
    )
    expect(own.payload.split('\r\n').length).toBeGreaterThan(5)
    expect(own.payload).not.toMatch(/\p{Script=Han}/u)
  })
  it('is not given without the button, nor in another form', async () => {
    const ops = await server.signIn('ops')
    expect((await get(portCalls.export.path, { Format: 'csv' }, ops)).statusCode).toBe(403)
    expect((await file({ Format: 'exe' })).statusCode).toBe(422)
    expect((await ops.call(beginExport, { Path: portCalls.export.path, Query: { Format: 'csv' } })).status).toBe(403)
    expect((await boss.call(beginExport, { Path: portCalls.export.path, Query: { Format: 'exe' } })).status).toBe(422)
    expect((await boss.call(beginExport, { Path: portCalls.list.path, Query: {} })).status).toBe(404)
  })
})

describe('the export of a long list', () => {
  beforeAll(async () => {
    await port('CNFX2', '=1+1')
    await owner(
      `insert into m_port (code, name_zh, name_en, country, lane_code, search) select 'X' || lpad(to_hex(n),
        4, '0'), '港' || n, 'PORT', 'CN', 'CN', 'PORT' from generate_series(1, 9000) n`,
    )
  })
  const long = { Format: 'xlsx', LaneCode: 'CN' }
  const begin = async (Query: Record<string, unknown> = long, by = boss) =>
    (await by.call(beginExport, { Path: portCalls.export.path, Query })).body.Data
  const run = () => runQueued(server, { surroundings })
  const own = async () => (await boss.call(ownJobList, {})).body.Data.Rows[0]!
  const made = async () => exportIn((await own()).Link)!
  const open = (id: number, by = boss) => get(openExport.path, { Id: String(id) }, by)

  it('is a job of whoever asks, shown as it goes, and its file has every row in both forms', async () => {
    const refused = await file(long)
    expect([refused.statusCode, JSON.parse(refused.payload)]).toEqual([422, expect.objectContaining({ Code: 'INVALID_INPUT' })])
    expect(await begin({ Format: 'csv', Keyword: 'CNSHA' })).toEqual({ Rows: 1, JobId: 0 })
    const wanted = (await boss.call(portCalls.list, { LaneCode: 'CN' })).body.Data.Total
    expect(wanted).toBeGreaterThan(9_000)
    const { Rows, JobId } = await begin()
    expect([Rows, await own()]).toEqual([wanted, expect.objectContaining({ Id: JobId, Title: '导出：港口', State: 'queued' })])
    // a second click adds no second file
    expect((await begin()).JobId).toBe(JobId)
    expect(await run()).toEqual(['done'])
    expect(await own()).toMatchObject({ State: 'done', Done: wanted, Total: wanted, Note: `共 ${wanted} 行，文件保留 24 小时` })
    const { rawPayload, headers } = await open(await made())
    expect(headers['content-disposition']).toContain(encodeURIComponent('港口_'))
    const rows = utils.sheet_to_json<Record<string, string>>(Object.values(read(rawPayload).Sheets)[0]!)
    expect(rows.length).toBe(wanted)
    expect(rows.find(({ 港口代码 }) => 港口代码 === 'CNSHA')).toMatchObject({
      中文名: '上海',
      航线: 'CN',
      航线名称: '中国沿海/长江',
      装货港: '是',
      数据归属: '平台',
    })
    await begin({ Format: 'csv', Country: 'CN' })
    await run()
    const csv = (await open(await made())).payload
    expect([csv.trimEnd().split('\r\n').length > 9_000, csv.includes(`,'=1+1,`)]).toEqual([true, true])
  })

  it('is nobody else’s, not opened without the button any more, and gone after a day with its bytes', async () => {
    await begin()
    await run()
    const id = await made()
    for (const other of ['pricing', 'customer', 'admin']) expect((await open(id, await server.signIn(other))).statusCode).toBe(404)
    const change = async (buttons: string) => {
      const ofMenu = 'from menu m where m.id = rm.menu_id and lower(m.path) = lower($1)'
      await owner(`update role_menu rm set buttons = ${buttons} ${ofMenu}`, [portCalls.entity.path])
      await server.database.system().tx(async (tx) => announce(tx, { roles: [] }))
    }
    await change(`array_remove(rm.buttons, 'export')`)
    expect((await open(id)).statusCode).toBe(403)
    await change(`array_append(rm.buttons, 'export')`)
    expect((await open(id)).statusCode).toBe(200)
    const [{ sha256 } = {}] = await owner('select sha256 from export_file where id = $1', [id])
    await owner(`update export_file set create_time = now() - interval '25 hours'`)
    await owner(`update blob set seen_time = now() - interval '25 hours'`)
    await runScheduled(server, fileSweep, { surroundings })
    const gone = await open(id)
    expect([gone.statusCode, JSON.parse(gone.payload).Message]).toEqual([404, '导出文件已过期或不存在，请重新导出'])
    expect(await owner('select from blob where sha256 = $1', [sha256])).toEqual([])
  })

  it('that is cancelled leaves nothing', async () => {
    const { JobId } = await begin()
    await boss.call(cancelOwnJob, { Id: JobId })
    expect([await run(), await owner(`select from export_file where run_id = ${JobId}`)]).toEqual([[], []])
  })

  it('is not made for whoever has left', async () => {
    const pricing = await server.signIn('pricing')
    const { JobId } = await begin(long, pricing)
    await owner(`update employee e set disabled = true from app_user u where u.id = e.user_id and u.account = 'pricing'`)
    expect([await run(), await owner(`select from export_file where run_id = ${JobId}`)]).toEqual([['failed'], []])
    expect((await owner(`select error from job_run where job = 'export' and state = 'failed'`))[0]).toEqual({
      error: '发起人已停用或已离开公司，任务不再执行',
    })
    expect(readdirSync(path.join(dataDir, 'files', 'taken'))).toEqual([])
  })

  it('whose process dies between any two steps is made by another, once', { timeout: 90_000 }, async () => {
    await owner('truncate export_file, job_run cascade')
    const holder = fileURLToPath(new URL('../../testing/export-holder.ts', import.meta.url))
    const deaths: readonly ExportDeath[] = ['fetched', 'claimed', 'half read', 'bytes known', 'bytes kept', 'performed', 'answered']
    for (const death of deaths) {
      const { JobId } = await begin()
      const child = fork(holder, [JSON.stringify(server.db.address), dataDir, death], {
        execArgv: ['--conditions=@jst/source'],
        silent: true,
      })
      expect([death, (await once(child, 'exit'))[1]]).toEqual([death, 'SIGKILL'])
      // the next one is a run of its own
      await owner(`update job_run set key = null where id = $1`, [JobId])
    }
    const bench = await startJobs(server.db.address, [exportJob], { surroundings })
    await until(async () => (await owner(`select from job_run where state <> 'done'`)).length === 0, 30_000)
    await bench.stop()
    const files = await owner('select run_id, sha256 from export_file order by run_id')
    expect([files.length, new Set(files.map(({ sha256 }) => sha256)).size]).toEqual([deaths.length, 1])
  })
})
