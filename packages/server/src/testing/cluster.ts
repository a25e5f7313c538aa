import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import { demoPassword } from '../demo/index.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { asPlainOwner, makeVolatile } from './fill.ts'
import { filledFolder } from './ready-folder.ts'
import { templateName, type TestCluster } from './template.ts'

// Process of its own that holds the PostgreSQL of a whole test run in a temporary folder: global-setup.ts starts it, gets the
// address, and ends it by hanging up. It runs like production does, whatever the test runner does with modules.
const folder = mkdtempSync(path.join(tmpdir(), 'jst-test-'))
const dataDir = path.join(folder, 'data')

const readyData = await filledFolder(folder)
cpSync(readyData, dataDir, { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir })
await makeVolatile(postgres)
const address = asPlainOwner(postgres)
await withOwner(address, async (owner) => {
  // parameters stand in the hash: the check of a sign-in takes 0.1 ms of processor time instead of 14
  await owner.query('update app_user set password_hash = $1', [await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })])
  // statistics are those of the template
  await owner.query('analyze')
  await owner.query(`create database ${templateName} template ${address.database} strategy file_copy`)
})

process.once('disconnect', () => {
  void postgres.stop().then(() => rmSync(folder, { recursive: true, force: true }))
})
process.send?.({ address, superuser: postgres.address, readyData } satisfies TestCluster)
