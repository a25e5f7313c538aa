import {
  auditLog,
  roleCompanies,
  roleInfo,
  roleList,
  roleMenus,
  rolePeople,
  saveRole,
  removeRole,
  servedCompanies,
  setPersonRoles,
  type RolePerson,
} from '@jst/contracts/system'
import { currentEmployeeMenuTree } from '@jst/contracts/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { inputOf, operator, roleOf, withButtons } from '../testing.ts'

let server: TestServer
let boss: TestClient
let company: number
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  company = (await served('customer', '远帆')).CompanyId
})
afterAll(() => server.close())

const page = '/system/company/customer/customerRole'
async function served(Kind: 'customer' | 'provider', Keyword: string) {
  const { Rows } = (await boss.call(servedCompanies, { Kind, Keyword })).body.Data
  expect(Rows).toHaveLength(1)
  return Rows[0]!
}
const rolesOf = async (client: TestClient) => (await client.call(roleList, { CompanyId: company, PageSize: 200 })).body.Data.Rows
const peopleOf = async (client: TestClient, CompanyId = company) =>
  (await client.call(rolePeople, { CompanyId, PageSize: 200 })).body.Data.Rows
const fresh = (Name: string) => ({
  Id: 0,
  CompanyId: company,
  Name,
  Description: '',
  DataScope: 'company' as const,
  Grants: [],
  PermissionItems: [],
})

describe('an operator keeps the roles of the customers that it serves', () => {
  it('with entries of their workbench, which its own people do not hold, and they feel it', async () => {
    const customer = await server.signIn('customer')
    const [person] = (await peopleOf(boss)).filter(({ Account }) => Account === 'customer')
    const without = await boss.call(rolePeople, { CompanyId: company, RoleId: 0 })
    expect(without.body.Data.Total).toBe(0)
    const menus = (await boss.call(roleMenus, { CompanyId: company })).body.Data
    expect(menus.every(({ Path }) => !Path.startsWith('/BasicData'))).toBe(true)
    const entry = menus.find(({ Path }) => Path === '/external/workbench/SISubimtList' || Path.endsWith('SISubimtList'))!
    const made = (
      await boss.call(saveRole, {
        ...fresh('船务助理'),
        Grants: [{ MenuId: entry.Id, Buttons: entry.Buttons.map(({ Code }) => Code) }],
      })
    ).body.Data
    expect(made).toMatchObject({ CompanyId: company, CompanyKind: 'customer' })
    const given = await boss.call(setPersonRoles, {
      EmployeeId: person!.EmployeeId,
      RoleIds: [...person!.RoleIds, made.Id],
      Seen: person!.RoleIds,
    })
    expect(given.body.Data.RoleIds).toContain(made.Id)
    const tree = (await customer.call(currentEmployeeMenuTree, {})).body.Data
    expect(JSON.stringify(tree)).toContain(entry.Path)
    const { Rows } = (await boss.call(auditLog, { Entity: 'role', EntityId: made.Id })).body.Data
    expect(Rows[0]).toMatchObject({ Action: 'role.add', CompanyName: operator })
  })

  it('and not with entries of its own workbench', async () => {
    const own = (await boss.call(roleMenus, { CompanyId: (await boss.call(roleCompanies, {})).body.Data[0]!.CompanyId })).body.Data
    const staff = own.find(({ Path }) => Path === '/tdManage/siCheck')!
    const refused = await boss.call(saveRole, { ...fresh('越界'), Grants: [{ MenuId: staff.Id, Buttons: [] }] })
    expect([refused.status, refused.body.Issues?.[0]?.Path]).toEqual([422, 'Grants'])
  })

  it('but leaves the company an administrator, in roles as in people', async () => {
    const people = await peopleOf(boss, (await served('customer', '海纳')).CompanyId)
    let last: RolePerson | undefined
    for (const person of people.filter(({ RoleIds, Disabled }) => RoleIds.length > 0 && !Disabled)) {
      const answer = await boss.call(setPersonRoles, { EmployeeId: person.EmployeeId, RoleIds: [], Seen: person.RoleIds })
      if (answer.status !== 200) last = person
    }
    expect(last).toBeDefined()
    const refused = await boss.call(setPersonRoles, { EmployeeId: last!.EmployeeId, RoleIds: [], Seen: last!.RoleIds })
    expect(refused.body.Issues?.[0]?.Message).toContain('最后一个')
    for (const person of people.filter(({ EmployeeId }) => EmployeeId !== last!.EmployeeId))
      await boss.call(setPersonRoles, { EmployeeId: person.EmployeeId, RoleIds: person.RoleIds, Seen: [] })
    const role = (await boss.call(roleInfo, { Id: last!.RoleIds[0]! })).body.Data
    const emptied = await boss.call(saveRole, { ...inputOf(role), Grants: [] })
    expect(emptied.body.Issues?.[0]?.Message).toContain('最后一个')
  })

  it('one person at a time: what another has changed since is told with the newer state', async () => {
    const person = (await peopleOf(boss)).find(({ RoleIds }) => RoleIds.length === 1)
    const roles = await rolesOf(boss)
    const wanted = roles.map(({ Id }) => Id)
    const change = (RoleIds: number[]) => boss.call(setPersonRoles, { EmployeeId: person!.EmployeeId, RoleIds, Seen: person!.RoleIds })
    const statuses = (await Promise.all([change(wanted), change([])])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 412])
  })

  it('never with roles of another company', async () => {
    const [person] = await peopleOf(boss)
    const foreign = await roleOf(boss, operator, '操作员')
    const answer = await boss.call(setPersonRoles, { EmployeeId: person!.EmployeeId, RoleIds: [foreign.Id], Seen: person!.RoleIds })
    expect([answer.status, answer.body.Issues?.[0]?.Path]).toEqual([422, 'RoleIds'])
  })
})

describe('nobody else does', () => {
  it('neither who holds the page of providers alone, nor who keeps the own roles alone, nor another operator', async () => {
    const clerk = await roleOf(boss, operator, '单证员')
    const withPage = await withButtons(boss, clerk, '/system/company/provider/providerRole', ['view', 'edit', 'assign'])
    const both = await withButtons(boss, { ...clerk, Grants: withPage.Grants }, '/system/role/roleEdit', ['view', 'edit'])
    expect((await boss.call(saveRole, { ...both, UpdateTime: clerk.UpdateTime })).status).toBe(200)
    const doc = await server.signIn('doc')
    expect((await doc.call(roleList, { CompanyId: company })).body.Code).toBe('FORBIDDEN')
    expect((await doc.call(saveRole, fresh('偷建'))).body.Code).toBe('FORBIDDEN')
    expect((await doc.call(servedCompanies, { Kind: 'customer' })).body.Code).toBe('FORBIDDEN')
    expect((await doc.call(servedCompanies, { Kind: 'provider' })).status).toBe(200)
    const stranger = await server.signIn('haina')
    expect((await stranger.call(roleList, { CompanyId: company })).status).toBeGreaterThanOrEqual(403)
  })

  it('nor who sees only his own customers, for those of others', async () => {
    const role = await roleOf(boss, operator, '业务人员')
    const input = await withButtons(boss, role, page, ['view', 'edit', 'assign'])
    expect((await boss.call(saveRole, { ...input, DataScope: 'own' })).status).toBe(200)
    const all = (await boss.call(servedCompanies, { Kind: 'customer', PageSize: 200 })).body.Data.Rows
    const sales = await server.signIn('sales')
    const seen = (await sales.call(servedCompanies, { Kind: 'customer', PageSize: 200 })).body.Data.Rows
    expect(seen.length).toBeGreaterThan(0)
    const hidden = all.find(({ CompanyId }) => !seen.some((own) => own.CompanyId === CompanyId))!
    expect((await sales.call(roleList, { CompanyId: seen[0]!.CompanyId })).status).toBe(200)
    expect((await sales.call(roleList, { CompanyId: hidden.CompanyId })).body.Code).toBe('NOT_FOUND')
    expect((await sales.call(rolePeople, { CompanyId: hidden.CompanyId })).body.Code).toBe('NOT_FOUND')
    const [target] = (await boss.call(roleList, { CompanyId: hidden.CompanyId })).body.Data.Rows
    const gone = await sales.call(removeRole, { Id: target!.Id, UpdateTime: target!.UpdateTime })
    expect(gone.body.Code).toBe('NOT_FOUND')
  })
})
