import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts'
import type { EmployeeActor } from '../access/actor.ts'
import { createDatabase, type Database } from './database.ts'
import { clientConfig } from './pg-client.ts'

let db: TestDatabase
let database: Database
const companies: Record<string, number> = {}

/** An actor with no rights at all: whatever is kept apart here, the database keeps apart by itself. */
const actorOf = (code: string, companyKind: EmployeeActor['companyKind']) =>
  ({ employeeId: 1, companyId: companies[code], companyKind }) as EmployeeActor
const [yf, hz, hj] = [() => actorOf('YFJCK', 'customer'), () => actorOf('HZJD', 'customer'), () => actorOf('HJGJ', 'operator')]

beforeAll(async () => {
  db = await createTestDatabase()
  database = createDatabase({ connections: 2 })
  database.open(db.address)
  for (const { id, code } of await database.system().query<{ id: number; code: string }>('select id, code from company'))
    companies[code] = id
  await db.owner((owner) =>
    owner.query(`delete from message; insert into message (company_id, operator_id, recipient_id, kind, title, description)
      select e.company_id, e.operator_id, e.id, 'system', c.code, '' from employee e join company c on c.id = e.company_id
      where c.code in ('YFJCK', 'HZJD', 'HJGJ')`),
  )
})
afterAll(async () => {
  await database.close()
  await db.drop()
})

const titlesOf = async (actor: EmployeeActor) =>
  new Set((await database.tenant(actor).query<{ title: string }>('select title from message')).map((row) => row.title))

describe('row-level security, with no check of the application in the way', () => {
  it('shows a customer its own rows, and an operator also those of the companies it serves', async () => {
    expect(await titlesOf(yf())).toEqual(new Set(['YFJCK']))
    expect(await titlesOf(hz())).toEqual(new Set(['HZJD']))
    expect(await titlesOf(hj())).toEqual(new Set(['HJGJ', 'YFJCK', 'HZJD']))
  })

  it('keeps companies apart when connections are handed from one to the other in any order', async () => {
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => [index % 2, [...(await titlesOf(index % 2 ? yf() : hz()))]] as const),
    )
    for (const [odd, titles] of seen) expect(titles).toEqual([odd ? 'YFJCK' : 'HZJD'])
  })

  it('lets nobody change, add or delete a foreign row', async () => {
    const touched = await database
      .tenant(yf())
      .tx(async (tx) => [
        ...(await tx.query(`update message set title = 'stolen' where company_id = $1 returning id`, [companies.HZJD])),
        ...(await tx.query('delete from message where company_id = $1 returning id', [companies.HZJD])),
      ])
    expect(touched).toEqual([])
    const smuggle = database
      .tenant(yf())
      .tx((tx) =>
        tx.query(`insert into message (company_id, recipient_id, kind, title, description) values ($1, 1, 'system', 'x', '')`, [
          companies.HZJD,
        ]),
      )
    await expect(smuggle).rejects.toThrow('row-level security')
    const moved = database.tenant(yf()).tx((tx) => tx.query('update message set company_id = $1, operator_id = null', [companies.HZJD]))
    await expect(moved).rejects.toThrow('row-level security')
  })

  it('shows no password hash, no session and no login record to any company', async () => {
    const db = database.tenant(hj())
    for (const table of ['app_user', 'session', 'login_log', 'idempotency_key'])
      expect(await db.query(`select * from ${table}`)).toEqual([])
  })

  it('shows nothing at all to a connection without a context', async () => {
    const client = new Client(clientConfig(db.address))
    await client.connect()
    for (const table of ['message', 'company', 'employee', 'app_user', 'audit_log'])
      expect((await client.query(`select * from ${table}`)).rows).toEqual([])
    await client.end()
  })

  it('switches to the system inside a transaction for one statement only', async () => {
    const seen = await database.tenant(yf()).tx(async (tx) => {
      const [before, all, after] = await Promise.all([
        tx.query('select distinct company_id from message'),
        tx.system.query('select distinct company_id from message'),
        tx.query('select distinct company_id from message'),
      ])
      return [before.length, all.length, after.length]
    })
    expect(seen).toEqual([1, 3, 1])
  })
})

describe('the database outside transactions', () => {
  it('is read-only', async () => {
    await expect(database.system().query(`update company set name = 'x'`)).rejects.toThrow('read-only')
  })

  it('never lets the audit log be changed', async () => {
    await database.system().tx((tx) => tx.query(`insert into audit_log (action, entity, request_id) values ('test', 'test', 'r')`))
    await expect(database.system().tx((tx) => tx.query(`update audit_log set action = 'x'`))).rejects.toThrow('permission denied')
    await expect(database.system().tx((tx) => tx.query('delete from audit_log'))).rejects.toThrow('permission denied')
  })
})

describe('a transaction', () => {
  it('is lost as a whole when one of its statements failed, even if the caller looked away', async () => {
    const work = database.system().tx(async (tx) => {
      await tx.query(`insert into company (code, name, kind) values ('LOST', 'x', 'operator')`)
      await tx.query('select 1 / 0').catch(() => {})
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await database.system().query(`select 1 from company where code = 'LOST'`)).toEqual([])
  })

  it('runs again after a deadlock', async () => {
    let runs = 0
    const lock = (first: number, second: number, meet: Promise<unknown>, met: () => void) =>
      database.system().tx(async (tx) => {
        runs++
        await tx.query('select pg_advisory_xact_lock($1)', [first])
        met()
        await meet
        await tx.query('select pg_advisory_xact_lock($1)', [second])
      })
    const gate = () => {
      let open = () => {}
      const passed = new Promise<void>((resolve) => (open = resolve))
      return { open, passed }
    }
    const [a, b] = [gate(), gate()]
    await Promise.all([lock(1, 2, b.passed, a.open), lock(2, 1, a.passed, b.open)])
    expect(runs).toBe(3)
  })
})
