import * as calls from '@jst/contracts/account'
import type { NextStep } from '@jst/contracts/account'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/index.ts'
import { createTestServer, type TestServer } from '../../../testing/index.ts'
import { startWeChatSimulator, type WeChatSimulator } from '../../../testing/wechat-simulator.ts'
import { hashPassword } from '../passwords.ts'

let server: TestServer
let weChat: WeChatSimulator
let clock = Date.now()

beforeAll(async () => {
  weChat = await startWeChatSimulator({ appId: 'wx-test', secret: 'wx-secret-of-test' })
  const app = { appId: 'wx-test', secret: 'wx-secret-of-test', openUrl: weChat.url, apiUrl: weChat.url }
  server = await createTestServer({
    now: () => new Date(clock),
    config: { account: { secretKey: 'k'.repeat(40), sms: undefined, weChat: app }, publicOrigins: ['https://jst.example'] },
  })
})
afterEach(() => {
  clock = Date.now()
})
afterAll(async () => {
  await server.close()
  await weChat.close()
})

const sql = <Row>(text: string, values?: unknown[]) => server.db.owner((owner) => owner.query<Row>(text, values))
const visitor = () => server.client()
/** Where the calls come from: each test has an address of its own. */
let address = 1
beforeEach(() => void address++)
const from = () => ({ 'x-forwarded-for': `203.0.113.${address}` })
const signIn = (Account: string, Password: string) => visitor().call(calls.login, { Account, Password }, from())
const ticketOf = (data: unknown) => (data as NextStep).Ticket

describe('password sign-in', () => {
  it('takes hostile input as a wrong account, and refuses what is too long or of another type', async () => {
    for (const account of [`' or 1=1 --`, '<script>alert(1)</script>', '%', '宁波\u202e'])
      expect((await signIn(account, `' or ''='`)).body.Code).toBe('BAD_CREDENTIALS')
    expect((await signIn('x'.repeat(10_000), 'y')).body.Code).toBe('INVALID_INPUT')
    expect((await signIn('doc', 'y'.repeat(201))).body.Issues?.map(({ Path }) => Path)).toEqual(['Password'])
    expect((await signIn(['doc'] as unknown as string, 'x')).body.Code).toBe('INVALID_INPUT')
  })
})

describe('the enterprise sign-in', () => {
  const signInAt = (CompanyCode: string, Account = 'multi', Password = demoPassword) =>
    visitor().call(calls.employeeLogin, { CompanyCode, Account, Password }, from())

  it('acts as the employee of the company named', async () => {
    for (const code of ['HZJD', 'yfjck']) {
      const { body } = await signInAt(code)
      const me = await server.client(body.Data.Token).call(calls.currentEmployee, {})
      expect(me.body.Data?.CompanyCode).toBe(code.toUpperCase())
    }
  })

  it('refuses a wrong company, an unknown one and a wrong password with the same words', async () => {
    const answers = [await signInAt('HJGJ'), await signInAt('NOSUCH'), await signInAt('HZJD', 'multi', 'wrong')]
    for (const { body } of answers)
      expect(body).toMatchObject({ Code: 'BAD_CREDENTIALS', Message: '企业代码、账号或密码不正确，请检查后重试' })
  })
})

describe('an initial password', () => {
  it('has to be changed before there is a token', async () => {
    const initial = 'Initial@2026'
    await sql(`insert into app_user (account, name, password_hash, must_change_password) values ('newcomer', '新人', $1, true)`, [
      await hashPassword(initial),
    ])
    const { body } = await signIn('newcomer', initial)
    expect(body.Code).toBe('PASSWORD_CHANGE_REQUIRED')
    const change = (Password: string) => visitor().call(calls.changeInitialPassword, { Ticket: ticketOf(body.Data), Password })
    for (const weak of ['short1', 'alllowercase', 'Newcomer2026', 'Password123', initial])
      expect((await change(weak)).body.Code, weak).toBe('INVALID_INPUT')
    const { body: changed } = await change('Harbour#77 lights')
    expect((await server.client(changed.Data.Token).call(calls.currentUser, {})).body.Data.Account).toBe('newcomer')
    expect((await change('Another#88 lights')).body.Code).toBe('TICKET_EXPIRED')
    expect((await signIn('newcomer', initial)).body.Code).toBe('BAD_CREDENTIALS')
    expect((await signIn('newcomer', 'Harbour#77 lights')).status).toBe(200)
  })
})

describe('WeChat', () => {
  const start = async (Intent: 'signIn' | 'bind' = 'signIn') => {
    const { Url, BrowserKey } = (await visitor().call(calls.startWeChat, { Intent })).body.Data
    return { Url, BrowserKey, State: new URL(Url).searchParams.get('state')! }
  }
  const answer = (openId: string, { State, BrowserKey }: { State: string; BrowserKey: string }) =>
    visitor().call(calls.weChatLogin, { Code: weChat.scan(openId), State, BrowserKey })

  it('signs in who is bound; the first time one signs in once to bind', async () => {
    const begun = await start()
    expect(begun.Url).toMatch(
      /\/connect\/qrconnect\?appid=wx-test&redirect_uri=https%3A%2F%2Fjst.example%2FwxLogin&response_type=code&scope=snsapi_login/,
    )
    const unbound = await answer('o-1', begun)
    expect(unbound.body.Code).toBe('WECHAT_NOT_BOUND')
    const customer = await server.signIn('customer')
    const Ticket = ticketOf(unbound.body.Data)
    expect((await customer.call(calls.bindWeChat, { Ticket })).status).toBe(200)
    expect((await customer.call(calls.bindWeChat, { Ticket })).body.Code).toBe('TICKET_EXPIRED')
    const { body } = await answer('o-1', await start())
    expect((await server.client(body.Data.Token).call(calls.currentUser, {})).body.Data.Account).toBe('customer')
    expect((await server.client(body.Data.Token).call(calls.profile, {})).body.Data.WeChatTime).not.toBeNull()
  })

  it('refuses a state that was used, is too old or belongs to another browser, and a code that WeChat has seen', async () => {
    const begun = await start()
    await answer('o-2', begun)
    expect((await answer('o-2', begun)).body.Code).toBe('WECHAT_REFUSED')
    const mine = await start()
    expect((await answer('o-2', { State: mine.State, BrowserKey: (await start()).BrowserKey })).body.Code).toBe('WECHAT_REFUSED')
    const old = await start()
    clock += 11 * 60_000
    expect((await answer('o-2', old)).body.Code).toBe('WECHAT_REFUSED')
    const [one, two] = [await start(), await start()]
    const Code = weChat.scan('o-2')
    expect((await visitor().call(calls.weChatLogin, { Code, State: one.State, BrowserKey: one.BrowserKey })).body.Code).toBe(
      'WECHAT_NOT_BOUND',
    )
    expect((await visitor().call(calls.weChatLogin, { Code, State: two.State, BrowserKey: two.BrowserKey })).body.Code).toBe(
      'WECHAT_REFUSED',
    )
  })

  it('binds one WeChat to one account, never signs in when asked to bind, and unbinds with the password', async () => {
    const other = await server.signIn('customer2')
    const taken = await answer('o-1', await start('bind'))
    expect(taken.body.Code).toBe('WECHAT_NOT_BOUND')
    const { body } = await other.call(calls.bindWeChat, { Ticket: ticketOf(taken.body.Data) })
    expect(body).toMatchObject({ Code: 'ILLEGAL_TRANSITION', Message: '该微信已绑定其他账号，请先在原账号解除绑定' })
    const customer = await server.signIn('customer')
    expect((await customer.call(calls.unbindWeChat, { Password: 'wrong' })).body.Code).toBe('INVALID_INPUT')
    expect((await customer.call(calls.unbindWeChat, { Password: demoPassword })).status).toBe(200)
    expect((await answer('o-1', await start())).body.Code).toBe('WECHAT_NOT_BOUND')
  })
})

it('offers what is configured, and says so of what is not', async () => {
  expect((await visitor().call(calls.signInWays, {})).body.Data).toEqual({ Mobile: true, WeChat: true })
  const plain = await createTestServer({ config: { demo: false } })
  expect((await plain.client().call(calls.signInWays, {})).body.Data).toEqual({ Mobile: false, WeChat: false })
  expect((await plain.client().call(calls.startWeChat, { Intent: 'signIn' })).body).toMatchObject({
    Code: 'NOT_CONFIGURED',
    Message: '未配置微信开放平台，请使用其他方式登录',
  })
  expect((await plain.client().call(calls.demoMobileCode, { Mobile: '13810000000' })).status).toBe(404)
  expect((await plain.client().call(calls.sendMobileCode, { Mobile: '13810000000', Purpose: 'signIn' })).body.Code).toBe('NOT_CONFIGURED')
  await plain.close()
})

it('logs no password, code or secret', () => {
  expect(server.log().length).toBeGreaterThan(0)
  for (const secret of [demoPassword, 'wx-secret-of-test', 'Harbour#77', 'k'.repeat(40)]) expect(server.log()).not.toContain(secret)
})
