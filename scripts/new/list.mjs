// The files of a new list.
import { addChangeset, addDependency } from './areas.mjs'
import { addEntity } from './entities.mjs'

/** @param {import('./journal.mjs').Journal} journal @param {ReturnType<typeof import('./list-plan.mjs').planOf>} plan */
export function writeList(journal, plan) {
  const { area, entity, kind, path } = plan
  journal.create(plan.contract, contract(plan))
  journal.create(plan.migration, migration(plan))
  journal.create(plan.screen, screen(plan))
  journal.create(plan.test, test(plan))
  addChangeset(journal, `${area}-${plan.file}`, `\`${kind}Calls\` of \`@jst/contracts/${area}\`: ${entity}, a list that people maintain.`)
  addEntity(journal, area, `${kind}Calls`, `${plan.file}.ts`)
  for (const name of ['@jst/contracts', '@jst/feature-kit']) addDependency(journal, plan.feature, name)
  journal.insert(plan.accounts, 'const listScreens = [\n', `  '${path}',\n`)
  addTitle(journal, plan)
  journal.append(
    plan.manifest,
    '],\n})',
    `{ path: '${path}', name: '${kind}', title: titles.${kind}, load: () => import('./lists/${entity}.tsx') }`,
  )
}

const englishNames = 'packages/shell/src/workbench/names-en.ts'
/** BerthOrderList is called "Berth order list". @param {string} path of a screen */
const englishOf = (path) => {
  const words = path
    .split('/')
    .at(-1)
    .split(/(?=[A-Z])/)
    .join(' ')
    .toLowerCase()
  return words[0].toUpperCase() + words.slice(1)
}

/** The title stands once, for the manifest and the screen, and its English name with those of all pages. */
export function addTitle(journal, { manifest, titles, kind, title, path }) {
  journal.insert(englishNames, ' = {\n', `  '${path.toLowerCase()}': '${englishOf(path)}',\n`)
  const line = `${kind}: '${title}'`
  if (journal.has(titles)) journal.append(titles, '} as const', line)
  else journal.create(titles, `/** Titles of the screens, as docs/routes.tsv has them. */\nexport const titles = { ${line} } as const\n`)
  if (!journal.read(manifest).includes("from './titles.ts'"))
    journal.insert(manifest, "import { defineFeature } from '@jst/feature-kit'\n", "import { titles } from './titles.ts'\n")
}

const contract = ({ entity, kind, table, zh, path }) => `import { entityCalls } from '../entity/calls.ts'
import { codeField, nameEn, nameZh, remark } from '../entity/common-fields.ts'
import { defineEntity } from '../entity/fields.ts'

const ${kind} = defineEntity({
  name: '${entity}',
  kind: '${kind}',
  table: '${table}',
  zh: '${zh}',
  path: '${path}',
  fields: [codeField('${zh}代码', 20), nameZh, nameEn, remark],
})

/** ${zh} (${path}): its declaration and every call of it. */
export const ${kind}Calls = entityCalls(${kind})
`

const migration = ({ table, zh, path, title, parent }) => `-- ${zh}: one column for each field of its declaration.
call entity_table('${table}', $$code text not null, name_zh text not null, name_en text not null default '', remark text not null default ''$$);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, '${path}', '${title}', '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + 10,
  '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},
  {"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"}]'::jsonb
from menu parent where parent.path = '${parent}';

insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all' and m.path = '${path}'
on conflict do nothing;
`

const screen = ({ area, kind }) => `import { ${kind}Calls } from '@jst/contracts/${area}'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

export const { Screen, preload } = entityScreen(${kind}Calls, titles.${kind})
`

const test = ({ area, kind, title }) => `import { ${kind}Calls as calls } from '@jst/contracts/${area}'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, ops, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, customer] = await Promise.all(['boss', 'ops', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const save = (client: TestClient, Code: string, more: object = {}) =>
  client.call(calls.save, { Id: 0, Values: { Code, NameZh: '测试', ...more } })
const codes = async (client: TestClient) => (await client.call(calls.list, {})).body.Data.Rows.map(({ Code }) => Code)

describe('${title}', () => {
  it('keeps what is added, and finds it by its name', async () => {
    expect((await save(boss!, 'new-1', { NameZh: '新增的' })).body.Data).toMatchObject({ Code: 'NEW-1', NameZh: '新增的', Layer: 'company' })
    const found = await boss!.call(calls.list, { Keyword: '新增的' })
    expect(found.body.Data.Rows.map(({ Code }) => Code)).toEqual(['NEW-1'])
  })
  it('names what is wrong, and refuses a code that is taken', async () => {
    const blank = await save(boss!, '', { NameZh: '' })
    expect([blank.status, blank.body.Issues?.map(({ Path }) => Path)]).toEqual([422, ['Values.Code', 'Values.NameZh']])
    expect((await save(boss!, 'NEW-1')).status).toBe(422)
  })
  it('is for those who may, and for the own company', async () => {
    expect((await server.client().call(calls.list, {})).status).toBe(401)
    expect((await save(ops!, 'NEW-2')).status).toBe(403)
    expect((await customer!.call(calls.list, {})).status).toBe(403)
    expect(await codes(await server.signIn('admin'))).not.toContain('NEW-1')
  })
  it('refuses to write over what somebody else changed', async () => {
    const { Id, UpdateTime } = (await save(boss!, 'NEW-3')).body.Data
    const change = (NameZh: string) => boss!.call(calls.save, { Id, UpdateTime, Values: { Code: 'NEW-3', NameZh } })
    expect((await change('第一次')).status).toBe(200)
    expect((await change('第二次')).status).toBe(412)
  })
})
`
