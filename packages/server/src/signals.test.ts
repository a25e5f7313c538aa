import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopOnSignals } from './signals.ts'

const signals = ['SIGINT', 'SIGTERM'] as const
const before = { SIGINT: process.listeners('SIGINT'), SIGTERM: process.listeners('SIGTERM') }
const exits: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process, 'exit').mockImplementation((code) => exits.push(code) as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  exits.length = 0
  for (const signal of signals)
    for (const listener of process.listeners(signal)) if (!before[signal].includes(listener)) process.off(signal, listener)
})

it('takes what comes within a second for the same signal, and ends at once on a later one', () => {
  const stop = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
  stopOnSignals(stop, () => undefined)
  process.emit('SIGINT')
  process.emit('SIGINT')
  vi.advanceTimersByTime(900)
  process.emit('SIGTERM')
  expect([stop.mock.calls.length, exits]).toEqual([1, []])
  vi.advanceTimersByTime(200)
  process.emit('SIGINT')
  expect(exits).toEqual([1])
})

it('ends with 0 after an orderly stop', async () => {
  stopOnSignals(
    async () => undefined,
    () => undefined,
  )
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(exits).toEqual([0])
})

it('ends with 1 when the stop takes too long', () => {
  stopOnSignals(
    () => new Promise(() => undefined),
    () => undefined,
  )
  process.emit('SIGTERM')
  vi.advanceTimersByTime(10_000)
  expect(exits).toEqual([1])
})
