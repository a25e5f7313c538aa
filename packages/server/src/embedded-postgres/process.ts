import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, statSync } from 'node:fs'

/** True for a process of anyone. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Start mark of a process: boot and tick on Linux, start time on macOS, empty elsewhere. */
export function bornAt(pid: number): string {
  return (
    attempt(() => {
      if (process.platform === 'linux') return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${tickOf(pid)}`
      return process.platform === 'darwin' ? lstart(pid) : ''
    }) ?? ''
  )
}

/** When a process started, in seconds since 1970; undefined where the system does not say. */
export function startedAt(pid: number, system: string = process.platform): number | undefined {
  const seconds = attempt(() => {
    if (system === 'linux') return startOnLinux(pid)
    if (system === 'darwin') return Date.parse(`${lstart(pid)} UTC`) / 1000
    if (system === 'win32') return Number(powershell(`[DateTimeOffset]::new((Get-Process -Id ${pid}).StartTime).ToUnixTimeSeconds()`))
    return undefined
  })
  return Number.isFinite(seconds) ? seconds : undefined
}

/** Asks the system whether a process is a PostgreSQL that works in this folder; undefined where it does not say. */
export function isPostgresIn(pid: number, folder: string): boolean | undefined {
  if (process.platform !== 'linux') return undefined
  return attempt(
    () => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' && isSameFolder(readlinkSync(`/proc/${pid}/cwd`), folder),
  )
}

/** By device and inode, so that links and mounts do not matter. False when one of them is not there. */
export function isSameFolder(a: string, b: string): boolean {
  const [one, other] = [a, b].map((folder) => statSync(folder, { bigint: true, throwIfNoEntry: false }))
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino
}

function attempt<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

/** Clock ticks between the boot and the start of a process. */
function tickOf(pid: number | 'self'): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
}
const ticksPerSecond = 100

/** Counted from the start of this process: containers change the time of the boot that /proc names, but not the ticks. */
const startOnLinux = (pid: number) => Date.now() / 1000 - process.uptime() + (tickOf(pid) - tickOf('self')) / ticksPerSecond

const lstart = (pid: number) =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }).trim()

const powershell = (command: string) =>
  execFileSync('powershell', ['-NoProfile', '-NonInteractive', '-Command', command], { encoding: 'utf8' })
