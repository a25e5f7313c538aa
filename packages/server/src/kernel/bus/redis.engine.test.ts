// Messages between processes over a real Redis.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startRedis, type Engine } from '../../testing/engines.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { until } from '../../testing/until.ts'
import { countedTable, heardInOrder, publish, startBusProcess, type BusProcess } from '../../testing/bus-process.ts'
import { redisCarrier } from './redis.ts'

let db: TestDatabase
let redis: Engine
let one: BusProcess
let other: BusProcess
beforeAll(async () => {
  db = await createTestDatabase()
  await db.owner((owner) => owner.query(countedTable))
  redis = await startRedis()
})
afterAll(async () => {
  await redis.stop()
  await db.drop()
})
beforeEach(async () => {
  const start = () => startBusProcess(db.address, (events) => redisCarrier(`redis://127.0.0.1:${redis.port}`, events))
  ;[one, other] = await Promise.all([start(), start()])
})
afterEach(() => Promise.all([one.end(), other.end()]))

it('messages about one record arrive in every process in the order of its commits', async () => {
  const order = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(await heardInOrder([one, other], 100)).toEqual([order, order])
})

it('what is committed while Redis is away is sent when it is back, after the end of the gap was told', async () => {
  const { port } = redis
  await redis.stop()
  await until(() => !one.bus.isUp() && !other.bus.isUp())
  await publish(one.database, 'meanwhile')
  redis = await startRedis(port)
  await until(() => one.bus.isUp() && other.bus.isUp())
  await publish(other.database, 'afterwards')
  await until(() => one.heard.includes('afterwards') && other.heard.includes('afterwards'))
  expect([one.gaps, other.gaps]).toEqual([
    [true, false, true],
    [true, false, true],
  ])
  const waiting = await db.owner((owner) => owner.query('select payload from bus_message'))
  expect(waiting).toEqual([])
})

it('a Redis that does not answer is found out, though its connections stay', async () => {
  redis.process.kill('SIGSTOP')
  try {
    await until(() => !one.bus.isCurrent(), 3_000)
    await until(() => !one.bus.isUp(), 5_000)
  } finally {
    redis.process.kill('SIGCONT')
  }
  await until(() => one.bus.isUp())
})
