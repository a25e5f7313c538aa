import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import { demoPassword, seedDemoAt } from '../demo/index.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/index.ts'
import { migrate } from '../kernel/migrations/migrate.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { loadReference } from '../modules/master/index.ts'
import { readyFolder } from './ready-folder.ts'
import { templateName, type TestCluster } from './template.ts'

// Process of its own that holds the PostgreSQL of a whole test run in a temporary folder: global-setup.ts starts it, gets the
// address, and ends it by hanging up. It runs like production does, whatever the test runner does with modules.
const folder = mkdtempSync(path.join(tmpdir(), 'jst-test-'))
const dataDir = path.join(folder, 'data')

/** Everything belongs to an account as managed databases give it: it owns its database and may create roles, and is no superuser. */
const asPlainOwner = ({ address }: EmbeddedPostgres) => ({ ...address, user: 'plain_owner' })

/** Nothing here outlives the run, and a copy for every test file would wait for the disk. */
const makeVolatile = ({ address }: EmbeddedPostgres) =>
  withOwner(address, async (superuser) => {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
      await superuser.query(`alter system set ${setting} = off`)
    await superuser.query('select pg_reload_conf()')
  })

/** Makes a data folder with all migrations and the demo data. */
async function fill(target: string): Promise<void> {
  const first = await startEmbeddedPostgres({ dataDir: target })
  await makeVolatile(first)
  await withOwner(first.address, (superuser) =>
    superuser.query(
      `create role plain_owner login createdb createrole password '${first.address.password ?? ''}'; alter database postgres owner to plain_owner`,
    ),
  )
  await migrate(asPlainOwner(first))
  await withOwner(asPlainOwner(first), loadReference)
  await seedDemoAt(asPlainOwner(first), new Date())
  // servers on a copy run with the settings of production
  await withOwner(first.address, (superuser) => superuser.query('alter system reset all'))
  await first.stop()
}

const readyData = await readyFolder(folder, fill)
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
