import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import type { PgAddress } from '../kernel/database/address.ts'

/** A port that leads to another one, until a test breaks the way. */
export interface Proxy {
  readonly port: number
  /** Nothing passes, and nobody is told: connections stay, new ones get no answer. */
  silence(): void
  /** Connections break, new ones too. */
  cut(): void
  /** Releases held data; new connections pass again. */
  mend(): void
  close(): Promise<void>
}

/** The socket of the embedded PostgreSQL lies in a folder that only this process enters. */
export const endOf = ({ host, port }: PgAddress) =>
  host!.startsWith('/') ? { path: path.join(host!, `.s.PGSQL.${port}`) } : { host: host!, port: port! }

export async function startProxy(target: { path: string } | { host: string; port: number }): Promise<Proxy> {
  const pairs = new Map<Socket, Socket>()
  let state: 'open' | 'silent' | 'cut' = 'open'

  const join = (near: Socket, far: Socket) => void near.pipe(far).pipe(near)
  const part = (near: Socket, far: Socket) => {
    near.unpipe(far)
    far.unpipe(near)
  }
  // what is small leaves at once, as from the ends
  const server = createServer({ noDelay: true }, (near) => {
    near.on('error', () => near.destroy())
    if (state === 'cut') return void near.destroy()
    const far = connect(target).setNoDelay()
    pairs.set(near, far)
    near.on('close', () => {
      pairs.delete(near)
      far.destroy()
    })
    far.on('error', () => near.destroy())
    far.on('close', () => near.destroy())
    if (state === 'open') join(near, far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      state = 'silent'
      for (const [near, far] of pairs) part(near, far)
    },
    cut() {
      state = 'cut'
      for (const near of pairs.keys()) near.destroy()
    },
    mend() {
      if (state === 'silent') for (const [near, far] of pairs) join(near, far)
      state = 'open'
    },
    async close() {
      for (const near of pairs.keys()) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
