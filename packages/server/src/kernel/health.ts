import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'

/** What the server is waiting for; undefined when it is ready. */
export interface Readiness {
  reason: string | undefined
}

/** `/healthz`: the process is alive. `/readyz`: the database is migrated and answers; else 503 with the reason. */
export function registerHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const reason =
      readiness.reason ??
      (await database.ping().then(
        () => undefined,
        () => '数据库暂时无法连接，正在自动重试',
      ))
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).header('retry-after', '1').send({ status: 'unavailable', reason })
  })
}
