// Messages between processes over a real Redis.
import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startRedis, type Engine } from '../../testing/engines.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { until } from '../../testing/until.ts'
import { countedTable, heardInOrder, publish, startBusProcess, type BusProcess } from '../../testing/bus-process.ts'
import type { Carrier, CarrierEvents } from './carrier.ts'
import { redisCarrier } from './redis.ts'

let db: TestDatabase
let redis: Engine
let one: BusProcess
let other: BusProcess
let running: BusProcess[] = []
beforeAll(async () => {
  db = await createTestDatabase()
  await db.owner((owner) => owner.query(countedTable))
  redis = await startRedis()
})
afterAll(async () => {
  await redis.stop()
  await db.drop()
})
const overRedis = (events: CarrierEvents) => redisCarrier(`redis://127.0.0.1:${redis.port}`, events)
const startBoth = async (carrierOf = overRedis) => {
  running = await Promise.all([startBusProcess(db.address, carrierOf), startBusProcess(db.address, carrierOf)])
  ;[one, other] = running as [BusProcess, BusProcess]
}
const endBoth = () => Promise.all(running.splice(0).map((process) => process.end()))
beforeEach(() => startBoth())
afterEach(endBoth)

it('messages about one record arrive in every process in the order of its commits', async () => {
  const order = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(await heardInOrder([one, other], 100)).toEqual([order, order])
})

it('what is sent twice, as by a relay that dies before its commit, is heard once by every process', async () => {
  let dies = true
  const carrierOf = (events: CarrierEvents): Carrier => {
    const carrier = overRedis(events)
    const send: Carrier['send'] = async (client) => {
      if (!dies) return carrier.send(client)
      const commit = client.query.bind(client)
      // the commit of what it has published fails
      const failing = { query: (text: string) => (text === 'commit' ? Promise.reject(new Error('dead')) : commit(text)) }
      await carrier.send(failing as typeof client)
    }
    return { ...carrier, send }
  }
  await endBoth()
  await startBoth(carrierOf)
  const copies: string[] = []
  const listener = createClient({ url: `redis://127.0.0.1:${redis.port}` })
  await listener.connect()
  await listener.subscribe('jst', (message) => message.includes('notice') && copies.push(message))
  try {
    await publish(one.database, 'notice')
    await until(() => copies.length >= 2)
    dies = false
    await publish(one.database, 'the next')
    await until(() => [one, other].every(({ heard }) => heard.includes('the next')))
    // the last counted messages of the test before may still be on their way
    const told = ({ heard }: BusProcess) => heard.filter((message) => typeof message === 'string')
    expect([one, other].map(told)).toEqual([
      ['notice', 'the next'],
      ['notice', 'the next'],
    ])
  } finally {
    listener.destroy()
  }
})

it('messages are carried by PostgreSQL while Redis is away, after the end of the gap was told, and by Redis again when it is back', async () => {
  const { port } = redis
  await redis.stop()
  await until(() => !one.bus.isUp() && !other.bus.isUp())
  await until(() => one.bus.isUp() && other.bus.isUp() && one.bus.isCurrent())
  await publish(one.database, 'meanwhile')
  await until(() => [one, other].every(({ heard }) => heard.includes('meanwhile')))
  redis = await startRedis(port)
  const listener = createClient({ url: `redis://127.0.0.1:${port}` })
  await listener.connect()
  const carried: string[] = []
  await listener.subscribe('jst', (message) => message.includes('afterwards') && carried.push(message))
  for (let at = 0; carried.length === 0; at++) {
    await publish(other.database, `afterwards ${at}`)
    await until(() => [one, other].every(({ heard }) => heard.includes(`afterwards ${at}`)))
  }
  listener.destroy()
  expect([one.gaps, other.gaps]).toEqual([
    [true, false, true],
    [true, false, true],
  ])
  for (const { heard } of [one, other]) expect(heard).toEqual([...new Set(heard)])
  const waiting = await db.owner((owner) => owner.query('select payload from bus_message'))
  expect(waiting).toEqual([])
})

it('a process that alone has lost Redis hears the others, who still have it', async () => {
  // the second process connects through a port where nobody answers
  await other.end()
  other = await startBusProcess(db.address, (events) => redisCarrier('redis://127.0.0.1:1', events))
  running = [one, other]
  await until(() => other.bus.isUp() && other.bus.isCurrent())
  await publish(one.database, 'by both ways')
  await publish(other.database, 'by the reserve')
  await until(() => [one, other].every(({ heard }) => heard.length === 2))
})

it('a Redis that does not answer is found out, though its connections stay', async () => {
  redis.process.kill('SIGSTOP')
  try {
    await until(() => one.gaps.includes(false))
  } finally {
    redis.process.kill('SIGCONT')
  }
  await until(() => one.bus.isUp())
})
