import { expect, it } from 'vitest'
import { decimalText, whileTyped } from './decimal-text.ts'

it('reads numbers as people type them, and none that may be two', () => {
  const read = (typed: string) => decimalText(typed, { places: 2 })
  expect(['1,200', '１２００', ' 1 200.5 ', '0', '12.34'].map(read)).toEqual(['1200', '1200', '1200.5', '0', '12.34'])
  expect(['', '12,5', '12.345', '-1', 'abc', '68.5方'].map(read)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(decimalText('68.5方', { places: 3, unit: 'CBM' })).toBe('68.5')
})

it('leaves a number alone that is being typed', () => {
  expect(['1', '1.', '1.5', '1,', '1,2', '1,200', '１２'].map((typed) => whileTyped(typed, 2))).toEqual([
    '1',
    '1.',
    '1.5',
    '1,',
    '1,2',
    '1200',
    '12',
  ])
})
