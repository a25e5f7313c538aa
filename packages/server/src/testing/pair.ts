import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Endpoint, Envelope, InputOf, ReplyOf } from '@jst/contracts'
import { login } from '@jst/contracts/account'
import { demoPassword } from '../demo/index.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { startRedis, type Engine } from './engines.ts'
import { endNode, startNode, type Node } from './nodes.ts'
import { endOf, startProxy, type Proxy } from './proxy.ts'
import { queryOf, type TestClient } from './server.ts'

/** Transport between the processes. */
type BusKind = 'NOTIFY' | 'Redis'

/** Two server processes over one database. */
export interface Pair {
  readonly db: TestDatabase
  readonly nodes: [one: Node, other: Node]
  /** The way of the other one to what carries the bus. Its calls go to the database past it. */
  readonly way: Proxy
  readonly redis: Engine | undefined
  /** Signs a demo account in at the first process; the token is good at both. */
  signIn(account: string): Promise<string>
  /** Starts a process anew that is gone. */
  revive(place: 0 | 1): Promise<void>
  /** Starts Redis anew where it was. */
  reviveRedis(): Promise<void>
  end(): Promise<void>
}

interface Options {
  readonly bus: BusKind
  /** Of both. */
  readonly settings?: Readonly<Record<string, string>>
  /** How far the clock of the other one is ahead. */
  readonly aheadMs?: number
  /** Each has a data folder of its own, as on two machines. */
  readonly apart?: boolean
}

export async function startPair({ bus, settings = {}, aheadMs = 0, apart = false }: Options): Promise<Pair> {
  const db = await createTestDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'jst-pair-'))
  let redis = bus === 'Redis' ? await startRedis() : undefined
  const busAt = (port: number) => ({ BUS_URL: `redis://127.0.0.1:${port}` })
  const way = await startProxy(redis ? { host: '127.0.0.1', port: redis.port } : endOf(db.address))
  const database = await startProxy(endOf(db.address))
  const through = ({ port }: Proxy): PgAddress => ({ ...db.address, host: '127.0.0.1', port })

  const start = (place: 0 | 1, port?: number) => {
    const at = port === undefined ? {} : { port }
    const dataDir = apart ? path.join(folder, String(place)) : folder
    if (place === 0) return startNode(db.address, dataDir, { ...at, settings: { ...settings, ...(redis ? busAt(redis.port) : {}) } })
    if (redis) return startNode(db.address, dataDir, { ...at, aheadMs, settings: { ...settings, ...busAt(way.port) } })
    // with two addresses the bus goes by the second one
    const { user, password = '', database: name } = db.address
    const past = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${database.port}/${name}`
    return startNode(through(way), dataDir, { ...at, aheadMs, settings: { ...settings, DATABASE_URL: past, DATABASE_DIRECT_URL: past } })
  }
  const nodes: Pair['nodes'] = await Promise.all([start(0), start(1)])
  return {
    db,
    nodes,
    way,
    get redis() {
      return redis
    },
    async signIn(account) {
      const { body } = await clientAt(nodes[0]).call(login, { Account: account, Password: demoPassword })
      if (!body.Data?.Token) throw new Error(`sign-in of ${account} failed: ${body.Message}`)
      return body.Data.Token
    },
    async revive(place) {
      nodes[place] = await start(place, nodes[place].port)
    },
    async reviveRedis() {
      redis = await startRedis(redis!.port)
    },
    async end() {
      await Promise.all(nodes.map(({ child }) => endNode(child, 'SIGKILL')))
      await Promise.all([way.close(), database.close(), redis?.stop()])
      await db.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const originOf = ({ port }: Node) => `http://127.0.0.1:${port}`

/** Client of the token's owner, at this process. */
export const clientAt = (node: Node, token = ''): TestClient => ({
  token,
  async call<E extends Endpoint>({ method, path: url }: E, input: InputOf<E>, headers: Record<string, string> = {}) {
    const given = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers }
    const answer = await (method === 'GET'
      ? fetch(`${originOf(node)}${url}?${new URLSearchParams(queryOf(input)).toString()}`, { headers: given })
      : fetch(originOf(node) + url, { method, headers: { ...given, 'content-type': 'application/json' }, body: JSON.stringify(input) }))
    const text = await answer.text()
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: JSON.parse(text) as Envelope<ReplyOf<E>>,
      text,
    }
  },
})
