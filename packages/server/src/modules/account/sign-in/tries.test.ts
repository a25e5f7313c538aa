import { describe, expect, it } from 'vitest'
import { waitAfter } from './tries.ts'

const now = new Date('2026-03-01T08:00:00Z')
const after = (failures: number, secondsAgo: number) =>
  waitAfter(failures, 5, new Date(now.getTime() - secondsAgo * 1_000).toISOString(), now)

describe('the wait after failures', () => {
  it('begins with the fifth, doubles with each further one, and is an hour at most', () => {
    expect([4, 5, 6, 7, 30].map((failures) => after(failures, 0))).toEqual([0, 30, 60, 120, 3_600])
    expect([after(5, 10), after(5, 30), after(5, 90)]).toEqual([20, 0, 0])
  })

  it('is the full one for a failure of another process whose clock runs ahead, and none for one before the clock was set back', () => {
    expect([after(5, -30), after(6, -86_400), after(30, -365 * 86_400)]).toEqual([30, 0, 0])
  })
})
