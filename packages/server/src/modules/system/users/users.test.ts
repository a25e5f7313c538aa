import { currentEmployee, currentUser, login } from '@jst/contracts/account'
import { messageSelfList } from '@jst/contracts/messages'
import { auditLog, resetUserTwoStep, setUserState, unbindUser, userList, userSurvey, type UserRow } from '@jst/contracts/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announce } from '../../../kernel/access/sessions.ts'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await createTestServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const rows = async (filter: object = {}) => (await admin.call(userList, { PageSize: 200, ...filter })).body.Data.Rows
const user = async (account: string): Promise<UserRow> => (await rows({ Keyword: account })).find(({ Account }) => Account === account)!
const survey = async (account: string) => (await admin.call(userSurvey, { Id: (await user(account)).Id })).body.Data
const Reason = '本人来电，已核对身份证'
const allow = (path: string, account: string) =>
  server.db.owner((owner) =>
    owner.query(
      `insert into role_menu (role_id, menu_id, buttons) select er.role_id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
       from app_user u join employee e on e.user_id = u.id join employee_role er on er.employee_id = e.id cross join menu m where u.account = $2
        and m.path = $1`,
      [path, account],
    ),
  )

describe('the list of people', () => {
  it('shows whom the platform serves, with their companies and last sign-in, and finds them by name, account or company', async () => {
    expect(await user('multi')).toMatchObject({
      Name: '许文静',
      Mobile: expect.stringMatching(/^138\d{8}$/),
      MobileVerified: true,
      Companies: ['宁波远帆进出口有限公司', '苏州恒泽机电有限公司'],
      Disabled: false,
      TwoStep: false,
    })
    expect((await user('doc')).LastSignIn).toMatch(/^\d{4}-/)
    expect((await rows({ Keyword: '海纳' })).length).toBeGreaterThan(4)
    expect((await rows({ Bound: 'free' })).map(({ Account }) => Account)).toContain('zhouxu')
    expect((await rows({ Bound: 'bound' })).map(({ Account }) => Account)).not.toContain('zhouxu')
    const sorted = await rows({ Sort: 'Account' })
    expect(sorted.map(({ Account }) => Account)).toEqual(sorted.map(({ Account }) => Account).toSorted())
    expect((await admin.call(userList, { Sort: 'Password' })).status).toBe(422)
  })

  it('is the platform’s alone, also when a role of another company holds every button of it', async () => {
    await allow('/system/user/userList', 'ops')
    const ops = await server.signIn('ops')
    const { Id, UpdateTime } = await user('customer')
    for (const answer of [
      await ops.call(userList, {}),
      await ops.call(userSurvey, { Id }),
      await ops.call(setUserState, { Id, UpdateTime, Disabled: true, Reason }),
      await ops.call(resetUserTwoStep, { Id, UpdateTime, Identified: true, Reason }),
      await ops.call(auditLog, { Entity: 'app_user', EntityId: Id }),
    ])
      expect([answer.status, answer.body.Code]).toEqual([403, 'FORBIDDEN'])
  })

  it('masks contact data for a role that may not see it, in the list, in searches and in the history', async () => {
    const { Mobile, Id } = await user('customer')
    const hide = (hidden: boolean) =>
      server.database.system().tx(async (tx) => {
        const [role] = await tx.query<{ id: number }>(`select id from role where name = '平台管理员'`)
        await tx.query(
          hidden
            ? `insert into role_permission_item (role_id, item_key, permission_key, value) values ($1, 'field', 'customerContact', 'hidden')`
            : 'delete from role_permission_item where role_id = $1',
          [role!.id],
        )
        announce(tx, { roles: [role!.id] })
      })
    await hide(true)
    const mobileNow = async () => (await user('customer')).Mobile
    await until(async () => (await mobileNow()) === `${Mobile.slice(0, 3)}****${Mobile.slice(7)}`)
    expect(await rows({ Keyword: Mobile.slice(3, 9) })).toEqual([])
    expect((await admin.call(userSurvey, { Id })).text).not.toContain(Mobile)
    await hide(false)
    await until(async () => (await mobileNow()) === Mobile)
    expect((await rows({ Keyword: Mobile.slice(3, 9) })).map((row) => row.Id)).toContain(Id)
  })
})

describe('the survey of a person', () => {
  it('tells half a year of sign-ins, open devices, companies with roles, and what was done to the account', async () => {
    const client = await server.signIn('customer')
    const { Companies, Months, Devices } = await survey('customer')
    expect(Companies[0]).toMatchObject({
      CompanyName: '宁波远帆进出口有限公司',
      RoleNames: ['客户操作员'],
      IsDefault: true,
      Disabled: false,
    })
    expect(Months).toHaveLength(6)
    expect(Months.map(({ Month }) => Month)).toEqual(Months.map(({ Month }) => Month).toSorted())
    expect(Months.at(-1)!.SignIns).toBeGreaterThan(0)
    expect(Devices[0]).toMatchObject({ CompanyName: '宁波远帆进出口有限公司', Current: false })
    expect((await client.call(currentUser, {})).status).toBe(200)
    expect((await admin.call(userSurvey, { Id: 9_999_999 })).status).toBe(404)
  })
})

describe('an account that is disabled', () => {
  it('is out at once, on every page, cannot come back, and can when it is enabled', async () => {
    const base = await server.listen()
    const open = await server.signIn('finance')
    const live = await connectLive(base, open.token)
    const before = await user('finance')
    const input = { Id: before.Id, UpdateTime: before.UpdateTime, Disabled: true, Reason }
    const done = await admin.call(setUserState, input, { 'idempotency-key': 'off' })
    expect(done.body.Data.User.Disabled).toBe(true)
    expect((await admin.call(setUserState, input, { 'idempotency-key': 'off' })).status).toBe(200)
    expect(await live.closed()).toBe(4401)
    await until(async () => (await open.call(currentEmployee, {})).status === 401)
    const wrong = await server.client().call(login, { Account: 'finance', Password: 'Demo@2026' })
    expect(wrong.body.Code).toBe('ACCOUNT_DISABLED')
    const stale = await admin.call(setUserState, { ...input, Disabled: false })
    expect([stale.status, stale.body.Data.User.UpdateTime]).toEqual([412, done.body.Data.User.UpdateTime])
    const UpdateTime = done.body.Data.User.UpdateTime
    expect((await admin.call(setUserState, { ...input, UpdateTime, Disabled: false })).status).toBe(200)
    expect((await server.client().call(login, { Account: 'finance', Password: 'Demo@2026' })).status).toBe(200)
    const { Rows } = (await admin.call(auditLog, { Entity: 'app_user', EntityId: before.Id })).body.Data
    expect(Rows.map(({ Action }) => Action)).toEqual(['user.enable', 'user.disable'])
    expect(Rows[1]!).toMatchObject({ EmployeeName: '周海平', Changes: [{ Field: 'Reason', After: Reason }] })
  })

  it('is never one’s own, and of two administrators who disable each other one stays', async () => {
    const me = await user('admin')
    expect((await admin.call(setUserState, { Id: me.Id, UpdateTime: me.UpdateTime, Disabled: true, Reason })).body.Code).toBe('FORBIDDEN')
    await server.db.owner((owner) =>
      owner.query(
        `insert into employee (company_id, user_id, name) select c.id, u.id, u.name from company c, app_user u where c.kind = 'platform'
          and u.account = 'zhouxu';
         insert into employee_role (employee_id, role_id) select e.id, r.id from employee e, company c, app_user u, role r
         where c.id = e.company_id and c.kind = 'platform' and u.id = e.user_id and u.account = 'zhouxu' and r.name = '平台管理员'`,
      ),
    )
    const other = await server.signIn('zhouxu')
    const they = await user('zhouxu')
    const both = await Promise.all([
      admin.call(setUserState, { Id: they.Id, UpdateTime: they.UpdateTime, Disabled: true, Reason }),
      other.call(setUserState, { Id: me.Id, UpdateTime: me.UpdateTime, Disabled: true, Reason }),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await server.db.owner((owner) =>
      owner.query('select 1 from app_user where account = any ($1) and not disabled', [['admin', 'zhouxu']]),
    )
    expect(left).toHaveLength(1)
    await server.db.owner((owner) =>
      owner.query(`update app_user set disabled = (account = 'zhouxu') where account = any ($1)`, [['admin', 'zhouxu']]),
    )
    admin = await server.signIn('admin')
  })
})

describe('an unbinding', () => {
  it('takes one company away at once; the others stay', async () => {
    const open = await server.signIn('multi')
    const { User, Companies } = await survey('multi')
    const [first, second] = Companies
    const input = { Id: User.Id, EmployeeId: first!.EmployeeId, UpdateTime: first!.UpdateTime, Reason }
    expect((await admin.call(unbindUser, { ...input, EmployeeId: 1 })).status).toBe(404)
    expect((await admin.call(unbindUser, { ...input, UpdateTime: '2020-01-01T00:00:00.000Z' })).status).toBe(412)
    const { body } = await admin.call(unbindUser, input)
    expect(body.Data.Companies.map(({ EmployeeId, IsDefault }) => [EmployeeId, IsDefault])).toEqual([[second!.EmployeeId, true]])
    await until(async () => (await open.call(messageSelfList, {})).status !== 200)
    expect((await admin.call(unbindUser, input)).status).toBe(404)
  })

  it('leaves no company without anybody who keeps its roles', async () => {
    const { User, Companies } = await survey('boss')
    const { EmployeeId, UpdateTime } = Companies[0]!
    const { body } = await admin.call(unbindUser, { Id: User.Id, EmployeeId, UpdateTime, Reason })
    expect([body.Code, body.Message]).toEqual(['ILLEGAL_TRANSITION', expect.stringContaining('最后一位')])
  })
})

describe('a lost authenticator', () => {
  it('is reset after identification, with a reason; then the password is enough again', async () => {
    const client = await server.signIn('pricing')
    await server.db.owner((owner) =>
      owner.query(
        `insert into user_two_step (user_id, sealed_secret, confirmed_at) select id, 'x', now() from app_user where account = 'pricing'`,
      ),
    )
    expect((await server.client().call(login, { Account: 'pricing', Password: 'Demo@2026' })).body.Code).toBe('SECOND_STEP_REQUIRED')
    const { Id, UpdateTime, TwoStep } = await user('pricing')
    expect(TwoStep).toBe(true)
    const input = { Id, UpdateTime, Identified: true as const, Reason }
    for (const wrong of [{ Identified: false }, { Reason: '' }, { Reason: '    ' }, { Reason: '长'.repeat(4_000) }, { Id: "1' or '1'='1" }])
      expect((await admin.call(resetUserTwoStep, { ...input, ...wrong } as typeof input)).status).toBe(422)
    const { body } = await admin.call(resetUserTwoStep, input)
    expect(body.Data.User.TwoStep).toBe(false)
    expect((await client.call(currentUser, {})).status).toBe(401)
    expect((await server.client().call(login, { Account: 'pricing', Password: 'Demo@2026' })).status).toBe(200)
    const again = await admin.call(resetUserTwoStep, { ...input, UpdateTime: body.Data.User.UpdateTime })
    expect(again.body.Code).toBe('ILLEGAL_TRANSITION')
  })
})
