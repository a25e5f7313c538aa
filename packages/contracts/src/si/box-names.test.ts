import { expect, it } from 'vitest'
import { boxTypesOf } from './box-names.ts'
import { containerTypes } from './container-types.ts'

it.each([
  ["40'HQ", ['40HQ']],
  ['40尺高柜', ['40HQ']],
  ['40 HIGH CUBE', ['40HQ']],
  ['４０ＨＱ', ['40HQ']],
  ['4510', ['40HQ']],
  ['4500', ['40HQ']],
  ['45G1', ['40HQ']],
  ['4310', ['40GP']],
  ['22G1', ['20GP']],
  ['2210', ['20GP']],
  ['45R1', ['40RH']],
  ['4532', ['40RH']],
  ['2251', ['20OT']],
  ['L5G1', ['45HQ']],
  ['9510', ['45HQ']],
  ['45尺', ['45HQ']],
  ['45HC', ['45HQ']],
  ['小柜', ['20GP']],
  ['大柜', ['40GP', '40HQ']],
  ['高柜', ['40HQ', '45HQ']],
  ['40RQ', ['40RH']],
  ['99Z9', []],
  ['木箱', []],
  ['', []],
])('%s may be %j', (words, types) => expect(boxTypesOf(words)).toEqual(types))

it('every name of the list is the type itself', () => {
  for (const { value, iso, also } of containerTypes)
    for (const name of [value, iso, ...also]) expect([name, boxTypesOf(name)]).toEqual([name, [value]])
})
