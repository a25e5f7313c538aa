import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../free-port.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { StartupError } from '../startup-error.ts'
import type { NativePostgres } from './paths.ts'
import { finish, type Runner } from './runner.ts'
import { texts } from './postgres.texts.ts'

/** Unix socket addresses hold about 107 bytes on the systems we know; stay below. */
const longestSocketPath = 100
const socketPort = 5432

/** Makes the data folder on the first start: in a folder of its own that is renamed at the end, so that a killed start leaves nothing half-made. */
export async function initialise(native: NativePostgres, runner: Runner, data: string): Promise<void> {
  if (existsSync(data)) {
    // of a copy, or a backup that was unpacked: the database refuses a folder that others may look into
    if (statSync(data).mode & 0o027) chmodSync(data, 0o700)
    return runner.takeOwnership(data)
  }
  const fresh = `${data}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile(data), randomBytes(24).toString('base64url'), { mode: 0o600 })
  for (const target of [fresh, passwordFile(data)]) runner.takeOwnership(target)
  const encoding = ['-E', 'UTF8', '--locale-provider=icu', '--icu-locale=zh-CN', '--locale=C']
  const access = ['-U', 'postgres', '--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile(data)}`]
  const { code, output } = await finish(runner.run(native.bin('initdb'), ['-D', fresh, ...access, ...encoding, '--no-instructions']))
  if (code !== 0) throw new StartupError(texts.initFailed(output.trim().slice(-800)))
  renameSync(fresh, data)
}

const passwordFile = (data: string) => `${data}.password`

/** Where this start will listen: a socket inside the data folder (only its owner gets in), else loopback with a password. */
export const chooseAddress = async (data: string): Promise<PgAddress> =>
  fitsSocket(data) ? socketOf(data) : loopback(data, await freePort())

/** Where the database that runs in this folder listens. */
export function runningAddress(data: string): PgAddress {
  const port = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[3])
  return fitsSocket(data) ? socketOf(data) : loopback(data, port)
}

const fitsSocket = (data: string) =>
  process.platform !== 'win32' && Buffer.byteLength(path.join(data, `.s.PGSQL.${socketPort}.lock`)) <= longestSocketPath
const account = { user: 'postgres', database: 'postgres' }
const socketOf = (data: string): PgAddress => ({ ...account, host: data, port: socketPort })
const loopback = (data: string, port: number): PgAddress => ({
  ...account,
  host: '127.0.0.1',
  port,
  password: readFileSync(passwordFile(data), 'utf8'),
})

/** Command line of the server: durable (fsync stays on), small memory, nothing reachable from outside. */
export function serverArguments(data: string, address: PgAddress): string[] {
  const socket = address.host === data
  const settings: Record<string, string | number> = {
    listen_addresses: socket ? '' : '127.0.0.1',
    unix_socket_directories: socket ? data : '',
    unix_socket_permissions: '0700',
    port: address.port!,
    max_connections: 60,
    // a statement over all parts of a table divided by time locks each of them, and its indexes
    max_locks_per_transaction: 256,
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    jit: 'off',
    logging_collector: 'off',
    log_min_messages: 'warning',
    // how often a long start reports; launch.ts waits for as long as it does
    log_startup_progress_interval: '5s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
  }
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
