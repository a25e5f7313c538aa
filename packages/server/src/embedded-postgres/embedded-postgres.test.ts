import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PgAddress } from '../kernel/database/address.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { until } from '../testing/index.ts'
import { startEmbeddedPostgres } from './index.ts'
import { processExists } from './process.ts'

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'jst-pg-'))
  chmodSync(folder, 0o755) // as root without namespaces the database runs as nobody
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const run = <Row>(address: PgAddress, sql: string) => withOwner(address, (owner) => owner.query<Row>(sql))
const notes = (address: PgAddress) => run<{ text: string }>(address, 'select text from note order by text')

/** A process that starts the database in the folder, writes one row and stays. */
async function startElsewhere(folder: string, env: Record<string, string>): Promise<{ child: ChildProcess; postgres: number }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@jst/source', fileURLToPath(new URL('../testing/database-holder.ts', import.meta.url)), folder],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const postgres = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())))
    child.once('exit', () => reject(new Error('the holder ended early')))
  })
  return { child, postgres }
}

let folder = ''
beforeAll(async () => {
  folder = newFolder()
  const first = await startEmbeddedPostgres({ dataDir: folder })
  await run(first.address, `create table note (text text)`)
  await first.stop()
})

describe('one data folder', () => {
  it('keeps its data over a restart, durably', async () => {
    const first = await startEmbeddedPostgres({ dataDir: folder })
    await run(first.address, `insert into note values ('kept')`)
    await first.stop()
    const second = await startEmbeddedPostgres({ dataDir: folder })
    expect(await notes(second.address)).toEqual([{ text: 'kept' }])
    expect(await run(second.address, `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages`)).toEqual([
      { fsync: 'on', pages: 'on' },
    ])
    expect(await run(second.address, `select name from (values ('上海'), ('宁波'), ('北京')) as city (name) order by name`)).toEqual([
      { name: '北京' },
      { name: '宁波' },
      { name: '上海' },
    ])
    await second.stop()
  })

  it.skipIf(process.platform === 'win32')('is opened from a backup that others could look into, which is closed', async () => {
    chmodSync(path.join(folder, 'pg'), 0o755)
    const restored = await startEmbeddedPostgres({ dataDir: folder })
    expect(await notes(restored.address)).toContainEqual({ text: 'kept' })
    expect(statSync(path.join(folder, 'pg')).mode & 0o777).toBe(0o700)
    await restored.stop()
  })

  it('is refused to a second server, with its process number and the folder', async () => {
    const first = await startEmbeddedPostgres({ dataDir: folder })
    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
      `数据目录 ${folder} 正被另一个服务进程使用（进程号 ${process.pid}`,
    )
    await first.stop()
  })

  it('is taken over from a server that is dead, whoever has its process number now', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    for (const pid of [dead, process.pid]) {
      writeFileSync(path.join(folder, 'server.lock'), JSON.stringify({ pid, born: 'another boot', since: '2026-01-01' }))
      const taken = await startEmbeddedPostgres({ dataDir: folder })
      expect(JSON.parse(readFileSync(path.join(folder, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
      await taken.stop()
    }
  })

  it('is opened again when the database process is killed', async () => {
    const database = await startEmbeddedPostgres({ dataDir: folder })
    await run(database.address, `insert into note values ('written before the kill')`)
    process.kill(database.pid()!, 'SIGKILL')
    const rows = await until(() => notes(database.address).catch(() => undefined), 15_000)
    expect(rows).toContainEqual({ text: 'written before the kill' })
    await database.stop()
  })

  it('is not opened by another major version, nor after an external database without being told', async () => {
    const engine = path.join(folder, 'engine.json')
    const mine = readFileSync(engine, 'utf8')
    expect(JSON.parse(mine)).toMatchObject({ kind: 'embedded-postgres', major: 18 })
    writeFileSync(engine, JSON.stringify({ kind: 'external' }))
    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow('DATABASE_URL')
    writeFileSync(engine, mine)
    writeFileSync(path.join(folder, 'pg/PG_VERSION'), '17\n')
    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow('由 PostgreSQL 17 建立')
    writeFileSync(path.join(folder, 'pg/PG_VERSION'), '18\n')
  })
})

describe('a server killed without warning', () => {
  it.runIf(process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0)('takes its database with it', async () => {
    const { child, postgres } = await startElsewhere(folder, process.env as Record<string, string>)
    child.kill('SIGKILL')
    await until(() => !processExists(postgres), 10_000)
  })

  it('may leave the database behind: the next start stops it and keeps the data', async () => {
    // without setpriv and unshare in reach the database is not tied to its server
    const { child, postgres } = await startElsewhere(folder, { PATH: '' })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    expect(processExists(postgres)).toBe(true)
    const next = await startEmbeddedPostgres({ dataDir: folder })
    expect(processExists(postgres)).toBe(false)
    expect(await notes(next.address)).toContainEqual({ text: 'from elsewhere' })
    await next.stop()
  })
})

it('listens on loopback with a password where the folder name is too long for a socket', async () => {
  const long = path.join(newFolder(), 'x'.repeat(100))
  renameSync(folder, long)
  const database = await startEmbeddedPostgres({ dataDir: long })
  expect(database.address).toMatchObject({ host: '127.0.0.1' })
  expect(await run(database.address, 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(run({ ...database.address, password: 'wrong' }, 'select 1')).rejects.toThrow('password authentication failed')
  await database.stop()
})
