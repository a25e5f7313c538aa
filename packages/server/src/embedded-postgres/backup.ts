import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { PgAddress } from '../kernel/database/address.ts'
import { withOwner, type OwnerDb } from '../kernel/migrations/owner.ts'
import { StartupError } from '../startup-error.ts'
import { runningAddress } from './cluster.ts'
import { startEmbeddedPostgres } from './start.ts'
import { isHeld } from './lock.ts'
import { texts } from './postgres.texts.ts'

interface Backup {
  readonly dataDir: string
  /** New or empty. */
  readonly to: string
  /** Settings of the server, where they are kept in a file. */
  readonly envFile?: string
  /** The database is backed up by other means (DATABASE_URL): files and key alone. */
  readonly withoutDatabase?: boolean
}

/** Written last: a backup without it was cut short. */
const note = 'backup.json'

/**
 * Copies everything a server keeps: `data` is a data folder, `.env` its settings. While the server runs the database is copied by its own procedure
 * for that (pg_backup_start), with the part of its log that makes the copy whole; files come after it, so that every row finds its file.
 */
export async function backUp({ dataDir, to, envFile, withoutDatabase = false }: Backup): Promise<void> {
  if (!existsSync(dataDir)) throw new StartupError(texts.noDataDir(dataDir))
  demandEmpty(to, texts.backupFolder)
  const target = path.join(to, 'data')
  mkdirSync(target, { recursive: true, mode: 0o700 })
  if (!withoutDatabase) await withDatabase(dataDir, (address) => withOwner(address, (owner) => copyCluster(owner, dataDir, target)))
  await copyTree(dataDir, target, (name) => name === 'pg' || name === 'pg.new' || name.startsWith('server.lock'))
  if (envFile !== undefined && existsSync(envFile)) await copyDurably(envFile, path.join(to, '.env'))
  writeFileSync(path.join(to, note), JSON.stringify({ at: new Date().toISOString(), database: !withoutDatabase }))
}

/**
 * Puts a backup in place of a data folder, which has to be empty. The database brings itself to the state of the end of the backup when it starts.
 */
export async function restore(from: string, dataDir: string): Promise<void> {
  if (!existsSync(path.join(from, note))) throw new StartupError(texts.backupIncomplete(from, note))
  demandEmpty(dataDir, texts.dataFolder)
  mkdirSync(dataDir, { recursive: true })
  await copyTree(path.join(from, 'data'), dataDir, () => false)
}

function demandEmpty(folder: string, zh: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new StartupError(texts.notEmpty(zh, folder))
}

/** The database of the running server, else one that is started for the time of the work. */
async function withDatabase(dataDir: string, work: (address: PgAddress) => Promise<void>): Promise<void> {
  const data = path.join(path.resolve(dataDir), 'pg')
  if (isHeld(path.resolve(dataDir))) return work(runningAddress(data))
  if (!existsSync(data)) throw new StartupError(texts.noDatabase(dataDir))
  const database = await startEmbeddedPostgres({ dataDir })
  try {
    await work(database.address)
  } finally {
    await database.stop()
  }
}

async function copyCluster(owner: OwnerDb, dataDir: string, target: string): Promise<void> {
  const [from, to] = [path.join(dataDir, 'pg'), path.join(target, 'pg')]
  const control = path.join('global', 'pg_control')
  // keeps the log from here on; goes with this connection
  await owner.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  const [begun] = await owner.query<{ lsn: string }>(`select pg_backup_start('backup', fast => true)::text as lsn`)
  await copyTree(from, to, (name) => isMade(name) || name === control)
  await copyDurably(path.join(from, control), path.join(to, control))
  const [ended] = await owner.query<{ lsn: string; label: string; tablespaces: string }>(
    'select lsn::text, labelfile as label, spcmapfile as tablespaces from pg_backup_stop(wait_for_archive => false)',
  )
  if (ended!.tablespaces) throw new StartupError(texts.tablespaces)
  writeFileSync(path.join(to, 'backup_label'), ended!.label)
  const [log] = await owner.query<{ first: string; last: string }>(
    'select pg_walfile_name($1::pg_lsn) as first, pg_walfile_name($2::pg_lsn) as last',
    [begun!.lsn, ended!.lsn],
  )
  for (const name of await readdir(path.join(from, 'pg_wal')))
    if (name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= log!.first && name <= log!.last))
      await copyDurably(path.join(from, 'pg_wal', name), path.join(to, 'pg_wal', name))
}

const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)[/\\]/
const serverFiles = /^(postmaster\.(pid|opts)|backup_label|\.s\.PGSQL\..*)$|(^|[/\\])(pgsql_tmp.*|pg_internal\.init.*)$/
/** Returns true for files that a database makes at each start, or that belong to the running one alone. */
const isMade = (name: string) => emptied.test(name) || serverFiles.test(name)

/** At once: the disk takes many small files together as fast as a few. */
const together = 32

/** Files may change and go while they are copied: the log of the database makes up for it. */
async function copyTree(from: string, to: string, leftOut: (name: string) => boolean, below = ''): Promise<void> {
  await mkdir(path.join(to, below), { recursive: true, mode: 0o700 })
  const entries = (await readdir(path.join(from, below), { withFileTypes: true })).filter(({ name }) => !leftOut(path.join(below, name)))
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(below, name))
  for (let first = 0; first < files.length; first += together)
    await Promise.all(files.slice(first, first + together).map((name) => copyDurably(path.join(from, name), path.join(to, name))))
  for (const entry of entries) if (entry.isDirectory()) await copyTree(from, to, leftOut, path.join(below, entry.name))
}

async function copyDurably(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(from)) return
    throw error
  }
  const handle = await open(to, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
