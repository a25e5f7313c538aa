import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeGb18030, encodeGb18030, fitBytes } from './gb18030.ts'

describe('GB18030', () => {
  it('has every character, and the decoder of the platform reads the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(decodeGb18030(encodeGb18030(text))).toBe(
          text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '?'),
        )
      }),
    )
    expect([...encodeGb18030('A锅é€𠮷')]).toEqual([0x41, 0xb9, 0xf8, 0xa8, 0xa6, 0xa2, 0xe3, 0x95, 0x34, 0xb2, 0x35])
  })
  it('is cut between characters', () => {
    expect([fitBytes('锅锅A', 3), fitBytes('锅锅A', 5), fitBytes('', 5)]).toEqual([
      { text: '锅', bytes: 2 },
      { text: '锅锅A', bytes: 5 },
      { text: '', bytes: 0 },
    ])
  })
})
