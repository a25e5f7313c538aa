import { defineScript, type CommandParser } from '@redis/client'
import { channelOf, commandClient, firstAttempt } from '../net/redis.ts'

/** Count of a window including this call, and its remaining time. */
export interface Counted {
  readonly count: number
  readonly leftMs: number
}

/** Counts that all processes share. */
export interface SharedCounts {
  /** Undefined while the shared counts are unavailable. */
  count(key: string, windowMs: number): Promise<Counted | undefined>
  start(): Promise<void>
  stop(): void
}

/** Timeout of a call to Redis. */
const patienceMs = 200
/** The patience is counted in steps: a process that stood still for all of it reads the answer that lies there before it gives up. */
const patienceSteps = 4
/** Pause after Redis did not answer. Then one call tries again. */
const pauseMs = 1_000
const startWithinMs = 1_500

/**
 * One more call in a window of the key: a fixed window as everybody has it, INCR and PEXPIRE, in one step. Redis keeps the time, so that the clocks
 * of processes do not matter. A key without an end, whatever made it, gets one.
 */
const countCall = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], left)
end
return { count, left }`,
  parseCommand(parser: CommandParser, key: string, windowMs: number) {
    parser.pushKey(key)
    parser.push(String(windowMs))
  },
  transformReply(reply: unknown): Counted {
    const [count, leftMs] = reply as [number, number]
    return { count, leftMs }
  },
})

/** Counts in Redis or Valkey. While it is unavailable one call a second tries it, and callers count locally. */
export function redisCounts(url: string, log: (message: string) => void): SharedCounts {
  const client = commandClient(url, { countCall })
  const prefix = `${channelOf(url)}:limit:`
  const host = new URL(url).host
  let askAgainAt = 0
  let away = false

  const lose = (reason: string) => {
    askAgainAt = performance.now() + pauseMs
    if (!away) log(`limits count for this process alone, Redis at ${host} is away: ${reason}`)
    away = true
  }
  const find = () => {
    askAgainAt = 0
    if (away) log(`limits count for all processes again, Redis at ${host} is back`)
    away = false
  }
  // the commands say it
  client.on('error', () => {})

  return {
    async count(key, windowMs): Promise<Counted | undefined> {
      if (askAgainAt > performance.now()) return undefined
      // while one call tries, the others do not wait as well
      if (away) askAgainAt = performance.now() + pauseMs
      try {
        const counted = await inTime(client.countCall(prefix + key, windowMs))
        find()
        return counted
      } catch (error) {
        lose((error as Error).message)
        return undefined
      }
    },
    async start() {
      await firstAttempt(
        client.connect().catch(({ message }: Error) => lose(message)),
        startWithinMs,
      )
    },
    stop() {
      if (client.isOpen) client.destroy()
    },
  }
}

async function inTime<T>(response: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  let left = patienceSteps
  const timer = setInterval(() => {
    if (--left === 0) reject(new Error(`no answer within ${patienceMs} ms`))
  }, patienceMs / patienceSteps)
  try {
    return await Promise.race([response, late])
  } finally {
    clearInterval(timer)
  }
}
