import { defineEntity, entityCalls } from '@jst/contracts/entity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRoutes } from '../modules.ts'
import { createTestServer, type TestClient, type TestServer } from '../testing/index.ts'
import { upload } from '../testing/upload.ts'
import { entityRoutes } from './index.ts'

const path = '/trial/mark'
const { entity, ...calls } = entityCalls(
  defineEntity({
    name: 'TrialMark',
    kind: 'trialMark',
    table: 'm_trial_mark',
    zh: '试用标记',
    path,
    fields: [
      { key: 'Code', kind: 'code', zh: '代码', en: 'Code', max: 10, required: true, upper: true, search: true },
      { key: 'NameZh', kind: 'text', zh: '名称', en: 'Name', max: 20, required: true, overridable: true },
      { key: 'PortCode', kind: 'reference', zh: '港口', en: 'Port', to: 'port' },
    ],
  }),
)
const seed = `
  call entity_table('m_trial_mark', $$code text not null, name_zh text not null, port_code text not null default ''$$);
  insert into menu (path, name, icon, sort, buttons) values ('${path}', '试用标记', '', 1,
    (select jsonb_agg(jsonb_build_object('code', code, 'name', code))
  from unnest(array['view', 'add', 'edit', 'disable', 'remove', 'merge', 'import', 'export']) as code));
  insert into role_menu (role_id, menu_id, buttons)
    select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b) from role r cross join menu m where r.name = '企业管理员'
  and m.path = '${path}'`

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer({ routes: (deps) => [...allRoutes(deps), ...entityRoutes([{ entity, ...calls }])] })
  await server.db.owner((owner) => owner.query(seed))
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

it('an entity of a new area has every call, and refers to entities of another', async () => {
  const called = new Set<string>()
  const call = async (act: keyof typeof calls, input: object) => {
    called.add(act)
    const { status, body } = await boss.call(calls[act], input)
    expect([act, status]).toEqual([act, 200])
    return body.Data as never
  }
  type Row = Record<'Id', number> & Record<'Code' | 'UpdateTime' | 'PortCode' | 'PortCodeName', string>
  const save = (Code: string, more: object = {}): Promise<Row> => call('save', { Id: 0, Values: { Code, NameZh: '标记', ...more } })
  const [first, second] = [await save('a1', { PortCode: '上海' }), await save('A2')]
  expect(first).toMatchObject({ Code: 'A1', PortCode: 'CNSHA', PortCodeName: '上海' })
  const at = ({ Id, UpdateTime }: Row) => ({ Id, UpdateTime })
  expect(await call('list', { Keyword: 'a1' })).toMatchObject({ Total: 1 })
  expect(await call('get', { Id: first.Id })).toEqual(first)
  const [sorted] = (await call('setField', { Items: [at(first)], Field: 'Sort', Value: 3 })) as Row[]
  const [off] = (await call('setEnabled', { Items: [at(sorted!)], Enabled: false })) as Row[]
  await call('remove', { Items: [at(off!)] })
  const [lying] = ((await call('list', { State: 'removed' })) as { Rows: Row[] }).Rows
  await call('restore', { Items: [at(lying!)] })
  const restored = (await call('get', { Id: first.Id })) as Row
  expect(await call('merge', { ...at(restored), IntoId: second.Id })).toMatchObject({ Code: 'A2' })
  expect(await call('changes', { Id: first.Id })).toMatchObject({ Rows: [{ Action: 'entity.merge' }, {}, {}, {}, {}, {}] })

  const said = ['Code', 'NameZh', 'PortCode'].map((Field, column) => ({ Heading: '甲乙丙'[column]!, Field }))
  expect(await call('saveHeadings', { Columns: said })).toEqual({ Changed: 3 })
  expect(await call('saveMeanings', { Source: '', Items: [{ Field: 'PortCode', Text: '北仑港区', Value: 'CNNGB' }] })).toEqual({
    Changed: 1,
  })
  const planned = await upload(server, boss, calls.planImport.path, '甲,乙,丙\nB1,导入的,北仑港区\n', 'marks.csv')
  expect([planned.status, planned.body.Data]).toMatchObject([200, { Adds: 1, Bad: 0 }])
  const { Id } = planned.body.Data
  expect(await call('runImport', { Id, SkipBad: false, SkipLines: [] })).toMatchObject({ State: 'done' })
  const { payload } = await server.app.inject({
    url: `${calls.export.path}?Format=csv`,
    headers: { authorization: `Bearer ${boss.token}` },
  })
  expect(payload).toContain('B1,导入的,CNNGB,宁波')
  expect(await call('undoImport', { Id })).toMatchObject({ State: 'undone' })
  expect(await call('imports', {})).toMatchObject([{ Id }])
  // those that take or give files have tests of their own; counts are of entities with states
  expect([...called, 'planImport', 'importTemplate', 'export', 'counts'].toSorted()).toEqual(Object.keys(calls).toSorted())
})
