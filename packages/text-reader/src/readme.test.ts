// The example of README.md, word for word.
import { expect, it } from 'vitest'
import { boxesAt, daysAt, numberAt, plain } from '@jst/text-reader'

const text = plain('大柜两千八 20/40/HQ 12/1-12/14')
export const price = numberAt(text, 2)
export const boxes = boxesAt(text, 6)
export const days = daysAt(text, 15)

it('reads numbers, boxes and days of a text', () => {
  expect(price?.values).toEqual([2800])
  expect(boxes?.boxes).toEqual(['20GP', '40GP', '40HQ'])
  expect([days?.from?.day, days?.to?.day]).toEqual([1, 14])
})
