import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { superviseDatabase } from './launch.ts'

/** A database as far as its launcher sees it. */
class FakePostgres extends EventEmitter {
  readonly stderr = new PassThrough()
  readonly pid = 4711
  exitCode: number | null = null
  signalCode: string | null = null
  readonly signals: string[] = []
  kill = (signal: string) => this.signals.push(signal) > 0
  say = (line: string) => void this.stderr.emit('data', Buffer.from(`${line}\n`))
}

let database: FakePostgres
let notices: string[]
let starting: Promise<unknown>
beforeEach(() => {
  vi.useFakeTimers()
  database = new FakePostgres()
  notices = []
  starting = superviseDatabase(
    () => database as unknown as ChildProcess,
    () => {},
    (line) => notices.push(line),
  )
  starting.catch(() => {}) // looked at in the test
})
afterEach(() => void vi.useRealTimers())

it('a recovery is waited for without a limit while the database reports, and its progress is told', async () => {
  for (let seconds = 5; seconds <= 600; seconds += 5) {
    await vi.advanceTimersByTimeAsync(5_000)
    database.say(`LOG:  redo in progress, elapsed time: ${seconds}.00 s`)
  }
  expect(notices).toHaveLength(60)
  expect(notices.at(-1)).toBe('数据库仍在启动或恢复，请勿关闭：LOG:  redo in progress, elapsed time: 595.00 s')
  database.say('LOG:  database system is ready to accept connections')
  await starting
  expect([database.signals, vi.getTimerCount()]).toEqual([[], 0])
})

it('a database that reports nothing for a minute is stopped, with its last words', async () => {
  database.say('LOG:  starting')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(starting).rejects.toThrow('60 秒没有任何进展\nLOG:  starting')
  expect([database.signals, vi.getTimerCount()]).toEqual([['SIGQUIT'], 0])
})

it('a database that ends while it starts is told at once', async () => {
  database.say('FATAL:  no room')
  database.emit('exit', 1, null)
  await expect(starting).rejects.toThrow('进程退出（1）\nFATAL:  no room')
  expect(vi.getTimerCount()).toBe(0)
})
