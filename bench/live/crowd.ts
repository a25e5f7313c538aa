import { serve } from '../kit/program.ts'
import { LiveClient } from './client.ts'

export interface CrowdOptions {
  readonly port: number
  readonly path: string
  /** One socket each. */
  readonly tokens: readonly string[]
  readonly reconnectMs: number
}

/** Receipts of one broadcast. Times are nanoseconds of the machine's monotonic clock, as text. */
export interface Receipts {
  readonly count: number
  readonly lastAt: string
}

const openAtOnce = 250
const receipts = new Map<number, { count: number; lastAt: bigint }>()
const whenFull: ((at: string) => void)[] = []
let wanted = 0
let signedIn = 0
let lastPayload = Buffer.alloc(0)
let knownId = 0

/** Ids of equal frames are read once: the same bytes come on every socket. */
function idOf(payload: Buffer): number {
  if (payload.equals(lastPayload)) return knownId
  lastPayload = Buffer.from(payload)
  knownId = Number(/"Ids":\[(\d+)/.exec(payload.toString())?.[1] ?? 0)
  return knownId
}

const listener = {
  signedIn() {
    if (++signedIn === wanted) for (const resolve of whenFull.splice(0)) resolve(String(process.hrtime.bigint()))
  },
  lost(wasSignedIn: boolean) {
    if (wasSignedIn) signedIn--
  },
  frame(payload: Buffer) {
    const id = idOf(payload)
    const found = receipts.get(id) ?? { count: 0, lastAt: 0n }
    receipts.set(id, { count: found.count + 1, lastAt: process.hrtime.bigint() })
  },
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
async function within<T>(promise: Promise<T>, seconds: number, what: string): Promise<T> {
  const limit = setTimeout(
    () => reject(new Error(`${what}: ${signedIn} of ${wanted} sockets are signed in after ${seconds} s`)),
    seconds * 1_000,
  )
  const { promise: late, reject } = Promise.withResolvers<never>()
  return Promise.race([promise, late]).finally(() => clearTimeout(limit))
}
/** True while too many of the sockets opened so far have not signed in yet. */
const underWay = (opened: number) => opened - signedIn > openAtOnce
const nextFull = () => new Promise<string>((resolve) => whenFull.push(resolve))

const handlers = {
  /** Opens the sockets in small groups; resolves when all are signed in. */
  async open({ port, path, tokens, reconnectMs }: CrowdOptions): Promise<void> {
    wanted = tokens.length
    const full = nextFull()
    for (const [index, token] of tokens.entries()) {
      new LiveClient({ port, path, token, reconnectMs, listener }).open()
      while (underWay(index)) await pause(1)
    }
    await within(full, 60, 'opening')
  },
  /** When all sockets are signed in the next time. Ask before they are cut off. */
  full: () => within(nextFull(), 120, 'coming back'),
  /** Waits until every socket got the broadcast, at most so long; answers with what came. */
  async receipts({ id, seconds }: { id: number; seconds: number }): Promise<Receipts> {
    const until = performance.now() + seconds * 1_000
    while ((receipts.get(id)?.count ?? 0) < wanted && performance.now() < until) await pause(5)
    const { count, lastAt } = receipts.get(id) ?? { count: 0, lastAt: 0n }
    return { count, lastAt: String(lastAt) }
  },
  /** A call that waits for nothing: what was asked before it has been heard. */
  heard: () => signedIn,
}
export type Crowd = typeof handlers

serve(handlers)
