import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../startup-error.ts'
import { texts } from './postgres.texts.ts'

/** `nobody` on every Linux: the identity that the database takes when the server runs as root, which PostgreSQL refuses. */
const nobody = 65534

/** How PostgreSQL programs are run on this machine. */
export interface Runner {
  /**
   * Starts a program; a `tied` one is out of reach of the terminal's Ctrl-C and goes down with this process, even one killed without warning (Linux).
   */
  run(program: string, args: readonly string[], options?: { tied?: boolean; stdio?: SpawnOptions['stdio'] }): ChildProcess
  /** Makes a file or folder belong to the identity the programs run as. */
  takeOwnership(target: string): void
}

/** Runs a program to its end. */
export async function finish(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: -1, output: output + error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

const works = async (program: string, args: readonly string[]) => (await finish(spawn(program, args, { stdio: 'ignore' }))).code === 0

/** Chooses a way: as we are; as root in a user namespace of its own; as root by dropping to `nobody`. */
export async function chooseRunner(dataFolder: string): Promise<Runner> {
  const root = process.getuid?.() === 0
  const linux = process.platform === 'linux'
  if (root && !linux) throw new StartupError(texts.notAsRoot)
  const [namespaces, deathSignal] = linux
    ? await Promise.all([root && works('unshare', [...asNobody, 'true']), works('setpriv', ['--pdeathsig', 'INT', 'true'])])
    : [false, false]
  const dropped = root && !namespaces
  if (dropped) assertReachable(dataFolder)
  const identity = dropped ? { uid: nobody, gid: nobody } : {}
  const owner = root ? (dropped ? nobody : 0) : undefined
  return {
    run(program, args, { tied = false, stdio = 'pipe' } = {}) {
      const command = [
        ...(namespaces ? ['unshare', ...asNobody] : []),
        ...(tied && deathSignal ? ['setpriv', '--pdeathsig', 'INT'] : []),
        program,
        ...args,
      ]
      // Ctrl-C reaches the whole group of processes, and would shut the database down under the writes that the server still waits for
      const detached = tied && process.platform !== 'win32'
      const child = spawn(command[0]!, command.slice(1), { stdio, ...identity, detached, windowsHide: true, cwd: path.dirname(program) })
      if (detached) stopWithThisProcess(child)
      return child
    },
    takeOwnership(target) {
      if (owner !== undefined) chownTree(target, owner)
    },
  }
}

/** For an end without an orderly stop (a second Ctrl-C, a failed start), where the system has no signal for the death of a parent. */
function stopWithThisProcess(child: ChildProcess): void {
  const stop = () => child.kill('SIGINT')
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
}

const asNobody = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]

/** Whole tree, but only when its top says that the identity changed since the last start. */
function chownTree(target: string, owner: number): void {
  const top = lstatSync(target)
  if (top.uid === owner) return
  if (top.isDirectory())
    for (const entry of readdirSync(target, { recursive: true, withFileTypes: true }))
      lchownSync(path.join(entry.parentPath, entry.name), owner, owner)
  lchownSync(target, owner, owner)
}

/** As `nobody` the database must be able to walk down to its folder. */
function assertReachable(folder: string): void {
  for (let parent = path.dirname(path.resolve(folder)); ; parent = path.dirname(parent)) {
    if ((statSync(parent).mode & 0o001) === 0) {
      throw new StartupError(texts.notForNobody(parent))
    }
    if (parent === path.dirname(parent)) return
  }
}
