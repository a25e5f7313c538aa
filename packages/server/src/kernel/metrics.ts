import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Gauge as GaugeMetric } from 'prom-client'

export interface Metrics {
  listen(host: string, port: number): Promise<void>
  close(): Promise<void>
}

/** Prometheus text on a port of its own, which is not for the public. */
export async function createMetrics(app: FastifyInstance, gauges: Readonly<Record<string, () => number>>): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const calls = new Histogram({
    name: 'http_call_seconds',
    help: 'Duration of calls',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    calls.observe(
      { method: request.method, route: request.routeOptions.url ?? 'page', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
  })
  for (const [name, read] of Object.entries(gauges)) {
    const gauge: GaugeMetric = new Gauge({ name, help: name, registers: [register], collect: () => gauge.set(read()) })
  }
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void register.metrics().then((text) => response.writeHead(200, { 'content-type': register.contentType }).end(text))
  })
  return {
    listen: (host, port) => new Promise((resolve, reject) => void server.once('error', reject).listen(port, host, resolve)),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
