import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedDemo } from '../demo/index.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { migrate } from '../kernel/migrate.ts'
import { withOwner } from '../kernel/owner.ts'
import { loadReference } from '../modules/master/index.ts'
import { templateName } from './template.ts'

// Process of its own that holds the PostgreSQL of a whole test run in a temporary folder: global-setup.ts starts it, gets the
// address, and ends it by hanging up. It runs like production does, whatever the test runner does with modules.
const folder = mkdtempSync(path.join(tmpdir(), 'jst-test-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const template = { ...postgres.address, database: templateName }
await withOwner(postgres.address, (owner) => owner.query(`create database ${templateName}`))
await migrate(template)
await withOwner(template, loadReference)
await withOwner(template, (owner) => seedDemo(owner, new Date()))

process.once('disconnect', () => {
  void postgres.stop().then(() => rmSync(folder, { recursive: true, force: true }))
})
process.send?.(postgres.address)
