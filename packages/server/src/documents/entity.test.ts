import { documentLines, documentState, documentTimeline, moveDocuments, saveDocumentLines, stageKey } from '@jst/contracts/document'
import { customerCalls as calls, customerDocument } from '@jst/contracts/partner'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allEntities, rulesOf } from '../entity-kit/registry.ts'
import { createTestServer, type TestClient, type TestServer } from '../testing/index.ts'
import { upload } from '../testing/upload.ts'
import { hasLines, type DocumentCall, type SubjectRow } from './index.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const add = async (NameZh: string, more = {}) => (await boss.call(calls.save, { Id: 0, Values: { NameZh, ...more } })).body.Data

it('an entity with states is neither enabled nor disabled nor sorted beside them', async () => {
  const row = await add('状态客户')
  expect([row['Enabled'], row['Sort']]).toEqual([undefined, undefined])
  const Items = [{ Id: row.Id, UpdateTime: row.UpdateTime }]
  expect((await boss.call(calls.setEnabled, { Items, Enabled: false })).status).toBe(404)
  expect((await boss.call(calls.setField, { Items, Field: 'Enabled', Value: false })).status).toBe(422)
  expect((await boss.call(calls.save, { Id: 0, Values: { NameZh: '停用的客户', Enabled: false } })).status).toBe(422)
  const { Unknown } = (await upload(server, boss, calls.planImport.path, '企业名称,启用,排序\n导入的客户,否,3\n', 'a.csv')).body.Data
  expect(Unknown).toEqual(['启用', '排序'])
})

it('its rows are found by the state that moves gave them', async () => {
  const row = await add('待停止的客户')
  const found = async (Stage: string) => (await boss.call(calls.list, { Keyword: row.Code, Stage })).body.Data.Total
  expect([await found('potential'), await found('stopped')]).toEqual([1, 0])
  const { UpdateTime } = (await boss.call(documentState, { Kind: 'customer', Id: row.Id })).body.Data
  const Items = [{ Id: row.Id, UpdateTime }]
  await boss.call(moveDocuments, { Kind: 'customer', Event: 'stop', Reason: 'OTHER', Items })
  expect([await found('potential'), await found('stopped')]).toEqual([0, 1])
})

it('of every kind rows of a state are found by the column of its code, which an index has', () => {
  const stated = allEntities().filter((entity) => rulesOf(entity).derived?.[stageKey]?.startsWith('case t.state'))
  expect(stated.length).toBeGreaterThan(20)
  const compared = stated.filter((entity) => !rulesOf(entity).derivedFilters?.[stageKey]?.startsWith('t.state = '))
  expect(compared.map(({ kind }) => kind)).toEqual([])
})

it('its rows are counted by the values of a field, within the filters of the list', async () => {
  const counts = async (more = {}) => (await boss.call(calls.counts, { Of: 'Stage', ...more })).body.Data
  const of = (list: Awaited<ReturnType<typeof counts>>, value: string) => list.find(({ Value }) => Value === value)?.Count ?? 0
  const before = await counts()
  const { Code } = await add('按状态计数的客户')
  const after = await counts()
  expect(of(after, 'potential')).toBe(of(before, 'potential') + 1)
  const total = (await boss.call(calls.list, { PageSize: 1 })).body.Data.Total
  expect(after.reduce((sum, { Count }) => sum + Count, 0)).toBe(total)
  expect(await counts({ Keyword: Code })).toEqual([{ Field: 'Stage', Value: 'potential', Count: 1 }])
  const refused = await boss.call(calls.counts, { Of: 'Stage,NameZh' })
  expect([refused.status, refused.body.Issues?.[0]?.Message]).toEqual([422, '不能按“NameZh”计数，请使用列表筛选中的选项字段'])
})

it('a merged row fills what the survivor does not say, and its timeline goes with it', async () => {
  const [row, into] = [await add('被合并的客户', { Region: '宁波', Abbr: '被合并' }), await add('保留的客户', { Abbr: '保留' })]
  const merged = (await boss.call(calls.merge, { Id: row.Id, UpdateTime: row.UpdateTime, IntoId: into.Id })).body.Data
  expect(merged).toMatchObject({ Region: '宁波', Abbr: '保留' })
  const { Rows } = (await boss.call(documentTimeline, { Kind: 'customer', Id: into.Id })).body.Data
  expect(Rows.map(({ Event }) => Event).toSorted()).toEqual(['created', 'created', 'merged'])
})

it('a guard refuses records without rows of a part, and says which are missing', async () => {
  const { Id } = await add('没有联系人的客户')
  const guard = hasLines(customerDocument, 'contacts')
  const verdict = () =>
    server.database
      .system()
      .tx(async (tx) => guard({ tx } as DocumentCall, { id: Id } as SubjectRow, { event: '', remarks: '', reason: '' }, undefined))
  expect(await verdict()).toMatchObject({ message: '请先填写联系人' })
  const at = { Kind: 'customer', Id }
  const { UpdateTime } = (await boss.call(documentLines, at)).body.Data
  await boss.call(saveDocumentLines, { ...at, UpdateTime, Part: 'contacts', Rows: [{ Id: 0, Name: '沈佳怡' }] })
  expect(await verdict()).toBe(true)
})

it('a word that thousands of rows hold finds the latest of them first, inside the company and by the other filters', async () => {
  await server.db.owner((owner) =>
    owner.query(`insert into customer (company_id, code, name_zh, search, pinyin, initials, level, update_time)
      select c.id, 'M' || at, '遍地客户' || at, 'm' || at || ' 遍地客户' || at, '', '', case when at <= 3 then 'A' else '' end,
        now() - make_interval(days => 400) - make_interval(secs => at)
      from (select id from company order by code = 'HJGJ' desc limit 2) c, generate_series(1, 2100) at`),
  )
  const latest = await add('遍地客户之首')
  const ask = async (more: object) => (await boss.call(calls.list, { Keyword: '遍地客户', ...more })).body.Data
  const codes = ({ Rows }: { Rows: readonly { Code: string }[] }) => Rows.map(({ Code }) => Code)
  const first = await ask({ PageSize: 3 })
  expect([codes(first), first.Total]).toEqual([[latest.Code, 'M1', 'M2'], 2_001])
  expect(codes(await ask({ PageSize: 3, PageIndex: 2 }))).toEqual(['M3', 'M4', 'M5'])
  expect(codes(await ask({ Level: 'A' }))).toEqual(['M1', 'M2', 'M3'])
  expect(codes(await ask({ PageSize: 2, Sort: '-Code' }))).toEqual(['M999', 'M998'])
})
