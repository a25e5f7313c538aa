import type { Client } from 'pg'
import { freePort } from '@jst/server/embedded-postgres'
import { residentMB } from '../kit/machine.ts'
import { startProgram, type Program } from '../kit/program.ts'
import type { Product } from '../kit/product.ts'
import type { Scope } from '../kit/scope.ts'
import type { Crowd } from './crowd.ts'
import type { RawServer } from './raw-server.ts'

const serverFile = new URL('raw-server.ts', import.meta.url)

/** One server with its crowd of sockets. */
export interface Side {
  readonly crowd: Program<Crowd>
  /** Starts a broadcast of a frame with this id. */
  broadcast(id: number, audience?: 'companies'): Promise<unknown>
  residentMB(): number
  /** kill -9, then a new start; resolves when the new one takes connections and sign-ins. */
  crash(): Promise<void>
}

const frameOf = (id: number) => ({
  type: 'message/send',
  content: { Ids: [id], Title: '船期变更通知', Kind: 'system', Link: '/system/message' },
})

function startCrowd(scope: Scope): Program<Crowd> {
  return startProgram<Crowd>(scope, new URL('crowd.ts', import.meta.url))
}

export async function startRawSide(scope: Scope): Promise<Side & { port: number }> {
  const port = await freePort()
  let server = startProgram<RawServer>(scope, serverFile)
  await server.call('start', { port })
  return {
    port,
    crowd: startCrowd(scope),
    broadcast: (id) => server.call('broadcast', { text: JSON.stringify(frameOf(id)) }),
    residentMB: () => residentMB(server.pid),
    async crash() {
      await server.kill()
      server = startProgram<RawServer>(scope, serverFile)
      await server.call('start', { port })
    },
  }
}

/** Frames go the product's own way: notified by the database, as a committed transaction does. */
export function productSide(scope: Scope, product: Product, companies: readonly number[]): Side & { connect(): Promise<void> } {
  let owner: Client | undefined
  const connect = async () => void (owner = await product.owner())
  return {
    connect,
    crowd: startCrowd(scope),
    broadcast(id, audience) {
      const to = audience ? { companies } : 'everyone'
      return owner!.query('select pg_notify($1, $2)', ['jst', JSON.stringify({ topic: 'live', content: [{ to, frame: frameOf(id) }] })])
    },
    residentMB: () => product.residentMB(),
    async crash() {
      await product.stop('SIGKILL')
      product.launch()
      await product.ready()
      await connect()
    },
  }
}
