import { migrate, readConfig, serverTexts as texts, StartupError, withOwner, type PgAddress } from '@jst/server'
import { clearDemo } from '@jst/server/demo'
import { startEmbeddedPostgres } from '@jst/server/embedded-postgres'

async function clear(address: PgAddress): Promise<void> {
  await migrate(address)
  const companies = await withOwner(address, clearDemo)
  console.log(texts.demoCleared(companies))
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) return clear({ connectionString: config.databaseUrl })
  const engine = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} })
  try {
    await clear(engine.address)
  } finally {
    await engine.stop()
  }
}

main().catch((error: Error) => {
  console.error(error instanceof StartupError ? error.message : error.stack)
  process.exit(1)
})
