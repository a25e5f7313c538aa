import { figureHelp } from './kernel/telemetry/figures.ts'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { currentUser } from '@jst/contracts/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createBus } from './kernel/bus/bus.ts'
import { createJobQueue } from './kernel/jobs/queue.ts'
import { createSurroundings } from './kernel/process/surroundings.ts'
import { purgeJob } from './kernel/retention/purge.ts'
import { buildServer } from './server.ts'
import { createTestServer, freePort, runScheduled, until, type TestServer } from './testing/index.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'jst-dist-'))
const apps = (['internal', 'external', 'portal'] as const).map((name) => ({
  surface: name === 'portal' ? ('public' as const) : name,
  name,
  folder: path.join(dist, name),
}))
const indexOf = (name: string) => `<script>boot()</script><title>${name}</title>`
let server: TestServer
let base = ''

beforeAll(async () => {
  for (const { name, folder } of apps.slice(0, 2)) {
    mkdirSync(path.join(folder, 'assets', name), { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), indexOf(name))
    writeFileSync(path.join(folder, 'assets', name, 'main-abc123.js'), 'plain')
    writeFileSync(path.join(folder, 'assets', name, 'main-abc123.js.gz'), gzipSync('plain'))
  }
  server = await createTestServer({ apps, config: { publicOrigins: ['https://apps.example'] } })
  base = await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

/** Directive by directive, so that none is loosened unseen. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'frame-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
}
const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  )

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('health', () => {
  it('is alive before it is ready, and says what it waits for', async () => {
    const early = await buildServer({ config: readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), jobs: false })
    early.waitFor('正在升级数据库结构')
    expect((await early.app.inject('/healthz')).statusCode).toBe(200)
    const waiting = await early.app.inject('/readyz')
    expect([waiting.statusCode, waiting.json()]).toEqual([503, { status: 'unavailable', reason: '正在升级数据库结构' }])
    expect((await early.app.inject({ url: currentUser.path, headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).statusCode).toBe(503)
    await early.close()
  })

  it('is ready with a migrated database', async () => {
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('says which port is taken', async () => {
    const second = await buildServer({ config: readConfig({ PORT: new URL(base).port, LOG_LEVEL: 'silent' }), jobs: false })
    await expect(second.listen()).rejects.toThrow(`端口 ${new URL(base).port} 已被其他程序占用`)
    await second.close()
  })
})

describe('a burst of connections', () => {
  it('is answered by whichever socket took it, and none is taken after the end', async () => {
    const busy = await buildServer({ config: readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), jobs: false })
    const origin = await busy.listen()
    const alive = () => fetch(`${origin}/healthz`, { headers: { connection: 'close' } })
    const answers = await Promise.all(Array.from({ length: 64 }, async () => (await alive()).status))
    expect(new Set(answers)).toEqual(new Set([200]))
    await busy.close()
    await Promise.all(Array.from({ length: 16 }, () => expect(alive()).rejects.toThrow()))
  })
})

describe('pages', () => {
  it.each([
    ['/tdManage/siCheck', 'internal'],
    ['/workbench', 'internal'],
    ['/external/workbench/siSubmit?Id=1', 'external'],
    ['/manage/message', 'external'],
  ])('%s is answered by the %s app', async (url, name) => {
    const page = await get(url)
    expect([page.statusCode, page.payload, page.headers['cache-control']]).toEqual([200, indexOf(name), 'no-cache'])
    expect((await get(url, { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304)
  })

  it('of an app that is not built say what to do', async () => {
    const page = await get('/')
    expect(page.statusCode).toBe(503)
    expect(page.payload).toContain('npm start')
  })

  it('have a content policy that allows the inline script of the page alone, by its hash', async () => {
    const page = await get('/workbench', { 'accept-encoding': 'gzip, br' })
    expect(policyOf(page)).toEqual({ ...policy, 'script-src': `'self' 'sha256-${createHash('sha256').update('boot()').digest('base64')}'` })
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual(['gzip', 'accept-encoding, cookie'])
    expect(gunzipSync(page.rawPayload).toString()).toBe(indexOf('internal'))
    expect(policyOf(await get('/healthz'))).toEqual(policy)
  })

  it('may frame what the configuration names, and nothing else is loosened by it', async () => {
    const framing = await buildServer({
      config: { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), webViewOrigins: ['https://map.example'] },
      jobs: false,
    })
    expect(policyOf(await framing.app.inject('/healthz'))).toEqual({ ...policy, 'frame-src': "'self' https://map.example" })
    await framing.close()
  })

  it('demand encryption when the public origin is https, without a proxy too, and only then', async () => {
    expect((await get('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await get('/workbench')).headers['strict-transport-security']).toBe('max-age=31536000')
    const open = await buildServer({
      config: readConfig({ PORT: '0', LOG_LEVEL: 'silent', PUBLIC_ORIGIN: 'http://jst.example' }),
      jobs: false,
    })
    expect((await open.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
    await open.close()
  })

  it('load their assets compressed and for good; missing ones are not pages', async () => {
    const asset = await get('/assets/internal/main-abc123.js', { 'accept-encoding': 'gzip' })
    expect(asset.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=31536000, immutable' })
    expect((await get('/assets/internal/gone.js')).statusCode).toBe(404)
    expect((await get('/assets/internal/..%2f..%2findex.html')).statusCode).toBe(404)
  })
})

describe('calls that do not exist', () => {
  it('are refused in the envelope', async () => {
    const unknown = await get('/api/Nothing/Here')
    expect([unknown.statusCode, unknown.json().Code]).toEqual([404, 'NOT_FOUND'])
    const wrong = await server.app.inject({ method: 'POST', url: currentUser.path })
    expect([wrong.statusCode, wrong.json().Code, wrong.headers.allow]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET'])
    expect((await get('/api/%zz')).json()).toMatchObject({ Status: 0, Code: 'INVALID_INPUT' })
  })
})

describe('other origins', () => {
  it('may call when they are configured', async () => {
    const allowed = await server.app.inject({
      method: 'OPTIONS',
      url: currentUser.path,
      headers: { origin: 'https://apps.example', 'access-control-request-method': 'GET' },
    })
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([204, 'https://apps.example'])
    const answer = await get(currentUser.path, { origin: 'https://apps.example' })
    expect(answer.headers['access-control-expose-headers']).toContain('login-access-token')
    expect((await get(currentUser.path, { origin: 'https://evil.example' })).headers['access-control-allow-origin']).toBeUndefined()
  })
})

it('describes every call as OpenAPI, on a page without foreign scripts', async () => {
  const document = (await get('/api/openapi.json')).json() as { paths: Record<string, Record<string, { description: string }>> }
  const description = (path: string) => document.paths[path]!['get']!.description
  expect(document.paths).toHaveProperty(['/api/AuthUser/Login'])
  expect(description('/api/TDBillLadingInfo/GetBillPdf')).toBe(
    '权限：需要任一按钮：/tdManage/siDetail [export]、/external/workbench/siSubmit [download]',
  )
  expect(description('/api/Workbench/GetToDo')).toBe('权限：需要任一菜单：/workbench、/internal/WorkCenter、/external/workbench')
  expect(description('/api/Join/GetLicence')).toContain('文件：本人上传的执照')
  const page = await get('/api/docs')
  expect(page.payload).not.toMatch(/https?:\/\//)
  expect((await get('/api/docs/page.js')).headers['content-type']).toContain('javascript')
  expect((await get('/api/docs/page.css')).headers['content-type']).toContain('css')
})

it('metrics are on their own port', async () => {
  const metricsPort = await freePort()
  const measured = await createTestServer({ config: { metricsPort, host: '0.0.0.0' } })
  const address = await measured.listen()
  await fetch(`${address}/api/System/GetSystemInfo`)
  const text = await until(async () => {
    await expect(fetch(`http://127.0.0.2:${metricsPort}/metrics`), 'the address is that of this machine alone').rejects.toThrow(
      'fetch failed',
    )
    const answer = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return answer.includes('GetSystemInfo') && answer
  })
  expect(text).toContain('http_call_seconds_count{method="GET",route="/api/System/GetSystemInfo",status="200"} 1')
  expect(text).toContain('live_sockets 0')
  const figures = Object.fromEntries([...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]))
  const ofReplica = (name: string) => name.startsWith('replica_')
  for (const name of Object.keys(figureHelp)) if (!ofReplica(name)) expect(figures[name], name).toBeGreaterThanOrEqual(0)
  expect(Object.keys(figures).filter(ofReplica), 'there is none here').toEqual([])
  expect([figures['ready'], figures['bus_up'], figures['database_callers_waiting']]).toEqual([1, 1, 0])
  expect(Math.min(figures['data_free_bytes']!, figures['database_connections']!)).toBeGreaterThan(0)
  expect((await fetch(`${address}/metrics`)).status).toBe(503) // a page path, and no page is built here
  await measured.close()
})

it('a caller beyond the general limit is told to wait, others are not', async () => {
  const limited = await createTestServer({ config: { callsPerMinute: 5 } })
  const [doc, boss] = [await limited.signIn('doc'), await limited.signIn('boss')]
  const statuses = []
  for (let count = 0; count < 7; count++) statuses.push((await doc.call(currentUser, {})).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect((await boss.call(currentUser, {})).status).toBe(200)
  await limited.close()
})

it('the hourly clean-up removes what is old, and jobs start and stop', async () => {
  const errors: Error[] = []
  await server.db.owner((owner) =>
    owner.query(
      `insert into idempotency_key (user_id, key, request_hash, create_time) select id, 'old', '', now() - interval '25 hours' from app_user limit 1`,
    ),
  )
  const log = (error: Error) => void errors.push(error)
  const jobs = createJobQueue({
    jobs: [purgeJob],
    database: server.database,
    bus: createBus(),
    now: () => new Date(),
    surroundings: createSurroundings(),
    log,
  })
  await jobs.start(server.db.address)
  expect(await runScheduled(server, purgeJob)).toBe('done')
  expect(await server.db.owner((owner) => owner.query('select key from idempotency_key'))).toEqual([])
  expect(await server.db.owner((owner) => owner.query('select name, cron from pgboss.schedule'))).toEqual([
    { name: 'purge', cron: '7 * * * *' },
  ])
  await jobs.stop()
  expect(errors).toEqual([])
})

describe('configuration', () => {
  it('has safe defaults', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1', demo: false, databaseUrl: undefined, metricsPort: undefined })
    expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({ metricsHost: '127.0.0.1', trustedProxies: ['loopback'] })
  })

  it('believes proxies by address, network or name, and no network of all', () => {
    const proxies = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).trustedProxies
    expect(proxies('10.0.0.5, 172.16.0.0/12,fd00::/8,uniquelocal')).toEqual(['10.0.0.5', '172.16.0.0/12', 'fd00::/8', 'uniquelocal'])
    expect(proxies('none')).toEqual([])
    for (const wrong of ['all', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/1', 'proxy.example', '10.0.0.1,'])
      expect(() => proxies(wrong), wrong).toThrow('TRUSTED_PROXIES 应为代理的地址或网段')
  })

  it('names every wrong value at once', () => {
    const wrong = () => readConfig({ PORT: '80a', DATABASE_URL: 'mysql://x', PUBLIC_ORIGIN: 'https://a.example/path', LOG_LEVEL: 'loud' })
    for (const name of ['PORT 应为', 'PUBLIC_ORIGIN 应为', 'DATABASE_URL 应以', 'LOG_LEVEL 应为']) expect(wrong).toThrow(name)
  })

  it('keeps the audit log for six months at least, or for ever', () => {
    expect(readConfig({}).retentionMonths).toEqual({ audit: 36, message: 24 })
    expect(readConfig({ AUDIT_MONTHS: '6', MESSAGE_MONTHS: '0' }).retentionMonths).toEqual({ audit: 6, message: 0 })
    expect(readConfig({ AUDIT_MONTHS: '0' }).retentionMonths?.audit).toBe(0)
    expect(() => readConfig({ AUDIT_MONTHS: '5' })).toThrow('AUDIT_MONTHS 应为 0（不删除）或至少 6')
  })

  it('takes a mail server with a sender, and no sender that could begin another header', () => {
    const SMTP_URL = 'smtps://user:secret@smtp.example.com:465'
    for (const MAIL_FROM of ['notice@example.com', '海捷货运 <notice@example.com>'])
      expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ url: SMTP_URL, from: MAIL_FROM })
    expect(readConfig({}).mail).toBeUndefined()
    for (const MAIL_FROM of [
      'a@b.example, c@d.example',
      '甲\nBcc: c@d.example <a@b.example>',
      '"甲" <a@b.example>',
      'nobody',
      '甲 <a@b.example> 乙',
    ])
      expect(() => readConfig({ SMTP_URL, MAIL_FROM }), MAIL_FROM).toThrow('MAIL_FROM 应为')
    expect(() => readConfig({ SMTP_URL: 'https://smtp.example.com', MAIL_FROM: 'a@b.example' })).toThrow('SMTP_URL 应为')
    expect(() => readConfig({ SMTP_URL })).toThrow('应同时设置')
  })
})
