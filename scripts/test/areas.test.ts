import { expect, it } from 'vitest'
import { overlong } from './areas.mjs'

it('names an area whose tests take too long together, and its longest file; kits have no limit', () => {
  const took = {
    'packages/server/src/modules/si/a.test.ts': 20_000,
    'packages/server/src/modules/si/review/b.test.ts': 45_000,
    'packages/features/si/src/c.test.tsx': 50_000,
    'packages/server/src/modules/quotes/d.test.ts': 60_000,
    'packages/server/src/kernel/e.test.ts': 200_000,
  }
  const sentence =
    'The tests of packages/server/src/modules/si take 65 s of processor time, 60 are allowed. The longest: packages/server/src/modules/si/review/b.test.ts, 45 s.'
  expect(overlong(took)).toEqual({ told: [sentence], refused: [] })
  expect(overlong(took, 1.1)).toEqual({ told: [], refused: [] })
})

it('refuses what is longer by more than what runs beside it explains', () => {
  const { told, refused } = overlong({ 'packages/features/si/src/c.test.tsx': 91_000 })
  expect([told.length, refused.length]).toEqual([0, 1])
})
