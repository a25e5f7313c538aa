import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from '../folders.ts'
import { StartupError } from '../startup-error.ts'
import type { PgAddress } from './address.ts'
import { withOwner, type OwnerDb } from './owner.ts'
import type { Queryable } from './statement.ts'
import { texts } from './kernel.texts.ts'

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /**
   * Checksums of earlier texts of the file; databases that ran one of them are brought to the same state by a later migration
   * (docs/adr/0041-former-checksums-of-migrations.md).
   */
  readonly formerly: readonly string[]
}

const oldestServer = 150_000
const lockKey = 7_305_421_907

/**
 * Brings the database up to this program: hand-written `migrations/NNNN_name.sql`, each in one transaction of its own under
 * an advisory lock, so that several servers may start at once. Answers with the names that were applied.
 * @throws StartupError when a migration was changed after it ran, is unknown (a newer program was here), or fails.
 */
export async function migrate(address: PgAddress, folder = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder)
  return withOwner(address, async (owner) => {
    await prepare(owner)
    const missing = missingOf(migrations, await doneIn(owner))
    if (missing.length > 0) await openNewTables(owner)
    const applied: string[] = []
    for (const migration of missing) if (await owner.tx((tx) => apply(tx, migration, migrations))) applied.push(migration.name)
    await demandRights(owner)
    return applied
  })
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
  return names.map((name) => {
    const sql = readFileSync(path.join(folder, name), 'utf8')
    const formerly = [...sql.matchAll(/^-- formerly ([0-9a-f]{64})\r?$/gm)].map(([, checksum]) => checksum!)
    return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'), formerly }
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

/** Under the lock: "if not exists" alone fails when two servers ask at the same moment. */
const createLedger = (owner: OwnerDb) =>
  owner.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
    await tx.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
  })

/** Rights on tables to come belong to the account that makes them: after a restore it may be another one than before. */
const openNewTables = (owner: OwnerDb) =>
  owner.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
    await tx.query(`alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole}`)
  })

async function createAppRole(owner: OwnerDb, account: string): Promise<void> {
  let found: unknown
  try {
    await owner.tx(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
      ;[found] = await tx.query(`select 1 from pg_roles where rolname = '${appRole}'`)
      if (!found) await tx.query(`create role ${appRole} nologin`)
      await tx.query(`grant ${appRole} to current_user`)
    })
  } catch (error) {
    throw new StartupError(texts.migrate.noRole(found !== undefined, (error as Error).message, appRole, account))
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

/** What still has to run, after making sure that what ran is what we know. */
function missingOf(migrations: readonly Migration[], done: readonly Done[]): Migration[] {
  for (const { name, checksum } of done) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known) throw new StartupError(texts.migrate.newerProgram(name))
    if (known.checksum !== checksum && !known.formerly.includes(checksum)) throw new StartupError(texts.migrate.changedFile(name))
  }
  return migrations.filter(({ name }) => !done.some((one) => one.name === name))
}

/** False when another server applied it while this one waited for the lock. */
async function apply(tx: Queryable, migration: Migration, all: readonly Migration[]): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
  if (!missingOf(all, await doneIn(tx)).includes(migration)) return false
  try {
    await tx.query(migration.sql)
  } catch (error) {
    throw new StartupError(texts.migrate.failed(migration.name, (error as Error).message))
  }
  await tx.query('insert into schema_migration (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
  return true
}
