import { expect, it } from 'vitest'
import { numberAt } from './numbers.ts'

it('reads thousands in Chinese characters', () => {
  expect([numberAt('六千', 0), numberAt('USD 两千八', 4), numberAt('截 六千', 2)].map((hit) => hit?.values)).toEqual([
    [6_000],
    [2_800],
    [6_000],
  ])
})
it.each(['周五千', '周五六千', '周四五六千', '周日六千'])('takes numerals behind 周 for days of the week: %s', (text) => {
  expect(Array.from(text, (_, at) => numberAt(text, at))).toEqual(Array.from(text, () => undefined))
})
