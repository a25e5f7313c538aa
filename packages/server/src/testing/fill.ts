import { seedDemoAt } from '../demo/index.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/index.ts'
import { migrate } from '../kernel/migrations/migrate.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { loadReference } from '../modules/master/index.ts'

/** Everything belongs to an account as managed databases give it: it owns its database and may create roles, and is no superuser. */
export const asPlainOwner = ({ address }: EmbeddedPostgres) => ({ ...address, user: 'plain_owner' })

/** Nothing here outlives the run, and a copy for every test file would wait for the disk. */
export const makeVolatile = ({ address }: EmbeddedPostgres) =>
  withOwner(address, async (superuser) => {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
      await superuser.query(`alter system set ${setting} = off`)
    await superuser.query('select pg_reload_conf()')
  })

/** Makes a data folder with all migrations and the demo data. */
export async function fill(target: string): Promise<void> {
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
