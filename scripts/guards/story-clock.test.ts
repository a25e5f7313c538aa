import { expect, it } from 'vitest'
import { problemsOf } from './story-clock.mjs'

it('names each way in which a story reads the clock, and none of a screen', () => {
  const text = [
    'const due = Date.now() + 5',
    'const at = new Date()',
    "const fixed = new Date('2026-11-20')",
    'const day = dayjs()',
    '// Date.now()',
    'performance.now()',
  ].join('\n')
  const found = problemsOf('packages/ui/src/display/display.stories.tsx', text)
  expect(found.map((problem) => /:(\d+): (\S+)/.exec(problem)?.slice(1))).toEqual([
    ['1', 'Date.now('],
    ['2', 'new'],
    ['4', 'dayjs()'],
    ['6', 'performance.now'],
  ])
  expect(problemsOf('packages/ui/src/display/Countdown.tsx', text)).toEqual([])
})
