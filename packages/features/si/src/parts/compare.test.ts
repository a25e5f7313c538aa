import { goodContainer, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { differences } from './compare.ts'

describe('differences between two versions', () => {
  it('names changed fields by their Chinese label and choices by their text', () => {
    const found = differences(goodRecord(), goodRecord({ signingMethod: 'TLX', goods: 'COOKWARE' }))
    expect(found.map(({ label, before, after, lines }) => [label, before, after, lines])).toEqual([
      ['签单方式', '正本提单', '电放', false],
      ['货物描述', 'STAINLESS STEEL KITCHENWARE', 'COOKWARE', true],
    ])
  })
  it('matches containers by number: another order of rows is no difference', () => {
    const [a, b] = [goodContainer(), goodContainer({ containerNo: 'TCNU6225360' })]
    expect(differences(goodRecord({ containers: [a, b] }), goodRecord({ containers: [b, a] }))).toEqual([])
  })
  it('tells a changed seal, an added and a removed container', () => {
    const before = goodRecord({ containers: [goodContainer(), goodContainer({ containerNo: 'TCNU6225360' })] })
    const after = goodRecord({ containers: [goodContainer({ sealNo: 'NEW1' }), goodContainer({ containerNo: 'CMAU5110875' })] })
    expect(differences(before, after).map(({ label, before: old, after: now }) => [label, old !== '', now !== ''])).toEqual([
      ['箱 MSKU6011672 封号', true, true],
      ['箱 CMAU5110875', false, true],
      ['箱 TCNU6225360', true, false],
    ])
  })
})
