import { documentTemplates, removeDocumentTemplate, saveDocumentTemplate, takeDocumentTemplate } from '@jst/contracts/document'
import { saveSiTemplate } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { registerDocument } from '../index.ts'
import { forgetDocument } from '../registry.ts'
import { invalid } from '../../kernel/errors.ts'

const edit = { path: '/tdManage/siCheck', code: 'edit' } as const
/** Manifests: a kind of the test's own, over the table of orders. */
const manifest = {
  kind: 'trialManifest',
  zh: '舱单',
  en: 'Manifest',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: edit,
  page: '/tdManage/siCreator',
  fields: {},
  templates: { writes: [edit], without: ['Vessel', 'Values.Etd', 'Values.Gone.Deep', 'Boxes'] },
} as const

let server: TestServer
let [boss, doc, party, other]: TestClient[] = []
beforeAll(async () => {
  registerDocument({
    document: manifest,
    table: 'cargo_order',
    no: 't.order_no',
    title: 't.mbl_no',
    guards: {},
    effects: {},
    templates: {
      table: 'trial_template',
      clean: (_call, content) => {
        if (content['Goods'] === 'WRONG') throw invalid('Content.Goods', '请填写品名')
        return content
      },
    },
  })
  server = await createTestServer()
  await server.db.owner((owner) => owner.query(`call template_table('trial_template')`))
  ;[boss, doc, party, other] = await Promise.all(['boss', 'doc', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(async () => {
  forgetDocument(manifest.kind)
  await server.close()
})

const Kind = manifest.kind
const content = { Vessel: 'COSCO ROME', Goods: 'POTS', Values: { Etd: '2026-12-01', Terms: 'CY' }, Boxes: [{ Id: 1 }] }
const save = (client: TestClient, Name: string, Shared = false, more: object = {}) =>
  client.call(saveDocumentTemplate, { Kind, Id: 0, Name, Shared, Content: content, ...more })
const names = async (client: TestClient, more: object = {}) =>
  (await client.call(documentTemplates, { Kind, ...more })).body.Data.Rows.map(({ Name }) => Name)

describe('templates of a kind', () => {
  it('are stored without what belongs to one sailing, used and counted', async () => {
    const made = (await save(boss!, '欧线')).body.Data
    expect(made).toMatchObject({ Name: '欧线', Shared: false, Mine: true, Uses: 0, UsedAt: null })
    const used = await boss!.call(takeDocumentTemplate, { Kind, Id: made.Id })
    expect(used.body.Data).toEqual({ Id: made.Id, Name: '欧线', Content: { Goods: 'POTS', Values: { Terms: 'CY' } } })
    await save(boss!, '美线')
    const [first] = (await boss!.call(documentTemplates, { Kind })).body.Data.Rows
    expect(first).toMatchObject({ Name: '欧线', Uses: 1, UpdateTime: made.UpdateTime })
    expect(await names(boss!, { Keyword: '美' })).toEqual(['美线'])
  })
  it('are their owner’s until they are shared, and of their company alone', async () => {
    const own = (await save(doc!, '单证自用')).body.Data
    const shared = (await save(doc!, '公司共用', true)).body.Data
    expect(await names(boss!)).not.toContain('单证自用')
    expect(await names(boss!, { Shared: true })).toContain('公司共用')
    for (const client of [boss!, party!]) expect((await client.call(takeDocumentTemplate, { Kind, Id: own.Id })).status).toBe(404)
    expect(await names(party!)).toEqual([])
    expect((await party!.call(takeDocumentTemplate, { Kind, Id: shared.Id })).status).toBe(404)
    const copy = (await save(boss!, '我的副本', false, { Content: undefined, CopyOf: shared.Id })).body.Data
    expect((await boss!.call(takeDocumentTemplate, { Kind, Id: copy.Id })).body.Data.Content).toEqual({
      Goods: 'POTS',
      Values: { Terms: 'CY' },
    })
  })
  it('are changed in the version that was seen, and taken back by their owner alone', async () => {
    const made = (await save(doc!, '东南亚', true)).body.Data
    const change = (client: TestClient, UpdateTime: string, Name: string, Shared: boolean, Content?: Record<string, unknown>) =>
      client.call(saveDocumentTemplate, { Kind, Id: made.Id, UpdateTime, Name, Shared, ...(Content ? { Content } : {}) })
    const renamed = await change(boss!, made.UpdateTime, '东南亚整柜', true)
    expect(renamed.body.Data).toMatchObject({ Name: '东南亚整柜', Mine: false })
    const stale = await change(doc!, made.UpdateTime, '又改', true)
    expect([stale.status, stale.body.Data.Name]).toEqual([412, '东南亚整柜'])
    const { UpdateTime } = renamed.body.Data
    const taken = await change(boss!, UpdateTime, '东南亚整柜', false)
    expect([taken.status, taken.body.Issues?.[0]?.Path]).toEqual([422, 'Shared'])
    const now = await change(doc!, UpdateTime, '东南亚整柜', false, { Goods: 'PANS' })
    expect((await doc!.call(takeDocumentTemplate, { Kind, Id: made.Id })).body.Data.Content).toEqual({ Goods: 'PANS' })
    expect((await doc!.call(removeDocumentTemplate, { Kind, Id: made.Id, UpdateTime })).status).toBe(412)
    expect((await doc!.call(removeDocumentTemplate, { Kind, Id: made.Id, UpdateTime: now.body.Data.UpdateTime })).status).toBe(200)
    expect(await names(doc!)).not.toContain('东南亚整柜')
  })
  it('say what is wrong with them, and are for those who may', async () => {
    expect((await save(boss!, ' ')).text).toContain('请填写模板名称')
    expect((await save(boss!, '无内容', false, { Content: undefined })).text).toContain('没有可以保存的内容')
    expect((await save(boss!, '坏', false, { Content: { Goods: 'WRONG' } })).body.Issues?.[0]?.Path).toBe('Content.Goods')
    await save(boss!, '重名')
    expect((await save(boss!, '重名')).text).toContain('模板名称已存在')
    expect((await save(party!, '客户')).status).toBe(403)
    expect((await other!.call(documentTemplates, { Kind: 'customer' })).status).not.toBe(200)
    expect((await boss!.call(documentTemplates, { Kind: 'customer' })).status).toBe(404)
  })
})

it('a shared template of shipping instructions is not taken away by a colleague', async () => {
  const made = (await party!.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: '共用收货人', Scope: 'company' })).body.Data
  await server.db.owner((owner) =>
    owner.query(
      `update si_template set owner_name = '方建国', owner_id = (select min(id) from employee where company_id = si_template.company_id
        and id <> $2) where id = $1`,
      [made.Id, made.OwnerId],
    ),
  )
  const taken = await party!.call(saveSiTemplate, { ...made, Scope: 'personal' })
  expect([taken.status, taken.body.Issues?.[0]]).toMatchObject([422, { Path: 'Scope', Message: expect.stringContaining('方建国') }])
  expect((await party!.call(saveSiTemplate, { ...made, TBI_MARKS: 'N/M' })).status).toBe(200)
})
