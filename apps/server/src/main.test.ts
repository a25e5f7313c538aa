import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@jst/server/embedded-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-main-'))
let port = 0
let first: Program

interface Program {
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

function start(env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--conditions=@jst/source', fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...(process.env as Record<string, string>), LOG_LEVEL: 'warn', DEMO: '1', PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
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

beforeAll(async () => {
  port = await freePort()
  first = start({})
  await ready()
})
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
  const database = Number.parseInt(readFileSync(path.join(folder, 'pg/postmaster.pid'), 'utf8'), 10)
  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)
  expect(() => process.kill(database, 0)).toThrow('ESRCH')
})

it('starts again on its data; without demo data a new folder gets one administrator', async () => {
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
