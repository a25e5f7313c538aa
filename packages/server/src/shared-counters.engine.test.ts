// Two server processes that count together, one of which has a clock that is an hour off.
import * as calls from '@jst/contracts/account'
import { demoPassword } from './demo/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientAt, startPair, type Pair } from './testing/pair.ts'

const hour = 3_600_000
const callsPerMinute = 60

describe.each([hour, -hour])('two server processes, the clock of one %i ms ahead', (aheadMs) => {
  let pair: Pair
  beforeAll(async () => {
    pair = await startPair({ bus: 'Redis', aheadMs, settings: { RATE_LIMIT: String(callsPerMinute) } })
  }, 300_000)
  afterAll(() => pair.end())

  let addresses = 0
  /** Nobody has come from there, so that only what is counted over all addresses holds. */
  const unfamiliar = () => ({ 'x-forwarded-for': `198.51.100.${++addresses}` })
  const at = (turn: number, token = '') => clientAt(pair.nodes[turn % 2]!, token)
  const signIn = async (turn: number, Account: string, Password = demoPassword) =>
    (await at(turn).call(calls.login, { Account, Password }, unfamiliar())).body
  const sql = <Row>(text: string, values: unknown[] = []) => pair.db.owner((owner) => owner.query<Row>(text, values))

  it('its clock is off', () => {
    const [one, other] = pair.nodes
    expect(Math.abs(other.aheadMs - one.aheadMs - aheadMs)).toBeLessThan(60_000)
  })

  it('a limit is one limit, whichever of them is called', async () => {
    const { Token } = (await signIn(0, 'sales')).Data
    const call = (turn: number) => at(turn, Token).call(calls.currentUser, {})
    const answers: Awaited<ReturnType<typeof call>>[] = []
    // ten at a time: a machine that is busy with a hundred lets Redis wait, and the processes then rightly count alone
    for (let turn = 0; turn < 100; turn += 10)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, one) => call(turn + one)))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(callsPerMinute)
    for (const { status, headers } of answers.filter((answer) => answer.status !== 200))
      expect([status, Number(headers['retry-after']) <= 60]).toEqual([429, true])
  })

  it('the ceiling of an account holds at both, however tries go from one to the other', async () => {
    const codes: unknown[] = []
    for (let turn = 0; turn < 12; turn++) codes.push((await signIn(turn, 'pricing', 'wrong')).Code)
    expect(codes).toEqual([...Array<string>(5).fill('BAD_CREDENTIALS'), ...Array<string>(7).fill('TOO_MANY_REQUESTS')])
    expect([(await signIn(0, 'pricing')).Code, (await signIn(1, 'pricing')).Code]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
  })

  it('a session lasts as long, whichever opened it, and is good at both', async () => {
    for (const turn of [0, 1]) {
      const { Token } = (await signIn(turn, 'doc')).Data
      expect((await at(turn + 1, Token).call(calls.currentUser, {})).status).toBe(200)
      const [row] = await sql<{ hours: number }>(
        `select extract(epoch from max(expires_at) - clock_timestamp())::float8 / 3600 as hours from session where ended_at is null
           and user_id = (select id from app_user where account = 'doc')`,
      )
      expect(row!.hours).toBeCloseTo(12, 1)
    }
  })

  it('a code that one sent is good at the other, and no second one is sent within a minute', async () => {
    const [owner] = await sql<{ mobile: string }>(`update app_user set mobile_verified_at = now() where account = 'boss' returning mobile`)
    for (const turn of [0, 1]) {
      await sql('delete from mobile_code')
      const input = { Mobile: owner!.mobile, Purpose: 'signIn' as const }
      expect((await at(turn).call(calls.sendMobileCode, input, unfamiliar())).status).toBe(200)
      expect((await at(turn + 1).call(calls.sendMobileCode, input, unfamiliar())).body.Code).toBe('TOO_MANY_REQUESTS')
      const { Code } = (await at(turn).call(calls.demoMobileCode, { Mobile: owner!.mobile }, unfamiliar())).body.Data!
      const used = await at(turn + 1).call(calls.mobileLogin, { Mobile: owner!.mobile, Code }, unfamiliar())
      expect(used.body.Data?.Token).toEqual(expect.any(String))
    }
  })

  it('what both write down has the time of the database', async () => {
    await sql('delete from login_log')
    await signIn(0, 'doc')
    await signIn(1, 'ops')
    const off = await sql<{ seconds: number }>(`select abs(extract(epoch from clock_timestamp() - at))::float8 as seconds from login_log`)
    expect(off).toHaveLength(2)
    for (const { seconds } of off) expect(seconds).toBeLessThan(30)
  })
})
