import { describe, expect, it } from 'vitest'
import { readNumber, visible } from './index.ts'

describe('numbers', () => {
  it.each([
    ['12,040.5', 12_040.5],
    ['12.040,00', 12_040],
    ['1.234,56', 1_234.56],
    ['1,200', 1_200],
    ['1 234.5', 1_234.5],
    ["1'234.5", 1_234.5],
    ['1.234.567', 1_234_567],
    ['１２，０４０．５', 12_040.5],
    ['\u202a12040\u202c', 12_040],
    ['12\u00a0040', 12_040],
    ['-0', 0],
    ['', null],
  ])('%s is %s', (text, value) => expect(readNumber(text)).toEqual({ value }))
  it.each([
    ['68.5方', 'CBM', 68.5],
    ['12.04 吨', 'KGS', 12_040],
    ['12040KGS', 'KGS', 12_040],
    ['USD 1,850', 'USD', 1_850],
    ['50%', '%', 50],
  ])('%s in %s is %s', (text, unit, value) => expect(readNumber(text, { unit })).toEqual({ value }))
  it.each([
    ['1,2,3', undefined, 'number'],
    ['1.2.3', undefined, 'number'],
    ['1,21.5', undefined, 'number'],
    ['十二', undefined, 'number'],
    ['20 KGS', 'CBM', 'unit'],
    ['20 KGS', undefined, 'unit'],
    ['#DIV/0!', undefined, 'error'],
  ])('%s is none', (text, unit, wrong) => expect(readNumber(text, { unit })).toEqual({ wrong }))
  it.each([
    ['12,5', undefined, [12.5]],
    ['1,200', 'either', [1_200, 1.2]],
    ['1.200', 'either', [1_200, 1.2]],
  ] as const)('%s (%s) may be %j', (text, decimal, meanings) => expect(readNumber(text, { decimal })).toEqual({ meanings }))
  it.each([
    ['12,5', 'comma', 12.5],
    ['1,200', 'comma', 1.2],
    ['1.200', 'comma', 1_200],
    ['1,200', 'point', 1_200],
    ['67,2', 'either', 67.2],
  ] as const)('%s (%s) is %s', (text, decimal, value) => expect(readNumber(text, { decimal })).toEqual({ value }))
})

it('signs that nobody sees go, but for those that join emoji', () => {
  expect(visible('\ufeff\u200eYF\u200bJCK\u202c\u00a01')).toBe('YFJCK 1')
  expect(visible('👨\u200d👩\u200d👧')).toBe('👨\u200d👩\u200d👧')
  expect(visible('a\u200db')).toBe('ab')
})
