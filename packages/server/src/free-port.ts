import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ports that systems hand to outgoing connections: one of those could be given away again before it is used.
const lowest = 10_000
const highest = 32_000
const attempts = 50

/** A TCP port on loopback that nobody uses now, and that no connection is given by the system. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port found between ${lowest} and ${highest}.`)
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
