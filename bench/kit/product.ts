import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { serverArguments, serverEnv } from '../../scripts/lib/server.mjs'
import { freePort } from '@jst/server/embedded-postgres'
import { fillProductData } from '@jst/server/testing/product-data'
import { call, pause, untilAnswers } from './http.ts'
import { residentMB } from './machine.ts'
import type { BenchContext } from './entry.ts'
import type { Scope } from './scope.ts'
import { isSmoke } from './size.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
export const resultsFolder = path.join(repository, 'bench-results')
const demoPassword = 'Demo@2026'

/** The real server on a data folder of its own, with its embedded database and demo data. */
export class Product {
  readonly port: number
  /** Where it tells its figures (Prometheus). */
  readonly figuresPort: number
  readonly origin: string
  /** Folder of the database's socket. */
  readonly socketFolder: string
  private readonly dataDir: string
  private readonly nodeFlags: readonly string[]
  private child: ChildProcess | undefined
  private output = ''

  constructor(port: number, figuresPort: number, dataDir: string, nodeFlags: readonly string[]) {
    this.port = port
    this.figuresPort = figuresPort
    this.origin = `http://127.0.0.1:${port}`
    this.dataDir = dataDir
    this.socketFolder = path.join(dataDir, 'pg')
    this.nodeFlags = nodeFlags
  }

  /** Starts the process; `ready` tells when it takes calls. */
  launch(): void {
    const env = {
      ...process.env,
      ...serverEnv,
      PORT: String(this.port),
      METRICS_PORT: String(this.figuresPort),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
    }
    const child = spawn(process.execPath, [...this.nodeFlags, ...serverArguments], {
      cwd: repository,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-4_000)))
    this.child = child
  }

  /** @throws Error with what the server said when it ends before it is ready. */
  async ready(): Promise<void> {
    const { child } = this
    const ended = once(child!, 'exit').then(() => {
      throw new Error(`the server ended:\n${this.output}`)
    })
    await Promise.race([untilAnswers(`${this.origin}/readyz`), ended])
  }

  /** SIGTERM drains, SIGKILL is a crash; resolves when the process is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this
    this.child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  get pid(): number {
    return this.child!.pid!
  }

  residentMB(): number {
    return residentMB(this.pid)
  }

  /** A token of a demo account; it ends the account's earlier ones. */
  async signIn(account: string): Promise<string> {
    return (await call<{ Token: string }>(`${this.origin}/api/AuthUser/Login`, { body: { Account: account, Password: demoPassword } }))
      .Token
  }

  /** A connection as the owner of the tables, past row-level security. */
  async owner(): Promise<Client> {
    const client = new Client({ host: this.socketFolder, port: 5432, user: 'postgres', database: 'postgres' })
    client.on('error', () => {}) // ends with a server that is killed on purpose
    await client.connect()
    return client
  }
}

let seeded: Promise<string> | undefined
/** Data folder with the demo in it, made once in a run; every product begins on a copy. A smoke run takes the one that the steps of a test run share. */
async function seed(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jst-bench-seed-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (isSmoke) {
    const data = path.join(folder, 'data')
    await fillProductData(data, folder)
    return data
  }
  const product = new Product(await freePort(), await freePort(), folder, [])
  product.launch()
  await product.ready().finally(() => product.stop())
  return folder
}

/** Starts the product on a folder of its own below the temporary folder; it ends, and the folder goes, with the scope. */
async function startOn(scope: Scope, nodeFlags: readonly string[]): Promise<Product> {
  const folder = scope.folder('data')
  cpSync(await (seeded ??= seed()), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const product = new Product(await freePort(), await freePort(), folder, nodeFlags)
  scope.defer(async () => {
    await product.stop()
    await pause(200) // a database whose server was killed shuts down by itself
  })
  product.launch()
  await product.ready()
  return product
}

let shared: Promise<Product> | undefined
/**
 * The product for one entry, on the data of the demo. In a smoke run, which judges no figure, the entries share one that ends with the run, with the
 * rows and sessions that earlier entries have left. `alone`: for an entry that needs the demo as it was, or adds rows that another one adds, too.
 */
export function startProduct({ scope, run, options }: BenchContext, { alone = false } = {}): Promise<Product> {
  if (options.smoke && !alone) return (shared ??= startOn(run, []))
  return startOn(scope, options.profile ? ['--cpu-prof', `--cpu-prof-dir=${resultsFolder}`] : [])
}
