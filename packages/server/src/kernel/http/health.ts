import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'

/** Pending condition of the start; undefined when the server is ready. */
export interface Readiness {
  reason: string | undefined
}

/**
 * `/healthz`: the process is alive. `/readyz`: the database is migrated, answers and stores; else 503 with the reason, `read-only` when it only
 * reads.
 */
export function registerHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const { reason } = readiness
    const trouble = reason === undefined ? await database.trouble() : { status: 'unavailable', reason }
    if (!trouble) return { status: 'ready' }
    return reply.code(503).header('retry-after', '1').send(trouble)
  })
}
