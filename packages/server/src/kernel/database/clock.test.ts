import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClock, type Clock } from './clock.ts'
import type { Database } from './database.ts'

const hour = 3_600_000
let ahead = 0
let away = false
/** A database whose clock is ahead of ours. */
const database = {
  system: () => ({
    query: () =>
      away
        ? Promise.reject(new Error('away'))
        : Promise.resolve([{ moment: new Date(steadyStart + performance.now() + ahead).toISOString() }]),
  }),
} as unknown as Pick<Database, 'system'>
let steadyStart = 0
let said: string[] = []
let clock: Clock
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  ;[ahead, away, said] = [0, false, []]
  steadyStart = Date.now() - performance.now()
  clock = createClock((message) => said.push(message))
})
afterEach(() => {
  clock.stop()
  vi.useRealTimers()
})
/** How far it is ahead of the clock that the database had at first, in milliseconds. */
const off = () => Math.round(clock.now().getTime() - (steadyStart + performance.now()))

it('is the clock of the process until the database has been asked, and then that of the database', async () => {
  ahead = hour
  expect(off()).toBe(0)
  await clock.start(database)
  expect(off()).toBe(hour)
  expect(said).toEqual(['the clock of this machine is -3600 s off that of the database, which counts'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toHaveLength(1)
})

it('does not jump with the clock of the process', async () => {
  await clock.start(database)
  for (const jump of [hour, -2 * hour]) {
    vi.setSystemTime(Date.now() + jump)
    expect(off()).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(off()).toBe(0)
  }
})

it('goes on while the database is away, and follows it when it is back with another time', async () => {
  await clock.start(database)
  away = true
  await vi.advanceTimersByTimeAsync(600_000)
  expect(off()).toBe(0)
  ;[away, ahead] = [false, 5_000]
  await vi.advanceTimersByTimeAsync(10_000)
  expect(off()).toBe(5_000)
})
