import type { Client } from 'pg'
import { livePath } from '@jst/contracts'
import { figure, interleave, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call, freePort, pause } from '../kit/http.ts'
import { openFileLimit, residentMB } from '../kit/machine.ts'
import { startProgram, type Program } from '../kit/program.ts'
import { startProduct, type Product } from '../kit/product.ts'
import type { Scope } from '../kit/scope.ts'
import type { Crowd } from '../live/crowd.ts'
import type { RawServer } from '../live/raw-server.ts'
import { insertMessages, openSessions, type EmployeeSession } from '../live/sessions.ts'

/** The product waits 5 s; here the wait is only in the way. The same for both sides. */
const reconnectMs = 500
const broadcastsPerRound = 5
const serverFile = new URL('../live/raw-server.ts', import.meta.url)

/** One server with its crowd of sockets. */
interface Side {
  readonly crowd: Program<Crowd>
  /** Starts a broadcast of a frame with this id. */
  broadcast(id: number, audience?: 'companies'): Promise<unknown>
  residentMB(): number
  /** kill -9, then a new start; resolves when the new one takes connections and sign-ins. */
  crash(): Promise<void>
}

const now = () => process.hrtime.bigint()
const msSince = (start: bigint, end: string | bigint) => Number(BigInt(end) - start) / 1e6
const frameOf = (id: number) => ({ type: 'message/send', content: { Id: id, Title: '船期变更通知', Kind: 'system', Link: '/system/message' } })

function startCrowd(scope: Scope): Program<Crowd> {
  return startProgram<Crowd>(scope, new URL('../live/crowd.ts', import.meta.url))
}

async function startRawSide(scope: Scope): Promise<Side & { port: number }> {
  const port = await freePort()
  let server = startProgram<RawServer>(scope, serverFile)
  await server.call('start', { port })
  return {
    port,
    crowd: startCrowd(scope),
    broadcast: (id) => server.call('broadcast', { text: JSON.stringify(frameOf(id)) }),
    residentMB: () => residentMB(server.pid),
    async crash() {
      await server.kill()
      server = startProgram<RawServer>(scope, serverFile)
      await server.call('start', { port })
    },
  }
}

/** Frames go the product's own way: notified by the database, as a committed transaction does. */
function productSide(scope: Scope, product: Product, companies: readonly number[]): Side & { connect(): Promise<void> } {
  let owner: Client | undefined
  const connect = async () => void (owner = await product.owner())
  return {
    connect,
    crowd: startCrowd(scope),
    broadcast(id, audience) {
      const to = audience ? { companies } : 'everyone'
      return owner!.query('select pg_notify($1, $2)', ['jst', JSON.stringify({ topic: 'live', content: { to, frame: frameOf(id) } })])
    },
    residentMB: () => product.residentMB(),
    async crash() {
      await product.stop('SIGKILL')
      product.launch()
      await product.ready()
      await connect()
    },
  }
}

let lastId = 0

/** Milliseconds from the start of a broadcast to its last receipt, and how many sockets it did not reach. */
async function broadcast(side: Side, sockets: number, audience?: 'companies'): Promise<{ ms: number; lost: number }> {
  const id = ++lastId
  const started = now()
  await side.broadcast(id, audience)
  const { count, lastAt } = await side.crowd.call('receipts', { id, seconds: 15 })
  return { ms: msSince(started, lastAt), lost: sockets - count }
}

/** Several broadcasts; the median time, all losses. */
async function broadcasts(side: Side, sockets: number, audience?: 'companies'): Promise<{ ms: number; lost: number }> {
  const all = []
  for (let index = 0; index < broadcastsPerRound; index++) all.push(await broadcast(side, sockets, audience))
  return { ms: all.map(({ ms }) => ms).sort((a, b) => a - b)[broadcastsPerRound >> 1]!, lost: all.reduce((sum, { lost }) => sum + lost, 0) }
}

/** Crash, start, and everyone back: from the crash, and from the moment that the new server is ready. */
async function storm(side: Side): Promise<{ fromCrash: number; fromReady: number }> {
  const full = side.crowd.call('full', undefined)
  await side.crowd.call('heard', undefined)
  const crashed = now()
  await side.crash()
  const ready = now()
  const at = await full
  return { fromCrash: msSince(crashed, at), fromReady: Math.max(0, msSince(ready, at)) }
}

async function wrongCounts(product: Product, sessions: readonly EmployeeSession[], expected: Map<number, number>): Promise<number> {
  const one = new Map(sessions.map((session) => [session.employeeId, session]))
  const seen = await Promise.all([...one.values()].map(async ({ employeeId, token }) => (await call<number>(`${product.origin}/api/Message/UnReadMessageCount`, { token })) === expected.get(employeeId)))
  return seen.filter((right) => !right).length
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const { rounds } = options
  const sockets = Math.min(options.sockets, Math.floor(openFileLimit() * 0.9) - 200)
  const product = await startProduct(context)
  const owner = await product.owner()
  const sessions = await openSessions(owner, sockets)
  const expected = await insertMessages(owner)
  await owner.end()
  const raw = await startRawSide(scope)
  const ours = productSide(scope, product, [...new Set(sessions.map(({ companyId }) => companyId))])
  await ours.connect()
  const before = { raw: raw.residentMB(), ours: ours.residentMB() }
  const tokens = sessions.map(({ token }) => token)
  await raw.crowd.call('open', { port: raw.port, path: livePath, tokens, reconnectMs })
  await ours.crowd.call('open', { port: product.port, path: livePath, tokens, reconnectMs })
  await pause(1_000)
  const perSocket = (side: Side, from: number) => ((side.residentMB() - from) * 1_024) / sockets
  const memory = { raw: perSocket(raw, before.raw), ours: perSocket(ours, before.ours) }
  say(`${sockets} sockets on each side`)

  await broadcasts(raw, sockets)
  await broadcasts(ours, sockets)
  const everyone = await interleave(rounds, () => broadcasts(raw, sockets), () => broadcasts(ours, sockets))
  const routed = await interleave(rounds, () => broadcasts(raw, sockets), () => broadcasts(ours, sockets, 'companies'))
  say('broadcasts done')
  const storms = await interleave(Math.min(rounds, 3), () => storm(raw), () => storm(ours))
  const after = await broadcast(ours, sockets)
  const lost = [...everyone.product, ...routed.product, after].reduce((sum, one) => sum + one.lost, 0)
  const times = (side: { ms: number }[]) => side.map(({ ms }) => ms)
  return [
    figure(`last receipt of a broadcast to everyone, ${sockets} sockets`, 'ms', times(everyone.product), { limit: times(everyone.limit), goal: { of: 'ratio', most: 1.3 } }),
    figure('the same addressed to companies', 'ms', times(routed.product), { limit: times(routed.limit), goal: { of: 'ratio', most: 1.3 } }),
    figure('frames that did not arrive', '', [lost], { goal: { of: 'value', most: 0 } }),
    figure('memory per socket (RSS)', 'KB', [memory.ours], { limit: [memory.raw], goal: { of: 'ratio', most: 2 } }),
    figure('after kill -9: all back and signed in, from the new server ready', 'ms', storms.product.map(({ fromReady }) => fromReady), { limit: storms.limit.map(({ fromReady }) => fromReady), goal: { of: 'ratio', most: 1.5 } }),
    figure('the same from the kill', 'ms', storms.product.map(({ fromCrash }) => fromCrash), { limit: storms.limit.map(({ fromCrash }) => fromCrash) }),
    figure('accounts with a wrong unread count afterwards', '', [await wrongCounts(product, sessions, expected)], { goal: { of: 'value', most: 0 } }),
  ]
}

/** Fan-out to thousands of sockets and their return after a crash. The product checks every token and every receiver's rights to the frame. */
export const live: Entry = { name: 'live', limit: 'a raw ws server that believes every token', run }
