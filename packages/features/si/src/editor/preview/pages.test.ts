import { goodRecord, manyContainers } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { pagesOf } from './pages.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `LINE ${index + 1}`).join('\n')

describe('pages of a bill', () => {
  it('one page holds what fits', () => {
    expect(pagesOf(goodRecord())).toMatchObject([{ marks: ['N/M'], goods: ['STAINLESS STEEL KITCHENWARE'], goesOn: false }])
  })
  it('an empty record is one page', () => {
    expect(pagesOf(goodRecord({ marks: '', goods: '', containers: [] }))).toEqual([{ marks: [], goods: [], containers: [], goesOn: false }])
  })
  it('text and containers go on over attached lists, in order and complete', () => {
    const record = goodRecord({ marks: lines(30), goods: lines(90), containers: manyContainers(200, 0) })
    const pages = pagesOf(record)
    expect(pages.flatMap(({ goods }) => goods).join('\n')).toBe(record.goods)
    expect(pages.flatMap(({ marks }) => marks).join('\n')).toBe(record.marks)
    expect(pages.flatMap(({ containers }) => containers)).toEqual(record.containers)
    expect(pages.map(({ goesOn }) => goesOn)).toEqual([...pages.slice(1).map(() => true), false])
  })
})
