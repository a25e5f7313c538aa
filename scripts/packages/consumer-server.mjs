// Back end of a foreign front end: its built files, and what its scenario answers below /api/.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { WebSocketServer } from 'ws'

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

/** @returns {Promise<{ origin: string, close: () => Promise<void> }>} */
export async function serveConsumer(folder, { handle, connect }) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, 'http://localhost')
    if (url.pathname.startsWith('/api/') && handle) return answer(request, response, url, handle)
    const file = path.extname(url.pathname) in types ? url.pathname : '/index.html'
    try {
      response.writeHead(200, { 'content-type': types[path.extname(file)] }).end(readFileSync(path.join(folder, file)))
    } catch {
      response.writeHead(404).end()
    }
  })
  const sockets = connect && new WebSocketServer({ server })
  sockets?.on('connection', connect)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise((resolve) => {
      for (const socket of sockets?.clients ?? []) socket.terminate()
      server.closeAllConnections()
      server.close(resolve)
    })
  return { origin: `http://127.0.0.1:${server.address().port}`, close }
}

async function answer(request, response, url, handle) {
  const chunks = await Array.fromAsync(request)
  const text = Buffer.concat(chunks).toString()
  const { status, headers, body } = handle({
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    token: request.headers.authorization,
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
  })
  const content = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(content)
}
