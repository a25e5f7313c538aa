import { expect, it } from 'vitest'
import { fitting } from './fitting.ts'

const boxes = Array.from({ length: 60 }, (_, at) => `MSKU${6_000_000 + at}`)
const more = (all: number) => ` 等 ${all} 箱`

it('leaves words that fit as they are', () => {
  expect(fitting(boxes.slice(0, 3), ' ', 500, more)).toBe('MSKU6000000 MSKU6000001 MSKU6000002')
})
it('leaves out whole words alone, and says how many there are', () => {
  const text = fitting(boxes, ' ', 500, more)
  expect([text.length <= 500, text.endsWith(' 等 60 箱')]).toEqual([true, true])
  expect(text.slice(0, -more(60).length).split(' ')).toEqual(boxes.slice(0, 41))
})
