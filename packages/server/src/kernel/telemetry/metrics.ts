import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { FigureName, Figures } from './figures.ts'

export interface Metrics {
  listen(host: string, port: number): Promise<void>
  close(): Promise<void>
}

/** Prometheus text on an address and a port of its own, which are not for the public. Figures that cannot be read are left out. */
export async function createMetrics(app: FastifyInstance, figures: Figures): Promise<Metrics> {
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
  const gauges = new Map(Object.entries(figures.help).map(([name, help]) => [name, new Gauge({ name, help, registers: [register] })]))
  const read = async () => {
    const readings = await figures.read()
    for (const [name, gauge] of gauges) {
      const value = readings[name as FigureName]
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
  }
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void read()
      .then(() => register.metrics())
      .then((text) => response.writeHead(200, { 'content-type': register.contentType }).end(text))
  })
  return {
    listen: (host, port) => new Promise((resolve, reject) => void server.once('error', reject).listen(port, host, resolve)),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
