import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PgAddress } from '../kernel/database/address.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { readyDataFolder, until } from '../testing/index.ts'
import { backUp, restore, startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts'

const dataDir = readyDataFolder()
const root = mkdtempSync(path.join(tmpdir(), 'jst-backup-'))
chmodSync(root, 0o755) // as root without namespaces the database runs as nobody
let database: EmbeddedPostgres

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir })
  await run(
    database.address,
    'create table pair (side text, n int, filler text default repeat(md5(random()::text), 20), primary key (side, n))',
  )
  mkdirSync(path.join(dataDir, 'files/ab'), { recursive: true })
  writeFileSync(path.join(dataDir, 'files/ab/abc'), 'bytes')
  writeFileSync(path.join(dataDir, 'secret.key'), 'key')
  writeFileSync(path.join(root, '.env'), 'DEMO=1')
})
afterAll(async () => {
  await database.stop()
  for (const folder of [dataDir, root]) rmSync(folder, { recursive: true, force: true })
})

const run = <Row>(address: PgAddress, sql: string) => withOwner(address, (owner) => owner.query<Row>(sql))

/** Starts a restored folder and answers with what it holds; fails when an index does not fit its table. */
async function look(folder: string): Promise<{ rows: number; highest: number; halves: number }> {
  const restored = await startEmbeddedPostgres({ dataDir: folder })
  try {
    await run(restored.address, 'create extension amcheck')
    await run(
      restored.address,
      `select bt_index_check(c.oid, true) from pg_class c join pg_index i on i.indexrelid = c.oid join pg_am a on a.oid = c.relam
        where a.amname = 'btree' and c.relpersistence = 'p' and c.relkind = 'i'`,
    )
    const [found] = await run<{ rows: number; highest: number; halves: number }>(
      restored.address,
      `select count(*) filter (where side = 'a') as rows, coalesce(max(n), 0) as highest,
         (select count(*) from pair x where not exists (select from pair y where y.n = x.n and y.side <> x.side)) as halves from pair`,
    )
    return found!
  } finally {
    await restored.stop()
  }
}

it('a backup of a running server, made while it writes, holds every row that was stored before and no half of a transaction', async () => {
  let stored = 0
  const writes = new AbortController()
  const writer = withOwner(database.address, async (owner) => {
    while (!writes.signal.aborted) {
      const n = stored + 1
      await owner.tx(async (tx) => {
        await tx.query(`insert into pair (side, n) values ('a', $1)`, [n])
        await tx.query(`update pair set filler = repeat(md5($1::text), 20) where n > $1 - 50`, [n])
        await tx.query(`insert into pair (side, n) values ('b', $1)`, [n])
      })
      stored = n
      // checkpoints and full log segments while files are copied
      if (n % 100 === 0) await owner.query('select pg_switch_wal()')
      if (n % 250 === 0) await owner.query('checkpoint')
    }
  })
  const to = path.join(root, 'running')
  await until(() => stored > 100)
  const before = stored
  await backUp({ dataDir, to, envFile: path.join(root, '.env') })
  const after = stored
  writes.abort()
  await writer
  expect(after).toBeGreaterThan(before)

  const folder = path.join(root, 'restored-running')
  await restore(to, folder)
  const found = await look(folder)
  expect(found).toEqual({ rows: found.highest, highest: found.highest, halves: 0 })
  expect(found.highest).toBeGreaterThanOrEqual(before)
  expect(found.highest).toBeLessThanOrEqual(after + 1)
  expect(readFileSync(path.join(folder, 'files/ab/abc'), 'utf8')).toBe('bytes')
  expect(readFileSync(path.join(folder, 'secret.key'), 'utf8')).toBe('key')
  expect(readFileSync(path.join(to, '.env'), 'utf8')).toBe('DEMO=1')
  if (process.platform !== 'win32') expect(statSync(to).mode & 0o077).toBe(0)
})

it('a backup of a stopped server is the same, and leaves it stopped', async () => {
  const [{ count } = { count: 0 }] = await run<{ count: number }>(database.address, `select count(*) as count from pair where side = 'a'`)
  await database.stop()
  await backUp({ dataDir, to: path.join(root, 'stopped') })
  expect(existsSync(path.join(dataDir, 'pg/postmaster.pid'))).toBe(false)
  database = await startEmbeddedPostgres({ dataDir })
  await restore(path.join(root, 'stopped'), path.join(root, 'restored-stopped'))
  expect(await look(path.join(root, 'restored-stopped'))).toEqual({ rows: count, highest: count, halves: 0 })
})

it('with DATABASE_URL the files and the key alone are copied', async () => {
  await backUp({ dataDir, to: path.join(root, 'external'), withoutDatabase: true })
  expect(existsSync(path.join(root, 'external/data/files/ab/abc'))).toBe(true)
  expect(existsSync(path.join(root, 'external/data/pg'))).toBe(false)
})

it('nothing is overwritten, and a backup that was cut short is not restored', async () => {
  await expect(backUp({ dataDir, to: path.join(root, 'running') })).rejects.toThrow('不是空的，请先移走其中的内容')
  await expect(restore(path.join(root, 'running'), dataDir)).rejects.toThrow(`数据目录 ${dataDir} 不是空的`)
  await expect(backUp({ dataDir: path.join(root, 'none'), to: path.join(root, 'x') })).rejects.toThrow('不存在，请检查 DATA_DIR')
  rmSync(path.join(root, 'stopped/backup.json'))
  await expect(restore(path.join(root, 'stopped'), path.join(root, 'y'))).rejects.toThrow('不是完整的备份')
})
