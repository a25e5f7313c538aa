import { changeInitialPassword, currentEmployee, login } from '@jst/contracts/account'
import {
  createStaff,
  departmentList,
  handOverStaff,
  modifyStaff,
  removeDepartment,
  resetStaffPassword,
  roleChoices,
  saveDepartment,
  setStaffState,
  staffInfo,
  staffList,
  type StaffMember,
} from '@jst/contracts/company'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, haina, doc]: TestClient[] = []
let accounts = 0

beforeAll(async () => {
  server = await createTestServer()
  ;[boss, haina, doc] = [await server.signIn('boss'), await server.signIn('haina'), await server.signIn('doc')]
})
afterAll(() => server.close())

const people = async (filter: object = {}, client = boss!) => (await client.call(staffList, { PageSize: 200, ...filter })).body.Data.Rows
const named = async (name: string, client = boss!) => (await people({ Keyword: name }, client)).find(({ Name }) => Name === name)!
const roleId = async (name: string, client = boss!) => (await client.call(roleChoices, {})).body.Data.find(({ Name }) => Name === name)!.Id
const inputOf = ({ Id, UpdateTime, Name, DepartmentId, Post, Mobile, Email, RoleIds }: StaffMember) => ({
  Id,
  UpdateTime,
  Name,
  DepartmentId,
  Post,
  Mobile,
  Email,
  RoleIds,
})
const person = (over: object = {}) => ({
  Account: `staff.${++accounts}`,
  Name: '试用员工',
  DepartmentId: null,
  Post: '单证员',
  Mobile: '',
  Email: '',
  RoleIds: [] as number[],
  ...over,
})

describe('the list of employees', () => {
  it("shows one's own company's alone, with account, department, roles and last sign-in", async () => {
    const rows = await people()
    expect(rows).toContainEqual(
      expect.objectContaining({ Name: '陈雨欣', Account: 'doc', DepartmentName: '单证部', RoleNames: ['单证员'] }),
    )
    expect(rows.find(({ Account }) => Account === 'doc')?.LastSignIn).toMatch(/^\d{4}-/)
    expect(rows.map(({ Account }) => Account)).not.toContain('customer')
    expect((await people({}, haina)).map(({ Account }) => Account).sort()).toContain('haina-lin')
    const foreign = (await named('林小满', haina)).Id
    expect((await boss!.call(staffInfo, { Id: foreign })).status, 'not even of a customer that it serves').toBe(404)
  })

  it('finds by name, account and department with all below it', async () => {
    expect((await people({ Keyword: 'DOC' })).map(({ Account }) => Account)).toEqual(['doc'])
    expect(await people({ Keyword: `%'--` })).toEqual([])
    const departments = (await boss!.call(departmentList, {})).body.Data
    const parent = departments.find(({ Name }) => Name === '单证部')!
    const found = await people({ DepartmentId: parent.Id })
    expect(found.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['陈雨欣', '张蕾', '徐梦']))
    expect(await people({ RoleId: await roleId('补料审核员') })).toHaveLength(1)
    expect((await haina!.call(staffList, { DepartmentId: parent.Id })).body.Data.Total).toBe(0)
    expect((await doc!.call(staffList, {})).status).toBe(403)
  })
})

describe('a new employee', () => {
  it('signs in with a password that was shown once and has to be changed', async () => {
    const input = person({ RoleIds: [await roleId('单证员')] })
    const { Password } = (await boss!.call(createStaff, input)).body.Data
    const first = await server.client().call(login, { Account: input.Account, Password })
    expect(first.body.Code).toBe('PASSWORD_CHANGE_REQUIRED')
    const { Ticket } = first.body.Data as unknown as { Ticket: string }
    const changed = await server.client().call(changeInitialPassword, { Ticket, Password: 'Danzheng#26' })
    const me = await server.client(changed.body.Data.Token).call(currentEmployee, {})
    expect(me.body.Data).toMatchObject({ Name: '试用员工', CompanyCode: 'HJGJ', RoleNames: ['单证员'] })
    const stored = await server.db.owner((owner) =>
      owner.query(`select diff::text as text from audit_log where action = 'employee.create'`),
    )
    expect(JSON.stringify(stored)).not.toContain(Password)
  })

  it('is refused with a taken account, an impossible one, and everything that is no text', async () => {
    const cases = [
      { Account: 'DOC' },
      { Account: "a'; drop" },
      { Account: 'x' },
      { Name: '  ' },
      { Name: '名'.repeat(4_000) },
      { Mobile: '123' },
      { Email: 'x' },
    ]
    for (const over of cases) {
      const { status, body } = await boss!.call(createStaff, person(over))
      expect([status, body.Issues?.[0]?.Path]).toEqual([422, Object.keys(over)[0]])
    }
    expect((await boss!.call(createStaff, person({ RoleIds: ['1'] }) as never)).status).toBe(422)
    expect((await boss!.call(createStaff, person({ DepartmentId: 999_999 }))).body.Issues?.[0]?.Path).toBe('DepartmentId')
  })

  it('gets no role of another company, and none beyond what the giver holds', async () => {
    const foreign = await roleId('客户操作员', haina)
    expect((await boss!.call(createStaff, person({ RoleIds: [foreign] }))).status).toBe(422)
    // a clerk who may keep accounts, but holds no more than that
    await server.db.owner((owner) =>
      owner.query(`insert into role_menu (role_id, menu_id, buttons) select r.id, m.id, array['view','add','edit','disable','reset'] from role r
        join company c on c.id = r.company_id cross join menu m
        where c.code = 'HJGJ' and r.name = '操作员' and m.path = '/system/employee/list'`),
    )
    const clerk = await server.signIn('ops')
    const choices = (await clerk.call(roleChoices, {})).body.Data
    expect(choices.filter(({ Grantable }) => Grantable).map(({ Name }) => Name)).toContain('操作员')
    const beyond = choices.find(({ Name }) => Name === '企业管理员')!
    expect(beyond.Grantable).toBe(false)
    expect((await clerk.call(createStaff, person({ RoleIds: [beyond.Id] }))).body.Code).toBe('FORBIDDEN')
    const top = await named('郑国栋')
    expect((await clerk.call(resetStaffPassword, { Id: top.Id })).body.Code, 'a new password would be a way to more rights').toBe(
      'FORBIDDEN',
    )
    expect((await clerk.call(setStaffState, { Id: top.Id, UpdateTime: top.UpdateTime, Disabled: true })).body.Code).toBe('FORBIDDEN')
    expect((await clerk.call(modifyStaff, { ...inputOf(top), RoleIds: [] })).body.Code).toBe('FORBIDDEN')
  })
})

describe('a change', () => {
  it('takes effect in open sessions; a stale one gets 412 with the stored person', async () => {
    const target = await named('孙婷')
    const open = await server.signIn('ops')
    const input = { ...inputOf(target), Post: '订舱主管' }
    const saved = await boss!.call(modifyStaff, { ...input, RoleIds: [await roleId('单证员')] })
    expect(saved.body.Data).toMatchObject({ Post: '订舱主管', RoleNames: ['单证员'] })
    const stale = await boss!.call(modifyStaff, input)
    expect([stale.status, stale.body.Data.Post]).toEqual([412, '订舱主管'])
    await until(async () => (await open.call(currentEmployee, {})).body.Data?.RoleNames[0] === '单证员')
    expect((await haina!.call(modifyStaff, { ...input, UpdateTime: saved.body.Data.UpdateTime })).status).toBe(404)
  })

  it('disabling ends sessions at once; never oneself, never the last who keeps the accounts', async () => {
    const target = await named('吴敏')
    const open = await server.signIn('finance')
    const set = (Disabled: boolean, { Id, UpdateTime }: StaffMember) => boss!.call(setStaffState, { Id, UpdateTime, Disabled })
    const disabled = await set(true, target)
    expect(disabled.body.Data.Disabled).toBe(true)
    await until(async () => (await open.call(currentEmployee, {})).status === 401)
    expect((await set(false, disabled.body.Data)).body.Data.Disabled).toBe(false)
    const self = await named('郑国栋')
    expect((await set(true, self)).body.Code).toBe('FORBIDDEN')
    expect((await boss!.call(modifyStaff, { ...inputOf(self), RoleIds: [] })).body.Message).toContain('最后一位')
  })

  it('of two administrators who disable each other at once, one stays', async () => {
    const role = await roleId('企业管理员', haina)
    const made = (await haina!.call(createStaff, person({ RoleIds: [role] }))).body.Data
    await server.db.owner((owner) => owner.query('update app_user set must_change_password = false where account = $1', [made.Account]))
    const second = server.client((await server.client().call(login, { Account: made.Account, Password: made.Password })).body.Data.Token)
    const [one, two] = [await named('方海燕', haina), await named('试用员工', haina)]
    await Promise.all([
      haina!.call(setStaffState, { Id: two.Id, UpdateTime: two.UpdateTime, Disabled: true }),
      second.call(setStaffState, { Id: one.Id, UpdateTime: one.UpdateTime, Disabled: true }),
    ])
    const left = await server.db.owner((owner) =>
      owner.query(`select 1 from employee where id = any ($1) and not disabled`, [[one.Id, two.Id]]),
    )
    expect(left).toHaveLength(1)
    await server.db.owner((owner) => owner.query('update employee set disabled = false where id = $1', [one.Id]))
    // it may be she who was put out
    haina = await server.signIn('haina')
  })

  it('resets only passwords of accounts that the company gave out', async () => {
    const managed = await named('刘洋')
    const { Password } = (await boss!.call(resetStaffPassword, { Id: managed.Id })).body.Data
    expect((await server.client().call(login, { Account: 'liuyang', Password })).body.Code).toBe('PASSWORD_CHANGE_REQUIRED')
    await server.db.owner((owner) =>
      owner.query(
        `insert into employee (company_id, operator_id, user_id, name) select c.id, c.operator_id, u.id, u.name from company c, app_user u
          where c.code = 'YFJCK' and u.account = 'liuyang'`,
      ),
    )
    const elsewhere = await boss!.call(resetStaffPassword, { Id: managed.Id })
    expect([elsewhere.body.Code, elsewhere.text.includes('远帆')]).toEqual(['FORBIDDEN', false])
    expect((await boss!.call(resetStaffPassword, { Id: (await named('郑国栋')).Id })).body.Code).toBe('FORBIDDEN')
  })

  it("hands what lies on one desk to another's, in the own company alone", async () => {
    const [from, to] = [await named('林志远'), await named('张蕾')]
    await server.db.owner((owner) =>
      owner.query(
        `update si_record set claimed_by = $1, claimed_name = '林志远', assigned = true where id = (select min(id) from si_record where status = 1
          and delete_mark = 0)`,
        [from.Id],
      ),
    )
    const before = (await named('林志远')).Claims
    expect(before).toBeGreaterThan(0)
    expect((await boss!.call(handOverStaff, { FromId: from.Id, ToId: (await named('林小满', haina)).Id })).status).toBe(404)
    expect((await boss!.call(handOverStaff, { FromId: from.Id, ToId: from.Id })).status).toBe(422)
    expect((await boss!.call(handOverStaff, { FromId: from.Id, ToId: to.Id })).body.Data.Claims).toBe(before)
    expect([(await named('林志远')).Claims, (await named('张蕾')).Claims]).toEqual([0, before])
  })
})

describe('departments', () => {
  const save = (input: { Id: number; ParentId: number | null; Name: string; UpdateTime?: string }, client = boss!) =>
    client.call(saveDepartment, input)

  it('form a tree without circles, with names that are unique under one parent', async () => {
    const top = (await save({ Id: 0, ParentId: null, Name: '海外部' })).body.Data
    const low = (await save({ Id: 0, ParentId: top.Id, Name: '美线组' })).body.Data
    expect((await save({ Id: 0, ParentId: top.Id, Name: ' 美线组 ' })).body.Issues?.[0]?.Path).toBe('Name')
    expect((await save({ Id: top.Id, ParentId: low.Id, Name: '海外部' })).body.Issues?.[0]?.Path).toBe('ParentId')
    expect((await save({ Id: top.Id, ParentId: top.Id, Name: '海外部' })).body.Issues?.[0]?.Path).toBe('ParentId')
    expect((await save({ Id: 0, ParentId: top.Id, Name: '欧线组' }, haina)).body.Issues?.[0]?.Path).toBe('ParentId')
    expect((await boss!.call(removeDepartment, { Id: top.Id })).body.Code).toBe('ILLEGAL_TRANSITION')
    expect((await haina!.call(removeDepartment, { Id: low.Id })).status).toBe(404)
    expect((await boss!.call(removeDepartment, { Id: low.Id })).status).toBe(200)
  })

  it('carry a new name to the people in them', async () => {
    const { Id, UpdateTime } = (await boss!.call(departmentList, {})).body.Data.find(({ Name }) => Name === '财务部')!
    await save({ Id, ParentId: null, Name: '财务结算部', UpdateTime })
    expect((await named('韩雪')).DepartmentName).toBe('财务结算部')
    expect((await save({ Id, ParentId: null, Name: '财务部', UpdateTime })).status).toBe(412)
  })
})
