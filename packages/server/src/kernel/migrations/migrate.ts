import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { migrationsFolder } from '../../folders.ts'
import { StartupError } from '../../startup-error.ts'
import type { PgAddress } from '../database/address.ts'
import { withOwner, type OwnerDb } from './owner.ts'
import { runOutsideTransaction } from './migrate-outside.ts'
import { askAgainMs, isLock, patiently, waitsBriefly } from './migrate-locks.ts'
import { makePartitions } from '../retention/partitions.repo.ts'
import type { Queryable } from '../database/statement.ts'
import { texts } from '../kernel.texts.ts'

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /**
   * Checksums of earlier texts of the file; databases that ran one of them are brought to the same state by a later migration
   * (docs/adr/0041-former-checksums-of-migrations.md).
   */
  readonly formerly: readonly string[]
  /** Its statements do not run in a transaction, one after another, and may be run again (docs/adr/0106-migrations-beside-running-servers.md). */
  readonly outside: boolean
}

const oldestServer = 150_000
const lockKey = 7_305_421_907
const outside = /^-- outside a transaction\r?$/m

/**
 * Brings the database up to this program: hand-written `migrations/NNNN_name.sql`, each in one transaction of its own, so that several servers may
 * start at once, and beside servers of the program before. Answers with the names that were applied.
 * @throws StartupError when a migration was changed after it ran, is unknown (a newer program was here), or fails.
 */
export async function migrate(address: PgAddress, folder = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder)
  return withOwner(address, (owner) =>
    alone(owner, async () => {
      await prepare(owner)
      const missing = missingOf(migrations, await doneIn(owner))
      if (missing.length > 0) await openNewTables(owner)
      for (const migration of missing) await apply(owner, migration)
      await demandRights(owner)
      await makeParts(owner)
      return missing.map(({ name }) => name)
    }),
  )
}

/**
 * One server at a time. The others ask again and again: whoever waited inside a statement would hold a snapshot, for which an index that is made
 * concurrently waits in turn.
 */
async function alone<T>(owner: OwnerDb, work: () => Promise<T>): Promise<T> {
  const take = async () => (await owner.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey]))[0]!.mine
  while (!(await take())) await setTimeout(askAgainMs)
  try {
    return await work()
  } finally {
    // a broken connection has released its lock
    await owner.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {})
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
  return names.map((name) => {
    const sql = readFileSync(path.join(folder, name), 'utf8')
    const formerly = [...sql.matchAll(/^-- formerly ([0-9a-f]{64})\r?$/gm)].map(([, checksum]) => checksum!)
    return {
      name,
      sql,
      checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
      formerly,
      outside: outside.test(sql),
    }
  })
}

/** The ledger table and the role of application connections, which belongs to the whole cluster and may be there already. */
async function prepare(owner: OwnerDb): Promise<void> {
  const [server] = await owner.query<{ version: number; ledger: string | null; account: string; member: boolean }>(
    `select current_setting('server_version_num')::int as version, to_regclass('schema_migration')::text as ledger, current_user as account,
       exists (${usableRole}) as member`,
  )
  if (server!.version < oldestServer) throw new StartupError(texts.migrate.serverTooOld(Math.floor(server!.version / 10_000)))
  if (server!.account === appRole) throw new StartupError(texts.migrate.accountIsRole(appRole))
  if (!server!.member) await createAppRole(owner, server!.account)
  if (server!.ledger === null) await createLedger(owner)
}

const appRole = 'jst_app'
/** From 16 on being a member does not imply that one may become the role. */
const usableRole = `select from pg_roles where rolname = '${appRole}'
  and pg_has_role(current_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)`

const createLedger = (owner: OwnerDb) =>
  owner.query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, at timestamptz not null default now())',
  )

/** Rights on tables to come belong to the account that makes them: after a restore it may be another one than before. */
const openNewTables = (owner: OwnerDb) =>
  owner.query(`alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole}`)

async function createAppRole(owner: OwnerDb, account: string): Promise<void> {
  let existingRole: unknown
  try {
    await owner.tx(async (tx) => {
      ;[existingRole] = await tx.query(`select 1 from pg_roles where rolname = '${appRole}'`)
      if (!existingRole) await tx.query(`create role ${appRole} nologin`)
      await tx.query(`grant ${appRole} to current_user`)
    })
  } catch (error) {
    throw new StartupError(texts.migrate.noRole(existingRole !== undefined, (error as Error).message, appRole, account))
  }
}

/** A database that was restored where the role did not exist has lost what the role may do; its calls would all fail. */
async function demandRights(owner: OwnerDb): Promise<void> {
  const [table] = await owner.query<{ open: boolean | null }>(
    `select has_table_privilege('${appRole}', to_regclass('company')::oid, 'select') as open`,
  )
  if (table!.open === false) throw new StartupError(texts.migrate.roleWithoutRights(appRole))
}

type Done = Pick<Migration, 'name' | 'checksum'>

const doneIn = (db: Queryable) => db.query<Done>('select name, checksum from schema_migration order by name')

/** Returns the migrations to run, after checking those that ran against their files. */
function missingOf(migrations: readonly Migration[], done: readonly Done[]): Migration[] {
  for (const { name, checksum } of done) {
    const existing = migrations.find((migration) => migration.name === name)
    if (!existing) throw new StartupError(texts.migrate.newerProgram(name))
    if (existing.checksum !== checksum && !existing.formerly.includes(checksum)) throw new StartupError(texts.migrate.changedFile(name))
  }
  return migrations.filter(({ name }) => !done.some((one) => one.name === name))
}

async function apply(owner: OwnerDb, migration: Migration): Promise<void> {
  const keep = (db: Queryable) =>
    db.query('insert into schema_migration (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
  try {
    if (migration.outside) {
      await runOutsideTransaction(owner, migration.sql)
      await keep(owner)
    } else
      await patiently(() =>
        owner.tx(async (tx) => {
          await tx.query(waitsBriefly)
          await tx.query(migration.sql)
          await keep(tx)
        }),
      )
  } catch (error) {
    throw new StartupError(texts.migrate.failed(migration.name, (error as Error).message))
  }
}

/** The nightly job makes what cannot be had now. */
const makeParts = (owner: OwnerDb) =>
  makePartitions(owner).catch((error: unknown) => {
    if (!isLock(error)) throw error
  })
