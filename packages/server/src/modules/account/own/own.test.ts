import * as calls from '@jst/contracts/account'
import type { NextStep, Profile } from '@jst/contracts/account'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/index.ts'
import { openSession } from '../../../kernel/access/sessions.ts'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { createMobileCodes } from '../codes/mobile-codes.ts'
import { createSecrets } from '../../../kernel/access/secrets.ts'
import { codeAt } from '../two-step/totp.ts'

let server: TestServer
let clock = Date.now()

beforeAll(async () => {
  server = await createTestServer({ now: () => new Date(clock) })
})
afterEach(() => {
  clock = Date.now()
})
afterAll(() => server.close())

const sql = <Row>(text: string, values?: unknown[]) => server.db.owner((owner) => owner.query<Row>(text, values))
const visitor = () => server.client()
const signIn = (Account: string, Password = demoPassword) => visitor().call(calls.login, { Account, Password })
const profileOf = async (client: TestClient): Promise<Profile> => (await client.call(calls.profile, {})).body.Data
const mobileOf = async (account: string) =>
  (await sql<{ mobile: string }>('select mobile from app_user where account = $1', [account]))[0]!.mobile
const sentTo = async (Mobile: string) => (await visitor().call(calls.demoMobileCode, { Mobile })).body.Data?.Code ?? ''
const forgetFailures = () => sql('delete from sign_in_failure')
const audits = async (action: string) => (await sql('select 1 from audit_log where action = $1', [action])).length

it('looks are kept for the person: each choice by itself, for nobody else, and nothing that is no choice', async () => {
  const client = await server.signIn('finance')
  expect((await client.call(calls.displayChoices, {})).body.Data).toEqual({})
  await client.call(calls.saveDisplayChoices, { Theme: 'dark', LockAfter: '15' })
  expect((await client.call(calls.saveDisplayChoices, { Theme: 'light' })).body.Data).toEqual({ Theme: 'light', LockAfter: '15' })
  expect((await client.call(calls.displayChoices, {})).body.Data).toEqual({ Theme: 'light', LockAfter: '15' })
  expect((await (await server.signIn('sales')).call(calls.displayChoices, {})).body.Data).toEqual({})
  expect((await client.call(calls.saveDisplayChoices, { Theme: 'pink' } as never)).status).toBe(422)
})

it('the password of a session is proved without ending it; a wrong one is refused by name of its field', async () => {
  const client = await server.signIn('sales')
  expect((await client.call(calls.checkPassword, { Password: demoPassword })).status).toBe(200)
  const { status, body } = await client.call(calls.checkPassword, { Password: 'wrong' })
  expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'Password'])
  expect((await client.call(calls.currentUser, {})).status).toBe(200)
})

describe('a mobile and its code', () => {
  const send = (Mobile: string, Purpose: 'signIn' | 'resetPassword' = 'signIn', ip = '198.51.100.1') =>
    visitor().call(calls.sendMobileCode, { Mobile, Purpose }, { 'x-forwarded-for': ip })
  const enter = (Mobile: string, Code: string) => visitor().call(calls.mobileLogin, { Mobile, Code })

  it('sign in once, within five minutes; the next code comes after a minute', async () => {
    const mobile = await mobileOf('boss')
    expect((await send(mobile)).body.Data).toEqual({ ResendSeconds: 60, InOutbox: true })
    const code = await sentTo(mobile)
    expect(code).toMatch(/^\d{6}$/)
    const again = await send(mobile)
    expect([again.status, again.body.Message]).toEqual([429, '验证码刚刚已发送，请 60 秒后再试'])
    const { body } = await enter(mobile, code)
    expect((await server.client(body.Data.Token).call(calls.currentUser, {})).body.Data.Account).toBe('boss')
    expect((await enter(mobile, code)).body.Code).toBe('BAD_CODE')
    clock += 61_000
    await send(mobile)
    clock += 301_000
    expect((await enter(mobile, await sentTo(mobile))).body.Code).toBe('BAD_CODE')
    const stored = await sql<{ all: string }>('select mobile_code::text as all from mobile_code')
    expect(stored.some(({ all }) => all.includes(code))).toBe(false)
  })

  it('a code is worth nothing after five wrong tries, nor for another purpose', async () => {
    const mobile = await mobileOf('ops')
    await send(mobile, 'signIn', '198.51.100.2')
    const code = await sentTo(mobile)
    const reset = { Mobile: mobile, Code: code, Password: 'Brand#new 2026' }
    expect((await visitor().call(calls.resetPassword, reset)).body.Code).toBe('BAD_CODE')
    await forgetFailures()
    for (let index = 0; index < 5; index++) await enter(mobile, code === '000000' ? '111111' : '000000')
    await forgetFailures()
    expect((await enter(mobile, code)).body.Code).toBe('BAD_CODE')
  })

  it('a number that nobody has, or has not proved, is answered the same and gets nothing', async () => {
    const sent: string[] = []
    const sender = { send: async ({ mobile }: { mobile: string }) => void sent.push(mobile) }
    const secrets = createSecrets(() => Buffer.alloc(32))
    const codes = createMobileCodes({ sender, secrets, now: () => new Date(clock), log: () => {} })
    const request = { purpose: 'signIn', ip: '198.51.100.9' } as const
    for (const deliver of [true, false])
      await codes.send(server.database.system(), { ...request, mobile: `1390000111${+deliver}`, deliver })
    expect(sent).toEqual(['13900001111'])

    await sql(`insert into app_user (account, name, mobile, password_hash) values ('unproved', '未验证', '13911112222', 'x')`)
    for (const mobile of ['13900001112', '13911112222']) {
      expect((await send(mobile, 'signIn', '198.51.100.3')).body.Data).toEqual({ ResendSeconds: 60, InOutbox: true })
      expect((await enter(mobile, '123456')).body).toMatchObject({ Code: 'BAD_CODE', Message: '验证码不正确或已过期，请检查后重试' })
    }
  })

  it('ten a day, per number and per address', async () => {
    for (let index = 0; index < 10; index++) expect((await send(`1390000${2000 + index}`, 'signIn', '198.51.100.4')).status).toBe(200)
    const refused = await send('13900003000', 'signIn', '198.51.100.4')
    expect(refused.status).toBe(429)
    expect(refused.body.Message).toContain('今天获取验证码的次数已达 10 次')
    expect((await send('13900003000', 'signIn', '198.51.100.5')).status).toBe(200)
    expect((await send('not a number', 'signIn', '198.51.100.5')).body.Code).toBe('INVALID_INPUT')
  })

  it('set a new password, which ends every session', async () => {
    const client = await server.signIn('finance')
    const mobile = await mobileOf('finance')
    await send(mobile, 'resetPassword', '198.51.100.6')
    const Code = await sentTo(mobile)
    const reset = (Password: string) => visitor().call(calls.resetPassword, { Mobile: mobile, Code, Password })
    expect((await reset('12345678')).body.Issues?.[0]?.Message).toContain('至少两类')
    expect((await reset('Brand#new 2026')).status).toBe(200)
    await until(async () => (await client.call(calls.currentUser, {})).status === 401)
    expect((await signIn('finance')).body.Code).toBe('BAD_CREDENTIALS')
    expect((await signIn('finance', 'Brand#new 2026')).status).toBe(200)
    expect(await audits('password.reset')).toBe(1)
  })
})

describe("one's own record", () => {
  it('is saved against its version, audited, and felt by the session', async () => {
    const client = await server.signIn('sales')
    const before = await profileOf(client)
    expect(before).toMatchObject({ Account: 'sales', Name: '王思琪', MobileVerified: true, TwoStep: false, WeChatTime: null })
    const change = { Name: ' 王思琪（一部） ', Email: 'siqi@example.com', UpdateTime: before.UpdateTime }
    const saved = await client.call(calls.saveProfile, change, { 'idempotency-key': 'save-1' })
    expect(saved.body.Data).toMatchObject({ Name: '王思琪（一部）', Email: 'siqi@example.com' })
    expect((await client.call(calls.saveProfile, change, { 'idempotency-key': 'save-1' })).text).toBe(saved.text)
    const stale = await client.call(calls.saveProfile, { ...change, Name: '别的' })
    expect([stale.status, stale.body.Data.Name]).toEqual([412, '王思琪（一部）'])
    await until(async () => (await client.call(calls.currentUser, {})).body.Data.Name === '王思琪（一部）')
    expect(await audits('profile.save')).toBe(1)
    const bad = { Name: '', Email: 'no address', UpdateTime: saved.body.Data.UpdateTime }
    expect((await client.call(calls.saveProfile, bad)).body.Issues?.map(({ Path }) => Path).sort()).toEqual(['Email', 'Name'])
    expect((await client.call(calls.saveProfile, { ...bad, Email: '', Name: 'x'.repeat(100_000) })).body.Code).toBe('INVALID_INPUT')
  })

  it('a new mobile needs the password and the code sent to it, and belongs to one person', async () => {
    const client = await server.signIn('provider')
    const { UpdateTime } = await profileOf(client)
    const mobile = '13712345678'
    await client.call(calls.sendOwnMobileCode, { Mobile: mobile })
    const input = { Mobile: mobile, Code: await sentTo(mobile), UpdateTime }
    expect((await client.call(calls.changeMobile, { ...input, Password: 'wrong' })).body.Issues?.[0]?.Path).toBe('Password')
    expect((await client.call(calls.changeMobile, { ...input, Password: demoPassword })).body.Data.Mobile).toBe(mobile)
    const other = await server.signIn('customer2')
    clock += 61_000
    await other.call(calls.sendOwnMobileCode, { Mobile: mobile })
    const taken = { Mobile: mobile, Code: await sentTo(mobile), UpdateTime: (await profileOf(other)).UpdateTime, Password: demoPassword }
    expect((await other.call(calls.changeMobile, taken)).body.Message).toBe('该手机号已绑定其他账号，请换一个号码')
  })

  it('a number that somebody else typed in is not proved any more', async () => {
    await sql(`update app_user set mobile = '13600000001' where account = 'pricing'`)
    expect((await profileOf(await server.signIn('pricing'))).MobileVerified).toBe(false)
  })
})

describe('sessions', () => {
  /** Another open session of the same person, as the change of a company leaves behind. */
  const another = async (account: string) => {
    const [user] = await sql<{ id: number; employeeId: number }>(
      `select u.id, (select id from employee e where e.user_id = u.id limit 1) as "employeeId" from app_user u where account = $1`,
      [account],
    )
    const { token } = await server.db.owner((owner) =>
      owner.tx((tx) => openSession(tx, user!.id, user!.employeeId, { ip: '192.0.2.7', userAgent: 'other browser', method: 'password' })),
    )
    return server.client(token)
  }

  it('are listed with the current one marked; a revoked one is told over its live channel at once', async () => {
    const client = await server.signIn('reviewer')
    const other = await another('reviewer')
    const { body } = await client.call(calls.ownSessions, {})
    expect(body.Data.map(({ Current, UserAgent, Method }) => [Current, UserAgent, Method])).toEqual([
      [true, 'lightMyRequest', 'password'],
      [false, 'other browser', 'password'],
    ])
    const address = await server.listen()
    const live = await connectLive(address, other.token)
    expect((await client.call(calls.revokeSession, { Id: body.Data[1]!.Id })).body.Data).toBe(1)
    await until(() => live.frames.some(({ type }) => type === 'auth/refused'))
    expect((await other.call(calls.currentUser, {})).status).toBe(401)
    expect((await client.call(calls.currentUser, {})).status).toBe(200)
  })

  it('of somebody else are not there: neither shown nor revoked', async () => {
    const [mine, theirs] = [await server.signIn('customer'), await server.signIn('multi')]
    const Id = (await theirs.call(calls.ownSessions, {})).body.Data[0]!.Id
    expect((await mine.call(calls.revokeSession, { Id })).status).toBe(404)
    expect((await theirs.call(calls.currentUser, {})).status).toBe(200)
    expect((await mine.call(calls.ownSessions, {})).body.Data.some((session) => session.Id === Id)).toBe(false)
  })

  it('a changed password ends all but the current one', async () => {
    const client = await server.signIn('customer')
    const other = await another('customer')
    const change = (Password: string, NewPassword: string) => client.call(calls.changePassword, { Password, NewPassword })
    expect((await change('wrong', 'Brand#new 2026')).body.Issues?.[0]?.Message).toBe('登录密码不正确')
    expect((await change(demoPassword, demoPassword)).body.Issues?.[0]?.Message).toBe('新密码不能与原密码相同')
    expect((await change(demoPassword, 'Brand#new 2026')).status).toBe(200)
    await until(async () => (await other.call(calls.currentUser, {})).status === 401)
    expect((await client.call(calls.currentUser, {})).status).toBe(200)
    expect((await signIn('customer')).body.Code).toBe('BAD_CREDENTIALS')
  })

  it('the sign-in log shows the own sign-ins only, with what failed', async () => {
    await signIn('doc', 'wrong')
    const client = await server.signIn('doc')
    const { Rows, Total } = (await client.call(calls.ownSignInLog, { PageSize: 2 })).body.Data
    expect(Rows.map(({ Outcome }) => Outcome)).toEqual(['ok', 'bad_credentials'])
    expect(Total).toBeGreaterThanOrEqual(2)
    expect((await client.call(calls.ownSignInLog, { Sort: 'Account' })).body.Code).toBe('INVALID_INPUT')
  })

  it('the default company decides what TryChooseDefaultEmployee takes; its token replaces the old one', async () => {
    const client = await server.signIn('multi')
    const bound = (await client.call(calls.userBindEmployeeList, {})).body.Data
    expect(bound.map(({ RoleNames }) => RoleNames)).toEqual([['客户操作员'], ['客户操作员']])
    const second = bound[1]!
    const changed = await client.call(calls.setDefaultEmployee, { EmployeeId: second.EmployeeId })
    expect(changed.body.Data.map(({ EmployeeId, IsDefault }) => [EmployeeId, IsDefault])).toEqual([
      [second.EmployeeId, true],
      [bound[0]!.EmployeeId, false],
    ])
    const token = (await client.call(calls.tryChooseDefaultEmployee, {})).body.Data
    expect((await server.client(token).call(calls.currentEmployee, {})).body.Data?.CompanyId).toBe(second.CompanyId)
    expect((await client.call(calls.currentUser, {})).status).toBe(401)
    const foreign = (await (await server.signIn('ops')).call(calls.currentEmployee, {})).body.Data!.Id
    expect((await server.client(token).call(calls.setDefaultEmployee, { EmployeeId: foreign })).status).toBe(403)
  })
})

describe('two-step sign-in', () => {
  let protectedBy: { client: TestClient; secret: string }
  const stepNow = () => Math.floor(clock / 30_000)
  const second = (data: unknown, Code: string) => visitor().call(calls.loginSecondStep, { Ticket: (data as NextStep).Ticket, Code })

  it('asks for the code of the authenticator or a recovery code, each good for one time', async () => {
    const client = await server.signIn('admin')
    expect((await client.call(calls.startTwoStep, { Password: 'wrong' })).body.Code).toBe('INVALID_INPUT')
    const { Secret, Url } = (await client.call(calls.startTwoStep, { Password: demoPassword })).body.Data
    expect(Url).toContain(`secret=${Secret}`)
    expect((await signIn('admin')).status).toBe(200) // nothing is in force yet
    const admin = await server.signIn('admin')
    expect((await admin.call(calls.confirmTwoStep, { Code: '12345' })).body.Code).toBe('BAD_CODE')
    const recovery = (await admin.call(calls.confirmTwoStep, { Code: codeAt(Secret, stepNow()) })).body.Data
    expect(recovery).toHaveLength(10)
    const stored = await sql<{ all: string }>(
      `select t::text || (select string_agg(r::text, '') from user_recovery_code r) as all from user_two_step t`,
    )
    for (const secret of [Secret, ...recovery.map((code) => code.replace('-', ''))]) expect(stored[0]!.all).not.toContain(secret)

    const asked = await signIn('admin')
    expect([asked.status, asked.body.Code]).toEqual([422, 'SECOND_STEP_REQUIRED'])
    expect((await second(asked.body.Data, codeAt(Secret, stepNow()))).body.Code).toBe('BAD_CODE') // used to confirm
    clock += 30_000
    expect((await second(asked.body.Data, codeAt(Secret, stepNow()))).status).toBe(200)
    expect((await second(asked.body.Data, recovery[0]!)).body.Code).toBe('TICKET_EXPIRED')
    expect((await second((await signIn('admin')).body.Data, codeAt(Secret, stepNow()))).body.Code).toBe('BAD_CODE')
    const recovered = await second((await signIn('admin')).body.Data, recovery[0]!.toUpperCase())
    protectedBy = { client: server.client(recovered.body.Data.Token), secret: Secret }
    const { body } = await second((await signIn('admin')).body.Data, recovery[0]!)
    expect(body.Code).toBe('BAD_CODE')
  })

  it('ends after five wrong codes, which count as failures of the account', async () => {
    clock += 60_000
    await forgetFailures()
    const { Data } = (await signIn('admin')).body
    const answers = []
    for (let index = 0; index < 6; index++) answers.push((await second(Data, 'zzzzz-zzzzz')).body.Code)
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'BAD_CODE'), 'TICKET_EXPIRED'])
    expect((await second((await signIn('admin')).body.Data, 'zzzzz-zzzzz')).status).toBe(429)
  })

  it('is closed with password and code', async () => {
    clock += 90_000
    const { client, secret } = protectedBy
    const close = (Password: string, Code: string) => client.call(calls.removeTwoStep, { Password, Code })
    expect((await profileOf(client)).RecoveryCodesLeft).toBe(9)
    expect((await close('wrong', codeAt(secret, stepNow()))).body.Code).toBe('INVALID_INPUT')
    expect((await close(demoPassword, 'abcde-fghij')).body.Code).toBe('BAD_CODE')
    expect((await close(demoPassword, codeAt(secret, stepNow()))).status).toBe(200)
    expect(await profileOf(client)).toMatchObject({ TwoStep: false, RecoveryCodesLeft: 0 })
  })
})

it('logs no password, code or secret', () => {
  for (const secret of [demoPassword, 'Brand#new', 'otpauth']) expect(server.log()).not.toContain(secret)
})
