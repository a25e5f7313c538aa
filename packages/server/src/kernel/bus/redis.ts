import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { createClient } from '@redis/client'
import { channelOf, connectionTo, firstAttempt } from '../net/redis.ts'
import type { Carrier, CarrierEvents } from './carrier.ts'
import { notifyChannel } from './notify.ts'

const probeEveryMs = 300
/** Timeout of a probe message after which the connection to Redis counts as lost. */
const silentAfterMs = 1_500
/** From the loss of Redis until NOTIFY counts as reliable: by then all other processes have received `away` and send by NOTIFY, too. */
const reserveAfterMs = 1_000
/** Processes with a connection to Redis send both ways for this time after they received `away`. */
const bothWaysMs = 2_000
const probe = 'probe '
const away = 'away'

/** `redis`: probes come back. `lost`: Redis is away, messages may be missed. `reserve`: NOTIFY of PostgreSQL carries all messages. */
type Way = 'redis' | 'lost' | 'reserve'

/**
 * Publish and subscribe of Redis or Valkey, which does not count the listeners against PostgreSQL. While Redis is away, NOTIFY on the connection of
 * the relay carries the messages. They are taken off the outbox by a transaction that commits when they are sent: a process that dies between sends
 * them twice, never not at all.
 */
export function redisCarrier(url: string, { hear, changed, log }: CarrierEvents): Carrier {
  const channel = channelOf(url)
  const probePrefix = `${probe}${randomUUID()} `
  const options = connectionTo(url)
  const publisher = createClient({ ...options, disableOfflineQueue: true })
  const subscriber = createClient(options)
  const heardUntil = { redis: 0, reserve: 0 }
  let way: Way = 'lost'
  let lostAt = performance.now()
  let attached: Client | undefined
  let bothUntil = 0
  let timer: NodeJS.Timeout | undefined
  let said = ''

  const lose = () => {
    if (way === 'lost') return
    const wasRedis = way === 'redis'
    way = 'lost'
    if (wasRedis) lostAt = performance.now()
    changed()
  }
  const listen = (message: string) => {
    if (!message.startsWith(probe)) return hear(message)
    if (!message.startsWith(probePrefix)) return
    heardUntil.redis = Number(message.slice(probePrefix.length))
    said = ''
    if (way === 'redis') return
    const wasLost = way === 'lost'
    way = 'redis'
    if (wasLost) changed()
  }
  const lookAgain = () => {
    const now = performance.now()
    if (way === 'redis' && now - heardUntil.redis > silentAfterMs) lose()
    if (way === 'lost' && attached && now - lostAt > reserveAfterMs) {
      way = 'reserve'
      changed()
    }
    publisher.publish(channel, `${probePrefix}${now}`).catch(() => {})
  }
  const complain = ({ message }: Error) => {
    if (message !== said) log(`the bus at ${new URL(url).host} is away: ${message}`)
    said = message
  }
  /** Converts an error of Redis, so that the relay does not replace its connection to PostgreSQL. */
  const refused = ({ message }: Error) => {
    throw new Error(`the bus did not take them (${message})`)
  }
  for (const client of [publisher, subscriber]) client.on('error', complain)
  // messages that Redis publishes until the subscriber is back are lost
  subscriber.on('reconnecting', () => way === 'redis' && lose())

  return {
    isUp: () => way !== 'lost',
    heardUntil: () => (way === 'reserve' ? heardUntil.reserve : heardUntil.redis),
    async attach(client) {
      client.on('notification', ({ payload = '' }) => {
        if (payload === away) bothUntil = performance.now() + bothWaysMs
        else hear(payload)
      })
      client.once('end', () => {
        if (attached === client) attached = undefined
      })
      await client.query(`listen ${notifyChannel}`)
      attached = client
    },
    async send(client) {
      const began = performance.now()
      if (way !== 'redis') {
        await client.query('select pg_notify($1, $2), relay_bus_messages($1)', [notifyChannel, away])
        heardUntil.reserve = began
        return
      }
      await client.query('begin')
      try {
        const { rows } = await client.query<{ payload: string }>('select payload from take_bus_messages() as payload')
        const payloads = rows.map(({ payload }) => payload)
        await Promise.all(payloads.map((payload) => publisher.publish(channel, payload))).catch(refused)
        if (payloads.length > 0 && began < bothUntil)
          await client.query(
            'select pg_notify($1, payload) from unnest($2::text[]) with ordinality as sent (payload, place) order by place',
            [notifyChannel, payloads],
          )
        await client.query('commit')
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    },
    async start() {
      lostAt = performance.now()
      timer = setInterval(lookAgain, probeEveryMs)
      const connecting = Promise.all([publisher.connect(), subscriber.connect().then(() => subscriber.subscribe(channel, listen))])
      // the server answers meanwhile, without what the bus brings
      await firstAttempt(connecting.then(lookAgain, complain), silentAfterMs)
    },
    async stop() {
      clearInterval(timer)
      publisher.destroy()
      subscriber.destroy()
    },
  }
}
