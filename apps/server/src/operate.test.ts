import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, withOwner, type PgAddress } from '@jst/server'
import { freePort } from '@jst/server/embedded-postgres'
import { readyDataFolder, until } from '@jst/server/testing'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

// The commands of docs/guides/operate.md, as they stand there.
const repository = fileURLToPath(new URL('../../..', import.meta.url))
const guide = readFileSync(path.join(repository, 'docs/guides/operate.md'), 'utf8')

/** Blocks of a language below a heading. */
function blocks(heading: string, language: string): string[] {
  const section = new RegExp(`^#+ ${heading}\n([\\s\\S]*?)(?=^#|\\Z)`, 'm').exec(`${guide}\n# `)?.[1]
  const found = [...(section ?? '').matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text!)
  if (found.length === 0) throw new Error(`no ${language} block below ${heading}`)
  return found
}

const root = mkdtempSync(path.join(tmpdir(), 'jst-operate-'))
chmodSync(root, 0o755) // as root without namespaces the database runs as nobody
const env = { DATA_DIR: path.join(root, 'data'), BACKUP: path.join(root, 'backup'), PORT: '', MOMENT: '' }
const ran = new Set<string>()
let server: ChildProcess | undefined

function bash(text: string): string {
  ran.add(text)
  const { status, stdout, stderr } = spawnSync('bash', ['-euc', text], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${text}\nended with ${status}: ${stdout}${stderr}`)
  return stdout
}

async function start(): Promise<void> {
  const child = spawn(process.execPath, ['--conditions=@jst/source', fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, ...env, DEMO: '1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  server = child
  await until(async () => {
    if (child.exitCode !== null) throw new Error('the server did not start')
    return (await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => undefined))?.status === 200
  }, 60_000)
}

async function stop(): Promise<void> {
  const running = server!
  server = undefined
  const gone = new Promise((resolve) => running.once('exit', resolve))
  running.kill('SIGTERM')
  expect(await gone).toBe(0)
}

const database = (): PgAddress => ({ host: path.join(env.DATA_DIR, 'pg'), port: 5432, user: 'postgres', database: 'postgres' })
const sql = <Row>(text: string) => withOwner(database(), (owner) => owner.query<Row>(text))
/** Where the bytes of an attachment lie, by their hash. */
const attachment = (folder = env.DATA_DIR) => path.join(folder, 'files/blobs/0a/0a11')
const notes = async () => (await sql<{ text: string }>('select text from note order by text')).map(({ text }) => text)

beforeAll(async () => {
  const ready = readyDataFolder()
  bash(`mv "${ready}" "$DATA_DIR"`)
  mkdirSync(env.BACKUP)
  mkdirSync(path.join(env.DATA_DIR, 'files'))
  env.PORT = String(await freePort())
})
afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
})

// whole servers are started and stopped, and data folders copied
describe.skipIf(process.platform === 'win32')('the operators’ guide', { timeout: 120_000 }, () => {
  it('keeps the log, backs up a running server and goes back to a moment, with the files uploaded since', async () => {
    const [keepTheLog, goBack] = blocks('Go back to a point in time', 'sh')
    bash(keepTheLog!)
    await start()
    await sql(`create table note (text text); insert into note values ('before the backup')`)
    mkdirSync(path.dirname(attachment()), { recursive: true })
    writeFileSync(attachment(), 'uploaded before the backup')
    expect(bash(blocks('Back up', 'sh')[0]!)).toContain('备份完成')
    await sql(`insert into note values ('after the backup')`)
    writeFileSync(path.join(env.DATA_DIR, 'files/late'), 'uploaded after the backup')
    const [{ now }] = (await sql<{ now: string }>('select clock_timestamp()::text as now')) as [{ now: string }]
    env.MOMENT = now
    await sql('delete from note')
    await stop()

    bash(goBack!)
    await start()
    expect(await notes()).toEqual(['after the backup', 'before the backup'])
    expect(readFileSync(path.join(env.DATA_DIR, 'files/late'), 'utf8')).toBe('uploaded after the backup')
    rmSync(`${env.DATA_DIR}.before`, { recursive: true })
  })

  it('watches the server and its disk', () => {
    const [readyz, disk] = blocks('Start, stop, watch', 'sh')
    expect(JSON.parse(bash(readyz!))).toEqual({ status: 'ready' })
    // the disk of a test machine may be as full as it likes
    const { status, stdout } = spawnSync('bash', ['-euc', disk!], { env: { ...process.env, ...env }, encoding: 'utf8' })
    expect([0, 1]).toContain(status)
    expect(stdout).toMatch(status === 0 ? /^$/ : /disk of the data folder is \d+% full/)
    ran.add(disk!)
  })

  it('restores a backup, and tries one beside the running server', async () => {
    const [putBack, tryIt] = blocks('Restore', 'sh')
    bash(tryIt!)
    expect(readdirSync(path.join(env.BACKUP, 'try'))).toEqual(expect.arrayContaining(['engine.json', 'files', 'pg']))
    expect(readFileSync(attachment(path.join(env.BACKUP, 'try')), 'utf8')).toBe('uploaded before the backup')
    await stop()
    bash(putBack!)
    await start()
    expect(await notes()).toEqual(['before the backup'])
    expect(readFileSync(attachment(), 'utf8')).toBe('uploaded before the backup')
    await stop()
  })

  it('names the rights that an account of DATABASE_URL needs, with and without the right to create roles', async () => {
    const { superuser } = inject('cluster')
    for (const [index, text] of blocks('A database of your own', 'sql').entries()) {
      const account = `guide_${index}`
      const statements = text
        .split(';\n')
        .filter(Boolean)
        .map((statement) => statement.replaceAll(/\bjst\b/g, account))
        // all databases of the cluster share the role
        .filter((statement) => !statement.startsWith('create role jst_app'))
      // from PostgreSQL 16 on an account that creates the role may use it; here it is there already, and an administrator lends it
      if (index === 0) statements.push(`grant jst_app to ${account}`)
      for (const statement of statements) await withOwner(superuser, (owner) => owner.query(statement))
      await migrate({ ...superuser, user: account, password: 'change me', database: account })
      await withOwner(superuser, (owner) => owner.query(`drop database ${account}`))
      await withOwner(superuser, (owner) => owner.query(`drop role ${account}`))
    }
  })

  it('has no command that is neither run nor marked, and those that are marked are well-formed', () => {
    const all = [...guide.matchAll(/^```(sh.*)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => [kind, text!] as const)
    expect(all.filter(([kind, text]) => kind === 'sh' && !ran.has(text))).toEqual([])
    for (const [, text] of all) expect(spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' }).stderr).toBe('')
    const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    for (const [, script] of guide.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script!])
  })

  it('has a service that systemd accepts', () => {
    const [unit] = blocks('As a service', 'ini')
    expect(unit).toContain('ExecStart=/usr/bin/env node scripts/run.mjs start')
    if (spawnSync('systemd-analyze', ['--version']).status !== 0) return
    const file = path.join(root, 'jst.service')
    writeFileSync(file, unit!.replace('User=jst\n', ''))
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect((stdout + stderr).split('\n').filter((line) => line.includes('jst.service') && !line.includes('/opt/jst'))).toEqual([])
  })
})

it('quotes messages that the server has', () => {
  const sources = ['packages/server/src', 'apps/server/src', 'packages/contracts/src'].flatMap((folder) =>
    (readdirSync(path.join(repository, folder), { recursive: true }) as string[])
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(path.join(repository, folder, name), 'utf8')),
  )
  const code = sources.join('\n').replaceAll(/\$\{[^}]*\}/g, '')
  // what stands for a value ends a quotation
  const quoted = guide.match(/[\u4e00-\u9fff][\u4e00-\u9fff，：（）]{5,}/g)!
  expect(quoted.filter((words) => !code.includes(words.replace(/，$/, '')))).toEqual([])
})
