import * as calls from '@jst/contracts/account'
import type { NextStep } from '@jst/contracts/account'
import { register, sendRegisterCode } from '@jst/contracts/company'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/index.ts'
import { createTestServer, until, type TestServer } from '../../../testing/index.ts'
import { codeAt } from '../two-step/totp.ts'

let server: TestServer
let clock = Date.now()

beforeAll(async () => {
  server = await createTestServer({ now: () => new Date(clock) })
})
afterEach(async () => {
  clock = Date.now()
  await sql('delete from sign_in_failure')
  await sql('delete from mobile_code')
})
afterAll(() => server.close())

const sql = <Row>(text: string, values?: unknown[]) => server.db.owner((owner) => owner.query<Row>(text, values))
const from = (address: string) => ({ 'x-forwarded-for': address })
let addresses = 0
/** An address that nobody has come from. */
const unfamiliar = () => `198.51.${100 + Math.floor(addresses / 250)}.${1 + (addresses++ % 250)}`
const signIn = (Account: string, Password = demoPassword, address = unfamiliar()) =>
  server.client().call(calls.login, { Account, Password }, from(address))
const mobileOf = async (account: string) =>
  (await sql<{ mobile: string }>('select mobile from app_user where account = $1', [account]))[0]!.mobile
const sendCode = (Mobile: string, Purpose: 'signIn' | 'resetPassword' = 'signIn') =>
  server.client().call(calls.sendMobileCode, { Mobile, Purpose }, from(unfamiliar()))
const sentTo = async (Mobile: string) => (await server.client().call(calls.demoMobileCode, { Mobile })).body.Data?.Code ?? ''
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const waitOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => [status, headers['retry-after']]

/** Wrong passwords from an address each, so many at once. */
const guess = (account: string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, index) => signIn(account, `wrong ${index}`)))
const codesOf = (answers: Awaited<ReturnType<typeof guess>>) => Object.groupBy(answers, ({ body }) => body.Code ?? 'OK')

describe('the ceiling of an account', () => {
  it('lets five of 150 guesses from rotating addresses reach the password, whether or not the account exists', async () => {
    for (const account of ['sales', 'nobody-has-this']) {
      const { BAD_CREDENTIALS: checked, TOO_MANY_REQUESTS: refused } = codesOf(await guess(account, 150))
      expect([checked?.length, refused?.length]).toEqual([5, 145])
      expect(refused![0]!.body.Message).toBe('验证失败次数过多，为保护账号安全已暂时限制，请 30 秒后再试')
    }
  })

  it('refuses the right password too while it holds, and waits twice as long after each further failure, an hour at most', async () => {
    await guess('pricing', 5)
    for (const seconds of [30, 60, 120]) {
      expect(waitOf(await signIn('pricing'))).toEqual([429, String(seconds)])
      clock += seconds * 1_000
      expect((await signIn('pricing', 'wrong')).body.Code).toBe('BAD_CREDENTIALS')
    }
    for (let failure = 0; failure < 6; failure++) {
      clock += 3_600_000
      await signIn('pricing', 'wrong')
    }
    expect(waitOf(await signIn('pricing'))).toEqual([429, '3600'])
    clock += 3_600_000
    expect((await signIn('pricing')).status).toBe(200)
    expect((await signIn('pricing', 'wrong')).body.Code).toBe('BAD_CREDENTIALS')
  })

  it('does not hold addresses from which the owner has signed in, which have a ceiling each', async () => {
    const office = unfamiliar()
    expect((await signIn('ops', demoPassword, office)).status).toBe(200)
    await guess('ops', 20)
    expect((await signIn('ops', demoPassword, office)).status).toBe(200)
    for (let failure = 0; failure < 5; failure++) await signIn('ops', 'wrong', office)
    expect(waitOf(await signIn('ops', demoPassword, office))).toEqual([429, '30'])
    expect((await signIn('boss', demoPassword, office)).status).toBe(200)
  })

  it('is told to its owner once, with the way to lift it, which opens the account at once', async () => {
    const home = unfamiliar()
    const { Token } = (await signIn('customer', demoPassword, home)).body.Data
    const owner = server.client(Token)
    await guess('customer', 30)
    const warning = await until(async () => {
      const { Rows } = (await owner.call(messageSelfList, {})).body.Data
      const told = Rows.filter(({ Title }) => Title === '账号登录异常提醒')
      return told.length > 0 && told
    })
    expect(warning).toHaveLength(1)
    expect(warning[0]).toMatchObject({ Link: '/external/workbench/userSetting?Tab=security' })
    expect((await owner.call(calls.signInHold, {})).body.Data.HeldUntil).toBe(new Date(clock + 30_000).toISOString())
    expect((await owner.call(calls.liftSignInHold, {})).status).toBe(200)
    expect((await owner.call(calls.signInHold, {})).body.Data.HeldUntil).toBeNull()
    expect((await signIn('customer')).status).toBe(200)
  })

  it('is lifted by a password that its owner sets anew with a code sent to his mobile', async () => {
    await guess('provider', 8)
    const mobile = await mobileOf('provider')
    await sql('update app_user set mobile_verified_at = now() where account = $1', ['provider'])
    await sendCode(mobile, 'resetPassword')
    const input = { Mobile: mobile, Code: await sentTo(mobile), Password: 'Brand#new 2026' }
    expect((await server.client().call(calls.resetPassword, input, from(unfamiliar()))).status).toBe(200)
    expect((await signIn('provider', 'Brand#new 2026')).status).toBe(200)
  })

  it('keeps nobody waiting after the clock was set back, and forgets failures after a day', async () => {
    await guess('finance', 5)
    clock -= 3_600_000
    expect((await signIn('finance')).status).toBe(200)
    await guess('reviewer', 12)
    clock += 25 * 3_600_000
    expect((await signIn('reviewer', 'wrong')).body.Code).toBe('BAD_CREDENTIALS')
    expect((await signIn('reviewer')).status).toBe(200)
  })
})

it('an address that fails on many accounts is held, without holding the accounts or the people known there', async () => {
  const shared = unfamiliar()
  expect((await signIn('doc', demoPassword, shared)).status).toBe(200)
  for (let index = 0; index < 20; index++) await signIn(`nobody-${index}`, 'wrong', shared)
  expect(waitOf(await signIn('sales', demoPassword, shared))).toEqual([429, '30'])
  expect((await signIn('doc', demoPassword, shared)).status).toBe(200)
  expect((await signIn('sales')).status).toBe(200)
})

describe('the same ceiling', () => {
  it('holds codes sent to a mobile, over any number of codes', async () => {
    const mobile = await mobileOf('boss')
    const enter = (Code: string) => server.client().call(calls.mobileLogin, { Mobile: mobile, Code }, from(unfamiliar()))
    await sendCode(mobile)
    const first = await sentTo(mobile)
    for (let failure = 0; failure < 3; failure++) expect((await enter(wrongFor(first))).body.Code).toBe('BAD_CODE')
    clock += 61_000
    await sendCode(mobile)
    const second = await sentTo(mobile)
    for (let failure = 0; failure < 2; failure++) expect((await enter(wrongFor(second))).body.Code).toBe('BAD_CODE')
    expect(waitOf(await enter(second))).toEqual([429, '30'])
    expect((await signIn('boss')).status, 'the password is another proof').toBe(200)
  })

  it('holds codes of the second step, over any number of sign-ins whose password was right', async () => {
    const stepNow = () => Math.floor(clock / 30_000)
    const { Token } = (await signIn('customer2')).body.Data
    const owner = server.client(Token)
    const { Secret } = (await owner.call(calls.startTwoStep, { Password: demoPassword })).body.Data
    await owner.call(calls.confirmTwoStep, { Code: codeAt(Secret, stepNow()) })
    const second = async (Code: string) => {
      const { body } = await signIn('customer2')
      return server.client().call(calls.loginSecondStep, { Ticket: (body.Data as unknown as NextStep).Ticket, Code }, from(unfamiliar()))
    }
    const later = () => codeAt(Secret, stepNow() + 1)
    for (let failure = 0; failure < 5; failure++) expect((await second(wrongFor(later()))).body.Code).toBe('BAD_CODE')
    expect(waitOf(await second(later()))).toEqual([429, '30'])
    clock += 30_000
    expect((await second(later())).status).toBe(200)
  })
})

describe('who has an account is told to nobody', () => {
  const unknown = '13711112222'
  /** Everything that an answer says but its request id and the code itself. */
  const said = ({ status, body }: { status: number; body: object }) =>
    JSON.stringify({ status, ...body, RequestId: '' }).replaceAll(/"Code":"\d{6}"/g, '"Code":"digits"')

  it('by a code for registering or for a new password, by its outbox in a demo, or by a wrong code', async () => {
    const known = await mobileOf('doc')
    const password = 'Harbour#77 lights'
    const person = { Code: '000000', Name: '周宁', Password: password, Agreed: true as const }
    const acts = [
      (Mobile: string) => server.client().call(sendRegisterCode, { Mobile }, from(unfamiliar())),
      (Mobile: string) => server.client().call(register, { Mobile, ...person }, from(unfamiliar())),
      (Mobile: string) => sendCode(Mobile, 'resetPassword'),
      (Mobile: string) => server.client().call(calls.demoMobileCode, { Mobile }),
      (Mobile: string) => server.client().call(calls.resetPassword, { Mobile, Code: '000000', Password: password }, from(unfamiliar())),
      (Mobile: string) => server.client().call(calls.mobileLogin, { Mobile, Code: '000000' }, from(unfamiliar())),
    ]
    for (const act of acts) {
      expect(said(await act(unknown))).toBe(said(await act(known)))
      clock += 61_000
    }
  })
})
