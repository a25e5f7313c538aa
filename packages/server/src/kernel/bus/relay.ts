import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { PgAddress } from '../database/address.ts'
import { isUnavailable } from '../errors.ts'
import { clientConfig } from '../database/pg-client.ts'
import type { Carrier } from './carrier.ts'

interface Relay {
  isUp(): boolean
  /** Relays committed messages. Calls during a run share the next one. */
  run(): void
  start(address: PgAddress): Promise<void>
  stop(): Promise<void>
}

interface Options {
  readonly carrier: Carrier
  readonly changed: () => void
  readonly log: (message: string) => void
}

const firstPauseMs = 200
const longestPauseMs = 5_000
/** Upper limit for the delay of messages whose process died after its commit. */
const sweepEveryMs = 300
/** Commits within this time are relayed together. */
const gatherMs = 5
/** Timeout after which a connection is replaced. */
const answerWithinMs = 6_000
/**
 * Only the relay waits here, not the transactions: a commit with NOTIFY takes a lock that serialises all such commits of the cluster. If a crash
 * undoes an unflushed commit, its messages are sent again. If a process is paused between taking and sending, another one sends its messages.
 */
const session = `set default_transaction_read_only = off; set synchronous_commit = off; set app.scope = 'system';
  set idle_in_transaction_session_timeout = 800; set lock_timeout = 5000`

/** Sends the messages of the outbox on a dedicated connection, which reconnects by itself. */
export function createRelay({ carrier, changed, log }: Options): Relay {
  let client: Client | undefined
  let stopped = true
  let up = false
  let timer: NodeJS.Timeout | undefined
  let running = false
  let isRequested = false
  let lastMessage = ''
  const complain = (message: string) => {
    if (message !== lastMessage) log(`messages to other processes wait: ${message}`)
    lastMessage = message
  }
  const isUp = () => up
  let lose = (_: Error) => {}

  const run = () => {
    isRequested = true
    if (running || !up || !client) return
    void empty(client)
  }
  const empty = async (on: Client) => {
    running = true
    try {
      for (; isRequested && isUp(); await pause(gatherMs)) {
        isRequested = false
        await carrier.send(on)
        lastMessage = ''
      }
    } catch (error) {
      // after a timeout the connection is replaced; after any other failure the next run tries again
      if (isUnavailable(error)) lose(error as Error)
      else complain((error as Error).message)
    } finally {
      running = false
    }
  }

  const connect = async (address: PgAddress, pause = firstPauseMs): Promise<void> => {
    const fresh = new Client({ ...clientConfig(address), query_timeout: answerWithinMs })
    client = fresh
    let lost = false
    const leave = (error?: Error) => {
      if (lost) return
      lost = true
      clearTimeout(timer)
      fresh.end().catch(() => {})
      if (stopped) return
      up = false
      changed()
      log(`live connection to the database lost: ${error?.message ?? 'closed'}`)
      timer = setTimeout(() => void connect(address, Math.min(pause * 2, longestPauseMs)), pause)
    }
    lose = leave
    fresh.on('error', leave)
    fresh.on('end', () => leave())
    try {
      await fresh.connect()
      await fresh.query(session)
      await carrier.attach(fresh)
    } catch (error) {
      return leave(error as Error)
    }
    pause = firstPauseMs
    up = true
    changed()
    const sweep = () => {
      run()
      timer = setTimeout(sweep, sweepEveryMs)
    }
    sweep()
  }

  return {
    isUp,
    run,
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
