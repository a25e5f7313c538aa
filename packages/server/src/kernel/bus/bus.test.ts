import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { until } from '../../testing/until.ts'
import { countedTable, heardInOrder, publish, startBusProcess, type BusProcess } from '../../testing/bus-process.ts'
import { createDatabase } from '../database/database.ts'
import type { CarrierEvents } from './carrier.ts'
import { notifyCarrier, notifyChannel } from './notify.ts'

let db: TestDatabase
let one: BusProcess
let other: BusProcess
beforeAll(async () => {
  db = await createTestDatabase()
  await db.owner((owner) => owner.query(countedTable))
})
afterAll(() => db.drop())
beforeEach(async () => {
  one = await startBusProcess(db.address)
  other = await startBusProcess(db.address)
})
afterEach(() => Promise.all([one.end(), other.end()]))

const waiting = () => db.owner((owner) => owner.query(`select set_config('app.scope', 'system', false), payload from bus_message`))

it('every process hears what was committed, nobody what was rolled back', async () => {
  const failed = one.database.system().tx((tx) => {
    tx.publish('test', 'rolled back')
    return Promise.reject(new Error('on second thoughts'))
  })
  await expect(failed).rejects.toThrow('on second thoughts')
  await publish(one.database, 'committed')
  await until(() => one.heard.length > 0 && other.heard.length > 0)
  expect([one.heard, other.heard]).toEqual([['committed'], ['committed']])
})

it('what a process had committed before it died is told by another one', async () => {
  const dead = createDatabase({ connections: 1 })
  dead.open(db.address)
  await publish(dead, 'last words')
  await dead.close()
  await until(() => one.heard.length > 0 && other.heard.length > 0)
  expect([one.heard, other.heard]).toEqual([['last words'], ['last words']])
})

it('messages about one record arrive in the order of its commits, whichever process wrote', async () => {
  const order = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(await heardInOrder([one, other], 100)).toEqual([order, order])
  expect(await waiting()).toEqual([])
})

it('a transaction that tells something does not wait for one that told and has not committed yet', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const slow = one.database.system().tx(async (tx) => {
    tx.publish('test', 'slow')
    await tx.query(`insert into bus_message (payload) values ('{}')`)
    await held
  })
  await publish(one.database, 'quick')
  await until(() => other.heard.includes('quick'))
  release()
  await slow
  await until(() => other.heard.includes('slow'))
})

it('what is no message, such as a signal of a process with another carrier, is passed over', async () => {
  for (const signal of ['away', '', 'null', '7'])
    await db.owner((owner) => owner.query('select pg_notify($1, $2)', [notifyChannel, signal]))
  await publish(one.database, 'afterwards')
  await until(() => one.heard.length > 0 && other.heard.length > 0)
  expect([one.heard, other.heard]).toEqual([['afterwards'], ['afterwards']])
})

it('a lost connection is told as a gap, and the end of the gap when messages arrive again', async () => {
  await db.owner((owner) =>
    owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'jst' and pid <> pg_backend_pid()`,
    ),
  )
  await until(() => one.gaps.length === 3 && other.gaps.length === 3)
  expect([one.gaps, other.gaps]).toEqual([
    [true, false, true],
    [true, false, true],
  ])
  await publish(one.database, 'afterwards')
  await until(() => one.heard.length > 0 && other.heard.length > 0)
})

describe('an attempt to send that fails', () => {
  let failures = 0
  /** Sends as NOTIFY does, but fails once when armed. */
  let armed: Error | undefined
  const failing = (events: CarrierEvents) => {
    const carrier = notifyCarrier(events)
    const send = (client: Client) => {
      const error = armed
      armed = undefined
      if (!error) return carrier.send(client)
      failures += 1
      return Promise.reject(error)
    }
    return { ...carrier, send }
  }
  /** The gaps of a process up to the message that it hears after the failure. */
  const gapsAfter = async (error: Error, gaps: number) => {
    const process = await startBusProcess(db.address, failing)
    try {
      const before = failures
      armed = error
      await until(() => failures > before && process.gaps.length >= gaps)
      await publish(process.database, 'in spite of it')
      await until(() => process.heard.length > 0)
      return process.gaps
    } finally {
      await process.end()
    }
  }
  it('for want of an answer gives the connection up, and a new one sends', async () => {
    expect(await gapsAfter(new Error('Query read timeout'), 3)).toEqual([true, false, true])
  })
  it('for another reason is made again on the same connection', async () => {
    expect(await gapsAfter(new Error('out of shared memory'), 1)).toEqual([true])
  })
})

it('a message that PostgreSQL could not send on fails its transaction', async () => {
  await expect(publish(one.database, 'x'.repeat(8_000))).rejects.toThrow('larger than 7999 bytes')
  expect(await waiting()).toEqual([])
})
