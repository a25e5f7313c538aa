import { standardLayout } from '@jst/contracts/bills'
import { expect, it } from 'vitest'
import { afterKey, moveBox } from './moved.ts'

const box = standardLayout.Boxes[0]!
const press = (key: string, more: object = {}) => afterKey(box, { key, shiftKey: false, altKey: false, ...more }, standardLayout)

it('arrows move a box by a millimetre, with Alt by a tenth, and with Shift change its size', () => {
  expect(press('ArrowRight')).toMatchObject({ X: 11, Y: 10 })
  expect(press('ArrowUp', { altKey: true })).toMatchObject({ X: 10, Y: 9.9 })
  expect(press('ArrowDown', { shiftKey: true })).toMatchObject({ Y: 10, H: 28 })
  expect(press('Enter')).toBeUndefined()
})
it('a box stays on its paper', () => {
  expect(moveBox(box, 500, -500, standardLayout)).toMatchObject({ X: 115, Y: 0 })
})
