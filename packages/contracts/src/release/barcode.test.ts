import { describe, expect, it } from 'vitest'
import { originalBarcode, paperHashIn, readBarcode } from './barcode.ts'

describe('the barcode of a paper', () => {
  it.each([
    ['OOLU2659018820-1/3', 'OOLU2659018820', 1, 3],
    ['oolu2659018820*2*3', 'OOLU2659018820', 2, 3],
    ['OOLU2659018820 3 OF 3\r', 'OOLU2659018820', 3, 3],
    ['ＯＯＬＵ2659018820－1／3', 'OOLU2659018820', 1, 3],
    ['SHA-26/001-A#1/2', 'SHA-26/001-A', 1, 2],
    ['BH261100001', 'BH261100001', 0, 0],
    ['OOLU26590188201/3', 'OOLU26590188201/3', 0, 0],
    ['HJ26-1', 'HJ26-1', 0, 0],
  ])('%s', (text, no, copy, of) => expect(readBarcode(text)).toEqual({ no, copy, of }))
  it('of a paper of ours is the address of its passport', () => {
    const hash = 'ab12'.repeat(16)
    expect(paperHashIn(`https://www.example.com/passport/${hash}?no=HJGJ2611280001&v=1\r`)).toBe(hash)
    expect(paperHashIn(`HTTPS://WWW.EXAMPLE.COM/PASSPORT/${hash.toUpperCase()}?NO=X&V=1`)).toBe(hash)
    expect(['OOLU2659018820-1/3', `https://example.com/passport/${hash}0`].map(paperHashIn)).toEqual(['', ''])
  })
  it('is read as it is printed', () => {
    for (const no of ['COSU6300012345', 'A-1', 'SHA/26/9']) expect(readBarcode(originalBarcode(no, 2, 3))).toEqual({ no, copy: 2, of: 3 })
  })
})
