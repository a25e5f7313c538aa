import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import type { LogLine } from './launch.ts'
import type { NativePostgres } from './paths.ts'
import { isPostgresIn, isSameFolder, processExists, startedAt } from './process.ts'
import { finish, type Runner } from './runner.ts'
import { texts } from './postgres.texts.ts'

/** Fields of `postmaster.pid`, which a running PostgreSQL writes into its data folder. */
interface PostmasterFile {
  readonly pid: number
  readonly directory: string
  /** Seconds since 1970. */
  readonly started: number
}

/**
 * Clears the way for our database. A database that outlived its server (killed without warning) is shut down cleanly. A process is signalled only
 * when its start time and its data folder prove that it is that database: process numbers are used again, and a copied folder names the original's.
 * @throws StartupError when the folder is a copy of one whose database runs, or when the system does not tell what the process is.
 */
export async function stopOrphan(native: NativePostgres, runner: Runner, data: string, notice: LogLine): Promise<void> {
  const found = readPostmasterFile(data)
  if (!found) return
  switch (verdictOn(found, data)) {
    case 'orphan':
      return stop(native, runner, data, found.pid)
    case 'copy':
      throw copyOfRunning(data, found.directory, found.pid, path.join(data, 'postmaster.pid'))
    case 'unclear':
      throw new StartupError(texts.unknownProcess(found.pid, data, path.join(data, 'postmaster.pid')))
    case 'foreign':
      disown(data)
  }
  if (!isSameFolder(found.directory, data)) notice(texts.moved(data, found.directory))
}

/** The same words for both marks of a running server that a copied folder carries: the server's lock and the database's. */
export const copyOfRunning = (folder: string, original: string, pid: number, mark: string) =>
  new StartupError(texts.copyOfRunning(folder, original, pid, mark))

type Verdict = 'gone' | 'orphan' | 'copy' | 'foreign' | 'unclear'

function verdictOn({ pid, directory, started }: PostmasterFile, data: string): Verdict {
  if (!processExists(pid)) return 'gone'
  const actual = startedAt(pid)
  if (actual === undefined) return 'unclear'
  const here = isPostgresIn(pid, data)
  // a clock that was set meanwhile moves start times
  if (!isSameStart(actual, started)) return here ? 'unclear' : 'foreign'
  if (isSameFolder(directory, data)) return here === false ? 'foreign' : 'orphan'
  // the folder was moved under its running database
  if (here) return 'orphan'
  return here === false || existsSync(directory) ? 'copy' : 'unclear'
}

/** The database notes its start a moment after the process began; both are rounded. */
const isSameStart = (process: number, noted: number) => noted - process > -2 && noted - process < 10

function readPostmasterFile(data: string): PostmasterFile | undefined {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid = '', directory = '', started = ''] = readFileSync(file, 'utf8').split('\n')
  return Number(pid) > 1 ? { pid: Number(pid), directory, started: Number(started) } : undefined
}

/**
 * PostgreSQL refuses a folder whose process number is alive, whoever has it now. The number becomes that of its parent, which it knows to be no
 * database; the rest of the file stays, because PostgreSQL checks the shared memory that it names for processes that are left over.
 */
function disown(data: string): void {
  const file = path.join(data, 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)))
  for (const name of readdirSync(data)) if (name.startsWith('.s.PGSQL.')) rmSync(path.join(data, name))
}

async function stop(native: NativePostgres, runner: Runner, data: string, pid: number): Promise<void> {
  // fast first, then at once: the next start recovers from its log
  for (const [signal, mode] of [
    ['SIGINT', 'fast'],
    ['SIGQUIT', 'immediate'],
  ] as const) {
    if (process.platform === 'win32') await finish(runner.run(native.bin('pg_ctl'), ['stop', '-D', data, '-m', mode, '-w', '-t', '10']))
    else if (!kill(pid, signal)) break
    if (await gone(pid)) return
  }
  throw new StartupError(texts.notStopped(pid))
}

function kill(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

async function gone(pid: number): Promise<boolean> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    if (!processExists(pid)) return true
    await pause(20)
  }
  return false
}
