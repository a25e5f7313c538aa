import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateSet } from '../rules/validate.ts'
import { totalsOf } from '../rules/totals.ts'
import { goodContainer, goodLine, goodOrder, goodRecord } from '../testing/records.ts'
import {
  allocationOf,
  allocationRest,
  allocationTotals,
  applyAllocation,
  assignBox,
  assignRow,
  clearAllocation,
  fillRest,
  isAllocated,
  readAllocation,
  setCell,
  shareOut,
  splitEvenly,
  splitInProportion,
  type Allocation,
} from './index.ts'

/** DCSA sample 2c2u: two boxes, each with goods of two items; 404 packages, 20,000 kg. */
const part = (goods: string, packages: number) => goodLine({ goods, packages, weight: 5000, volume: 10, packageKind: 'CARTONS' })
const boxA = goodContainer({
  containerNo: 'ABCU1234567',
  packages: 200,
  weight: 10_000,
  volume: 20,
  lines: [part('AUTOMOTIVE PARTS A', 100), part('ELECTRONIC COMPONENTS', 100)],
})
const boxB = goodContainer({
  containerNo: 'XYZU9876543',
  sealNo: 'CN2',
  packages: 204,
  weight: 10_000,
  volume: 20,
  lines: [part('AUTOMOTIVE PARTS A', 4), part('ELECTRONIC COMPONENTS', 200)],
})
const order = [boxA, boxB]
const drafts = [
  goodRecord({ id: 1, siType: 2, splitMblNo: 'COSU6412345670A' }),
  goodRecord({ id: 2, siType: 2, splitMblNo: 'COSU6412345670B' }),
]

describe('a container of several drafts', () => {
  it('is a part load in each of them, until one has all of it', () => {
    const boxes = (records: typeof drafts) =>
      records.map(({ containers }) => containers.map(({ containerNo, partLoad }) => [containerNo, partLoad]))
    const whole = assignBox(assignBox(allocationOf(order, [1, 2]), 'ABCU1234567', 1), 'XYZU9876543', 2)
    const split = applyAllocation(splitEvenly(allocationOf(order, [1, 2])), drafts)
    expect(boxes(split)).toEqual(
      [split, split].map(() => [
        ['ABCU1234567', '1'],
        ['XYZU9876543', '1'],
      ]),
    )
    expect(boxes(applyAllocation(whole, drafts))).toEqual([[['ABCU1234567', '']], [['XYZU9876543', '']]])
    expect(boxes(applyAllocation(whole, split))).toEqual([[['ABCU1234567', '']], [['XYZU9876543', '']]])
    // one that somebody marked because of another bill stays marked
    const marked = applyAllocation(allocationOf([{ ...boxA, partLoad: '1' }], [1, 2]), drafts)
    expect(boxes(marked)).toEqual([[], []])
    expect(boxes(applyAllocation(assignBox(allocationOf([{ ...boxA, partLoad: '1' }], [1, 2]), 'ABCU1234567', 1), drafts))[0]).toEqual([
      ['ABCU1234567', '1'],
    ])
  })
})

describe('Split: DCSA 2c2u read the other way', () => {
  const byItem = () => {
    const empty = allocationOf(order, [1, 2], 'line')
    return empty.rows.reduce((result, { key, line }) => assignRow(result, key, line?.goods.startsWith('AUTO') ? 1 : 2), empty)
  }
  const codesOf = (records: typeof drafts) =>
    validateSet({
      records,
      num: 2,
      now: 0,
      order: goodOrder({ deadline: null, containers: order }),
      settings: { packageTolerance: 0 },
    }).filter(({ Severity }) => Severity === 'ERROR')

  it('404 packages and 20,000 kg in all; two drafts by item are 104/10,000 and 300/10,000, and the check passes', () => {
    expect(totalsOf(order)).toMatchObject({ packages: 404, weight: 20_000 })
    const allocation = byItem()
    expect(isAllocated(allocation)).toBe(true)
    expect(allocationTotals(allocation).map(({ packages, weight }) => [packages, weight])).toEqual([
      [104, 10_000],
      [300, 10_000],
    ])
    const records = applyAllocation(allocation, drafts)
    expect(records.map(({ packageCount, containers }) => [packageCount, containers.map(({ packages }) => packages)])).toEqual([
      ['104', [100, 4]],
      ['300', [100, 200]],
    ])
    expect(codesOf(records)).toEqual([])
  })
  it('moving one package breaks the check with a message that names box and draft', () => {
    const records = applyAllocation(byItem(), drafts)
    const [first, second] = records
    const [box] = first?.containers ?? []
    if (!first || !second || !box) throw new Error('Two drafts with boxes were expected.')
    const found = codesOf([{ ...first, containers: [{ ...box, packages: box.packages - 1 }, ...first.containers.slice(1)] }, second])
    const lines = found.find(({ Code }) => Code === 'LINES_SUM')
    expect(lines?.Message).toMatch(/COSU6412345670A.*ABCU1234567/)
    const boxes = found.find(({ Code }) => Code === 'CONTAINER_PACKAGES')
    expect(boxes?.Message).toMatch(/ABCU1234567.*COSU6412345670A.*COSU6412345670B/)
  })
  it('what was applied reads back as the same allocation', () => {
    const allocation = byItem()
    expect(readAllocation(order, applyAllocation(allocation, drafts), 'line')).toEqual(allocation)
  })
})

describe('operations', () => {
  const box = goodContainer({ packages: 7, weight: 100, volume: 1 })
  const empty = allocationOf([box], [1, 2, 3])
  const row = (allocation: Allocation) => allocation.cells[0]?.map(({ packages, weight }) => [packages, weight])

  it('split evenly gives whole packages and lets weight follow them, exact to the gram', () => {
    expect(row(splitEvenly(empty))).toEqual([
      [2, 28.571],
      [2, 28.572],
      [3, 42.857],
    ])
  })
  it('split in proportion follows weights given, or what the drafts have already', () => {
    expect(row(splitInProportion(empty, [5, 2, 0]))?.map(([packages]) => packages)).toEqual([5, 2, 0])
    const two = allocationOf([box, goodContainer({ containerNo: 'TCNU6225360', packages: 70 })], [1, 2, 3])
    const existing = splitInProportion(assignBox(two, 'MSKU6011672', 2), 'existing', { rows: ['TCNU6225360'] })
    expect(existing.cells[1]?.map(({ packages }) => packages)).toEqual([0, 70, 0])
  })
  it('a whole container goes to one draft with all its lines', () => {
    const allocation = assignBox(allocationOf(order, [1, 2], 'line'), 'ABCU1234567', 2)
    expect(allocation.cells.map((cells) => cells.map(({ packages }) => packages))).toEqual([
      [0, 100],
      [0, 100],
      [0, 0],
      [0, 0],
    ])
    expect(allocationRest(allocation).map(({ packages }) => packages)).toEqual([0, 0, 4, 200])
  })
  it('typing packages takes weight along; the last package takes the rest', () => {
    const typed = setCell(empty, 'MSKU6011672', 1, { packages: 3 })
    expect(row(typed)?.[0]).toEqual([3, 42.857])
    expect(row(setCell(typed, 'MSKU6011672', 2, { packages: 4 }))?.[1]).toEqual([4, 57.143])
  })
  it('no cell takes more than there is or less than nothing', () => {
    const typed = setCell(setCell(empty, 'MSKU6011672', 1, { packages: 6 }), 'MSKU6011672', 2, { packages: 9, weight: 500, volume: -1 })
    expect(typed.cells[0]?.[1]).toEqual({ packages: 1, weight: 14.286, volume: 0 })
  })
  it('clearing empties, and filling gives a draft what is left', () => {
    const half = setCell(empty, 'MSKU6011672', 1, { packages: 3 })
    expect(isAllocated(fillRest(half, 3))).toBe(true)
    expect(row(clearAllocation(fillRest(half, 3), { draftIds: [1] }))?.[0]).toEqual([0, 0])
  })
  it('a part of a box with lines takes parts of its lines, and over all drafts every line comes out whole', () => {
    const records = applyAllocation(splitInProportion(allocationOf(order, [1, 2]), [1, 2]), drafts)
    const linesOf = (position: number, line: number) => records.map(({ containers }) => containers[position]?.lines[line]?.packages ?? 0)
    expect(linesOf(0, 0).reduce((a, b) => a + b)).toBe(100)
    expect(linesOf(1, 1).reduce((a, b) => a + b)).toBe(200)
    for (const { containers } of records)
      for (const { lines, ...part } of containers) expect(totalsOf(lines)).toMatchObject(totalsOf([part]))
  })
  it('applying keeps what a draft says about its box, and boxes that a draft has no part of leave it', () => {
    const typed = drafts.map((draft) => ({ ...draft, containers: [{ ...boxA, sealNo: 'TYPED' }] }))
    const [first, second] = applyAllocation(assignBox(assignBox(allocationOf(order, [1, 2]), 'ABCU1234567', 1), 'XYZU9876543', 2), typed)
    expect(first?.containers.map(({ containerNo, sealNo }) => [containerNo, sealNo])).toEqual([['ABCU1234567', 'TYPED']])
    expect(second?.containers.map(({ containerNo }) => containerNo)).toEqual(['XYZU9876543'])
  })
})

describe('sums are kept by every operation', () => {
  const quantities = fc.record({
    packages: fc.integer({ min: 0, max: 99_999 }),
    weight: fc.integer({ min: 0, max: 99_999_999 }),
    volume: fc.integer({ min: 0, max: 999_999 }),
  })
  const boxes = fc
    .array(quantities, { minLength: 1, maxLength: 6 })
    .map((list) =>
      list.map(({ packages, weight, volume }, index) =>
        goodContainer({ containerNo: `TSTU${index}`, packages, weight: weight / 1000, volume: volume / 1000 }),
      ),
    )
  const columns = fc.integer({ min: 1, max: 7 }).map((count) => Array.from({ length: count }, (_, index) => index + 1))
  const weights = fc.array(fc.oneof(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.constant(0)), { minLength: 7, maxLength: 7 })
  const sound = (allocation: Allocation) => {
    expect(isAllocated(allocation)).toBe(true)
    for (const cells of allocation.cells)
      for (const cell of cells) {
        expect(Math.min(cell.packages, cell.weight, cell.volume)).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(cell.packages)).toBe(true)
        expect(Math.abs(cell.weight * 1000 - Math.round(cell.weight * 1000))).toBeLessThan(1e-4)
      }
  }
  it('sharing out is exact for any total and weights', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), weights, (total, list) => {
        const shares = shareOut(total, list)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
        expect(shares.every((share) => share >= 0 && Number.isInteger(share))).toBe(true)
      }),
    )
  })
  it('even and proportional splits and filling leave no rest and nothing negative', () => {
    fc.assert(
      fc.property(boxes, columns, weights, (containers, draftIds, list) => {
        const empty = allocationOf(containers, draftIds)
        sound(splitEvenly(empty))
        sound(splitInProportion(empty, list))
        sound(splitInProportion(splitEvenly(empty), 'existing'))
        sound(fillRest(splitInProportion(empty, list), draftIds[0] ?? 1))
        sound(fillRest(clearAllocation(splitEvenly(empty), { draftIds: draftIds.slice(0, 1) }), draftIds[0] ?? 1))
      }),
    )
  })
  it('typing into cells in any order never gives away more than there is, and the rest is always right', () => {
    const typing = fc.array(
      fc.record({ row: fc.nat(5), draft: fc.integer({ min: 1, max: 7 }), packages: fc.integer({ min: -5, max: 99_999 }) }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(boxes, columns, typing, (containers, draftIds, steps) => {
        const result = steps.reduce(
          (allocation, { row, draft, packages }) => setCell(allocation, `TSTU${row}`, draft, { packages }),
          allocationOf(containers, draftIds),
        )
        for (const rest of allocationRest(result)) expect(Math.min(rest.packages, rest.weight, rest.volume)).toBeGreaterThanOrEqual(0)
        sound(fillRest(result, draftIds[0] ?? 1))
      }),
    )
  })
  it('what is applied to drafts adds up to the order, line by line and box by box', () => {
    fc.assert(
      fc.property(weights, fc.constantFrom<'box' | 'line'>('box', 'line'), (list, by) => {
        const records = applyAllocation(splitInProportion(allocationOf(order, [1, 2], by), list), drafts)
        expect(totalsOf(records.flatMap(({ containers }) => containers))).toEqual(totalsOf(order))
        for (const { containers } of records) for (const box of containers) expect(totalsOf(box.lines)).toEqual(totalsOf([box]))
      }),
    )
  })
})
