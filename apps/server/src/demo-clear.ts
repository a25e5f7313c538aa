import { migrate, readConfig, type Config, serverTexts as texts, StartupError, withOwner, type PgAddress } from '@jst/server'
import { clearDemo, removeDemoFiles } from '@jst/server/demo'
import { startEmbeddedPostgres } from '@jst/server/embedded-postgres'

async function clear(address: PgAddress, config: Config): Promise<void> {
  await migrate(address)
  const { companies, files } = await withOwner(address, clearDemo)
  await removeDemoFiles(files, config)
  console.log(texts.demoCleared(companies))
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) return clear({ connectionString: config.databaseUrl }, config)
  const engine = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} })
  try {
    await clear(engine.address, config)
  } finally {
    await engine.stop()
  }
}

main().catch((error: Error) => {
  console.error(error instanceof StartupError ? error.message : error.stack)
  process.exit(1)
})
