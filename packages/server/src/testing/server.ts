import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type { Endpoint, Envelope, InputOf, ReplyOf } from '@jst/contracts'
import { login } from '@jst/contracts/account'
import { demoPassword } from '../demo/index.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { buildServer, type JstServer, type ServerOptions } from '../server.ts'
import { createTestDatabase, presentDatabase, type TestDatabase } from './database.ts'

interface Answer<T> {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Envelope<T>
  readonly text: string
}

export interface TestClient {
  readonly token: string
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers?: Record<string, string>): Promise<Answer<ReplyOf<E>>>
}

export interface TestServer extends JstServer {
  readonly db: TestDatabase
  /** Everything that was logged. */
  readonly log: () => string
  client(token?: string): TestClient
  /** Signs a demo account in, as its only or default employee. */
  signIn(account: string): Promise<TestClient>
}

export type TestServerOptions = Partial<Omit<ServerOptions, 'config'>> & {
  readonly config?: Partial<ServerOptions['config']>
  readonly address?: PgAddress
}

/** A server over a database of its own, or that of `address`, called through `inject`; `listen` opens a real port. */
export async function createTestServer({ config, address, ...options }: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-data-'))
  const db = address ? presentDatabase(address) : await createTestDatabase()
  const lines: string[] = []
  const logStream = new Writable({ write: (chunk: Buffer, _, done) => done(void lines.push(chunk.toString())) })
  const server = await buildServer({
    config: {
      port: 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: undefined,
      demo: true,
      publicOrigins: [],
      logLevel: 'info',
      metricsPort: undefined,
      callsPerMinute: 0,
      ...config,
    },
    jobs: false,
    connections: 6,
    // a test runs most statements a few times on new connections: PostgreSQL would plan each of them again for each of its first five executions
    plans: 'force_generic_plan',
    logStream,
    // a limit is reached by the calls of a test, not by how quick the machine is; whose calls may be many gives a clock
    uptime: () => 0,
    // no test asks the name servers of the world
    lookUpTexts: async () => [],
    ...options,
  })
  await server.open(db.address)
  const client = (token = ''): TestClient => ({
    token,
    call: (endpoint, input, headers) =>
      call(server, endpoint, input, { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers }),
  })
  return {
    ...server,
    db,
    log: () => lines.join(''),
    client,
    async signIn(account) {
      const { body } = await client().call(login, { Account: account, Password: demoPassword })
      if (!body.Data?.Token) throw new Error(`sign-in of ${account} failed: ${body.Message}`)
      return client(body.Data.Token)
    },
    async close() {
      await server.close()
      await db.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function call<E extends Endpoint>(
  { app }: JstServer,
  { method, path: url }: E,
  input: InputOf<E>,
  headers: Record<string, string>,
): Promise<Answer<ReplyOf<E>>> {
  const parts = method === 'GET' ? { query: queryOf(input) } : { payload: input as object }
  const { statusCode, headers: answered, payload } = await app.inject({ method, url, headers, ...parts })
  return {
    status: statusCode,
    headers: answered as Record<string, string>,
    body: JSON.parse(payload) as Envelope<ReplyOf<E>>,
    text: payload,
  }
}

export const queryOf = (input: object) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
