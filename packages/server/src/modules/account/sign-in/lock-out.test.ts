import { describe, expect, it } from 'vitest'
import { lockedFor } from './lock-out.ts'

const now = new Date('2026-03-01T08:00:00Z')
const after = (inRow: number, secondsAgo: number) =>
  lockedFor(
    { inRow, lastAt: new Date(now.getTime() - secondsAgo * 1_000).toISOString(), onAccount: 0, onAddress: 0, isFamiliar: false },
    now,
  )

describe('the wait after failures', () => {
  it('begins with the fifth, doubles with each further one, and ends with an hour', () => {
    expect([4, 5, 6, 7, 30].map((inRow) => after(inRow, 0))).toEqual([0, 30, 60, 120, 3_600])
    expect([after(5, 10), after(5, 30), after(5, 90)]).toEqual([20, 0, 0])
  })

  it('is never longer than the lock, also when the clock was set back since', () => {
    expect([after(5, -3_600), after(6, -86_400), after(30, -365 * 86_400)]).toEqual([30, 60, 3_600])
  })
})
