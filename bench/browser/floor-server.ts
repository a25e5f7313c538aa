import { readdirSync, readFileSync } from 'node:fs'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { securityHeaders } from '../../packages/server/src/kernel/http/security-headers.ts'
import { serve } from '../kit/program.ts'

// Serves the built floor pages from memory, gzipped once, and hands calls on to the product, so that page and calls have one origin.

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const agent = new Agent({ keepAlive: true })
/** Those of the product: with an opener policy of its own, a page costs the browser a process, whoever wrote the page. */
const headers = securityHeaders()

function loadFiles(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name) in types)
  return new Map(names.map((name) => [`/${name.replaceAll('\\', '/')}`, gzipSync(readFileSync(path.join(folder, name)), { level: 9 })]))
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const call = ask({ agent, port, host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  call.on('error', () => response.writeHead(502).end())
  request.pipe(call)
}

interface Site {
  /** Built pages. */
  readonly folder: string
  /** Port that calls are handed on to. */
  readonly apiPort?: number
  /** Answers to calls, as JSON, by path; instead of a port. */
  readonly answers?: Readonly<Record<string, string>>
  /** File for paths that are no file: of an app with routes. */
  readonly fallback?: string
}

const handlers = {
  /** Answers with the port. `/list` is list.html. */
  async start({ folder, apiPort, answers, fallback }: Site): Promise<number> {
    const files = loadFiles(folder)
    const server = createServer((request, response) => {
      const pathname = (request.url ?? '').split('?')[0]!
      const answer = answers?.[pathname]
      if (answer !== undefined) return void response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
      if (pathname.startsWith('/api/') && apiPort !== undefined) return forward(request, response, apiPort)
      const name = files.has(pathname) ? pathname : (fallback ?? `${pathname}.html`)
      const body = files.get(name)
      if (!body) return void response.writeHead(404).end()
      const cached = name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable'
      response
        .writeHead(200, {
          ...headers,
          'content-type': types[path.extname(name)]!,
          'content-encoding': 'gzip',
          'content-length': body.length,
          'cache-control': cached,
        })
        .end(body)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  },
}
export type FloorServer = typeof handlers

serve(handlers)
