import { terminalCalls } from '@jst/contracts/master'
import { importLimits } from '@jst/contracts/entity'
import { cancelOwnJob, ownJobList } from '@jst/contracts/jobs'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeJob } from '../../kernel/retention/purge.ts'
import { createTestServer, runQueued, runScheduled, until, type TestClient, type TestServer } from '../../testing/index.ts'
import { everyEntity } from '../../testing/routes.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const heading = ['码头代码', '中文名', '所属港口', '截港提前天数']
/** More than one part of a file, and more than one step of a run. */
const count = 5_200
const mentions = ['上海', 'CNSHG', 'NINGBO', 'CNNGB']
const rows = (name: string, code = 'LG') =>
  Array.from({ length: count }, (_, at) => [`${code}${at}`, `${name}${at}`, mentions[at % mentions.length]!, String(at % 30)])
const csv = (table: readonly (readonly string[])[]) => [heading, ...table].map((row) => row.join(',')).join('\r\n')
const xlsx = (table: readonly (readonly string[])[]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([heading, ...table.map((row) => [...row])]), '码头')
  return write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer
}
const plan = (content: string | Buffer, name = 'large.csv') => upload(server, boss, terminalCalls.planImport.path, content, name)
const begin = (Id: number, more: object = {}) => boss.call(terminalCalls.runImport, { Id, SkipBad: false, SkipLines: [], ...more })
const beginUndo = (Id: number) => boss.call(terminalCalls.undoImport, { Id })
/** With the job that does it, where many lines are written. */
async function ended(answer: ReturnType<typeof begin>) {
  const { status, body } = await answer
  if (!body.Data?.JobId) return { status, body }
  await runQueued(server)
  const [plan] = (await boss.call(terminalCalls.imports, {})).body.Data.filter(({ Id }) => Id === body.Data.Id)
  return { status, body: { Data: plan!, Message: (await lastJob()).Error } }
}
const run = (Id: number, more: object = {}) => ended(begin(Id, more))
const undo = (Id: number) => ended(beginUndo(Id))
const lastJob = async () => (await boss.call(ownJobList, {})).body.Data.Rows[0]!
const found = async (Keyword: string) => (await boss.call(terminalCalls.list, { Keyword, Layer: 'company' })).body.Data
const total = async () => (await found('')).Total

describe('a file of many parts', () => {
  it('is checked, written without its bad lines, changed by another one, and both are taken back', async () => {
    const table = rows('大码头')
    // in parts of their own: a code that an earlier part has, and a port that nobody knows
    table[4_500] = ['LG7', '重复', '上海', '']
    for (const at of [5_100, 5_150]) table[at] = [`LG${at}`, '不知道', 'NOWHERE AT ALL', '']
    const added = (await plan(csv(table))).body.Data
    expect(added).toMatchObject({ Lines: count, Adds: count - 3, Bad: 3 })
    expect(added.Problems.map(({ Line, Label, Message }) => [Line, Label, Message])).toEqual([
      [4_502, '码头代码', '与第 9 行的代码重复'],
      [5_102, '所属港口', '没有找到所属港口“NOWHERE AT ALL”，请填写代码或名称'],
      [5_152, '所属港口', '没有找到所属港口“NOWHERE AT ALL”，请填写代码或名称'],
    ])
    expect(added.Groups?.map(({ Field, Value, Count, Line }) => [Field, Value, Count, Line])).toEqual([
      ['PortCode', 'NOWHERE AT ALL', 2, 5_102],
    ])
    expect((await run(added.Id)).status).toBe(422)
    expect((await run(added.Id, { SkipBad: true, SkipLines: [3] })).body.Data.State).toBe('done')
    expect([await total(), (await found('LG1')).Rows.filter(({ Code }) => Code === 'LG1')]).toEqual([count - 4, []])
    // found by the sound of its name, as if it had been written by hand
    expect((await found('damatou5199')).Rows).toMatchObject([{ Code: 'LG5199', PortCode: 'CNNGB', CloseDays: 9 }])
    const changes = (await plan(xlsx(rows('小港池')), 'large.xlsx')).body.Data
    expect(changes).toMatchObject({ Lines: count, Adds: 4, Changes: count - 4, Bad: 0 })
    expect((await run(changes.Id)).body.Data.State).toBe('done')
    expect([await total(), (await found('xiaogangchi5199')).Total, (await found('damatou5199')).Total]).toEqual([count, 1, 0])
    expect((await undo(added.Id)).body.Message).toContain(`其中 ${count - 4} 条数据导入后已被修改`)
    expect((await undo(changes.Id)).body.Data.State).toBe('undone')
    expect([await total(), (await found('xiaogangchi5199')).Total, (await found('damatou5199')).Total]).toEqual([count - 4, 0, 1])
    const others = (await plan(csv(rows('新码头', 'LH')))).body.Data
    await run(others.Id)
    expect(await total()).toBe(count + count - 4)
    expect((await undo(others.Id)).body.Data.State).toBe('undone')
    expect(await total()).toBe(count - 4)
  })
  it('leaves nothing behind when its last part cannot be read', async () => {
    const imports = async () => (await boss.call(terminalCalls.imports, {})).body.Data.length
    const before = await imports()
    const long = Array.from({ length: importLimits.rows }, (_, at) => `LG${at},甲,上海,`)
    const tooLong = await plan([heading.join(','), ...long].join('\n'))
    expect([tooLong.body.Code, tooLong.body.Message]).toEqual(['BAD_FILE', '文件超过 100000 行，请拆分后分批导入'])
    const broken = xlsx(rows('坏'))
    broken.fill(0, Math.round(broken.length * 0.6), Math.round(broken.length * 0.7))
    const refused = await plan(broken, 'broken.xlsx')
    expect([refused.body.Code, refused.body.Message]).toEqual(['BAD_FILE', '表格无法读取，请另存为 xlsx 或 csv 后重试'])
    expect(await imports()).toBe(before)
  })
})

describe('an import of many lines', () => {
  const planned = async (name: string) => (await plan(csv(rows(name, 'LJ')))).body.Data.Id
  const owner = (text: string) => server.db.owner((db) => db.query<Record<string, unknown>>(text))

  it('is a job of whoever runs it: told as it goes, leading to the list, run once', async () => {
    const before = await total()
    const Id = await planned('任务码头')
    const first = (await begin(Id)).body.Data
    expect([first.State, (await begin(Id)).body.Data.JobId]).toEqual(['planned', first.JobId])
    expect(await lastJob()).toMatchObject({ Id: first.JobId, Title: '导入：码头', State: 'queued' })
    expect(await runQueued(server)).toEqual(['done'])
    expect(await lastJob()).toMatchObject({
      State: 'done',
      Note: `已导入 ${count} 行`,
      Link: terminalCalls.entity.path,
      Done: count + 1,
      Total: count + 1,
    })
    expect(await total()).toBe(before + count)
    // as after a process that died when all was written
    await owner(`update job_run set state = 'queued' where id = ${first.JobId}`)
    expect(await runQueued(server)).toEqual(['done'])
    expect(await total()).toBe(before + count)
    await undo(Id)
    expect([(await lastJob()).Title, (await lastJob()).Note, await total()]).toEqual(['导入：码头（撤销）', `已撤销 ${count} 行`, before])
  })

  it('that is cancelled before its end leaves nothing, and can be run again', async () => {
    const before = await total()
    const Id = await planned('取消码头')
    const JobId = (await begin(Id)).body.Data.JobId!
    const working = runQueued(server)
    await until(async () => (await lastJob()).State === 'running')
    await boss.call(cancelOwnJob, { Id: JobId })
    expect([await working, await total(), (await lastJob()).State]).toEqual([['lost'], before, 'cancelled'])
    expect((await run(Id)).body.Data.State).toBe('done')
    await undo(Id)
  })

  it('that somebody else made impossible fails at once, with the reason', async () => {
    const Id = await planned('已有码头')
    const JobId = (await begin(Id)).body.Data.JobId!
    await boss.call(terminalCalls.save, { Id: 0, Values: { Code: 'LJ9', NameZh: '抢先', NameEn: '', PortCode: 'CNSHA' } })
    expect(await runQueued(server, { last: false })).toEqual(['failed'])
    expect(await lastJob()).toMatchObject({ Id: JobId, State: 'failed', Error: '检查之后有数据被他人修改（LJ9），请重新检查文件' })
  })

  it('goes with its lines after a month, one that was only checked after two days', async () => {
    const small = async (code: string) => (await plan(`${heading.join(',')}\n${code},甲,上海,`)).body.Data.Id
    const [checked, ran, fresh] = [await small('PG1'), await small('PG2'), await small('PG3')]
    await run(ran)
    const age = (id: number, days: number) =>
      owner(`update entity_import set create_time = now() - interval '${days} days' where id = ${id}`)
    const kept = async () => (await boss.call(terminalCalls.imports, {})).body.Data.map(({ Id }) => Id)
    await age(checked, 3)
    await age(ran, 29)
    await runScheduled(server, purgeJob)
    expect((await kept()).filter((id) => id >= checked)).toEqual([fresh, ran])
    await age(ran, 31)
    await runScheduled(server, purgeJob)
    expect((await kept()).filter((id) => id >= checked)).toEqual([fresh])
    expect(await owner(`select distinct import_id from entity_import_line where import_id in (${checked}, ${ran})`)).toEqual([])
  })
})

it('every table of an entity finds what was merged into a row by an index: taking rows back asks it for each', async () => {
  const indexed = await server.db.owner((owner) =>
    owner.query<{ table: string }>(
      `select distinct i.indrelid::regclass::text as table from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where a.attname = 'merged_into'`,
    ),
  )
  expect(indexed.map(({ table }) => table)).toEqual(expect.arrayContaining(everyEntity.map(({ entity }) => entity.table)))
})
