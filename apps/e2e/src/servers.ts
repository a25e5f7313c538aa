import { freePort } from '../../../scripts/lib/free-port.mjs'

interface Ports {
  readonly server: number
  /** Of its figures. */
  readonly metrics: number
}

/** Servers under test, one for each worker. */
const workers = 2

/** Ports that nobody uses, found once by the process that starts the servers; those of the workers take them over. */
async function find(): Promise<readonly Ports[]> {
  const found: Ports[] = []
  while (found.length < workers) found.push({ server: await freePort(), metrics: await freePort() })
  return found
}

export const servers: readonly Ports[] = process.env.E2E_SERVERS ? (JSON.parse(process.env.E2E_SERVERS) as Ports[]) : await find()
process.env.E2E_SERVERS = JSON.stringify(servers)

/** Origin of the server that belongs to a worker. */
export const originOf = (worker: number): string => `http://127.0.0.1:${servers[worker]!.server}`
