import { systemInfo } from '@jst/contracts/account'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestServer } from '../testing/index.ts'
import { Limiter } from './limits.ts'

const hour = 3_600_000

describe('a limiter', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('tells how long a key has to wait, and lets it go on after that', () => {
    const limiter = new Limiter({ calls: 2, perSeconds: 60 })
    limiter.pass('a')
    limiter.pass('a')
    vi.advanceTimersByTime(20_000)
    expect(() => limiter.pass('a')).toThrow('操作过于频繁，请 40 秒后再试')
    expect(() => limiter.pass('b')).not.toThrow()
    vi.advanceTimersByTime(40_000)
    expect(() => limiter.pass('a')).not.toThrow()
  })

  it.each([-hour, hour])('does not mind a time of day that jumps (%i ms)', (jump) => {
    const limiter = new Limiter({ calls: 2, perSeconds: 60 })
    limiter.pass('a')
    limiter.pass('a')
    vi.setSystemTime(Date.now() + jump)
    expect(limiter.waitOf('a')).toBe(60)
    vi.advanceTimersByTime(60_000)
    expect(limiter.waitOf('a')).toBe(0)
  })
})

it('a caller within the limit is never refused, though the time of day goes back an hour', async () => {
  let clock = Date.now()
  let steady = 0
  const server = await createTestServer({ now: () => new Date(clock), uptime: () => steady, config: { callsPerMinute: 60 } })
  const statuses = new Set<number>()
  for (let second = 0; second < 150; second++) {
    if (second === 30) clock -= hour
    clock += 1_000
    steady += 1_000
    statuses.add((await server.client().call(systemInfo, {})).status)
  }
  expect([...statuses]).toEqual([200])
  await server.close()
})
