import { systemInfo } from '@jst/contracts/account'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestServer } from '../../testing/index.ts'
import { createLimits } from './limits.ts'

const hour = 3_600_000

describe('a limiter', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('tells how long a key has to wait, and lets it go on after that', async () => {
    const limiter = createLimits().of('test', { calls: 2, perSeconds: 60 })
    await limiter.pass('a')
    await limiter.pass('a')
    vi.advanceTimersByTime(20_000)
    await expect(limiter.pass('a')).rejects.toThrow('操作过于频繁，请 40 秒后再试')
    await limiter.pass('b')
    vi.advanceTimersByTime(40_000)
    await limiter.pass('a')
  })

  it.each([-hour, hour])('does not mind a time of day that jumps (%i ms)', async (jump) => {
    const limiter = createLimits().of('test', { calls: 2, perSeconds: 60 })
    await limiter.pass('a')
    await limiter.pass('a')
    vi.setSystemTime(Date.now() + jump)
    expect(() => limiter.check('a')).toThrow('请 60 秒后再试')
    vi.advanceTimersByTime(60_000)
    expect(() => limiter.check('a')).not.toThrow()
  })

  it('is not shared by two uses under one name', () => {
    const limits = createLimits()
    limits.of('test', { calls: 2, perSeconds: 60 })
    expect(() => limits.of('test', { calls: 3, perSeconds: 60 })).toThrow('two limits have the name test')
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
