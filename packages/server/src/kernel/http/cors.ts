import type { FastifyInstance } from 'fastify'

const allowedHeaders = 'authorization, content-type, idempotency-key, web-version'
const readableHeaders = 'login-access-token, content-disposition, retry-after, x-request-id'

/**
 * Lets apps on their own origins call (DESIGN: apps may be deployed apart). Without configured origins nothing is said, and browsers keep others out.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    void reply.header('vary', 'origin')
    if (!origin || !origins.includes(origin)) return
    void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', readableHeaders)
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}
