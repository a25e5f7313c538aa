import { serve } from '../kit/program.ts'
import { percentile } from '../kit/stats.ts'
import { Connection } from '../kit/connection.ts'
import { cutOff, firstVersion, type IdRange } from './orders.ts'

/**
 * Requests to send. `read`: the path, followed by a random id when there is a range. `update`: orders of the range, each with the version seen last.
 */
export type Plan =
  | { readonly kind: 'read'; readonly path: string; readonly ids?: IdRange }
  | { readonly kind: 'update'; readonly path: string; readonly ids: IdRange }

export interface Job {
  readonly port: number
  readonly token?: string
  readonly connections: number
  readonly seconds: number
  /** Taken in turn by each connection. */
  readonly plans: readonly Plan[]
}

export interface Outcome {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Answers other than 200 and broken connections, by kind. */
  readonly errors: Readonly<Record<string, number>>
}

/** UpdateTime of orders that were changed, for the next change. */
const versions = new Map<number, string>()

const pick = ({ from, to, step }: IdRange, lane = 0, lanes = 1) => {
  const count = Math.floor(((to - from) / step + 1 - lane - 1) / lanes) + 1
  return from + step * (lane + lanes * Math.floor(Math.random() * count))
}

/** Requests of one connection; its updates keep to orders of its own, so that none is changed twice at once. */
function requestsOf({ token, plans, connections }: Job, lane: number): (turn: number) => { bytes: string; orderId?: number } {
  const head = `HTTP/1.1\r\nHost: 127.0.0.1\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}`
  return (turn) => {
    const plan = plans[(turn + lane) % plans.length]!
    if (plan.kind === 'read') return { bytes: `GET ${plan.path}${plan.ids ? pick(plan.ids) : ''} ${head}\r\n` }
    const orderId = pick(plan.ids, lane, connections)
    const body = JSON.stringify({
      Id: orderId,
      UpdateTime: versions.get(orderId) ?? firstVersion,
      SiDeadline: cutOff,
      Remark: `turn ${turn}`,
    })
    return { orderId, bytes: `POST ${plan.path} ${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}` }
  }
}

const handlers = {
  /** Keeps every connection busy for the given time. */
  async run(job: Job): Promise<Outcome> {
    const times: number[] = []
    const errors: Record<string, number> = {}
    const started = performance.now()
    const until = started + job.seconds * 1_000
    const note = (kind: string) => (errors[kind] = (errors[kind] ?? 0) + 1)

    const drive = async (lane: number) => {
      const connection = new Connection(job.port)
      const next = requestsOf(job, lane)
      try {
        for (let turn = 0; performance.now() < until; turn++) {
          const { bytes, orderId } = next(turn)
          const startedAt = performance.now()
          const { status, body } = await connection.request(bytes)
          times.push(performance.now() - startedAt)
          if (status !== 200) note(String(status))
          else if (orderId !== undefined) versions.set(orderId, /"UpdateTime":"([^"]+)"/.exec(body.toString())?.[1] ?? '')
        }
      } catch (error) {
        note((error as Error).message)
      }
      connection.close()
    }
    await Promise.all(Array.from({ length: job.connections }, (_, lane) => drive(lane)))
    const seconds = (performance.now() - started) / 1_000
    return { requests: times.length, perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), errors }
  },
}
export type Load = typeof handlers

serve(handlers)
