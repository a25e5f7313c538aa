import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool, types } from 'pg'
import { serve } from '../kit/program.ts'
import { statements } from './bare-statements.ts'

// The physical floor: node:http and pg with prepared statements on the product's own database, without token, tenant, rights, validation, audit or
// versions.

type Handler = (pool: Pool, query: URLSearchParams, request: IncomingMessage) => Promise<unknown>

for (const number of [types.builtins.INT8, types.builtins.NUMERIC]) types.setTypeParser(number, Number)
// `2026-11-20 10:11:12.12+00` as JSON would have it: a Date on the way costs more than the query
types.setTypeParser(
  types.builtins.TIMESTAMPTZ,
  (value) => `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).padEnd(3, '0')}Z`,
)

async function rowsOf(pool: Pool, name: keyof typeof statements, values: unknown[] = []): Promise<unknown[]> {
  return (await pool.query({ name, text: statements[name], values })).rows
}

async function bodyOf(request: IncomingMessage): Promise<{ Id: number; SiDeadline: string | null; Remark: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as { Id: number; SiDeadline: string | null; Remark: string }
}

/** Whose orders are listed: the one operator of the demo data. */
let operatorId = 0

const handlers: Readonly<Record<string, Handler>> = {
  '/api/CargoOrder/GetCargoOrderPagedList': async (pool) => {
    const [Rows, counted] = await Promise.all([rowsOf(pool, 'orders', [operatorId]), rowsOf(pool, 'orderCount', [operatorId])])
    return { Rows, Total: (counted[0] as { total: number }).total }
  },
  '/api/CargoOrder/GetCargoOrderInfo': async (pool, query) => (await rowsOf(pool, 'order', [query.get('Id')]))[0],
  '/api/TDBillLadingInfo/GetTDBillLadingInfo': async (pool, query) => (await rowsOf(pool, 'record', [query.get('Id')]))[0],
  '/api/CargoOrder/ModifyCargoOrder': async (pool, _, request) => {
    const { Id, SiDeadline, Remark } = await bodyOf(request)
    return (await rowsOf(pool, 'update', [Id, SiDeadline, Remark]))[0]
  },
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text)
}

const programHandlers = {
  /** Starts on the database behind the socket folder; answers with the port. */
  async start({ socketFolder, connections }: { socketFolder: string; connections: number }): Promise<number> {
    const pool = new Pool({
      host: socketFolder,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: connections,
      idleTimeoutMillis: 0,
    })
    pool.on('error', () => {})
    operatorId = (await pool.query<{ id: number }>(`select id from company where code = 'HJGJ'`)).rows[0]!.id
    const server = createServer((request, response) => {
      const [path = '', query] = (request.url ?? '').split('?')
      const handler = handlers[path]
      if (!handler) return send(response, 404, {})
      handler(pool, new URLSearchParams(query), request).then(
        (Data) => send(response, 200, { Status: 1, Data }),
        (error: Error) => send(response, 500, { Message: error.message }),
      )
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  },
}
export type BareServer = typeof programHandlers

serve(programHandlers)
