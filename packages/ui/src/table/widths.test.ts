import { describe, expect, it } from 'vitest'
import { shareWidth } from './widths.ts'

const text = () => ''

describe('width of columns', () => {
  it('keeps what was declared without spare room', () => {
    expect(shareWidth([{ width: 150 }, { width: 200, text }], 300)).toEqual([150, 200])
  })

  it('gives spare room to what grows before what may be cut, and to nothing else', () => {
    const columns = [{ width: 100 }, { width: 100, grow: true }, { width: 100, text }]
    expect(shareWidth(columns, 350)).toEqual([100, 150, 100])
    expect(shareWidth(columns, 430)).toEqual([100, 200, 130])
  })

  it('stops at the most of each column and leaves the rest free', () => {
    expect(shareWidth([{ width: 100, text, max: 120 }, { width: 100, text }, { width: 80 }], 2000)).toEqual([120, 160, 80])
  })
})
