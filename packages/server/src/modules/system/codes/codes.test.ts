import { addCodeGroup, auditLog, codeEntries, codeGroups, removeCodeEntry, saveCodeEntry, type CodeEntry } from '@jst/contracts/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [admin, boss, doc]: TestClient[] = []
/** Administrator of a second forwarder. */
let other: TestClient
let terms: number

beforeAll(async () => {
  server = await createTestServer()
  // a company beside the demo's operator, with the same rights
  await server.db.owner(async (owner) => {
    await owner.query(`insert into company (code, name, kind) values ('OTHER', '另一家货代', 'operator')`)
    await owner.query(
      `update employee set company_id = (select id from company where code = 'OTHER'), operator_id = null, department_id = null where name = '吴敏'`,
    )
    await owner.query(`insert into role (company_id, name) select id, '管理员' from company where code = 'OTHER'`)
    await owner.query(
      `insert into role_menu (role_id, menu_id, buttons) select r.id, m.id, array['view','edit','delete'] from role r
        join company c on c.id = r.company_id and c.code = 'OTHER' cross join menu m
        where m.path in ('/system/basicCode', '/system/relationMapping')`,
    )
    await owner.query(`delete from employee_role where employee_id = (select id from employee where name = '吴敏')`)
    await owner.query(
      `insert into employee_role (employee_id, role_id) select e.id, r.id from employee e, role r join company c on c.id = r.company_id
        where e.name = '吴敏' and c.code = 'OTHER'`,
    )
  })
  ;[admin, boss, doc, other] = (await Promise.all(['admin', 'boss', 'doc', 'finance'].map((account) => server.signIn(account)))) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ]
  terms = (await boss.call(codeGroups, {})).body.Data.find(({ Code }) => Code === 'paymentTerms')!.Id
})
afterAll(() => server.close())

const entry = (more: object = {}) => ({
  Id: 0,
  GroupId: terms,
  Code: 'PP30',
  Name: '预付三十天',
  NameEn: '',
  Sort: 5,
  Enabled: true,
  ...more,
})
const codesOf = async (client: TestClient) =>
  (await client.call(codeEntries, { GroupId: terms, PageSize: 200 })).body.Data.Rows.map(({ Code }) => Code)

describe('two layers', () => {
  it('a company sees the platform’s codes and its own, in their order, and nobody else’s', async () => {
    const added = (await boss!.call(saveCodeEntry, entry({ NameEn: ' Prepaid 30 ' }))).body.Data
    expect(added).toMatchObject({ Code: 'PP30', NameEn: 'Prepaid 30', Platform: false, GroupName: '付款方式' })
    expect(await codesOf(boss!)).toEqual(['PP30', 'PP', 'CC', 'PPT'])
    expect(await codesOf(other)).toEqual(['PP', 'CC', 'PPT'])
    expect(await codesOf(admin!)).toEqual(['PP', 'CC', 'PPT'])
    const groups = async (client: TestClient) => (await client.call(codeGroups, {})).body.Data.find(({ Id }) => Id === terms)!.Entries
    expect([await groups(boss!), await groups(other)]).toEqual([4, 3])
    // to the other company it was never there
    for (const client of [other, admin!]) {
      expect((await client.call(saveCodeEntry, { ...entry(), Id: added.Id, UpdateTime: added.UpdateTime })).status).toBe(404)
      expect((await client.call(removeCodeEntry, { Id: added.Id, UpdateTime: added.UpdateTime })).status).toBe(404)
      expect((await client.call(auditLog, { Entity: 'code_entry', EntityId: added.Id })).status).toBe(404)
    }
    const history = (await boss!.call(auditLog, { Entity: 'code_entry', EntityId: added.Id })).body.Data.Rows
    expect(history.map(({ Action, EmployeeName }) => [Action, EmployeeName])).toEqual([['code.add', '郑国栋']])
  })

  it('the platform’s codes are the platform’s to change, and nobody’s to delete', async () => {
    const platform = (await boss!.call(codeEntries, { GroupId: terms, Layer: 'platform' })).body.Data.Rows[0] as CodeEntry
    const changed = { ...entry(), Id: platform.Id, Code: platform.Code, UpdateTime: platform.UpdateTime, Name: '预付运费', Sort: 10 }
    expect((await boss!.call(saveCodeEntry, changed)).body.Code).toBe('FORBIDDEN')
    expect((await boss!.call(removeCodeEntry, { Id: platform.Id, UpdateTime: platform.UpdateTime })).body.Code).toBe('FORBIDDEN')
    const saved = (await admin!.call(saveCodeEntry, { ...changed, Enabled: false })).body.Data
    expect(saved).toMatchObject({ Name: '预付运费', Enabled: false, Platform: true })
    expect((await admin!.call(removeCodeEntry, { Id: platform.Id, UpdateTime: saved.UpdateTime })).body.Code).toBe('FORBIDDEN')
    expect((await boss!.call(codeEntries, { GroupId: terms, State: 'disabled' })).body.Data.Rows.map(({ Code }) => Code)).toEqual(['PP'])
    // the database says the same, past the code
    const actor = await server.db.owner((owner) => owner.query<{ id: number }>(`select id from company where code = 'OTHER'`))
    const db = server.database.tenant({ employeeId: 1, companyId: actor[0]!.id, companyKind: 'operator', dataScope: 'company' } as never)
    expect(await db.tx((tx) => tx.query('delete from code_entry where id = $1 returning id', [platform.Id]))).toEqual([])
    expect(await db.tx((tx) => tx.query(`update code_entry set name = 'x' where id = $1 returning id`, [platform.Id]))).toEqual([])
  })

  it('a code is there once for a company; group and code of a stored one stay', async () => {
    const taken = await boss!.call(saveCodeEntry, entry({ Code: 'cc' }))
    expect([taken.status, taken.body.Issues?.[0]?.Path]).toEqual([422, 'Code'])
    const added = (await boss!.call(saveCodeEntry, entry({ Code: 'X1' }))).body.Data
    expect((await boss!.call(saveCodeEntry, entry({ Code: 'X1' }))).status).toBe(422)
    expect((await boss!.call(saveCodeEntry, entry({ Id: added.Id, Code: 'X2', UpdateTime: added.UpdateTime }))).status).toBe(422)
    const newer = (await boss!.call(saveCodeEntry, entry({ Id: added.Id, Code: 'X1', UpdateTime: added.UpdateTime, Sort: 9 }))).body.Data
    const stale = await boss!.call(saveCodeEntry, entry({ Id: added.Id, Code: 'X1', UpdateTime: added.UpdateTime }))
    expect([stale.status, stale.body.Data]).toEqual([412, newer])
    expect((await boss!.call(removeCodeEntry, { Id: added.Id, UpdateTime: added.UpdateTime })).status).toBe(412)
    expect((await boss!.call(removeCodeEntry, { Id: added.Id, UpdateTime: newer.UpdateTime })).status).toBe(200)
  })

  it('a company has dictionaries of its own', async () => {
    const group = (await boss!.call(addCodeGroup, { Code: 'office', Name: '办事处', NameEn: '' })).body.Data
    expect((await boss!.call(saveCodeEntry, entry({ GroupId: group.Id, Code: 'NGB' }))).status).toBe(200)
    expect((await other.call(codeGroups, {})).body.Data.map(({ Code }) => Code)).not.toContain('office')
    expect((await other.call(saveCodeEntry, entry({ GroupId: group.Id, Code: 'NGB' }))).body.Issues?.[0]?.Path).toBe('GroupId')
    expect((await boss!.call(addCodeGroup, { Code: 'Office', Name: '办事处', NameEn: '' })).status).toBe(422)
    expect((await other.call(addCodeGroup, { Code: 'office', Name: '办事处', NameEn: '' })).status).toBe(200)
  })
})

it.each([
  { Code: '' },
  { Code: "x'; drop table code_entry" },
  { Name: '  ' },
  { Name: 'x'.repeat(4_000) },
  { Sort: -1 },
  { Sort: '1' },
  { CompanyId: 1 },
])('refuses wrong input %#', async (wrong) => {
  expect((await boss!.call(saveCodeEntry, entry({ Code: 'OK', ...wrong }) as never)).status).toBe(422)
})
it('is not for who lacks the button', async () => {
  expect((await doc!.call(codeEntries, {})).body.Code).toBe('FORBIDDEN')
  expect((await doc!.call(saveCodeEntry, entry())).body.Code).toBe('FORBIDDEN')
})
