import { expect, it } from 'vitest'
import { namedCharacters } from './characters.ts'

it('names characters by code point, twenty at most', () => {
  expect(namedCharacters(['𠮷', '☃', '·'])).toBe('𠮷（U+20BB7） ☃（U+2603） ·（U+00B7）')
  expect(namedCharacters(Array.from({ length: 30 }, (_, at) => String.fromCodePoint(0x20bb7 + at)))).toMatch(/^(\S+ ){20}…$/u)
})
