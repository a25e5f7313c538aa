import { describe, expect, it } from 'vitest'
import { pageNumbers } from '../table/Pager.tsx'
import { rowAfterKey } from '../table/useRowKeys.ts'
import { isViewActive } from './ViewTabs.tsx'

describe('views', () => {
  it('marks a view only when exactly its filters are in force', () => {
    const view = { key: 'waiting', label: '待审核', filters: { Status: '1', Due: '' } }
    expect(isViewActive(view, { Status: '1' })).toBe(true)
    expect(isViewActive(view, { Status: '1', Keyword: 'COSU' })).toBe(false)
    expect(isViewActive(view, {})).toBe(false)
  })
})

describe('pages', () => {
  it('offers the first, the last and the neighbours, with gaps between', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, undefined, 20])
    expect(pageNumbers(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20])
    expect(pageNumbers(20, 20)).toEqual([1, undefined, 17, 18, 19, 20])
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  })
})

describe('row keys', () => {
  it('move by one, by ten, to the ends, and stop there', () => {
    expect(rowAfterKey('ArrowDown', 0, 20)).toBe(1)
    expect(rowAfterKey('ArrowDown', 19, 20)).toBe(19)
    expect(rowAfterKey('ArrowUp', 0, 20)).toBe(0)
    expect(rowAfterKey('PageDown', 4, 20)).toBe(14)
    expect(rowAfterKey('End', 0, 20)).toBe(19)
    expect(rowAfterKey('Home', 9, 20)).toBe(0)
    expect(rowAfterKey('x', 9, 20)).toBeUndefined()
  })
})
