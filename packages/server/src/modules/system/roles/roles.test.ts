import { currentEmployee, currentEmployeeMenuTree } from '@jst/contracts/account'
import { auditLog, permissionPoints, removeRole, roleCompanies, roleInfo, roleList, roleMenus, saveRole } from '@jst/contracts/system'
import { claimSi } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { employeeId, inputOf, operator, roleOf, withButtons } from '../testing.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const add = (name: string, more: object = {}) => ({
  Id: 0,
  CompanyId: 0,
  Name: name,
  Description: '',
  DataScope: 'company' as const,
  Grants: [],
  PermissionItems: [],
  ...more,
})
const own = async () => (await boss.call(currentEmployee, {})).body.Data!.CompanyId

describe('a change of a role', () => {
  it('reaches who is signed in at once: frame, menu tree, and the call itself', async () => {
    const base = await server.listen()
    const reviewer = await server.signIn('reviewer')
    const live = await connectLive(base, reviewer.token)
    const changes = () => live.frames.filter(({ type }) => type === 'session/changed').length
    const role = await roleOf(boss, operator, '补料审核员')
    const saved = await boss.call(saveRole, await withButtons(boss, role, '/tdManage/siCheck', ['export']))
    expect(saved.status).toBe(200)
    await until(() => changes() === 1)
    expect((await reviewer.call(claimSi, { Ids: [1] })).body.Code).toBe('FORBIDDEN')
    const tree = (await reviewer.call(currentEmployeeMenuTree, {})).body.Data
    const check = tree.flatMap(({ Children }) => Children).find(({ Path }) => Path === '/tdManage/siCheck')!
    expect(check.Buttons.map(({ Code }) => Code)).toEqual(['export'])
    await boss.call(saveRole, { ...inputOf(role), UpdateTime: saved.body.Data.UpdateTime })
    await until(() => changes() === 2)
    expect((await reviewer.call(claimSi, { Ids: [] })).body.Code).not.toBe('FORBIDDEN')
    live.socket.close()
  })

  it('is written down with what was given and taken, by whom', async () => {
    const role = await roleOf(boss, operator, '操作员')
    const saved = await boss.call(saveRole, {
      ...(await withButtons(boss, role, '/tdManage/siCheck', ['export', 'claim'])),
      Description: '可领取',
    })
    const { Rows } = (await boss.call(auditLog, { Entity: 'role', EntityId: role.Id })).body.Data
    expect(Rows[0]).toMatchObject({ Action: 'role.modify', EmployeeName: '郑国栋', CompanyName: operator })
    expect(Rows[0]!.Changes).toEqual(
      expect.arrayContaining([
        { Field: 'Given', Before: null, After: '待审核补料—领取' },
        { Field: 'Description', Before: '', After: '可领取' },
      ]),
    )
    expect(saved.body.Data.Members.map(({ Name }) => Name)).toEqual(['孙婷'])
  })

  it('of an older version is refused with the stored role, and the same key writes once', async () => {
    const made = (await boss.call(saveRole, add('夜班', { CompanyId: await own() }), { 'idempotency-key': 'once' })).body.Data
    const again = (await boss.call(saveRole, add('夜班', { CompanyId: await own() }), { 'idempotency-key': 'once' })).body.Data
    expect(again.Id).toBe(made.Id)
    const newer = await boss.call(saveRole, { ...inputOf(made), Description: '新' })
    const stale = await boss.call(saveRole, { ...inputOf(made), Description: '旧' })
    expect([stale.status, stale.body.Code, stale.body.Data.UpdateTime]).toEqual([412, 'STALE_WRITE', newer.body.Data.UpdateTime])
    const versionless = await boss.call(saveRole, { ...inputOf(made), UpdateTime: undefined })
    expect(versionless.status).toBe(412)
  })
})

describe('nobody gives what they do not hold', () => {
  let keeper: TestClient
  /** A clerk who may keep roles, but reviews nothing. */
  beforeAll(async () => {
    const role = await roleOf(boss, operator, '操作员')
    const input = await withButtons(boss, role, '/system/role/roleEdit', ['view', 'edit', 'preview'])
    const withList = await withButtons(boss, { ...role, Grants: input.Grants }, '/system/role/companyRole', ['view', 'delete'])
    expect((await boss.call(saveRole, { ...withList, UpdateTime: role.UpdateTime })).status).toBe(200)
    keeper = await server.signIn('ops')
  })

  it('neither a button, nor an entry, nor a wider scope, nor a field', async () => {
    const role = await roleOf(keeper, operator, '业务人员')
    const audit = await keeper.call(saveRole, await withButtons(boss, role, '/tdManage/siAudit', ['audit']))
    expect([audit.status, audit.body.Message]).toEqual([422, '提交的内容有误，请按提示修改'])
    expect(audit.body.Issues![0]!.Message).toContain('补料审核')
    expect((await keeper.call(saveRole, await withButtons(boss, role, '/tdManage/siAudit', []))).status).toBe(422)
    const platform = await keeper.call(saveRole, { ...inputOf(role), DataScope: 'all' })
    expect(platform.body.Issues![0]!.Path).toBe('DataScope')
    const own = await roleOf(keeper, operator, '操作员')
    const hidden = [{ ItemKey: 'field', PermissionKey: 'customerContact', Value: 'hidden' }]
    const narrowed = (await boss.call(saveRole, { ...inputOf(own), PermissionItems: hidden })).body.Data
    await until(async () => (await keeper.call(currentEmployee, {})).body.Data!.PermissionItems.length === 1)
    const widened = await keeper.call(saveRole, { ...inputOf(narrowed), PermissionItems: [] })
    expect(widened.body.Issues![0]!.Message).toContain('客户联系方式')
  })

  it('but what a role has already may stay', async () => {
    const role = await roleOf(keeper, operator, '补料审核员')
    expect((await keeper.call(saveRole, { ...inputOf(role), Description: '审核' })).status).toBe(200)
  })

  it('nor moves people to more rights by removing their role', async () => {
    const [staff, reviewers] = [await roleOf(keeper, operator, '业务人员'), await roleOf(keeper, operator, '补料审核员')]
    const refused = await keeper.call(removeRole, { Id: staff.Id, MoveTo: reviewers.Id, UpdateTime: staff.UpdateTime })
    expect(refused.body.Issues![0]!.Message).toContain('补料审核')
  })

  it('not even an entry of the platform or of customers, whoever asks', async () => {
    const role = await roleOf(boss, operator, '业务人员')
    const foreign = await server.db.owner((owner) =>
      owner.query<{ id: number }>(`select id from menu where path in ('/system/menu', '/external/workbench') order by path`),
    )
    const admin = await server.signIn('admin')
    for (const client of [boss, admin])
      for (const { id } of foreign) {
        const { status } = await client.call(saveRole, { ...inputOf(role), Grants: [...role.Grants, { MenuId: id, Buttons: [] }] })
        expect(status).toBe(422)
      }
  })
})

describe('administration does not end', () => {
  it('nobody locks themselves out, and the last administrator role stays', async () => {
    const role = await roleOf(boss, operator, '企业管理员')
    const refused = await boss.call(saveRole, await withButtons(boss, role, '/system/role/roleEdit', ['view']))
    expect(refused.status).toBe(422)
    const ops = await roleOf(boss, operator, '操作员')
    expect((await boss.call(saveRole, await withButtons(boss, ops, '/system/role/roleEdit', undefined))).status).toBe(200)
    const admin = await server.signIn('admin')
    const last = await admin.call(
      saveRole,
      await withButtons(admin, await roleOf(admin, operator, '企业管理员'), '/system/role/roleEdit', ['view']),
    )
    expect(last.body.Issues![0]!.Message).toContain('最后一个')
  })

  it('of two administrator roles that are emptied at once, one stays', async () => {
    const admin = await server.signIn('admin')
    const names = ['企业管理员', '副管理员']
    const first = await roleOf(admin, operator, names[0]!)
    const second = (await admin.call(saveRole, { ...inputOf(first), Id: 0, Name: names[1]! })).body.Data
    await server.db.owner(async (owner) =>
      owner.query('insert into employee_role (employee_id, role_id) values ($1, $2)', [await employeeId(server, 'ops'), second.Id]),
    )
    const both = await Promise.all(names.map((name) => roleOf(admin, operator, name)))
    const emptied = await Promise.all(
      both.map(async (role) => admin.call(saveRole, await withButtons(admin, role, '/system/role/roleEdit', ['view']))),
    )
    expect(emptied.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const [gone, left] = emptied[0]!.status === 200 ? both : both.toReversed()
    const removed = await admin.call(removeRole, { Id: left!.Id, UpdateTime: left!.UpdateTime, MoveTo: gone!.Id })
    expect(removed.body.Issues![0]!.Message).toContain('最后一个')
    const now = await roleOf(admin, operator, gone!.Name)
    expect((await admin.call(saveRole, { ...inputOf(gone!), UpdateTime: now.UpdateTime })).status).toBe(200)
  })

  it('a role in use goes only when its people go somewhere', async () => {
    const [staff, ops] = [await roleOf(boss, operator, '业务人员'), await roleOf(boss, operator, '操作员')]
    const refused = await boss.call(removeRole, { Id: staff.Id, UpdateTime: staff.UpdateTime })
    expect(refused.body.Issues![0]!).toMatchObject({ Path: 'MoveTo', Message: expect.stringContaining(`${staff.Members.length} 名成员`) })
    expect((await boss.call(removeRole, { Id: staff.Id, MoveTo: ops.Id, UpdateTime: staff.UpdateTime })).status).toBe(200)
    expect((await roleOf(boss, operator, '操作员')).Members.map(({ EmployeeId }) => EmployeeId)).toContain(
      await employeeId(server, 'sales'),
    )
    expect((await boss.call(roleInfo, { Id: staff.Id })).status).toBe(404)
  })
})

describe('companies', () => {
  it('that are customers keep the role of their own administrators, which holds entries of the staff', async () => {
    const owner = await server.signIn('haina')
    const role = await roleOf(owner, '宁波海纳国际贸易有限公司', '企业管理员')
    const saved = await owner.call(saveRole, { ...inputOf(role), Description: '公司的管理员' })
    expect([saved.status, saved.body.Data.Grants]).toEqual([200, role.Grants])
    const offered = (await owner.call(roleMenus, { CompanyId: role.CompanyId })).body.Data.map(({ Path }) => Path)
    expect(offered).toEqual(expect.arrayContaining(['/system/role/roleEdit', '/external/workbench/SISubimtList']))
    expect(offered.filter((path) => path.startsWith('/tdManage') || path === '/system/menu')).toEqual([])
  })

  it('see their own roles; the platform sees all', async () => {
    const admin = await server.signIn('admin')
    expect((await boss.call(roleCompanies, {})).body.Data.map(({ CompanyName }) => CompanyName)).toEqual([operator])
    expect((await admin.call(roleCompanies, {})).body.Data.length).toBeGreaterThan(3)
    const names = (client: TestClient) =>
      client.call(roleList, { PageSize: 200 }).then(({ body }) => new Set(body.Data.Rows.map(({ CompanyName }) => CompanyName)))
    expect(await names(boss)).toEqual(new Set([operator]))
    expect((await names(admin)).size).toBeGreaterThan(3)
    // another operator's customer and another customer are as if they were not there
    const customer = await roleOf(admin, '宁波远帆进出口有限公司', '客户操作员')
    const haina = await server.signIn('haina')
    expect((await haina.call(roleInfo, { Id: customer.Id })).status).toBe(404)
    expect((await haina.call(roleList, { CompanyId: customer.CompanyId })).status).toBe(404)
    expect((await haina.call(auditLog, { Entity: 'role', EntityId: customer.Id })).status).toBe(404)
    const platform = await roleOf(admin, (await admin.call(currentEmployee, {})).body.Data!.CompanyName, '平台管理员')
    expect((await boss.call(roleInfo, { Id: platform.Id })).status).toBe(404)
    expect((await boss.call(permissionPoints, { CompanyId: platform.CompanyId })).status).toBe(404)
  })
})

describe('bad input', () => {
  it.each([
    ['SQL and script text', { Name: `'; drop table role; --` }, 200],
    ['a title of one megabyte', { Name: '大'.repeat(400_000) }, 422],
    ['a name of blanks', { Name: '   ' }, 422],
    ['a name twice', { Name: '单证员' }, 422],
    ['a wrong type', { Grants: 'all' }, 422],
    ['an unknown entry', { Grants: [{ MenuId: 999_999, Buttons: [] }] }, 422],
    ['a point twice', { PermissionItems: [1, 2].map(() => ({ ItemKey: 'a', PermissionKey: 'b', Value: 'c' })) }, 422],
    ['a point that one does not hold', { PermissionItems: [{ ItemKey: 'quote', PermissionKey: 'limit', Value: '5000' }] }, 422],
    ['an unknown field', { PermissionItems: [{ ItemKey: 'field', PermissionKey: 'salary', Value: 'edit' }] }, 422],
    ['a field with a value that is none', { PermissionItems: [{ ItemKey: 'field', PermissionKey: 'margin', Value: 'maybe' }] }, 422],
  ])('%s', async (_, more, status) => {
    expect((await boss.call(saveRole, add('试', { CompanyId: await own(), ...more }))).status).toBe(status)
  })
})
