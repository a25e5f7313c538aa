import { buildServer, migrate, readConfig, withOwner } from '../index.ts'
import { seedDemo } from '../demo/index.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'

// Helper process of faults.test.ts: a whole server on a data folder until it is killed; says its address.
const dataDir = process.argv[2]!
const postgres = await startEmbeddedPostgres({ dataDir })
await migrate(postgres.address)
await withOwner(postgres.address, (owner) => seedDemo(owner, new Date()))
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '0' })
const server = await buildServer({ config, jobs: false })
await server.open(postgres.address)
process.send?.({ url: await server.listen(), postgres: postgres.address })
process.once('disconnect', () => process.exit(0))
