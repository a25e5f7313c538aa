import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import { channelOf, connectionTo, firstAttempt } from '../redis.ts'
import type { Carrier, CarrierEvents } from './carrier.ts'

const probeEveryMs = 300
/** A server that lets no probe of our own come back for so long has lost us. */
const silentAfterMs = 1_500
const probe = 'probe '

/**
 * Publish and subscribe of Redis or Valkey, which does not count the listeners against PostgreSQL. Messages are taken off the outbox by a transaction
 * that commits when they are published: a process that dies between sends them twice, never not at all.
 */
export function redisCarrier(url: string, { hear, changed, log }: CarrierEvents): Carrier {
  const channel = channelOf(url)
  const own = `${probe}${randomUUID()} `
  const options = connectionTo(url)
  const publisher = createClient({ ...options, disableOfflineQueue: true })
  const subscriber = createClient(options)
  let heardUntil = 0
  let up = false
  let timer: NodeJS.Timeout | undefined
  let said = ''

  const settle = (now: boolean) => {
    if (now === up) return
    up = now
    changed()
  }
  const listen = (message: string) => {
    if (!message.startsWith(probe)) return hear(message)
    if (!message.startsWith(own)) return
    heardUntil = Number(message.slice(own.length))
    said = ''
    settle(true)
  }
  const lookAgain = () => {
    if (performance.now() - heardUntil > silentAfterMs) settle(false)
    publisher.publish(channel, `${own}${performance.now()}`).catch(() => {})
  }
  const complain = ({ message }: Error) => {
    if (message !== said) log(`the bus at ${new URL(url).host} is away: ${message}`)
    said = message
  }
  /** The connection to PostgreSQL is well. */
  const refused = ({ message }: Error) => {
    throw new Error(`the bus did not take them (${message})`)
  }
  for (const client of [publisher, subscriber]) client.on('error', complain)
  // what was published until it is back is lost
  subscriber.on('reconnecting', () => settle(false))

  return {
    isUp: () => up,
    heardUntil: () => heardUntil,
    attach: () => Promise.resolve(),
    async send(client) {
      await client.query('begin')
      try {
        const { rows } = await client.query<{ payload: string }>('select payload from take_bus_messages() as payload')
        await Promise.all(rows.map(({ payload }) => publisher.publish(channel, payload))).catch(refused)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    },
    async start() {
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
