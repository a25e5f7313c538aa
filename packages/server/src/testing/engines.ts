import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../free-port.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { endOf, startProxy } from './proxy.ts'
import { until } from './until.ts'

/** A program of another project that the server works with, started for tests. */
export interface Engine {
  readonly port: number
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** PgBouncer does not run as root. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Waits until it answers on that port. The folder goes with it. */
export async function start(
  program: string,
  args: readonly string[],
  port: number,
  folder: string,
  identity: { uid?: number; gid?: number } = {},
): Promise<Engine> {
  const child = spawn(program, args, { ...identity, cwd: folder, stdio: 'ignore' })
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error))
  await Promise.race([until(() => answers(port)), failed])
  return {
    port,
    process: child,
    async stop() {
      const gone = once(child, 'exit')
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function folderFor(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `jst-${name}-`))
  chmodSync(folder, 0o777)
  return folder
}

/** Redis that keeps nothing on disk. */
export async function startRedis(port?: number): Promise<Engine> {
  const at = port ?? (await freePort())
  return start('redis-server', ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], at, folderFor('redis'))
}

/** PgBouncer that pools by transaction, with fewer connections to the database than it has callers. */
export async function startPgBouncer(address: PgAddress): Promise<Engine> {
  const [at, folder, bridge] = [await freePort(), folderFor('pgbouncer'), await startProxy(endOf(address))]
  const { user, password, database } = address
  const behind = { host: '127.0.0.1', port: bridge.port, user, password, dbname: database }
  const settings = [
    '[databases]',
    `${database} = ${Object.entries(behind)
      .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
      .join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${at}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
    'ignore_startup_parameters = options,extra_float_digits',
  ]
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings.join('\n'), { mode: 0o644 })
  const engine = await start('pgbouncer', ['-q', file], at, folder, nobody)
  return {
    ...engine,
    async stop() {
      await engine.stop()
      await bridge.close()
    },
  }
}
