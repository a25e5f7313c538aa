// Limits that several processes count together in a real Redis.
import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startRedis, type Engine } from '../../testing/engines.ts'
import { until } from '../../testing/until.ts'
import { createLimits, type Limits } from './limits.ts'

const limit = { calls: 4, perSeconds: 60 }
let redis: Engine
let url = ''
let open: Limits[] = []
let said: string[] = []
beforeAll(async () => {
  redis = await startRedis()
  url = `redis://127.0.0.1:${redis.port}`
})
afterAll(() => redis.stop())
beforeEach(() => {
  open = []
  said = []
})
afterEach(() => open.forEach((limits) => limits.stop()))

/** The limits of a process. */
async function process(at = url): Promise<Limits> {
  const limits = createLimits({ url: at, log: (message) => said.push(message) })
  open.push(limits)
  await limits.start()
  return limits
}
const outcome = (passed: Promise<void>) =>
  passed.then(
    () => 'passed',
    (error: Error) => error.message,
  )

it('two processes let as many calls through as one, however they come at once', async () => {
  const limiters = await Promise.all([process(), process()]).then((all) => all.map((limits) => limits.of('together', limit)))
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, index) => outcome(limiters[index % 2]!.pass('user 1'))))
  expect(outcomes.filter((one) => one === 'passed')).toHaveLength(limit.calls)
  expect(outcomes).toContain('操作过于频繁，请 60 秒后再试')
  // each knows it by now, without asking
  for (const limiter of limiters) expect(() => limiter.check('user 1')).toThrow('操作过于频繁')
  await limiters[0]!.pass('user 2')
})

it('a process that stood still does not take it for the silence of Redis', async () => {
  const limiter = (await process()).of('still', limit)
  await limiter.pass('user 1')
  const counted = Promise.all([1, 2].map(() => limiter.count('user 1')))
  // longer than the patience with Redis
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
  expect([(await counted).map(({ count }) => count), said]).toEqual([[2, 3], []])
})

it('the window is over for all when it is over in Redis, and then begins anew', async () => {
  const [one, other] = await Promise.all([process(), process()]).then((all) =>
    all.map((limits) => limits.of('window', { calls: 1, perSeconds: 0.3 })),
  )
  await one!.pass('user 1')
  await expect(other!.pass('user 1')).rejects.toThrow('请 1 秒后再试')
  await until(async () => (await outcome(other!.pass('user 1'))) === 'passed')
  expect(await outcome(one!.pass('user 1'))).toContain('操作过于频繁')
})

it('every key of Redis bears the channel and ends by itself, also one that had no end', async () => {
  const client = createClient({ url })
  await client.connect()
  try {
    await client.set('elsewhere:limit:keys user 2', '7')
    const limiter = (await process(`${url}?channel=elsewhere`)).of('keys', { calls: 100, perSeconds: 60 })
    await limiter.pass('user 1')
    expect((await limiter.count('user 2')).count).toBe(8)
    for (const key of ['elsewhere:limit:keys user 1', 'elsewhere:limit:keys user 2']) {
      const left = await client.pTTL(key)
      expect([key, left > 50_000 && left <= 60_000]).toEqual([key, true])
    }
    expect((await client.keys('*')).filter((key) => !/^(jst|elsewhere):limit:/.test(key))).toEqual([])
  } finally {
    client.destroy()
  }
})

it('while Redis is away each process counts by itself and says so once; then they count together again', async () => {
  const { port } = redis
  const [one, other] = await Promise.all([process(), process()]).then((all) => all.map((limits) => limits.of('away', limit)))
  await redis.stop()
  const passed = async () =>
    (await Promise.all([1, 2, 3, 4, 5, 6].map(() => outcome(one!.pass('user 1'))))).filter((how) => how === 'passed')
  expect(await passed()).toHaveLength(limit.calls)
  expect(await outcome(other!.pass('user 1'))).toBe('passed')
  expect(said.filter((line) => line.includes('is away'))).toHaveLength(2)
  redis = await startRedis(port)
  await until(async () => {
    await Promise.all([one!.count('nobody'), other!.count('nobody')])
    return said.filter((line) => line.includes('is back')).length === 2
  })
  for (let call = 0; call < limit.calls; call++) await [one, other][call % 2]!.pass('user 2')
  expect(await outcome(one!.pass('user 2'))).toContain('操作过于频繁')
})

it('a Redis that does not answer keeps calls waiting for a moment, not each of them', async () => {
  const limiter = (await process()).of('silent', { calls: 1_000, perSeconds: 60 })
  await limiter.pass('user 1')
  redis.process.kill('SIGSTOP')
  try {
    // were each kept waiting for 200 ms, the test would end by its own time limit
    for (let call = 0; call < 200; call++) await limiter.pass('user 1')
  } finally {
    redis.process.kill('SIGCONT')
  }
  expect(said).toEqual([expect.stringContaining('no answer within 200 ms')])
})
