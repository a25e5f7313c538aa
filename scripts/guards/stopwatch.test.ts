import { expect, it } from 'vitest'
import { problemsOf } from './stopwatch.mjs'

it('names each way in which a test judges speed, and neither moments nor waits', () => {
  const text = [
    'expect(performance.now() - began).toBeLessThan(900)',
    'return Date.now() - started',
    'expect(bench(200).medianMs).toBeLessThan(300)',
    'expect(median).toBeLessThan(50)',
    'await until(() => heard.length > 0, 1_000)',
    'await until(() => heard.length > 0, 60_000)',
    'await until(() => heard.length > 0)',
    'const due = new Date(Date.now() - 3_600_000)',
    'const steady = Date.now() - performance.now()',
    'expect(bytes).toBeLessThan(8_000)',
    'expect(Date.parse(due)).toBeLessThan(Date.now())',
    'const monthsAgo = new Date(Date.now() - months * 30 * day)',
    'await until(async () => (await mobile()) === Mobile.slice(0, 3))',
  ].join('\n')
  const linesOf = (file: string) => problemsOf(file, text).map((problem) => Number(/:(\d+): /.exec(problem)?.[1]))
  expect(linesOf('packages/sea/src/sea.test.ts').toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(linesOf('packages/ui/src/display/display.stories.tsx')).not.toEqual([])
  expect(linesOf('bench/entries/sea.ts')).toEqual([])
})
