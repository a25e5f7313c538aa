import {
  chooseEmployee,
  currentEmployee,
  currentEmployeeMenuTree,
  currentUser,
  login,
  logout,
  sessionStart,
  systemInfo,
  tryChooseDefaultEmployee,
  userBindEmployeeList,
} from '@jst/contracts/account'
import { unreadMessageCount } from '@jst/contracts/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { createTestServer, until, type TestServer } from '../../testing/index.ts'

let server: TestServer
let clock = Date.now()
/** Moves the server's steady clock, on which it knows sessions by heart for a minute. */
let steady = 0

beforeAll(async () => {
  server = await createTestServer({ now: () => new Date(clock), uptime: () => performance.now() + steady })
})
afterEach(() => {
  clock = Date.now()
})
afterAll(() => server.close())

const signIn = (account: string, password = demoPassword) => server.client().call(login, { Account: account, Password: password })

describe('the start of a session', () => {
  it('answers at once what its reads answer one by one, with and without a company', async () => {
    for (const account of ['doc', 'multi']) {
      const client = server.client((await signIn(account)).body.Data.Token)
      const { body } = await client.call(sessionStart, {})
      const one = await Promise.all([client.call(currentEmployee, {}), client.call(currentUser, {}), client.call(userBindEmployeeList, {})])
      expect(Object.values(body.Data)).toEqual(one.map((answer) => answer.body.Data))
    }
    expect((await server.client('nobody').call(sessionStart, {})).status).toBe(401)
  })
})

describe('signing in', () => {
  it('gives a token that works, and its end', async () => {
    const { status, body } = await signIn('doc')
    expect(status).toBe(200)
    expect(body.Status).toBe(1)
    expect(body.Data.Token).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(body.Data.ExpiresAt)).toBeGreaterThan(Date.now() + 11 * 3_600_000)
    const me = await server.client(body.Data.Token).call(currentUser, {})
    expect(me.body.Data).toMatchObject({ Account: 'doc', Name: '陈雨欣' })
  })

  it('takes the account in any case, and keeps only a hash of the token', async () => {
    const { body } = await signIn('DOC')
    const rows = await server.db.owner((owner) => owner.query<{ all: string }>('select session::text as all from session'))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some((row) => row.all.includes(body.Data.Token))).toBe(false)
  })

  it('refuses a wrong password and an unknown account with the same words', async () => {
    const [wrong, unknown] = [await signIn('sales', 'wrong'), await signIn('nobody')]
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(422)
      expect(body).toMatchObject({
        Status: 0,
        Data: null,
        Code: 'BAD_CREDENTIALS',
        Message: '账号或密码不正确，请检查后重试',
      })
    }
    const log = await server.db.owner((owner) =>
      owner.query(`select outcome from login_log where account in ('sales', 'nobody') and at > now() - interval '1 hour'`),
    )
    expect(log).toEqual([{ outcome: 'bad_credentials' }, { outcome: 'bad_credentials' }])
  })

  it('tells a disabled account only to who knows the password', async () => {
    await server.db.owner((owner) => owner.query(`update app_user set disabled = true where account = 'finance'`))
    expect((await signIn('finance', 'wrong')).body.Code).toBe('BAD_CREDENTIALS')
    expect((await signIn('finance')).body.Code).toBe('ACCOUNT_DISABLED')
  })
})

describe('the end of a session', () => {
  it('signing in elsewhere takes the session over: the older one gets 409', async () => {
    const older = await server.signIn('ops')
    const newer = await server.signIn('ops')
    const refused = await until(async () => {
      const answer = await older.call(currentUser, {})
      return answer.status === 409 && answer
    })
    expect(refused.body.Code).toBe('SESSION_TAKEN_OVER')
    expect((await newer.call(currentUser, {})).status).toBe(200)
  })

  it('after signing out the token is unknown', async () => {
    const client = await server.signIn('ops')
    expect((await client.call(logout, {})).status).toBe(200)
    await until(async () => (await client.call(currentUser, {})).status === 401)
  })

  describe('by age', () => {
    const hour = 3_600_000
    /** As if the last call of the user had been so long ago. */
    const age = async (account: string, hours: number) => {
      await server.db.owner((owner) =>
        owner.query(
          `update session set expires_at = now() + make_interval(secs => $2) where ended_at is null and user_id = (select id from app_user
            where account = $1)`,
          [account, (12 - hours) * 3_600],
        ),
      )
      steady += 61_000
    }
    const hoursLeft = async (account: string) => {
      const [session] = await server.db.owner((owner) =>
        owner.query<{ left: number }>(
          `select extract(epoch from max(expires_at) - now())::float8 / 3600 as left from session where ended_at is null and user_id = (select id
            from app_user where account = $1)`,
          [account],
        ),
      )
      return session!.left
    }

    it('runs out twelve hours after the last call', async () => {
      const client = await server.signIn('ops')
      for (const call of ['second', 'third']) {
        await age('ops', 11)
        expect([call, (await client.call(currentUser, {})).status]).toEqual([call, 200])
        await until(async () => (await hoursLeft('ops')) > 11.9)
      }
      await age('ops', 12.01)
      expect(await client.call(currentUser, {})).toMatchObject({ status: 401, body: { Code: 'UNAUTHENTICATED' } })
    })

    it.each([13 * hour, -13 * hour])('a time of day that jumps (%i ms) signs nobody out and keeps nobody in', async (jump) => {
      const client = await server.signIn('ops')
      expect((await client.call(currentUser, {})).status).toBe(200)
      clock += jump
      steady += 61_000
      expect((await client.call(currentUser, {})).status).toBe(200)
      expect(await hoursLeft('ops')).toBeLessThanOrEqual(12)
      await age('ops', 12.01)
      expect((await client.call(currentUser, {})).status).toBe(401)
    })
  })

  it('refuses missing, foreign and Chinese tokens with 401', async () => {
    expect((await server.client().call(currentUser, {})).status).toBe(401)
    expect((await server.client('A'.repeat(43)).call(currentUser, {})).status).toBe(401)
    const odd = await server.app.inject({
      method: 'GET',
      url: currentUser.path,
      headers: { authorization: Buffer.from('Bearer 令牌').toString('latin1') },
    })
    expect(odd.statusCode).toBe(401)
  })
})

describe('the employee of a session', () => {
  it('is the only one a user has', async () => {
    const { body } = await (await server.signIn('customer')).call(currentEmployee, {})
    expect(body.Data).toMatchObject({
      Name: '沈佳怡',
      CompanyCode: 'YFJCK',
      CompanyKind: 'customer',
      RoleNames: ['客户操作员'],
      SystemName: '上海海捷国际货运代理有限公司',
    })
  })

  it('is nobody until a user with several has chosen: Status 0, and calls of employees are refused', async () => {
    const client = await server.signIn('multi')
    expect((await client.call(currentEmployee, {})).body).toEqual({ Status: 0, Data: null })
    const refused = await client.call(unreadMessageCount, {})
    expect([refused.status, refused.body.Code]).toEqual([403, 'NO_EMPLOYEE'])
    expect((await client.call(userBindEmployeeList, {})).body.Data).toHaveLength(2)
  })

  it('is the default one on request; the new token replaces the old', async () => {
    const client = await server.signIn('multi')
    const { body } = await client.call(tryChooseDefaultEmployee, {})
    const fresh = server.client(body.Data)
    expect((await fresh.call(currentEmployee, {})).body.Data).toMatchObject({ CompanyCode: 'YFJCK' })
    await until(async () => (await client.call(currentUser, {})).status === 401)
  })

  it('can be changed to another bound one, but to no foreign one', async () => {
    const client = await server.signIn('multi')
    const bound = (await client.call(userBindEmployeeList, {})).body.Data
    const other = bound.find((employee) => !employee.IsDefault)!
    const fresh = server.client((await client.call(chooseEmployee, { EmployeeId: other.EmployeeId })).body.Data)
    expect((await fresh.call(currentEmployee, {})).body.Data).toMatchObject({ CompanyCode: 'HZJD' })
    const [foreign] = await server.db.owner((owner) =>
      owner.query<{ id: number }>(`select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'doc'`),
    )
    const refused = await fresh.call(chooseEmployee, { EmployeeId: foreign!.id })
    expect([refused.status, refused.body.Code]).toEqual([403, 'FORBIDDEN'])
  })

  it('gone while another is bound: 403 with a fresh token, the same for calls under way', async () => {
    const client = await server.signIn('multi')
    const first = server.client((await client.call(tryChooseDefaultEmployee, {})).body.Data)
    const me = (await first.call(currentEmployee, {})).body.Data!
    await server.database.system().tx(async (tx) => {
      await tx.query('update employee set disabled = true where id = $1', [me.Id])
      tx.publish('session', { employees: [me.Id] })
    })
    const refused = await until(async () => {
      const answer = await first.call(currentEmployee, {})
      return answer.status === 403 && answer
    }, 1_000)
    expect(refused.body.Code).toBe('EMPLOYEE_CHANGED')
    const token = refused.headers['login-access-token']!
    expect((await first.call(currentEmployee, {})).headers['login-access-token']).toBe(token)
    expect((await server.client(token).call(currentEmployee, {})).body.Data).toMatchObject({ CompanyCode: 'HZJD' })
    await server.db.owner((owner) => owner.query('update employee set disabled = false where id = $1', [me.Id]))
  })
})

describe('the menu', () => {
  it('holds the buttons of the role', async () => {
    const { body } = await (await server.signIn('doc')).call(currentEmployeeMenuTree, {})
    const tree = body.Data as unknown as { Path: string; Children: { Path: string; Buttons: { Code: string }[] }[] }[]
    expect(tree.map((node) => node.Path)).toEqual([
      '/workbench',
      '/internal/WorkCenter',
      '/tdManage',
      '/system/company/customer',
      '/system',
      '/BookingSpace',
      '/internal/freightTrack',
      '/PackingDynamic',
      '/cargoManager',
      '/mainifest',
      '/orderApply',
      '/MakeOrderBusiness',
    ])
    const check = tree[2]!.Children.find((node) => node.Path === '/tdManage/siCheck')!
    expect(check.Buttons.map((button) => button.Code)).toEqual(['edit', 'import', 'export', 'claim', 'assign'])
  })

  it.each(['customer', 'provider'])('of %s has the root entry EXTERNAL_MENU and nothing else', async (account) => {
    const { body } = await (await server.signIn(account)).call(currentEmployeeMenuTree, {})
    expect(body.Data.map((node) => node.Path)).toEqual(['EXTERNAL_MENU'])
  })
})

it('says the name of the system to visitors', async () => {
  expect((await server.client().call(systemInfo, {})).body.Data).toEqual({
    SystemName: '上海海捷国际货运代理有限公司',
    Demo: true,
    WeChat: false,
  })
})
