// Calls through PgBouncer, which gives every transaction another connection.
import { cargoOrderList } from '@jst/contracts/cargo-orders'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPgBouncer, type Engine } from './testing/engines.ts'
import { sendNotice } from './documents/notices/index.ts'
import { connectLive, createTestDatabase, createTestServer, until, type TestDatabase } from './testing/index.ts'
import type { EmployeeActor } from './kernel/access/actor.ts'
import { createDatabase, type Database } from './kernel/database/database.ts'

let db: TestDatabase
let pooler: Engine
let database: Database
beforeAll(async () => {
  db = await createTestDatabase()
  pooler = await startPgBouncer(db.address)
  database = createDatabase({ connections: 20, pooled: true })
  database.open(throughPooler())
})
afterAll(async () => {
  await database.close()
  await pooler.stop()
  await db.drop()
})

const throughPooler = () => ({ host: '127.0.0.1', port: pooler.port, user: db.address.user!, database: db.address.database! })
const companies = () =>
  db.owner((owner) =>
    owner.query<{ id: number; kind: EmployeeActor['companyKind'] }>(`select id, kind from company where kind <> 'platform' order by id`),
  )
const actorOf = ({ id, kind }: { id: number; kind: EmployeeActor['companyKind'] }) =>
  ({ employeeId: 1, companyId: id, companyKind: kind, dataScope: 'company' }) as EmployeeActor

it('reads and transactions of many companies at once see their own rows alone', async () => {
  const all = await companies()
  const rounds = Array.from({ length: 150 }, (_, index) => all[index % all.length]!)
  const seen = await Promise.all(
    rounds.map(async (company, index) => {
      const tenant = database.tenant(actorOf(company))
      const own = `select current_setting('app.company_id') as id, current_setting('role') as role`
      const [row] = await (index % 3 === 0
        ? tenant.tx((tx) => tx.query<{ id: string; role: string }>(own))
        : tenant.query<{ id: string; role: string }>(own))
      return [row!.id, row!.role]
    }),
  )
  expect(seen).toEqual(rounds.map(({ id }) => [String(id), 'jst_app']))
})

it('nothing is left on a connection for the next transaction', async () => {
  const [company] = await companies()
  await Promise.all(Array.from({ length: 30 }, () => database.tenant(actorOf(company!)).query('select 1')))
  const next = new Client({ ...throughPooler(), ssl: false })
  await next.connect()
  const { rows } = await next.query<{ company: string; role: string }>(
    `select current_setting('app.company_id', true) as company, current_setting('role') as role`,
  )
  await next.end()
  expect(rows).toEqual([{ company: '', role: 'none' }])
})

it('people work through it, and hear of changes past it', async () => {
  const { host, port, user, database: name } = throughPooler()
  const config = { databaseUrl: `postgres://${user}@${host}:${port}/${name}`, databaseDirectUrl: 'postgres://past-it' }
  const server = await createTestServer({ address: db.address, config })
  try {
    const [boss, customer] = [await server.signIn('boss'), await server.signIn('customer')]
    const [own, theirs] = await Promise.all([boss.call(cargoOrderList, {}), customer.call(cargoOrderList, {})])
    expect([own.status, theirs.status, own.body.Data.Total > theirs.body.Data.Total, theirs.body.Data.Total > 0]).toEqual([
      200,
      200,
      true,
      true,
    ])
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    const live = await connectLive(await server.listen(), customer.token)
    const [row] = await db.owner((owner) =>
      owner.query<{ id: number }>(`select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'customer'`),
    )
    const notice = { audience: 'open', title: '船期延误', description: '', kind: 'system', link: '', senderId: null } as const
    await server.database.system().tx((tx) => sendNotice(tx, { ...notice, recipients: [row!.id] }))
    await until(() => live.frames.some(({ type }) => type === 'message/send'))
    live.socket.close()
  } finally {
    await server.close()
  }
})

it('outside a transaction nothing is written, and an error leaves the connection usable', async () => {
  const write = database.system().query('delete from write_probe')
  await expect(write).rejects.toThrow('read-only transaction')
  await expect(database.system().query('select 1 / 0')).rejects.toThrow('division by zero')
  const many = await database.system().many([['select 1 as a'], ['select 2 as b']])
  expect(many).toEqual([[{ a: 1 }], [{ b: 2 }]])
})
