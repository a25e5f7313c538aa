import { bookingCalls } from '@jst/contracts/booking'
import { Connection } from '../kit/connection.ts'
import { serve } from '../kit/program.ts'
import { percentile } from '../kit/stats.ts'
import { LiveClient } from '../live/client.ts'
import { actsOf, type Act, type Ask, type Side } from './people.ts'

export interface CrowdOptions {
  readonly port: number
  readonly path: string
  readonly people: readonly { readonly token: string; readonly side: Side; readonly companyId: number }[]
  /** Between two acts of a person, on average. */
  readonly thinkSeconds: number
  readonly seconds: number
}
export interface ActFigures {
  readonly name: string
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}
export interface Outcome {
  readonly calls: number
  readonly perSecond: number
  readonly acts: readonly ActFigures[]
  /** Answers other than 200 and broken connections, by kind. */
  readonly failures: Readonly<Record<string, number>>
  /** Sockets that are signed in at the end. */
  readonly sockets: number
}

/** As a proxy has them before the server. */
const connections = 96
const free: Connection[] = []
const waiting: ((connection: Connection) => void)[] = []
let port = 0
let calls = 0
let sockets = 0
const times = new Map<string, number[]>()
const failures: Record<string, number> = {}
const note = (kind: string) => (failures[kind] = (failures[kind] ?? 0) + 1)

const lend = () => (free.length > 0 ? Promise.resolve(free.pop()!) : new Promise<Connection>((resolve) => waiting.push(resolve)))
function giveBack(connection: Connection): void {
  const next = waiting.shift()
  if (next) next(connection)
  else free.push(connection)
}

async function ask({ path, body }: Ask, token: string): Promise<string> {
  const connection = await lend()
  const text = body === undefined ? '' : JSON.stringify(body)
  const head = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n`
  const content = body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`
  try {
    const reply = await connection.request(`${head}${content}\r\n${text}`)
    giveBack(connection)
    calls++
    if (reply.status !== 200) note(`${path.split('?')[0]} ${reply.status}`)
    return reply.body.toString()
  } catch (error) {
    connection.close()
    giveBack(new Connection(port))
    note((error as Error).message)
    return ''
  }
}

/** Pauses as people make them: short ones often, long ones now and then. */
const think = (seconds: number, until: number) =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.min(-Math.log(1 - Math.random()) * seconds * 1_000, Math.max(0, until - performance.now()))),
  )
function chosen(acts: readonly Act[]): Act {
  let left = Math.random() * acts.reduce((sum, { weight }) => sum + weight, 0)
  return acts.find(({ weight }) => (left -= weight) < 0) ?? acts[0]!
}

async function live({ token, side }: CrowdOptions['people'][number], bookings: readonly number[], thinkSeconds: number, until: number) {
  const acts = actsOf[side]
  await think(thinkSeconds, until)
  while (performance.now() < until) {
    const act = chosen(acts)
    const started = performance.now()
    await Promise.all(act.asks(bookings[Math.floor(Math.random() * bookings.length)]!).map((one) => ask(one, token)))
    const durations = times.get(act.name) ?? []
    times.set(act.name, durations)
    durations.push(performance.now() - started)
    await think(thinkSeconds, until)
  }
}

const handlers = {
  async run({ people, thinkSeconds, seconds, path, ...options }: CrowdOptions): Promise<Outcome> {
    port = options.port
    for (let n = 0; n < connections; n++) free.push(new Connection(port))
    const listener = { signedIn: () => void sockets++, lost: (was: boolean) => void (sockets -= was ? 1 : 0), frame: () => undefined }
    for (const [at, { token }] of people.entries()) {
      new LiveClient({ port, path, token, reconnectMs: 5_000, listener }).open()
      if (at % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const bookings = new Map<number, number[]>()
    for (const { token, companyId } of people) {
      if (bookings.has(companyId)) continue
      const found = JSON.parse(await ask({ path: `${bookingCalls.list.path}?PageSize=200` }, token)) as { Data: { Rows: { Id: number }[] } }
      bookings.set(
        companyId,
        found.Data.Rows.map(({ Id }) => Id),
      )
    }
    calls = 0
    const started = performance.now()
    const until = started + seconds * 1_000
    await Promise.all(people.map((person) => live(person, bookings.get(person.companyId)!, thinkSeconds, until)))
    return {
      calls,
      perSecond: calls / ((performance.now() - started) / 1_000),
      acts: [...times].map(([name, all]) => ({
        name,
        count: all.length,
        p50: percentile(all, 0.5),
        p95: percentile(all, 0.95),
        p99: percentile(all, 0.99),
      })),
      failures,
      sockets,
    }
  },
}
export type Crowd = typeof handlers

serve(handlers)
