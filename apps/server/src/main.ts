import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  buildServer,
  createFirstAdministrator,
  loadReference,
  migrate,
  readConfig,
  StartupError,
  stopOnSignals,
  waitForDatabase,
  withOwner,
  type AppFolder,
  type Config,
  type JstServer,
  type PgAddress,
} from '@jst/server'
import { checkEngine, startEmbeddedPostgres } from '@jst/server/embedded-postgres'

const say = (line: string) => console.log(line)

/** The built front ends of this repository. */
const folderOf = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url))
const apps: readonly AppFolder[] = [
  { surface: 'internal', name: 'internal', folder: folderOf('internal') },
  { surface: 'external', name: 'external', folder: folderOf('external') },
  { surface: 'public', name: 'portal', folder: folderOf('portal') },
]

interface Engine {
  readonly address: PgAddress
  readonly title: string
  stop(): Promise<void>
}

/** The database that the configuration names; never another one instead. */
async function startEngine(config: Config, server: JstServer): Promise<Engine> {
  if (config.databaseUrl !== undefined) {
    checkEngine(config.dataDir, { kind: 'external' })
    return { address: { connectionString: config.databaseUrl }, title: '外部 PostgreSQL（DATABASE_URL）', stop: async () => {} }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => server.app.log.debug({ postgres: line }),
    notice: say,
  })
  return { address: embedded.address, title: `内置 PostgreSQL ${embedded.version.split('-')[0]}`, stop: embedded.stop }
}

async function prepare(config: Config, server: JstServer, address: PgAddress): Promise<void> {
  server.waitFor('正在等待数据库启动或恢复')
  await waitForDatabase(address, say)
  server.waitFor('正在升级数据库结构')
  const applied = await migrate(address)
  if (applied.length > 0) say(`数据库结构已更新：${applied.length} 项`)
  server.waitFor('正在载入基础数据')
  for (const { zh, added, changed, kept } of await withOwner(address, loadReference))
    say(`基础数据已更新：${zh}新增 ${added} 条，更新 ${changed} 条${kept > 0 ? `，${kept} 条因已被修改而保留` : ''}`)
  if (config.demo) return seed(server, address)
  const first = await withOwner(address, createFirstAdministrator)
  if (first) say(`数据库中还没有账号，已建立管理员账号：${first.account}　初始密码：${first.password}　（只显示这一次，请妥善保存）`)
}

async function seed(server: JstServer, address: PgAddress): Promise<void> {
  server.waitFor('正在写入演示数据')
  const { seedDemo, demoAccounts, demoPassword } = await import('@jst/server/demo')
  await withOwner(address, (owner) => seedDemo(owner, new Date()))
  say(`演示账号：${demoAccounts.join('、')}（密码 ${demoPassword}）`)
}

async function main(): Promise<void> {
  const started = performance.now()
  if (existsSync('.env')) process.loadEnvFile()
  const config = readConfig(process.env)
  const server = await buildServer({ config, apps })
  let engine: Engine | undefined
  stopOnSignals(async () => {
    await server.close()
    await engine?.stop()
  }, say)
  const address = await server.listen()
  say(`服务已启动：${address}（数据目录 ${path.relative(process.cwd(), config.dataDir) || '.'}），正在准备数据库…`)
  try {
    server.waitFor('正在启动数据库')
    engine = await startEngine(config, server)
    await prepare(config, server, engine.address)
    await server.open(engine.address)
  } catch (error) {
    await server.close()
    await engine?.stop()
    throw error
  }
  say(`${engine.title}已就绪，可以使用：${address}（用时 ${((performance.now() - started) / 1_000).toFixed(1)} 秒）`)
  say(`  登录与门户  ${address}/\n  内部工作台  ${address}/workbench\n  客户工作台  ${address}/external/workbench`)
}

main().catch((error: Error) => {
  console.error(error instanceof StartupError ? error.message : `启动失败：${error.stack}`)
  process.exit(1)
})
