import { goodContainer } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { cellValue, pasteBlock } from './paste.ts'

describe('pasting from a spreadsheet', () => {
  it('fills from the cell on and adds the rows that are missing', () => {
    const pasted = pasteBlock(
      [goodContainer()],
      0,
      'containerNo',
      'tcnu 622536-0\tsl1\t45G1\tcartons\t1,200\t20,500.5\t68\r\nCMAU5110875\tsl2\t20GP\n',
    )
    expect(pasted).toMatchObject([
      { containerNo: 'TCNU6225360', sealNo: 'SL1', type: '40HQ', packageKind: 'CARTONS', packages: 1200, weight: 20_500.5, volume: 68 },
      { containerNo: 'CMAU5110875', sealNo: 'SL2', type: '20GP', packages: 0 },
    ])
  })
  it('leaves the columns left of the cell and the rows above alone', () => {
    const [first, second] = pasteBlock([goodContainer(), goodContainer({ containerNo: 'TCNU6225360' })], 1, 'weight', '99\t1')
    expect(first).toEqual(goodContainer())
    expect(second).toMatchObject({ containerNo: 'TCNU6225360', packages: 420, weight: 99, volume: 1 })
  })
  it('cells beyond the last column are dropped', () => {
    expect(Object.keys(pasteBlock([goodContainer()], 0, 'volume', '1\tEXTRA')[0] ?? {})).not.toContain('undefined')
  })
  it('text in a number column counts as nothing', () => expect(cellValue('weight', '约两吨')).toBe(0))
})
