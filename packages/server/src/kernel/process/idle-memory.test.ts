import { expect, it } from 'vitest'
import { IdleMemory } from './idle-memory.ts'

it('memory is given back once after a load, when calls have been few for five seconds', () => {
  let times = 0
  const memory = new IdleMemory(() => times++)
  const seconds = (count: number, calls: number) => {
    for (let second = 0; second < count; second++) {
      for (let call = 0; call < calls; call++) memory.call()
      memory.second()
    }
    return times
  }
  expect(seconds(60, 100)).toBe(0)
  expect(seconds(60, 5)).toBe(0) // no load came before
  expect(seconds(10, 1_000)).toBe(0)
  expect(seconds(4, 5)).toBe(0)
  expect(seconds(1, 100)).toBe(0) // quiet begins anew
  expect(seconds(4, 5)).toBe(0)
  expect(seconds(1, 5)).toBe(1)
  expect(seconds(60, 5)).toBe(1)
  expect(seconds(1, 1_000)).toBe(1)
  expect(seconds(5, 0)).toBe(2)
})

it('what was garbage is gone afterwards', () => {
  let kept: number[][] | undefined = Array.from({ length: 200 }, () => Array.from({ length: 50_000 }, Math.random))
  const before = process.memoryUsage().heapUsed
  expect(kept.length).toBe(200)
  kept = undefined
  const memory = new IdleMemory()
  for (let call = 0; call < 1_000; call++) memory.call()
  for (let second = 0; second < 6; second++) memory.second()
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(50_000_000)
})
