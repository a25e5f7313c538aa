import { buildServer, readConfig, stopOnSignals, type PgAddress } from '../index.ts'

// Helper process: one of several servers over one database, which ends in order when it is told to.
const [address, dataDir, settings] = process.argv.slice(2) as [string, string, string]
const given = JSON.parse(settings) as Record<string, string>
const config = readConfig({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '0', ...given })
const server = await buildServer({ config, jobs: false, connections: 8 })
stopOnSignals(
  () => server.close(),
  () => {},
)
await server.open(JSON.parse(address) as PgAddress)
await server.listen()
process.send?.(Date.now())
process.once('disconnect', () => process.exit(0))
