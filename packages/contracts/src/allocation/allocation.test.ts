import { describe, expect, it } from 'vitest'
import {
  allocatedBoxes,
  allocationIn,
  allocationRest,
  assignBox,
  isAllocated,
  setCell,
  shareOut,
  splitInProportion,
  unallocated,
  type BoxShape,
} from './index.ts'

interface Cargo {
  readonly id: number
  readonly text: string
  readonly kg: number
  readonly m3: number
}
interface Box extends Cargo {
  readonly lines: readonly Cargo[]
}
/** Weights lead here: no measure has a meaning of its own. */
const shape: BoxShape<'kg' | 'm3', Box, Cargo> = {
  measures: [
    { key: 'kg', digits: 1 },
    { key: 'm3', digits: 2 },
  ],
  noOf: ({ text }) => text,
  idOf: ({ id }) => id,
  linesOf: ({ lines }) => lines,
  textOf: ({ text }) => text,
  amountsOf: ({ kg, m3 }) => ({ kg, m3 }),
  withLines: (box, amounts, lines) => ({ ...box, ...amounts, lines }),
  withAmounts: (line, amounts) => ({ ...line, ...amounts }),
  withId: (line, id) => ({ ...line, id }),
}
const cargo = (id: number, text: string, kg: number, m3: number): Cargo => ({ id, text, kg, m3 })
const booked: readonly Box[] = [
  { ...cargo(1, 'A', 100, 10), lines: [cargo(11, 'POTS', 60, 6), cargo(12, 'PANS', 40, 4)] },
  { ...cargo(2, '', 0.3, 0.01), lines: [] },
]
const documents = [
  { id: 7, boxes: [] },
  { id: 8, boxes: [] },
]

describe('quantities of any measures', () => {
  it('are shared out to the smallest part of each measure', () => {
    const parts = splitInProportion(allocationIn(shape, booked, documents), [1, 2])
    expect(isAllocated(parts)).toBe(true)
    expect(parts.cells[1]).toEqual([
      { kg: 0.1, m3: 0 },
      { kg: 0.2, m3: 0.01 },
    ])
  })
  it('follow the first measure when it is typed, and not when another one is', () => {
    const empty = allocationIn(shape, booked, documents)
    expect(setCell(empty, 'A', 7, { kg: 25 }).cells[0]?.[0]).toEqual({ kg: 25, m3: 2.5 })
    expect(setCell(empty, 'A', 7, { m3: 99 }).cells[0]?.[0]).toEqual({ kg: 0, m3: 10 })
    expect(setCell(empty, 'A', 9, { kg: 25 })).toBe(empty)
  })
  it('go to a box that a document has, which keeps what was typed about it', () => {
    const own = [{ id: 7, boxes: [{ ...booked[0]!, id: 71, kg: 1, lines: [] }] }, documents[1]!]
    const [first, second] = allocatedBoxes(shape, assignBox(allocationIn(shape, booked, own), 'A', 7), own)
    expect(first!.boxes).toMatchObject([{ id: 71, kg: 100, lines: [{ id: 11 }, { id: 12 }] }])
    expect(second!.boxes).toEqual([])
  })
  it('are compared line by line where lines say the same', () => {
    const renumbered = { ...booked[0]!, lines: [cargo(91, 'PANS', 40, 4)] }
    const read = allocationIn(shape, booked, [{ id: 7, boxes: [renumbered] }], 'line')
    expect(allocationRest(read)).toEqual([
      { kg: 60, m3: 6 },
      { kg: 0, m3: 0 },
      { kg: 0.3, m3: 0.01 },
    ])
  })
  it('that others leave are boxes with lines of their own', () => {
    const others = [{ id: 7, boxes: [{ ...booked[0]!, lines: [cargo(91, 'PANS', 40, 4), cargo(92, 'POTS', 10, 1)] }] }]
    expect(unallocated(shape, booked, others)).toMatchObject([
      { text: 'A', kg: 50, m3: 5, lines: [{ text: 'POTS', kg: 50, m3: 5 }] },
      { text: '', kg: 0.3 },
    ])
  })
})

describe('units shared out by weights', () => {
  it('go to the largest fractions, at a tie to the later or the earlier part', () => {
    expect(shareOut(10, [1, 1, 1])).toEqual([3, 3, 4])
    expect(shareOut(10, [1, 1, 1], 'earlier')).toEqual([4, 3, 3])
    expect(shareOut(11, [1, 1, 1], 'earlier')).toEqual([4, 4, 3])
    expect(shareOut(7, [0.5, 0.3, 0.2], 'earlier')).toEqual([4, 2, 1])
  })
  it('take weights for the decimals that people see: 0.1 and 0.2 are one to two', () => {
    expect(shareOut(3, [0.1, 0.2])).toEqual([1, 2])
    // three fractions of exactly one half
    expect(shareOut(5, [0.3, 0.3, 0.4], 'earlier')).toEqual([2, 1, 2])
    expect(shareOut(2 ** 52 + 1, [1e300, 1e300], 'earlier')).toEqual([2 ** 51 + 1, 2 ** 51])
  })
  it('are nothing of a total that is negative or no number, and of no weights', () => {
    expect([shareOut(-3, [1, 1]), shareOut(NaN, [1]), shareOut(3, [])]).toEqual([[0, 0], [0], []])
  })
})
