// Tests the image of the server (npm run image): started as its Dockerfile says, by an account that can write to its data folder only.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { login } from '@jst/contracts/account'
import { bookingCalls } from '@jst/contracts/booking'
import { printPreview } from '@jst/contracts/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from './demo/index.ts'
import { createTestDatabase, freePort, until, type TestDatabase } from './testing/index.ts'
import { endOf, startProxy, type Proxy } from './testing/proxy.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** The command of the Dockerfile: its last line. */
const command = JSON.parse(/^CMD (\[.*\])$/m.exec(read('Dockerfile'))![1]!) as string[]
/** Root reads everything and writes everywhere: the image does not run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let db: TestDatabase
let bridge: Proxy
let [folder, port, figuresPort, said]: [string, number, number, string] = ['', 0, 0, '']
let child: ChildProcess
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'jst-image-'))
  const assembled = spawnSync(process.execPath, ['scripts/image.mjs', path.join(folder, 'platform')], { cwd: root, encoding: 'utf8' })
  if (assembled.status !== 0) throw new Error(assembled.stdout + assembled.stderr)
  mkdirSync(path.join(folder, 'data'), { mode: 0o777 })
  ;[db, port, figuresPort] = [await createTestDatabase(), await freePort(), await freePort()]
  bridge = await startProxy(endOf(db.address))
  const { user = '', password = '', database = '' } = db.address
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(figuresPort),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${bridge.port}/${database}`,
    LOG_LEVEL: 'warn',
  }
  chmodSync(folder, 0o755)
  if (nobody.uid !== undefined) chownSync(path.join(folder, 'data'), nobody.uid, nobody.gid)
  child = spawn(process.execPath, command.slice(1), { cwd: path.join(folder, 'platform'), env: settings, ...nobody })
  child.stdout!.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr!.on('data', (part: Buffer) => (said += part.toString()))
  await until(() => {
    if (child.exitCode !== null) throw new Error(said)
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }, 60_000)
}, 300_000)
afterAll(async () => {
  child.kill('SIGKILL')
  await bridge.close()
  await db.drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the image', () => {
  let token = ''
  const ask = (to: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${to}`, { ...init, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` } })

  it('serves the three applications', async () => {
    for (const at of ['/internal', '/external/workbench', '/'])
      expect(await (await fetch(`http://127.0.0.1:${port}${at}`)).text(), at).toContain('<div id="root"')
  })
  it('has what its bundle leaves out: hashes of passwords, and prints with their Chinese face', async () => {
    const answer = await ask(login.path, { method: 'POST', body: JSON.stringify({ Account: 'ops', Password: demoPassword }) })
    token = ((await answer.json()) as { Data: { Token: string } }).Data.Token
    const list = (await (await ask(`${bookingCalls.list.path}?PageSize=1`)).json()) as { Data: { Rows: { Id: number }[] } }
    const query = new URLSearchParams({ Kind: 'booking', Id: String(list.Data.Rows[0]!.Id), Print: 'note', Language: 'zh', Format: 'pdf' })
    const print = await ask(`${printPreview.path}?${query.toString()}`)
    expect(print.headers.get('content-type')).toBe('application/pdf')
    const pdf = Buffer.from(await print.arrayBuffer()).toString('latin1')
    expect([pdf.slice(0, 5), pdf.includes('NotoSansHans')]).toEqual(['%PDF-', true])
  })
  it('has code for pictures that runs on this machine', async () => {
    const script = `const { default: sharp } = await import('sharp')
      const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).png().toBuffer()
      process.stdout.write(dot.toString('latin1', 1, 4))`
    const args = ['--input-type=module', '--eval', script]
    const { stdout } = spawnSync(process.execPath, args, { cwd: path.join(folder, 'platform'), encoding: 'utf8', ...nobody })
    expect(stdout).toBe('PNG')
  })
  it('holds no maps of sources, no types and nothing of npm', () => {
    const names = readdirSync(path.join(folder, 'platform'), { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /\.map$|\.d\.ts$|package-lock|node_modules\/\.bin/.test(name))).toEqual([])
    expect(existsSync(path.join(folder, 'platform/packages'))).toBe(false)
  })
})

describe('the files of a deploy', () => {
  const known = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!))
  const others = new Set(['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
  it.each([
    ['Dockerfile', /\b([A-Z][A-Z_]+)=/g],
    ['deploy/compose.yaml', /^ {4}([A-Z][A-Z_]+):/gm],
  ])('%s sets what the server knows', (file, names) => {
    const set = [...read(file).matchAll(names)].map(([, name]) => name!)
    expect(set.length).toBeGreaterThan(5)
    expect(set.filter((name) => !known.has(name) && !others.has(name))).toEqual([])
  })
  it('the Dockerfile starts the server with the arguments that npm start has', async () => {
    const { serverArguments } = (await import(path.join(root, 'scripts/lib/server.mjs'))) as { serverArguments: string[] }
    expect(command).toEqual(['node', ...serverArguments])
  })
  it('the guide has no command that is not marked for hands, and those are commands of a shell', async () => {
    const { blocksOf } = (await import(path.join(root, 'scripts/lib/commands.mjs'))) as {
      blocksOf: (text: string) => { byHand: boolean; text: string }[]
    }
    const blocks = blocksOf(read('docs/guides/deploy.md'))
    expect(blocks.map(({ byHand }) => byHand)).toEqual([true, true])
    for (const { text } of blocks) expect(spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' }).stderr).toBe('')
  })
  it('alarms and board read figures that the server has, and each alarm has its entry in the runbook', async () => {
    const text = await (await fetch(`http://127.0.0.1:${figuresPort}/metrics`)).text()
    const told = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!))
    const alerts = read('deploy/prometheus/alerts.yaml')
    const board = JSON.parse(read('deploy/grafana/platform.json')) as { panels: { targets: { expr: string }[] }[] }
    const terms = [
      ...[...alerts.matchAll(/expr: (.*)/g)].map(([, term]) => term!),
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]
    const names = terms.flatMap((term) => term.replaceAll(/\{[^}]*\}|by \([^)]*\)|\[\w+\]/g, '').match(/\b[a-z]\w*_\w+|\bready\b/g) ?? [])
    const ofOthers = new Set(['histogram_quantile'])
    expect(new Set(names).size).toBeGreaterThan(12)
    expect(names.map((name) => name.replace(/_(count|bucket)$/, '')).filter((name) => !told.has(name) && !ofOthers.has(name))).toEqual([])
    const raised = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
    expect([...read('docs/guides/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(raised)
  })
  it('the probes of Kubernetes are ways of the server', () => {
    const probes = [...read('deploy/kubernetes/platform.yaml').matchAll(/httpGet: \{ path: (\S+),/g)].map(([, way]) => way)
    expect([...new Set(probes)].toSorted()).toEqual(['/healthz', '/readyz'])
  })
})

it('the image stops in order by SIGTERM', async () => {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
})
