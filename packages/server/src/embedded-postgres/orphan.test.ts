import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withOwner } from '../kernel/migrations/owner.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts'
import { processExists, startedAt } from './process.ts'

const root = mkdtempSync(path.join(tmpdir(), 'jst-orphan-'))
chmodSync(root, 0o755) // as root without namespaces the database runs as nobody
const original = path.join(root, 'original')
let running: EmbeddedPostgres
const others: ChildProcess[] = []

beforeAll(async () => {
  running = await startEmbeddedPostgres({ dataDir: original })
  await withOwner(running.address, (owner) => owner.query(`create table note as select 'kept' as text`))
})
afterAll(async () => {
  await running.stop()
  for (const child of others) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

/** A copy as `cp -r` makes it, which leaves sockets out. */
function copy(name: string, part = ''): string {
  const folder = path.join(root, name)
  cpSync(path.join(original, part), path.join(folder, part), { recursive: true, filter: (file) => !file.endsWith('.s.PGSQL.5432') })
  return folder
}
const markOf = (folder: string) => path.join(folder, 'pg/postmaster.pid')

/** Makes the mark of a folder name another process. */
function rewrite(
  folder: string,
  { pid, directory = path.join(folder, 'pg'), started }: { pid: number; directory?: string; started: number },
) {
  const lines = readFileSync(markOf(folder), 'utf8').split('\n')
  writeFileSync(markOf(folder), [pid, directory, started, ...lines.slice(3)].join('\n'))
  const socketLock = path.join(folder, 'pg/.s.PGSQL.5432.lock')
  writeFileSync(socketLock, readFileSync(socketLock, 'utf8').replace(/^\d+/, String(pid)))
}

const answers = async ({ address }: EmbeddedPostgres) =>
  expect(await withOwner(address, (owner) => owner.query('select text from note'))).toEqual([{ text: 'kept' }])

async function startsWithItsData(folder: string): Promise<string> {
  const notices: string[] = []
  const database = await startEmbeddedPostgres({ dataDir: folder, notice: (line) => notices.push(line) })
  await answers(database)
  await database.stop()
  return notices.join('\n')
}

it.each([
  ['the whole data folder', 'copy-1', ''],
  ['the database folder alone', 'copy-2', 'pg'],
])('a copy of %s is not started while the original runs, and the original stays up', async (_, name, part) => {
  const folder = copy(name, part)
  const start = startEmbeddedPostgres({ dataDir: folder })
  await expect(start).rejects.toThrow(
    `${path.join(folder, part)} 看起来是 ${path.join(original, part)} 的副本，而原目录的服务或数据库正在运行`,
  )
  await expect(start).rejects.toThrow('请先停止原服务再重新复制')
  await answers(running)
})

it('a copy starts once the original has stopped, and says what it looks like', async () => {
  const folder = copy('copy-3')
  await running.stop()
  expect(await startsWithItsData(folder)).toContain(`看起来是从 ${path.join(original, 'pg')} 复制或移动来的`)
  expect(await startsWithItsData(folder)).toBe('')
  running = await startEmbeddedPostgres({ dataDir: original })
})

it('the number of another PostgreSQL, used again after a restart of the machine, is not signalled', async () => {
  const folder = copy('reused-1', 'pg')
  rewrite(folder, { pid: running.pid()!, started: 1_700_000_000 })
  await startsWithItsData(folder)
  await answers(running)
})

it.each([
  ['started at another time', 3_600],
  ['started in the very second', 0],
])('a process that is merely called postgres and %s is not signalled', async (_, earlier) => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres'], { argv0: 'postgres', stdio: 'ignore' })
  others.push(child)
  const folder = copy(`reused-name-${earlier}`, 'pg')
  rewrite(folder, { pid: child.pid!, started: Math.round(Date.now() / 1000) - earlier })
  await startsWithItsData(folder)
  expect(child.exitCode ?? child.signalCode).toBeNull()
})

it.runIf(process.platform === 'linux')(
  'a database of this folder whose start time does not fit is not signalled, and the start says what to do',
  async () => {
    const kept = readFileSync(markOf(original), 'utf8')
    const lock = path.join(original, 'server.lock')
    renameSync(lock, `${lock}.kept`)
    rewrite(original, { pid: running.pid()!, started: 1_700_000_000 })
    await expect(startEmbeddedPostgres({ dataDir: original })).rejects.toThrow(`无法确认进程 ${running.pid()} 是否为上次遗留在`)
    expect(existsSync(lock)).toBe(false)
    renameSync(`${lock}.kept`, lock)
    writeFileSync(markOf(original), kept)
    await answers(running)
  },
)

it('where the system does not tell when a process began, it is unknown', () => {
  expect(startedAt(process.pid, 'aix')).toBeUndefined()
  expect(startedAt(spawnSync(process.execPath, ['-e', '']).pid)).toBeUndefined()
  expect(processExists(process.pid)).toBe(true)
})

it.runIf(process.platform === 'linux' && spawnSync('ps', ['-V']).status === 0)(
  'the start of a process is the same by the kernel and by ps',
  () => {
    expect(Math.abs(startedAt(process.pid, 'darwin')! - startedAt(process.pid, 'linux')!)).toBeLessThan(3)
  },
)
