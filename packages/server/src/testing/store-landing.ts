// Stores what this version seeds, for the test that starts later versions on it, before each landing:
// node --conditions=@jst/source packages/server/src/testing/store-landing.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedDemoAt } from '../demo/index.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { migrate } from '../kernel/migrations/migrate.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { loadReference } from '../modules/master/index.ts'
import { writeDump } from './dump.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-landing-'))
const postgres = await startEmbeddedPostgres({ dataDir })
await migrate(postgres.address)
await withOwner(postgres.address, loadReference)
await seedDemoAt(postgres.address, new Date())
const file = path.join(import.meta.dirname, 'landings', `${new Date().toISOString().slice(0, 10)}.json.gz`)
await withOwner(postgres.address, (owner) => writeDump(owner, file))
await postgres.stop()
rmSync(dataDir, { recursive: true })
