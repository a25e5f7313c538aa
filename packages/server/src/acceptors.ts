import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

/**
 * Listening sockets of one port. Node takes one new connection per socket and turn of the event loop, so that after a
 * restart, when everybody comes back while the server is busy, the last ones of a few hundred would wait for seconds.
 */
const acceptors = 8

interface Address {
  host: string
  port: number
}

/** Whether several sockets may share a port here, the kernel dealing new connections out to them. */
const shared = process.platform === 'linux'

/**
 * Makes an HTTP server listen with several sockets where the system can. `listen` binds the first one with these options.
 * Returns what closes the others.
 * @throws Error EADDRINUSE when another program has the port, which sharing alone would not tell.
 */
export async function listenShared<T>(
  server: Server,
  { host, port }: Address,
  listen: (options: Address & { reusePort?: boolean }) => Promise<T>,
): Promise<{ listening: T; close: () => void }> {
  if (!shared) return { listening: await listen({ host, port }), close: () => undefined }
  if (port !== 0) await demandFree({ host, port })
  const listening = await listen({ host, port, reusePort: true })
  const bound = (server.address() as AddressInfo).port
  const others: Server[] = []
  for (let count = 1; count < acceptors; count++) {
    // as an HTTP server makes its own sockets
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
    other.listen({ host, port: bound, reusePort: true })
    await once(other, 'listening')
    others.push(other)
  }
  return { listening, close: () => others.forEach((other) => other.close()) }
}

async function demandFree(address: Address): Promise<void> {
  const probe = createServer().listen(address)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
