import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PgAddress } from '../kernel/database/address.ts'

/** A whole server in a process of its own, which a test may kill. */
export interface Killable {
  readonly child: ChildProcess
  readonly url: string
  readonly postgres: PgAddress
}

/** Starts one on a data folder; see `readyDataFolder`. */
export async function startKillable(folder: string): Promise<Killable> {
  const child = fork(fileURLToPath(new URL('server-holder.ts', import.meta.url)), [folder], { execArgv: ['--conditions=@jst/source'] })
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the server did not start')))
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [Omit<Killable, 'child'>]
  return { child, ...message }
}
