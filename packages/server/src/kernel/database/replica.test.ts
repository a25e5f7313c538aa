import { bookingCalls } from '@jst/contracts/booking'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startProxy, endOf, type Proxy } from '../../testing/proxy.ts'
import { startStreaming, type Streaming } from '../../testing/standby.ts'
import { createTestServer, until } from '../../testing/index.ts'
import type { EmployeeActor } from '../access/actor.ts'
import { createDatabase, type Database } from './database.ts'
import { figuresOf } from '../telemetry/figures.ts'

/** On a busy machine a standby that nothing is wrong with may be behind for some time. */
const limits = { behindMs: 2_000, answerMs: 500, restMs: 20 }
let streaming: Streaming
let way: Proxy
beforeAll(async () => {
  streaming = await startStreaming()
  way = await startProxy(endOf(streaming.standby))
  await streaming.ask('primary', 'create table note (n int); grant select, insert on note to jst_app')
})
afterAll(async () => {
  await way.close()
  await streaming.end()
})

const operator = { employeeId: 1, companyId: 2, companyKind: 'operator', dataScope: 'company' } as unknown as EmployeeActor
const highest = async (db: Pick<ReturnType<Database['reader']>, 'query'>) =>
  (await db.query<{ n: number | null }>('select max(n) as n from note'))[0]!.n ?? 0

describe.each([{ pooled: false }, { pooled: true }])('a replica, connections pooled by transaction: $pooled', ({ pooled }) => {
  let one: Database
  let other: Database
  const said: string[] = []
  const open = () => {
    const database = createDatabase({ connections: 4, pooled, replicaLimits: limits, log: (error) => said.push(error.message) })
    const { user, database: name } = streaming.standby
    database.open(streaming.primary, { host: '127.0.0.1', port: way.port, user: user!, database: name! })
    return database
  }
  const answers = () => until(() => one.replica()?.up && other.replica()?.up)
  beforeAll(() => {
    one = open()
    other = open()
  })
  beforeEach(answers)
  afterAll(() => Promise.all([one.close(), other.close()]))

  const write = (database: Database, n: number) => database.system().tx((tx) => tx.query('insert into note values ($1)', [n]))

  it('answers with all that was committed before, by this process or another one', async () => {
    const before = other.replica()!.answered
    let n = await highest(one.system())
    for (let round = 0; round < 100; round++) {
      await write(round % 2 === 0 ? one : other, ++n)
      expect(await highest(other.reader(operator))).toBe(n)
    }
    expect(other.replica()!.answered - before).toBeGreaterThan(90)
  })

  it('many at once see what each of them wrote', async () => {
    const first = (await highest(one.system())) + 1
    const seen = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await write(one, first + index)
        const rows = await other.reader(operator).query('select from note where n = $1', [first + index])
        return rows.length
      }),
    )
    expect(seen).toEqual(Array(40).fill(1))
  })

  it('looks through the eyes of its caller', async () => {
    const eyes = `select current_setting('app.company_id') as company, current_setting('role') as role, pg_is_in_recovery() as standby`
    const [reads, writes] = [await other.reader(operator).query(eyes), await other.reader(operator).tx((tx) => tx.query(eyes))]
    expect(reads).toEqual([{ company: '2', role: 'jst_app', standby: true }])
    expect(writes).toEqual([{ company: '2', role: 'jst_app', standby: false }])
  })

  it('that lags is left alone until it has caught up', async () => {
    await streaming.ask('standby', 'select pg_wal_replay_pause()')
    const n = (await highest(one.system())) + 1
    await write(one, n)
    expect(await highest(other.reader(operator))).toBe(n)
    expect(other.replica()!.up).toBe(false)
    await streaming.ask('standby', 'select pg_wal_replay_resume()')
    await answers()
    expect(said).toContain('the replica rests, the primary answers all reads: it is behind the primary')
  })

  it.each(['silence', 'cut'] as const)('that is gone (%s) costs no read', async (fault) => {
    way[fault]()
    try {
      const n = await highest(one.system())
      const reads = await Promise.all(Array.from({ length: 12 }, () => highest(other.reader(operator))))
      expect(reads).toEqual(Array(12).fill(n))
      expect(other.replica()!.up).toBe(false)
    } finally {
      way.mend()
    }
    await answers()
  })

  it('a statement that took too long is not put to the primary as well', async () => {
    const before = other.replica()!.passedOn
    const onStandby = `do $$ begin if pg_is_in_recovery() then raise 'too long' using errcode = 'query_canceled'; end if; end $$`
    await expect(other.reader(operator).query(onStandby)).rejects.toMatchObject({ code: '57014' })
    expect(other.replica()).toMatchObject({ up: true, passedOn: before })
  })

  it('an error of a statement is that of the primary, and the replica goes on', async () => {
    await expect(other.reader(operator).query('select 1 / 0')).rejects.toThrow('division by zero')
    // messages to other processes lie in a table that a standby does not have
    expect(await other.reader(operator).query('select count(*) as count from bus_message')).toEqual([
      { count: expect.any(Number) as number },
    ])
    expect(other.replica()!.up).toBe(true)
  })
})

it('lists and exports of a server are answered by the replica, single records by the primary', async () => {
  const addressOf = ({ host, port, user }: Streaming['primary']) =>
    `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host!)}&port=${port}`
  const config = { databaseUrl: addressOf(streaming.primary), databaseReadUrl: addressOf(streaming.standby) }
  const server = await createTestServer({ address: streaming.primary, config })
  try {
    await until(() => server.database.replica()?.up)
    const ops = await server.signIn('ops')
    const answered = () => server.database.replica()!.answered
    /** Figures of the replica for a call; on a busy machine it may lag behind once. */
    const doneFor = (call: () => Promise<unknown>) =>
      until(async () => {
        if (!server.database.replica()!.up) return false
        const before = answered()
        await call()
        return answered() - before
      })
    const { list, get, export: file } = bookingCalls
    expect(await doneFor(() => ops.call(list, {}))).toBeGreaterThan(0)
    const { url, headers } = { url: file.path, headers: { authorization: `Bearer ${ops.token}` } }
    expect(await doneFor(() => server.app.inject({ url, headers, query: { Format: 'csv' } }))).toBeGreaterThan(0)
    const { body } = await ops.call(list, {})
    const before = answered()
    expect((await ops.call(get, { Id: body.Data.Rows[0]!.Id })).status).toBe(200)
    expect(answered()).toBe(before)
    const told = { database: server.database, bus: { isUp: () => true }, dataDir: '.', sockets: () => 0, isReady: () => true }
    expect(await figuresOf(told).read()).toMatchObject({
      ready: 1,
      replica_up: Number(server.database.replica()!.up),
      replica_reads: answered(),
    })
  } finally {
    await server.close()
  }
})
