import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { registerVerification } from './documents/index.ts'
import { brandFinder, registerSite, sitePath } from './modules/portal/index.ts'
import { registerPassports } from './modules/bills/index.ts'
import { registerQuoteLinks } from './modules/quotes/index.ts'
import { registerMailLinks } from './documents/notices/index.ts'
import type { PgAddress } from './kernel/database/address.ts'
import { createAuthenticator } from './kernel/access/auth.ts'
import { createBus } from './kernel/bus/bus.ts'
import { redisCarrier } from './kernel/bus/redis.ts'
import { createClock } from './kernel/database/clock.ts'
import { createDatabase, type Database } from './kernel/database/database.ts'
import type { PlanMode } from './kernel/database/statement.ts'
import type { ResponseLimits } from './kernel/database/unresponsive.ts'
import type { Route } from './kernel/http/endpoint.ts'
import { AppError } from './kernel/errors.ts'
import { createFileStore } from './kernel/files/files.ts'
import { registerHealth, type Readiness } from './kernel/http/health.ts'
import { createHttp } from './kernel/http/http.ts'
import { createJobQueue } from './kernel/jobs/queue.ts'
import { cacheTopic } from './kernel/database/tenant-cache.ts'
import { createLimits } from './kernel/limits/limits.ts'
import { createLiveHub, type LiveHub } from './kernel/live/live.ts'
import { figuresOf } from './kernel/telemetry/figures.ts'
import { createMetrics, type Metrics } from './kernel/telemetry/metrics.ts'
import { registerOpenApi } from './kernel/openapi/openapi.ts'
import { registerRoutes } from './kernel/http/routes.ts'
import { startTraces } from './kernel/telemetry/traces.ts'
import type { LookUpTexts } from './kernel/net/txt-records.ts'
import { createSurroundings } from './kernel/process/surroundings.ts'
import { IdleMemory } from './kernel/process/idle-memory.ts'
import { sessionTopic, type SessionChange } from './kernel/access/sessions.ts'
import { serveApps, type AppFolder } from './kernel/pages/static.ts'
import { allJobs, allRoutes, type ModuleDeps } from './modules.ts'
import { StartupError } from './startup-error.ts'
import { texts } from './server.texts.ts'

export interface ServerOptions {
  readonly config: Config
  /** The built front ends; what is not built is answered with a page that says so. */
  readonly apps?: readonly AppFolder[]
  /** The time of day, unless that of the database. */
  readonly now?: () => Date
  /** Milliseconds of a steady clock, for the age of sessions, the limits and the silence of live sockets. */
  readonly uptime?: () => number
  /** All calls of all modules, unless given. */
  readonly routes?: (deps: ModuleDeps) => readonly Route[]
  /** Jobs run in this process unless this is false; they can be sent all the same. */
  readonly jobs?: boolean
  /** Size of the connection pool. */
  readonly connections?: number
  /** Plan mode of statements that leave it to PostgreSQL (kernel/database/statement.ts). */
  readonly plans?: PlanMode
  readonly logStream?: NodeJS.WritableStream
  /** A live socket that has not signed in by then is closed. */
  readonly signInWithinMs?: number
  readonly silence?: ResponseLimits
  /** Where the robots of WeChat Work listen, unless at its own address. */
  readonly robotOrigin?: string
  /** Looks TXT records up, unless by the name servers of the machine. */
  readonly lookUpTexts?: LookUpTexts
}

export interface JstServer {
  readonly app: FastifyInstance
  readonly database: Database
  /** Takes calls from now on; answers with the address. Until `open` they are refused as UNAVAILABLE. */
  listen(): Promise<string>
  /** Sets the reason that /readyz gives during preparation. */
  waitFor(reason: string): void
  /**
   * The migrated database is there: the server is ready. Ends when it also hears of other processes' changes, or could not at once.
   * @param address PostgreSQL itself; calls go to the pooler before it where the configuration names one
   */
  open(address: PgAddress): Promise<void>
  /** No new calls, live sockets told to come back, calls under way finished. */
  close(): Promise<void>
}

const drainLimitMs = 8_000
/** Connections that may wait to be taken, such as all pages after a restart. One that finds the queue full tries again a second later. */
const mostArriving = 4_096

/** Puts the server together; nothing runs before `listen` and `open`. */
export async function buildServer(options: ServerOptions): Promise<JstServer> {
  const {
    config,
    apps = [],
    uptime = () => performance.now(),
    routes: routesOf = allRoutes,
    jobs: withJobs = true,
    connections = 20,
    plans,
    logStream,
    signInWithinMs,
    silence,
    robotOrigin,
    lookUpTexts,
  } = options
  const app = createHttp({
    logLevel: config.logLevel,
    publicOrigins: config.publicOrigins,
    webViewOrigins: config.webViewOrigins,
    trustedProxies: config.trustedProxies,
    ...(logStream ? { logStream } : {}),
  })
  const traces = config.traced === true ? await startTraces(app) : undefined
  const warn = (error: Error) => app.log.warn({ reason: error.message }, 'background work failed')
  const clock = createClock((message) => app.log.warn(message))
  const { now = clock.now } = options
  const pooled = config.databaseDirectUrl !== undefined
  const database = createDatabase({
    connections,
    pooled,
    plans,
    log: warn,
    published(topic, content) {
      if (topic === sessionTopic) authenticator.forget(content as SessionChange)
      if (topic === cacheTopic) database.forget(content as string)
    },
    announced: () => bus.relay(),
    heard: () => bus.isUp(),
    dataDir: config.dataDir,
    ...(silence ? { silence } : {}),
  })
  const { busUrl } = config
  const bus = createBus({
    log: (message) => app.log.warn(message),
    ...(busUrl === undefined ? {} : { carrierOf: (events) => redisCarrier(busUrl, events) }),
  })
  bus.on(cacheTopic, (content) => database.forget(content as string))
  bus.onGap(() => database.forget())
  const authenticator = createAuthenticator({ database, bus, now: uptime, log: warn })
  const live = createLiveHub({
    authenticator,
    bus,
    publicOrigins: config.publicOrigins,
    uptime,
    log: warn,
    ...(signInWithinMs === undefined ? {} : { signInWithinMs }),
  })
  const surroundings = createSurroundings({
    origin: config.publicOrigins[0] ?? `http://${config.host}:${config.port}`,
    secretKey: config.account?.secretKey,
    dataDir: config.dataDir,
    filesUrl: config.filesUrl,
    filesProxy: config.filesProxy,
    mail: config.mail,
    scanner: config.scanner,
    innerEndpoints: config.innerEndpoints === true,
    retentionMonths: config.retentionMonths,
    secondReader: config.secondReader,
    ...(robotOrigin === undefined ? {} : { robotOrigin }),
    lookUpTexts,
  })
  const jobs = createJobQueue({ jobs: allJobs, database, bus, now, surroundings, log: warn })
  const files = createFileStore(surroundings.stored, (error) => app.log.error({ reason: error.message }, 'a stored file is lost'))
  const readiness: Readiness = { reason: texts.starting }
  const routes = routesOf({
    demo: config.demo,
    now,
    settings: config.account,
    surroundings,
    ...(config.webViewOrigins ? { webViewOrigins: config.webViewOrigins } : {}),
    log: warn,
  })
  const limits = createLimits({ uptime, url: busUrl, log: (message) => app.log.warn(message) })
  const limit = config.callsPerMinute > 0 ? { calls: config.callsPerMinute, perSeconds: 60 } : undefined

  const memory = new IdleMemory()
  let seconds: NodeJS.Timeout | undefined
  let draining = false
  app.addHook('onRequest', async (request) => {
    memory.call()
    if (draining && request.url.startsWith('/api/')) throw new AppError('UNAVAILABLE')
  })
  registerHealth(app, database, readiness)
  registerOpenApi(
    app,
    routes.map(({ endpoint }) => endpoint),
  )
  const brandOf = brandFinder(database, surroundings.origin)
  registerRoutes(app, { database, authenticator, files, now, limits, limit, brandOf }, routes)
  registerMailLinks(app, { database, surroundings, now, limits })
  registerVerification(app, { database, limits })
  registerPassports(app, { database, limits })
  registerQuoteLinks(app, { database, limits })
  registerSite(app, { database, surroundings, files, now, limits, log: warn })
  serveApps(app, apps, { framed: config.webViewOrigins, written: sitePath, brandOf, log: warn })
  live.attach(app.server)
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await createMetrics(
          app,
          figuresOf({ database, bus, dataDir: config.dataDir, sockets: live.size, isReady: () => readiness.reason === undefined }),
        )
  await app.ready()

  return {
    app,
    database,
    async listen() {
      const address = await listen(app, config, metrics)
      seconds = setInterval(() => memory.second(), 1_000).unref()
      return address
    },
    waitFor: (reason) => void (readiness.reason = reason),
    async open(address) {
      const { databaseUrl, databaseReadUrl } = config
      const replica = databaseReadUrl === undefined ? undefined : { connectionString: databaseReadUrl }
      database.open(pooled ? { connectionString: databaseUrl! } : address, replica)
      readiness.reason = undefined
      const measured = clock.start(database)
      // leases go by the time of the database
      if (withJobs) measured.then(() => (draining ? undefined : jobs.start(address))).catch(warn)
      await Promise.all([measured, bus.start(address), limits.start()])
    },
    async close() {
      draining = true
      clearInterval(seconds)
      readiness.reason = texts.stopping
      const limitReached = new Promise((resolve) => setTimeout(resolve, drainLimitMs).unref())
      await Promise.race([drain(app, live, metrics), limitReached])
      await jobs.stop().catch(warn)
      await bus.stop()
      limits.stop()
      clock.stop()
      await Promise.race([database.close(), limitReached])
      await Promise.race([traces?.stop().catch(warn), limitReached])
    },
  }
}

async function listen(app: FastifyInstance, { host, port, metricsHost = '127.0.0.1', metricsPort }: Config, metrics: Metrics | undefined) {
  try {
    if (metrics) await metrics.listen(metricsHost, metricsPort!)
    return await app.listen({ host, port, backlog: mostArriving })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartupError(texts.portTaken((error as { port?: number }).port ?? port))
    if (code === 'EACCES') throw new StartupError(texts.portForbidden(port))
    throw error
  }
}

async function drain(app: FastifyInstance, live: LiveHub, metrics: Metrics | undefined): Promise<void> {
  await live.drain()
  await app.close()
  await metrics?.close()
}
