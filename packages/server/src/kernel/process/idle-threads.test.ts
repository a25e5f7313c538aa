import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IdleThreads } from './idle-threads.ts'

class FakeThread extends EventEmitter {
  holdsProcess = true
  ended = false
  ref() {
    this.holdsProcess = true
  }
  unref() {
    this.holdsProcess = false
  }
  async terminate() {
    this.ended = true
    this.emit('exit', 1)
    return 1
  }
}
const started: FakeThread[] = []
const idleThreads = () =>
  new IdleThreads(() => {
    const thread = new FakeThread()
    started.push(thread)
    return thread as unknown as Worker
  })
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  started.length = 0
})

it('gives a thread that is idle to the next task, and a new one to a task beside it', () => {
  const idle = idleThreads()
  const first = idle.take()
  idle.give(first)
  expect(started[0]!.holdsProcess).toBe(false)
  expect(idle.take()).toBe(first)
  expect(started[0]!.holdsProcess).toBe(true)
  expect(idle.take()).not.toBe(first)
})

it('keeps two at most, and none for longer than a minute or after its end', () => {
  const idle = idleThreads()
  const taken = [idle.take(), idle.take(), idle.take()]
  for (const one of taken) idle.give(one)
  expect(started.map(({ ended }) => ended)).toEqual([false, false, true])
  started[0]!.emit('exit', 1)
  expect(idle.take()).toBe(taken[1])
  idle.give(taken[1]!)
  vi.advanceTimersByTime(61_000)
  expect(started[1]!.ended).toBe(true)
  expect(idle.take()).not.toBe(taken[1])
})

it('survives the error of a thread that is idle or was ended, and gives out another one', () => {
  const idle = idleThreads()
  const taken = [idle.take(), idle.take()]
  for (const one of taken) idle.give(one)
  started[0]!.emit('error', new Error('out of memory'))
  expect(idle.take()).toBe(taken[1])
  idle.give(taken[1]!)
  vi.advanceTimersByTime(61_000)
  started[1]!.emit('error', new Error('out of memory'))
  expect(taken).not.toContain(idle.take())
})
