import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bookingCalls } from '@jst/contracts/booking'
import { cargoOrderList } from '@jst/contracts/cargo-orders'
import { freightRateCalls } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrationsFolder } from '../folders.ts'
import { migrate } from '../kernel/migrations/migrate.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { createFirstAdministrator } from '../modules/account/first-administrator.ts'
import { loadReference } from '../modules/master/index.ts'
import { StartupError } from '../startup-error.ts'
import { createTestDatabase, createTestServer, type TestDatabase } from '../testing/index.ts'
import { loadRows, readDump, type Dump } from '../testing/dump.ts'
import { demoAccounts, seedDemo, seedDemoAt } from './index.ts'

const landings = path.join(import.meta.dirname, '../testing/landings')
const files = readdirSync(landings)
const open: TestDatabase[] = []
afterAll(() => Promise.all(open.map((db) => db.drop())))

/** The database of the landing before, which has run the first migrations of the next one. */
let before: TestDatabase | undefined

/** A database as the program of that day left it without demo data. */
async function stored({ migrations }: Dump): Promise<TestDatabase> {
  const db = await createTestDatabase(before ? { copyOf: before } : { empty: true })
  open.push(db)
  const folder = mkdtempSync(path.join(tmpdir(), 'jst-migrations-'))
  for (const { name } of migrations) copyFileSync(path.join(migrationsFolder, name), path.join(folder, name))
  await migrate(db.address, folder)
  rmSync(folder, { recursive: true })
  await db.owner(async (owner) => {
    for (const { name, checksum } of migrations)
      await owner.query('update schema_migration set checksum = $2 where name = $1', [name, checksum])
  })
  return db
}

describe.each(files)('a data folder of %s', { timeout: 120_000 }, (file) => {
  const dump = readDump(path.join(landings, file))
  let bare: TestDatabase
  beforeAll(async () => {
    bare = await stored(dump)
    before = bare
  })

  it('with demo data starts, has every demo account, and answers', async () => {
    const db = await createTestDatabase({ copyOf: bare })
    open.push(db)
    await withOwner({ ...inject('cluster').superuser, database: db.address.database }, (superuser) => loadRows(superuser, dump))
    await migrate(db.address)
    await db.owner(loadReference)
    const leftOut = await seedDemoAt(db.address, new Date())
    expect(leftOut).toEqual([])
    const server = await createTestServer({ address: db.address })
    try {
      for (const account of demoAccounts) expect((await server.signIn(account)).token, account).not.toBe('')
      const [ops, pricing] = [await server.signIn('ops'), await server.signIn('pricing')]
      const totals = [
        (await ops.call(cargoOrderList, {})).body.Data.Total,
        (await ops.call(bookingCalls.list, {})).body.Data.Total,
        (await pricing.call(freightRateCalls.list, {})).body.Data.Total,
      ]
      expect(totals.every((total) => total > 0)).toBe(true)
      // a second start finds nothing to do
      expect(await db.owner((owner) => seedDemo(owner, new Date()))).toEqual([])
    } finally {
      await server.close()
    }
  })

  it('without demo data starts as well', async () => {
    const db = await createTestDatabase({ copyOf: bare })
    open.push(db)
    await migrate(db.address)
    expect((await db.owner(loadReference)).length).toBeGreaterThan(0)
  })
})

it('what somebody removed from the demo does not come back with the next start', async () => {
  const db = await createTestDatabase()
  open.push(db)
  const menus = `role_menu m using role r, menu n where r.id = m.role_id and n.id = m.menu_id and r.name = '操作员' and n.path = '/tdManage/siCheck'`
  await db.owner(async (owner) => {
    await owner.query(`update app_user set account = 'renamed' where account = 'peer'`)
    await owner.query(`delete from ${menus}`)
    await seedDemo(owner, new Date())
    expect(await owner.query(`select 1 from app_user where account = 'peer'`)).toEqual([])
    expect(await owner.query(`delete from ${menus} returning 1`)).toEqual([])
  })
})

it('a data folder that was started with DEMO=0 takes no demo data, and its owner reads how to start it as it is', async () => {
  const db = await createTestDatabase({ empty: true })
  open.push(db)
  await migrate(db.address)
  await db.owner(async (owner) => {
    await loadReference(owner)
    expect(await createFirstAdministrator(owner)).toBeDefined()
  })
  const users = () => db.owner((owner) => owner.query('select account from app_user'))
  const before = await users()
  const refusal = await db.owner((owner) => seedDemo(owner, new Date()).catch((error: unknown) => error))
  expect(refusal).toBeInstanceOf(StartupError)
  const { message } = refusal as StartupError
  // whoever runs npm start has set no DEMO=1 that could be taken away: it is the default
  for (const step of ['请设置 DEMO=0 后再启动', 'npm start 默认 DEMO=1', '.env', 'DATA_DIR']) expect(message).toContain(step)
  expect(message).not.toMatch(/(删除|去掉|移除|取消)\s*DEMO=1/)
  expect(await users()).toEqual(before)
})
