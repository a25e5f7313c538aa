import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { processExists } from './lock.ts'
import { StartupError } from '../startup-error.ts'
import type { NativePostgres } from './paths.ts'
import { finish, type Runner } from './runner.ts'

/** A database that outlived its server (killed without warning) is shut down cleanly, so that ours can open the folder. */
export async function stopOrphan(native: NativePostgres, runner: Runner, data: string): Promise<void> {
  const pid = postmasterPid(data)
  if (pid === undefined || !processExists(pid) || !isPostgres(pid)) return
  // fast first, then at once: the next start recovers from its log
  for (const [signal, mode] of [
    ['SIGINT', 'fast'],
    ['SIGQUIT', 'immediate'],
  ] as const) {
    if (process.platform === 'win32') await finish(runner.run(native.bin('pg_ctl'), ['stop', '-D', data, '-m', mode, '-w', '-t', '10']))
    else if (!kill(pid, signal)) break
    if (await gone(pid)) return
  }
  throw new StartupError(`上次遗留的数据库进程（进程号 ${pid}）无法停止，请手动结束该进程后重新启动。`)
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
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}

function postmasterPid(data: string): number | undefined {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return Number.isInteger(pid) && pid > 1 ? pid : undefined
}

/** Process numbers are used again after a reboot: never stop somebody else's. */
function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    if (process.platform === 'darwin')
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
    return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}
