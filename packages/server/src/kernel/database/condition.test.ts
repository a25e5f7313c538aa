import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chooseEmployee, currentUser } from '@jst/contracts/account'
import { unreadMessageCount } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseAddress, serverArguments } from '../../embedded-postgres/cluster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { nativePostgres } from '../../embedded-postgres/paths.ts'
import { chooseRunner } from '../../embedded-postgres/runner.ts'
import { createTestServer, readyDataFolder, until, type TestClient, type TestServer } from '../../testing/index.ts'
import { conditionLimits, createConditionCheck, freeBytesOf } from './condition.ts'
import { responseLimits } from './unresponsive.ts'
import { withOwner } from '../migrations/owner.ts'

const folder = readyDataFolder()
const data = path.join(folder, 'pg')
let postgres: EmbeddedPostgres
let server: TestServer
let client: TestClient

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder })
  server = await createTestServer({ address: postgres.address, silence: { quietMs: 50, answerMs: 300 } })
  client = await server.signIn('customer')
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const owner = <T>(sql: string) => withOwner(postgres.address, (db) => db.query<T>(sql))
const readyz = async () => {
  const answer = await server.app.inject('/readyz')
  return { code: answer.statusCode, ...(answer.json() as { status: string; reason?: string }) }
}
/** Without the memory of the last write. */
const troubleNow = () => createConditionCheck(postgres.address)()

it('a silent database is noticed within seconds', () => {
  expect(responseLimits).toEqual({ quietMs: 1_000, answerMs: 2_000 })
  expect(conditionLimits).toEqual({ answerMs: 2_000, writeEveryMs: 1_000 })
})

describe.skipIf(process.platform === 'win32')('while the database is frozen', () => {
  /** The database and all of its processes. */
  function signal(name: NodeJS.Signals): void {
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
    process.kill(postgres.pid()!, name)
    for (const [pid, parent] of all) if (parent === postgres.pid()) process.kill(pid!, name)
  }

  it('calls are refused with a sentence, /readyz says so within its limit, and all goes on afterwards', async () => {
    signal('SIGSTOP')
    for (const endpoint of [unreadMessageCount, currentUser] as const) await client.call(endpoint, {}) // what memory knows may be answered
    const refused = await client.call(chooseEmployee, { EmployeeId: 1 })
    expect([refused.status, refused.body.Code, refused.body.Message]).toEqual([503, 'UNAVAILABLE', '服务暂时不可用，正在恢复，请稍后重试'])
    expect(await readyz()).toEqual({ code: 503, status: 'unavailable', reason: '数据库在 2 秒内没有应答，正在自动重试' })
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    // cut by the watch, not by the limit of a single statement
    expect(server.log()).toContain('the database does not answer')
    expect(server.log()).not.toContain('Query read timeout')
    signal('SIGCONT')
    await until(async () => (await readyz()).code === 200)
    await until(async () => (await client.call(unreadMessageCount, {})).status === 200)
  })
})

it('a slow statement is no silence', async () => {
  const before = server.log().length
  expect(await server.database.system().query(`select pg_sleep(0.5)::text as slept`)).toEqual([{ slept: '' }])
  expect(server.log().slice(before)).not.toContain('does not answer')
})

describe('/readyz', () => {
  it.runIf(existsSync('/dev/full'))('says that the disk is full when reading works', async () => {
    await owner('truncate write_probe') // an empty file, nothing of which is in memory
    const [table] = await owner<{ file: string }>(`select pg_relation_filepath('write_probe') as file`)
    const file = path.join(data, table!.file)
    renameSync(file, `${file}.kept`)
    symlinkSync('/dev/full', file)
    expect(await troubleNow()).toEqual({ status: 'read-only', reason: '数据库可以读取，但无法写入：磁盘空间不足，请清理磁盘或扩容' })
    rmSync(file)
    renameSync(`${file}.kept`, file)
    expect(await troubleNow()).toBeUndefined()
  })

  it('says that the disk is full while small writes still find room, and that it has room again', async () => {
    let free = 10 * 1024 * 1024
    const check = createConditionCheck(postgres.address, conditionLimits, () => Promise.resolve(free))
    expect(await check()).toEqual({ status: 'read-only', reason: '数据库可以读取，但无法写入：磁盘空间不足，请清理磁盘或扩容' })
    free = 10 * 1024 * 1024 * 1024
    expect(await check()).toBeUndefined()
    expect(await freeBytesOf(folder)()).toBeGreaterThan(0)
    expect(await freeBytesOf('/nowhere/at/all')()).toBeUndefined()
  })

  it('says that the role of the application may not do what it has to', async () => {
    await owner('revoke insert on write_probe from jst_app')
    expect(await troubleNow()).toMatchObject({ status: 'read-only', reason: expect.stringContaining('写入被拒绝（42501）') as string })
    await owner('revoke select on company from jst_app')
    expect(await troubleNow()).toMatchObject({ status: 'unavailable', reason: expect.stringContaining('应用角色 jst_app') as string })
    expect(await readyz()).toMatchObject({ code: 503, status: 'unavailable' })
    await owner('grant select on company to jst_app; grant insert on write_probe to jst_app')
    expect(await troubleNow()).toBeUndefined()
  })

  it('says that the role of the application is missing, as after a restore on another server', async () => {
    await owner('alter role jst_app rename to jst_app_elsewhere')
    expect(await troubleNow()).toMatchObject({ status: 'unavailable', reason: expect.stringContaining('缺少应用角色 jst_app') as string })
    expect(await readyz()).toMatchObject({ code: 503, status: 'unavailable' })
    await owner('alter role jst_app_elsewhere rename to jst_app')
    expect(await troubleNow()).toBeUndefined()
  })

  it('tries a write at most once in its interval', async () => {
    const writes = async () => (await owner<{ at: string }>('select at from write_probe'))[0]!.at
    const check = createConditionCheck(postgres.address, { answerMs: 2_000, writeEveryMs: 60_000 })
    await Promise.all([check(), check()])
    const first = await writes()
    await check()
    expect(await writes()).toBe(first)
  })

  it('says that a standby only reads, and calls that write are refused as unavailable', async () => {
    await postgres.stop()
    writeFileSync(path.join(data, 'standby.signal'), '')
    const [native, runner, address] = [nativePostgres(), await chooseRunner(data), await chooseAddress(data)]
    runner.takeOwnership(path.join(data, 'standby.signal'))
    const standby = runner.run(native.bin('postgres'), serverArguments(data, address), { tied: true })
    let said = ''
    standby.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await until(() => said.includes('ready to accept read-only connections'))
    expect(await troubleNow()).toMatchObject({ status: 'read-only', reason: expect.stringContaining('数据库处于只读状态') as string })
    await until(async () => (await client.call(chooseEmployee, { EmployeeId: 1 })).body.Code === 'UNAVAILABLE')
    const gone = new Promise((resolve) => standby.once('exit', resolve))
    standby.kill('SIGINT')
    await gone
    rmSync(path.join(data, 'standby.signal'))
    postgres = await startEmbeddedPostgres({ dataDir: folder })
  })
})
