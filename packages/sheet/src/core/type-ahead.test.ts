import { describe, expect, it } from 'vitest'
import { typeAhead } from './type-ahead.ts'

const entries = [
  ['不导入', ''],
  ['Seal', 'sealNo'],
  ['Size', 'type'],
  ['箱号', 'no'],
  ['Ｓtate', 'state'],
  ['Nº', 'number'],
]

describe('letters that are typed', () => {
  it('mean the next entry whose label or key begins so, around the end', () => {
    expect(typeAhead(entries, 's', 0)).toBe(1)
    expect(typeAhead(entries, 's', 1)).toBe(2)
    expect(typeAhead(entries, 's', 4)).toBe(1)
    expect(typeAhead(entries, 'n', 4)).toBe(5)
  })
  it('narrow the search as they become more, and stay where they fit', () => {
    expect(typeAhead(entries, 'se', 1)).toBe(1)
    expect(typeAhead(entries, 'si', 1)).toBe(2)
    expect(typeAhead(entries, 'STA', 0)).toBe(4)
    expect(typeAhead(entries, '箱', 0)).toBe(3)
  })
  it('go through all that begin with a letter when it is typed again, and mean nothing where nothing begins so', () => {
    expect(typeAhead(entries, 'ss', 1)).toBe(2)
    expect(typeAhead(entries, 'sss', 2)).toBe(4)
    expect([typeAhead(entries, 'x', 0), typeAhead(entries, ' ', 0), typeAhead([], 'a', 0)]).toEqual([-1, -1, -1])
  })
})
