import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { createDatabase, type Database } from '../../kernel/database/database.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts'

let db: TestDatabase
let database: Database
const ids: Record<string, number> = {}

/** An actor with no rights at all: whatever is kept apart here, the database keeps apart by itself. */
const as = (name: string, companyKind: EmployeeActor['companyKind']) =>
  database.tenant({ employeeId: 1, companyId: ids[name], companyKind } as EmployeeActor)
const [haina, tongle, operator] = [
  () => as('宁波海纳国际贸易有限公司', 'customer'),
  () => as('义乌市同乐日用品有限公司', 'customer'),
  () => as('上海海捷国际货运代理有限公司', 'operator'),
]

beforeAll(async () => {
  db = await createTestDatabase()
  database = createDatabase({ connections: 2 })
  database.open(db.address)
  for (const { id, name } of await database.system().query<{ id: number; name: string }>('select id, name from company')) ids[name] = id
  await db.owner((owner) =>
    owner.query(
      `insert into company_finance (company_id, bank_account) select id, '6222 0000 ' || id from company where kind <> 'platform'`,
    ),
  )
  await db.owner((owner) =>
    owner.query(`insert into company_version (company_id, editor_name, changes) select id, '某人', '[]' from company`),
  )
})
afterAll(async () => {
  await database.close()
  await db.drop()
})

const count = async (eyes: ReturnType<typeof haina>, from: string) =>
  (await eyes.query<{ n: number }>(`select count(*) as n from ${from}`))[0]!.n

it('a company sees no other company: neither its operator, nor a fellow customer', async () => {
  const seen = await haina().query<{ name: string }>('select name from company')
  expect(seen).toEqual([{ name: '宁波海纳国际贸易有限公司' }])
  expect(await count(operator(), `company where kind = 'customer'`)).toBeGreaterThan(3)
})

it('bank and invoice data is seen by the company alone, not by the operator that serves it', async () => {
  for (const eyes of [haina(), tongle(), operator()]) expect(await count(eyes, 'company_finance')).toBe(1)
  expect(await count(as('海运货代协同平台', 'platform'), 'company_finance')).toBe(0)
  const moved = haina().tx((tx) =>
    tx.query('update company_finance set bank_account = $1 where company_id = $2 returning 1', ['x', ids['义乌市同乐日用品有限公司']]),
  )
  expect(await moved).toEqual([])
})

it('an application is seen by who decides about it and by the company that came of it; a draft by neither', async () => {
  expect(await count(operator(), `company_application where state = 'DRAFT'`)).toBe(0)
  expect(await count(operator(), `company_application where kind = 'operator'`)).toBe(0)
  expect(await count(operator(), 'company_application')).toBeGreaterThan(4)
  expect(await haina().query('select name from company_application')).toEqual([{ name: '宁波海纳国际贸易有限公司' }])
  expect(await count(haina(), 'company_application_event')).toBe(2)
})

it('wishes to belong, departments and the story of the record stay in the company', async () => {
  expect(await count(haina(), 'company_bind')).toBe(1)
  // the operator has a wish of its own to answer
  expect(await operator().query('select person_name from company_bind')).toEqual([{ person_name: '董一' }])
  for (const eyes of [tongle(), as('海运货代协同平台', 'platform')]) expect(await count(eyes, 'company_bind')).toBe(0)
  expect(await count(tongle(), 'department')).toBe(0)
  expect(await count(tongle(), 'company_version')).toBe(1)
})

it('a department stands under one of its own company, whatever the code does', async () => {
  const [foreign] = await database
    .system()
    .query<{ id: number }>('select id from department where company_id = $1 limit 1', [ids['宁波海纳国际贸易有限公司']])
  const under = tongle().tx((tx) =>
    tx.query('insert into department (company_id, parent_id, name) values ($1, $2, $3)', [
      ids['义乌市同乐日用品有限公司'],
      foreign!.id,
      'x',
    ]),
  )
  await expect(under).rejects.toMatchObject({ code: '23503' })
})
