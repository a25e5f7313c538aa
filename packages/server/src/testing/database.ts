import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { PgAddress } from '../kernel/database/address.ts'
import { withOwner, type OwnerDb } from '../kernel/migrations/owner.ts'
import { OwnerConnections } from './owner-connections.ts'
import { templateName } from './template.ts'

export interface TestDatabase {
  readonly address: PgAddress
  /** Looks and changes as the owner, in system scope; row-level security binds it too, for it is no superuser. */
  owner<T>(work: (owner: OwnerDb) => Promise<T>): Promise<T>
  /** Ends the connections that `owner` keeps for the next call. */
  endConnections(): Promise<void>
  drop(): Promise<void>
}

/** A database that the test has already, and removes itself. */
export const presentDatabase = (address: PgAddress): TestDatabase => ({
  address,
  owner: (work) => withOwner(address, work),
  endConnections: async () => {},
  drop: async () => {},
})

/** Time that a connection of a killed process may take to notice it, on a busy machine. */
const goneMs = 20_000

/** A database of its own for a test file: migrated, with the demo data (`empty`: nothing in it; `copyOf`: what is in another, which nobody uses meanwhile). */
export async function createTestDatabase({
  empty = false,
  copyOf,
}: { empty?: boolean; copyOf?: TestDatabase } = {}): Promise<TestDatabase> {
  const { address: cluster } = inject('cluster')
  const database = `t_${randomBytes(6).toString('hex')}`
  // copied page by page through the log, the default, the same takes two to three times the processor time
  await copyOf?.endConnections()
  const source = empty ? '' : ` template ${copyOf?.address.database ?? templateName} strategy file_copy`
  await withOwner(cluster, (owner) => owner.query(`create database ${database}${source}`))
  const address = { ...cluster, database }
  const connections = new OwnerConnections(address)
  return {
    address,
    owner: (work) => connections.using(work),
    endConnections: () => connections.close(),
    async drop() {
      await connections.close()
      await withOwner(cluster, async (owner) => {
        // by force is refused while PostgreSQL itself tidies a large table there, which a drop without force ends
        await owner.query('select pg_terminate_backend(pid, $2) from pg_stat_activity where datname = $1 and usename = current_user', [
          database,
          goneMs,
        ])
        await owner.query(`drop database if exists ${database}`)
      })
    },
  }
}
