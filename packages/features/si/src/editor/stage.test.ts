import { expect, it } from 'vitest'
import { stageAt } from './stage.ts'

it('a submit is before the cut-off, after it, or after the day of sailing in China', () => {
  const at = (time: string) => stageAt('2026-03-10T08:00:00Z', '2026-03-12', Date.parse(time))
  expect([at('2026-03-10T08:00:00Z'), at('2026-03-10T08:00:01Z'), at('2026-03-12T15:59:59Z'), at('2026-03-12T16:00:00Z')]).toEqual([
    0, 1, 1, 2,
  ])
  expect(stageAt(null, null, Date.now())).toBe(0)
})
