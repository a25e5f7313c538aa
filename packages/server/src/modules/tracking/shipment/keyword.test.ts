import { expect, it } from 'vitest'
import { readKeyword } from './keyword.ts'

it.each([
  ['ever given', [], ['ever given']],
  ['WAN HAI A16', ['A16'], ['wan hai a16']],
  ['HJ2611', [], ['hj2611']],
  ['msku 123456-5', ['MSKU1234565'], []],
  ['MSKU 1234565 CSQU3054383', ['MSKU1234565', 'CSQU3054383'], []],
  ['HJ26110001 HJ26110002\nEVER GIVEN', ['HJ26110001', 'HJ26110002'], ['ever given']],
  ['EVER GIVEN HJ26110001 宁波远帆', ['HJ26110001'], ['ever given', '宁波远帆']],
  ['HJ26110001，MSKU-123456-5；COSCO SHIPPING ARIES 099E', ['HJ26110001', 'MSKU1234565', '099E'], ['cosco shipping aries 099e']],
  [' \n,', [], []],
])('%j is read as its numbers and its names', (keyword, marks, names) => {
  expect(readKeyword(keyword)).toEqual({ marks, names })
})
it('takes every number, and refuses more names than a search can bear', () => {
  const numbers = Array.from({ length: 60 }, (_, at) => `BL${10_000 + at}`).join('\n')
  const ships = (count: number) => Array.from({ length: count }, (_, at) => `SHIP ${'ABCDEFGHIJ'[at]}`).join('\n')
  expect(readKeyword(`${numbers}\n${ships(8)}`)).toMatchObject({ marks: { length: 60 }, names: { length: 8 } })
  expect(() => readKeyword(ships(9))).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
})
