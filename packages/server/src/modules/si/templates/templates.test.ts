import {
  addSiTemplateFromRecord,
  removeSiTemplate,
  saveSiTemplate,
  siInfo,
  siPagedList,
  siTemplateInfo,
  siTemplateList,
  useSiTemplate,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let customer: TestClient
let stranger: TestClient
let clerk: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  stranger = await server.signIn('customer2')
  clerk = await server.signIn('doc')
})
afterAll(() => server.close())

const add = async (name: string, more: object = {}) =>
  (await customer.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: name, TBI_CONSIGNEE: 'HAMBURG HOME', ...more })).body.Data
const names = async (client: TestClient, filter: object = {}) =>
  (await client.call(siTemplateList, { PageSize: 200, ...filter })).body.Data.Rows.map(({ TBI_TEMPLATE_NAME }) => TBI_TEMPLATE_NAME)
/** Makes the same person a colleague, to whom the other owner's personal ones are hidden. */
const giveAway = (id: number) =>
  server.db.owner((owner) =>
    owner.query(
      `update si_template set owner_id = (select min(id) from employee where company_id = si_template.company_id and user_id = (select id
        from app_user where account = 'multi')) where id = $1`,
      [id],
    ),
  )

describe('a template', () => {
  it('is listed with scope, owner and use; the last used comes first', async () => {
    const made = await add('鹿特丹客户')
    expect(made).toMatchObject({ Scope: 'company', OwnerName: '沈佳怡', UseCount: 0, LastUsedAt: null })
    const used = (await customer.call(useSiTemplate, { Id: made.Id })).body.Data
    expect(used).toMatchObject({ TBI_CONSIGNEE: 'HAMBURG HOME', UseCount: 1, UpdateTime: made.UpdateTime })
    expect((await customer.call(useSiTemplate, { Id: made.Id })).body.Data.UseCount).toBe(2)
    expect((await names(customer))[0]).toBe('鹿特丹客户')
    expect(await names(customer, { Keyword: '鹿特丹' })).toEqual(['鹿特丹客户'])
  })
  it('of somebody else alone is not there for colleagues; that of the company is', async () => {
    const personal = await add('私人模板', { Scope: 'personal' })
    expect(await names(customer, { Scope: 'personal' })).toContain('私人模板')
    await giveAway(personal.Id)
    expect(await names(customer)).not.toContain('私人模板')
    for (const call of [siTemplateInfo, useSiTemplate, removeSiTemplate])
      expect((await customer.call(call, { Id: personal.Id })).status).toBe(404)
    expect((await customer.call(saveSiTemplate, { Id: personal.Id, TBI_TEMPLATE_NAME: '改名' })).status).toBe(404)
    const shared = await add('公司模板')
    await giveAway(shared.Id)
    expect((await customer.call(saveSiTemplate, { ...shared, TBI_MARKS: 'N/M' })).body.Data.TBI_MARKS).toBe('N/M')
  })
  it('saved over a version one has not seen is 412 with what is stored', async () => {
    const made = await add('版本')
    await customer.call(saveSiTemplate, { ...made, TBI_MARKS: 'FIRST' })
    const { status, body } = await customer.call(saveSiTemplate, { ...made, TBI_MARKS: 'SECOND' })
    expect([status, body.Data.TBI_MARKS]).toEqual([412, 'FIRST'])
  })
  it('needs a name of 1 to 50 characters that the company has not got', async () => {
    await add('占用')
    for (const name of ['占用', ' ', '长'.repeat(51)]) {
      const { status, body } = await customer.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: name })
      expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'TBI_TEMPLATE_NAME'])
    }
    expect((await customer.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: '长'.repeat(50) })).status).toBe(200)
    expect((await stranger.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: '占用' })).status).toBe(200)
  })
  it('without a name is refused with what is missing', async () => {
    for (const payload of [{}, { TBI_TEMPLATE_NAME: null }]) {
      const headers = { authorization: `Bearer ${customer.token}` }
      const answer = await server.app.inject({ method: 'POST', url: saveSiTemplate.path, headers, payload })
      const { Code, Issues } = answer.json() as { Code: string; Issues: { Path: string }[] }
      expect([answer.statusCode, Code, Issues.map(({ Path }) => Path)]).toEqual([422, 'INVALID_INPUT', ['TBI_TEMPLATE_NAME']])
    }
  })
  it('is deleted once, with an audit row', async () => {
    const { Id } = await add('临时')
    expect((await customer.call(removeSiTemplate, { Id })).status).toBe(200)
    expect((await customer.call(removeSiTemplate, { Id })).status).toBe(404)
    const [audit] = await server.db.owner((owner) =>
      owner.query<{ diff: object }>(`select diff from audit_log where action = 'si.template.remove' and entity_id = $1`, [Id]),
    )
    expect(audit?.diff).toEqual({ name: '临时' })
  })
})

describe('from a record', () => {
  it('takes its texts, never containers, vessel or numbers', async () => {
    const [row] = (await customer.call(siPagedList, { PageSize: 1 })).body.Data.Rows
    const record = (await customer.call(siInfo, { Id: row?.Id ?? 0 })).body.Data
    const made = (await customer.call(addSiTemplateFromRecord, { Id: record.Id, TBI_TEMPLATE_NAME: '由补料生成', Scope: 'personal' })).body
      .Data
    expect(made).toMatchObject({ TBI_CONSIGNEE: record.TBI_CONSIGNEE, TBI_GOODS: record.TBI_GOODS, Scope: 'personal' })
    expect(Object.keys(made)).not.toContain('TBI_VESSEL')
  })
  it('an employee takes it from a customer’s record for the operator; another customer cannot', async () => {
    const [row] = (await customer.call(siPagedList, { PageSize: 1 })).body.Data.Rows
    const Id = row?.Id ?? 0
    expect((await clerk.call(addSiTemplateFromRecord, { Id, TBI_TEMPLATE_NAME: '单证用' })).status).toBe(200)
    expect(await names(customer)).not.toContain('单证用')
    expect((await stranger.call(addSiTemplateFromRecord, { Id, TBI_TEMPLATE_NAME: 'x' })).status).toBe(404)
  })
})
