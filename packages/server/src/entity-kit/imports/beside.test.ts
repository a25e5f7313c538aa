import { customerCalls } from '@jst/contracts/partner'
import { readEmployee } from '../../kernel/access/actor-store.ts'
import { writeAudit } from '../../kernel/audit/audit.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'
import { asImport } from './area-import.ts'
import { prepareRun } from './import.job.ts'
import { runImport } from './run.service.ts'

let server: TestServer
let boss: TestClient
let actor: EmployeeActor
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  const [row] = await server.db.owner((db) =>
    db.query<{ id: number }>(`select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'boss'`),
  )
  actor = (await readEmployee(server.database.system(), row!.id))!
})
afterAll(() => server.close())

const add = async (NameZh: string) => (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh } })).body.Data
const change = async (row: { Id: number; UpdateTime: string }, NameZh: string) =>
  boss.call(customerCalls.save, { Id: row.Id, UpdateTime: row.UpdateTime, Values: { NameZh } })
const plan = async (...lines: readonly string[]) =>
  (await upload(server, boss, customerCalls.planImport.path, ['客户编号,企业名称', ...lines].join('\r\n'), 'a.csv')).body.Data

/** Runs an import as its job does, and holds its transaction open before the first line is written. */
async function held(id: number) {
  const input = { Id: id, SkipBad: false, SkipLines: [] }
  const { database } = server
  const tenant = database.tenant(actor)
  await prepareRun({ db: tenant, actor, requestId: 'test' } as Parameters<typeof prepareRun>[0], customerCalls.entity.kind, input)
  const [began, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = tenant.tx(async (tx) => {
    const own = {
      tx,
      actor,
      requestId: 'test',
      emit: tx.emit,
      audit: (entry: Parameters<typeof writeAudit>[3]) => writeAudit(tx, actor, 'test', entry),
    }
    return runImport(await asImport(own, customerCalls.entity.kind), input, async () => {
      began.resolve()
      await go.promise
    })
  })
  await Promise.race([began.promise, ended])
  return { go: go.resolve, ended }
}

it('a running import holds up nobody who works on other rows, and keeps only its own from others', async () => {
  const [mine, others] = [await add('导入中客户'), await add('旁边的客户')]
  const { Id, Problems } = await plan(`${mine.Code},导入改名`, ',导入新增一', ',导入新增二')
  expect(Problems).toEqual([])
  const { go, ended } = await held(Id)
  const answers = [await change(others, '旁边改名'), await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '旁边新增' } })]
  expect(answers.map(({ status, body }) => [status, body.Data.NameZh])).toEqual([
    [200, '旁边改名'],
    [200, '旁边新增'],
  ])
  const refused = await change(mine, '抢着改')
  expect([refused.status, refused.body.Message, refused.headers['retry-after']]).toEqual([
    503,
    '这条数据正在由导入或批量操作写入，请在完成后再修改',
    '10',
  ])
  go()
  expect((await ended).State).toBe('done')
  const found = async (Keyword: string) => (await boss.call(customerCalls.list, { Keyword })).body.Data.Rows
  expect((await found('导入改名')).map(({ Code }) => Code)).toEqual([mine.Code])
  const codes = [...(await found('导入新增')), ...(await found('旁边新增'))].map(({ Code }) => Code)
  expect(new Set(codes).size).toBe(3)
  const [again] = await found('导入改名')
  expect((await change(again!, '导入后改名')).status).toBe(200)
})

it('an import refuses rows that were changed between its check and its run', async () => {
  const row = await add('先后客户')
  const { Id } = await plan(`${row.Code},导入后名`)
  expect((await change(row, '先改了名')).status).toBe(200)
  const { body } = await boss.call(customerCalls.runImport, { Id, SkipBad: false, SkipLines: [] })
  expect(body.Message).toContain(row.Code)
})
