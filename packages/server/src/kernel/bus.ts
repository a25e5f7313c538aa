import { Client } from 'pg'
import type { PgAddress } from './address.ts'
import { clientConfig } from './pg-client.ts'

/** The one PostgreSQL channel that all server processes of a database listen to. */
export const busChannel = 'jst'

export interface Bus {
  /** Content arrives after the sender's commit, in every process, the sender's own too. */
  on(topic: string, handler: (content: unknown) => void): void
  /** Called when messages may have been lost: the connection is down, and again when it is back. */
  onGap(handler: (up: boolean) => void): void
  isUp(): boolean
  /** Ends with the first attempt; it goes on trying if that fails. */
  start(address: PgAddress): Promise<void>
  stop(): Promise<void>
}

const firstPauseMs = 200
const longestPauseMs = 5_000
const probeEveryMs = 20_000

/** LISTEN on one connection of its own, which comes back by itself. Sending is `tx.publish`. */
export function createBus(log: (message: string) => void = () => {}): Bus {
  const handlers = new Map<string, ((content: unknown) => void)[]>()
  const gapHandlers: ((up: boolean) => void)[] = []
  let client: Client | undefined
  let stopped = true
  let up = false
  let timer: NodeJS.Timeout | undefined

  const tell = (state: boolean) => {
    up = state
    for (const handler of gapHandlers) handler(state)
  }
  const deliver = (payload: string | undefined) => {
    const { topic, content } = JSON.parse(payload ?? '{}') as { topic?: string; content?: unknown }
    for (const handler of handlers.get(topic ?? '') ?? []) handler(content)
  }

  const connect = async (address: PgAddress, pause = firstPauseMs): Promise<void> => {
    const fresh = new Client(clientConfig(address))
    client = fresh
    let lost = false
    const lose = (error?: Error) => {
      if (lost) return
      lost = true
      clearTimeout(timer)
      fresh.end().catch(() => {})
      if (stopped) return
      if (up) tell(false)
      log(`live connection to the database lost: ${error?.message ?? 'closed'}`)
      timer = setTimeout(() => void connect(address, Math.min(pause * 2, longestPauseMs)), pause)
    }
    fresh.on('error', lose)
    fresh.on('end', () => lose())
    fresh.on('notification', ({ payload }) => deliver(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${busChannel}`)
    } catch (error) {
      return lose(error as Error)
    }
    pause = firstPauseMs
    tell(true)
    const probe = () => {
      timer = setTimeout(() => fresh.query('select 1').then(probe, lose), probeEveryMs)
    }
    probe()
  }

  return {
    on: (topic, handler) => void handlers.set(topic, [...(handlers.get(topic) ?? []), handler]),
    onGap: (handler) => void gapHandlers.push(handler),
    isUp: () => up,
    start(address) {
      stopped = false
      return connect(address)
    },
    async stop() {
      stopped = true
      up = false
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
