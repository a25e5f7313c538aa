import type { Side } from './sides.ts'
import { sized } from '../kit/size.ts'

const broadcastsPerRound = sized(5, 1)
const now = () => process.hrtime.bigint()
const msSince = (start: bigint, end: string | bigint) => Number(BigInt(end) - start) / 1e6

let lastId = 0

/** Milliseconds from the start of a broadcast to its last receipt, and how many sockets it did not reach. */
export async function broadcast(side: Side, sockets: number, audience?: 'companies'): Promise<{ ms: number; lost: number }> {
  const id = ++lastId
  const started = now()
  await side.broadcast(id, audience)
  const { count, lastAt } = await side.crowd.call('receipts', { id, seconds: 15 })
  return { ms: msSince(started, lastAt), lost: sockets - count }
}

/** Several broadcasts; the median time, all losses. */
export async function broadcasts(side: Side, sockets: number, audience?: 'companies'): Promise<{ ms: number; lost: number }> {
  const all = []
  for (let index = 0; index < broadcastsPerRound; index++) all.push(await broadcast(side, sockets, audience))
  return { ms: all.map(({ ms }) => ms).sort((a, b) => a - b)[broadcastsPerRound >> 1]!, lost: all.reduce((sum, { lost }) => sum + lost, 0) }
}

/** Crash, start, and everyone back: from the crash, and from the moment that the new server is ready. */
export async function storm(side: Side): Promise<{ fromCrash: number; fromReady: number }> {
  const full = side.crowd.call('full', undefined)
  full.catch(() => {}) // looked at below, after the crash
  await side.crowd.call('heard', undefined)
  const crashed = now()
  await side.crash()
  const ready = now()
  const at = await full
  return { fromCrash: msSince(crashed, at), fromReady: Math.max(0, msSince(ready, at)) }
}
