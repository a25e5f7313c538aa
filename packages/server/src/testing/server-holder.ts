import { buildServer, readConfig } from '../index.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'

// Helper process of tests that kill it: a whole server on a data folder that has all of its tables; says its address.
const dataDir = process.argv[2]!
const postgres = await startEmbeddedPostgres({ dataDir })
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '0' })
const server = await buildServer({ config, jobs: false })
await server.open(postgres.address)
process.send?.({ url: await server.listen(), postgres: postgres.address })
process.once('disconnect', () => process.exit(0))
