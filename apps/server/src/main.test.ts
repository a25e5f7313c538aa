import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withOwner } from '@jst/server'
import { freePort } from '@jst/server/embedded-postgres'
import { until } from '@jst/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-main-'))
let port = 0
let first: Program

interface Program {
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

function start(env: Record<string, string>, options: { detached?: boolean } = {}): Program {
  const child = spawn(process.execPath, ['--conditions=@jst/source', fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...(process.env as Record<string, string>), LOG_LEVEL: 'warn', DEMO: '1', PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, exit: new Promise((resolve) => void child.once('exit', resolve)) }
}

async function ready(): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
    await pause(20)
  }
}

const databasePid = () => Number.parseInt(readFileSync(path.join(folder, 'pg/postmaster.pid'), 'utf8'), 10)
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}
const asOwner = <T>(work: Parameters<typeof withOwner<T>>[1]) =>
  withOwner({ host: path.join(folder, 'pg'), port: 5432, user: 'postgres', database: 'postgres' }, work)

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, unknown>
}

/** Starts a write that cannot end before `meanwhile` has, and answers with its reply. */
async function slowWrite(title: string, meanwhile: () => Promise<void>): Promise<Record<string, unknown>> {
  const { Data } = await post('/api/AuthUser/Login', { Account: 'doc', Password: 'Demo@2026' })
  const headers = { authorization: `Bearer ${(Data as { Token: string }).Token}` }
  const [reply] = await asOwner((owner) =>
    owner.tx(async (tx) => {
      await tx.query('lock table favourite in exclusive mode')
      const reply = post('/api/Favourite/AddFavourite', { Path: `/workbench?Of=${title}`, Title: title }, headers)
      reply.catch(() => {}) // a server that is cut short gives none
      await until(async () => (await tx.query(`select from pg_locks where relation = 'favourite'::regclass and not granted`)).length > 0)
      await meanwhile()
      // in a list, so that nobody waits for it under the lock
      return [reply]
    }),
  )
  return reply
}

beforeAll(async () => {
  port = await freePort()
  first = start({})
  await ready()
}, 240_000)
afterAll(() => {
  first.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('starts with demo accounts that can sign in', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/AuthUser/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Account: 'admin', Password: 'Demo@2026' }),
  })
  expect(await answer.json()).toMatchObject({ Status: 1 })
  expect(first.output()).toContain('演示账号：admin、doc')
})

it('refuses a second start on the same folder, and on the same port, in words', async () => {
  const [sameFolder, samePort] = [start({ PORT: String(await freePort()) }), start({ DATA_DIR: `${folder}-other` })]
  expect([await sameFolder.exit, await samePort.exit]).toEqual([1, 1])
  expect(sameFolder.output()).toContain(`正被另一个服务进程使用（进程号 ${first.child.pid}`)
  expect(samePort.output()).toContain(`端口 ${port} 已被其他程序占用`)
})

it('stops on SIGTERM: exit 0, database stopped, folder free', async () => {
  const database = databasePid()
  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)
  expect(isGone(database)).toBe(true)
})

// a terminal sends Ctrl-C to the whole group of processes
describe.skipIf(process.platform === 'win32')('Ctrl-C', () => {
  const interrupt = () => process.kill(-first.child.pid!, 'SIGINT')

  it('lets a write under way end: answered, stored, and nothing is left running', async () => {
    first = start({}, { detached: true })
    await ready()
    const database = databasePid()
    const reply = await slowWrite('写入中', async () => {
      interrupt()
      await until(() => first.output().includes('正在停止'))
      // a database that had heard it lets nobody in any more
      await asOwner((owner) => owner.query('select 1'))
    })
    expect(reply).toMatchObject({ Status: 1 })
    expect(await first.exit).toBe(0)
    expect([isGone(database), existsSync(path.join(folder, 'pg/postmaster.pid'))]).toEqual([true, false])

    first = start({}, { detached: true })
    await ready()
    expect(await asOwner((owner) => owner.query(`select title from favourite where title = '写入中'`))).toHaveLength(1)
    interrupt()
    expect(await first.exit).toBe(0)
  })

  it('and a second signal end the server at once, and the database with it', async () => {
    chmodSync(folder, 0o755) // as root without namespaces the database runs as nobody
    // without setpriv and unshare in reach the system does not tie the database to its server
    first = start({ PATH: '' }, { detached: true })
    await ready()
    const database = databasePid()
    const cut = slowWrite('中断', async () => {
      interrupt()
      // within the first second it is the same Ctrl-C, passed on by what started the server
      await until(() => !first.child.kill('SIGTERM') || first.child.exitCode !== null)
    })
    await expect(cut).rejects.toThrow()
    expect(await first.exit).toBe(1)
    await until(() => isGone(database))
  })
})

it('starts again on its data; without demo data a new folder gets one administrator', { timeout: 120_000 }, async () => {
  first = start({})
  await ready()
  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)

  const fresh = mkdtempSync(path.join(tmpdir(), 'jst-main-'))
  first = start({ DEMO: '0', DATA_DIR: fresh })
  await ready()
  const [, account, password] = /管理员账号：(\S+)　初始密码：(\S+)/.exec(first.output())!
  const answer = await fetch(`http://127.0.0.1:${port}/api/AuthUser/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Account: account, Password: password }),
  })
  // the password is right, and has to be changed first
  expect(await answer.json()).toMatchObject({ Code: 'PASSWORD_CHANGE_REQUIRED' })
  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)
  rmSync(fresh, { recursive: true })
})
