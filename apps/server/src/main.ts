import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  buildServer,
  createFirstAdministrator,
  loadReference,
  migrate,
  readConfig,
  serverTexts as texts,
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
    return { address: { connectionString: config.databaseDirectUrl ?? config.databaseUrl }, title: texts.external, stop: async () => {} }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => server.app.log.debug({ postgres: line }),
    notice: say,
  })
  return { address: embedded.address, title: texts.embedded(embedded.version.split('-')[0]!), stop: embedded.stop }
}

async function prepare(config: Config, server: JstServer, address: PgAddress): Promise<void> {
  server.waitFor(texts.waitsFor.database)
  await waitForDatabase(address, say)
  server.waitFor(texts.waitsFor.migrations)
  const applied = await migrate(address)
  if (applied.length > 0) say(texts.migrated(applied.length))
  server.waitFor(texts.waitsFor.reference)
  for (const { zh, added, changed, skipped } of await withOwner(address, loadReference)) say(texts.loaded(zh, added, changed, skipped))
  if (config.demo) return seed(server, address, config)
  const first = await withOwner(address, createFirstAdministrator)
  if (first) say(texts.firstAdministrator(first.account, first.password))
}

async function seed(server: JstServer, address: PgAddress, config: Config): Promise<void> {
  server.waitFor(texts.waitsFor.demo)
  const { seedDemoAt, demoAccounts, demoPassword } = await import('@jst/server/demo')
  const leftOut = await seedDemoAt(address, new Date(), config)
  if (leftOut.length > 0) say(texts.demoLeftOut(leftOut))
  say(texts.demoAccounts(demoAccounts, demoPassword))
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
  say(texts.listening(address, path.relative(process.cwd(), config.dataDir) || '.'))
  try {
    server.waitFor(texts.waitsFor.engine)
    engine = await startEngine(config, server)
    await prepare(config, server, engine.address)
    await server.open(engine.address)
  } catch (error) {
    await server.close()
    await engine?.stop()
    throw error
  }
  say(texts.ready(engine.title, address, ((performance.now() - started) / 1_000).toFixed(1)))
  say(texts.places(address))
}

main().catch((error: Error) => {
  console.error(error instanceof StartupError ? error.message : texts.startFailed(error.stack))
  process.exit(1)
})
