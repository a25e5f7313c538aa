import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { serve } from '../kit/program.ts'

// The limit of the live channel: `ws` as it comes, which believes every token and sends to all.

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    if (data.includes('auth/login')) socket.send('{"type":"auth/ok"}')
  })
  socket.on('error', () => socket.terminate())
})

const handlers = {
  /** Listens; answers with the port. */
  async start({ port }: { port: number }): Promise<number> {
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  },
  broadcast({ text }: { text: string }): void {
    for (const socket of sockets.clients) socket.send(text)
  },
}
export type RawServer = typeof handlers

serve(handlers)
