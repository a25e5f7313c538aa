import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PackingError } from '../model/error.ts'
import type { PackedBox } from '../model/box.ts'
import { divideByCounts, divideByRatio, divideEvenly, restOf, sumOf, unitsOf } from '../model/quantities.ts'
import { sumsByBill, withSums } from '../model/sums.ts'
import { goodBox, goodLine, keyMaker } from '../testing/boxes.ts'
import { applyChange, inverse, type Change } from './change.ts'
import { combine } from './combine.ts'
import { divideBox, divideLine, splitOff } from './split.ts'

const quantities = (Packages: number, Weight: number, Volume: number) => ({ Packages, Weight, Volume })
const codeOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof PackingError ? error.code : error
  }
  return undefined
}

describe('quantities', () => {
  it('are shared out evenly by whole packages, which weight and volume follow', () => {
    expect(divideEvenly(quantities(1, 50, 0.3), 2)).toEqual([quantities(1, 50, 0.3), quantities(0, 0, 0)])
    expect(divideEvenly(quantities(5, 100, 1), 3).map(({ Packages, Weight }) => [Packages, Weight])).toEqual([
      [2, 40],
      [2, 40],
      [1, 20],
    ])
    expect(divideEvenly(quantities(0, 10, 1), 2)).toEqual([quantities(0, 5, 0.5), quantities(0, 5, 0.5)])
  })
  it('are exact in the smallest unit: what floating point adds is none of it', () => {
    expect(sumOf([quantities(1, 0.1, 0.001), quantities(2, 0.2, 0.002)])).toEqual(quantities(3, 0.3, 0.003))
    expect(sumOf(Array.from({ length: 1_000 }, () => quantities(1, 0.1, 0.001)))).toEqual(quantities(1_000, 100, 1))
    expect(restOf(quantities(5, 0.3, 0.3), quantities(7, 0.1, 0.3))).toEqual(quantities(-2, 0.2, 0))
  })
  it('with more than three decimals, or half a package, are refused and not rounded', () => {
    expect([unitsOf(0.001, 'Weight'), unitsOf(1.0005, 'Weight'), unitsOf(0.1 + 0.2, 'Volume'), unitsOf(1.5, 'Packages')]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ])
    expect(codeOf(() => sumOf([quantities(1, 1.2345, 1)]))).toBe('DECIMALS')
    expect(() => sumOf([quantities(1.5, 1, 1)])).toThrow('件数 1.5 不是整数，请改正后再操作')
  })
  it('are rounded down in each part, and the units left go to the largest fractions, at a tie to the earlier part', () => {
    expect(divideByRatio(quantities(10, 0.01, 0.005), [1, 1, 1])).toEqual([
      quantities(4, 0.004, 0.002),
      quantities(3, 0.003, 0.002),
      quantities(3, 0.003, 0.001),
    ])
    expect(divideByRatio(quantities(7, 7, 7), [0.5, 0.3, 0.2]).map(({ Packages }) => Packages)).toEqual([4, 2, 1])
  })
  it('follow counts of packages, which have to add up', () => {
    expect(divideByCounts(quantities(3, 10, 1), [1, 2])).toEqual([quantities(1, 3.333, 0.333), quantities(2, 6.667, 0.667)])
    expect(codeOf(() => divideByCounts(quantities(3, 10, 1), [1, 1]))).toBe('COUNTS')
    expect(codeOf(() => divideByRatio(quantities(3, 10, 1), [0, 0]))).toBe('RATIO')
    expect(codeOf(() => divideByRatio(quantities(3, 10, 1), [1, -1]))).toBe('RATIO')
  })
  it('are summed by bill', () => {
    const shared = goodBox({ Lines: [goodLine({ BillNo: 'A', Weight: 0.1 }), goodLine({ Key: '2', BillNo: 'B', Weight: 0.7 })] })
    const other = goodBox({ Lines: [goodLine({ BillNo: 'A', Weight: 0.2 })] })
    expect([...sumsByBill([shared, other])].map(([bill, { Weight }]) => [bill, Weight])).toEqual([
      ['A', 0.3],
      ['B', 0.7],
    ])
    const [wrong, right] = [{ ...shared, Weight: 1 }, other]
    const sums = withSums([wrong, right])
    expect([sums[0]!.Weight, sums[1] === right]).toEqual([0.8, true])
  })
})

describe('splitting', () => {
  it('divides a line in its box by ratio', () => {
    const boxes = [goodBox({ Lines: [goodLine({ Packages: 5, Weight: 10, Volume: 1 })] })]
    const [box] = applyChange(boxes, divideLine(boxes, 0, '1', { ratio: [1, 1] }, keyMaker()))
    expect(box!.Lines.map(({ Key, Packages, Weight }) => [Key, Packages, Weight])).toEqual([
      ['1', 3, 5],
      ['new1', 2, 5],
    ])
    expect([box!.Packages, box!.Weight, box!.Volume]).toEqual([5, 10, 1])
  })
  it('divides a box over several by counts: lines fill them in their order', () => {
    const boxes = [
      goodBox({ Lines: [goodLine({ Packages: 10, Weight: 10, Volume: 1 }), goodLine({ Key: '2', Packages: 20, Weight: 1, Volume: 2 })] }),
    ]
    const parts = applyChange(boxes, divideBox(boxes, 0, { counts: [15, 15] }, keyMaker()))
    expect(parts.map(({ BoxNo, Lines }) => [BoxNo, Lines.map(({ Key, Packages, Weight }) => [Key, Packages, Weight])])).toEqual([
      [
        'MSKU6011672',
        [
          ['1', 10, 10],
          ['2', 5, 0.25],
        ],
      ],
      ['', [['new1', 15, 0.75]]],
    ])
    expect(codeOf(() => divideBox(boxes, 0, { counts: [15, 14] }, keyMaker()))).toBe('COUNTS')
  })
  it('takes packages off a line into a new box, and the weight follows', () => {
    const boxes = [goodBox({ Lines: [goodLine({ Packages: 3, Weight: 10, Volume: 1 })] })]
    const [rest, taken] = applyChange(boxes, splitOff(boxes, 0, [{ Key: '1', Packages: 1 }], { BoxNo: 'CSQU3054383' }, keyMaker()))
    expect([rest!.Packages, rest!.Weight, taken!.BoxNo, taken!.BoxType, taken!.Packages, taken!.Weight, taken!.Seals]).toEqual([
      2,
      6.667,
      'CSQU3054383',
      '40HQ',
      1,
      3.333,
      [],
    ])
  })
  it('refuses more packages than the line has, and lines that do not add up to their box', () => {
    const boxes = [goodBox()]
    expect(codeOf(() => splitOff(boxes, 0, [{ Key: '1', Packages: 421 }], {}, keyMaker()))).toBe('TOO_MANY')
    expect(codeOf(() => splitOff(boxes, 0, [{ Key: '1', Packages: 0 }], {}, keyMaker()))).toBe('COUNTS')
    expect(codeOf(() => divideLine([{ ...boxes[0]!, Weight: 1 }], 0, '1', { ratio: [1, 1] }, keyMaker()))).toBe('SUMS')
    expect(codeOf(() => divideLine(boxes, 3, '1', { ratio: [1, 1] }, keyMaker()))).toBe('NO_SUCH_BOX')
    expect(codeOf(() => divideLine(boxes, 0, 'x', { ratio: [1, 1] }, keyMaker()))).toBe('NO_SUCH_LINE')
  })
  it('divides a box by ratio first, and its lines add up to the parts', () => {
    const line = (Key: string) => goodLine({ Key, Packages: 1, Weight: 0.001, Volume: 0.333 })
    const boxes = [goodBox({ Lines: [line('1'), line('2'), line('3')] })]
    const parts = applyChange(boxes, divideBox(boxes, 0, { ratio: [1, 1] }, keyMaker()))
    expect(parts.map(({ Packages, Weight, Volume }) => [Packages, Weight, Volume])).toEqual([
      [2, 0.002, 0.5],
      [1, 0.001, 0.499],
    ])
    for (const part of parts) expect(sumOf(part.Lines)).toEqual(quantities(part.Packages, part.Weight, part.Volume))
    const wrong = [goodBox({ Lines: [goodLine({ Packages: 3 }), goodLine({ Key: '2', Packages: -1 })] })]
    expect(codeOf(() => divideBox(wrong, 0, { ratio: [1, 1] }, keyMaker()))).toBe('NEGATIVE')
  })
  it('keeps quantities of a box without lines', () => {
    const bare = { ...goodBox({ Lines: [] }), Packages: 3, Weight: 1, Volume: 1 }
    const parts = applyChange([bare], divideBox([bare], 0, { ratio: [1, 1] }, keyMaker()))
    expect(parts.map(({ BoxNo, Packages, Weight }) => [BoxNo, Packages, Weight])).toEqual([
      ['MSKU6011672', 2, 0.5],
      ['', 1, 0.5],
    ])
    const two = [goodBox(), bare]
    const moved = applyChange(two, splitOff(two, 0, [{ Key: '1' }], 1, keyMaker()))
    expect(sumOf(moved)).toEqual(sumOf(two))
  })
})

describe('combining', () => {
  const seals = (...list: string[]) => list.map((No) => ({ No, Source: '' }) as const)
  it('needs the same box, type and set of seals; order and source of seals do not matter', () => {
    const one = goodBox({
      Seals: [
        { No: 'A1', Source: '' },
        { No: 'B2', Source: 'shipper' },
      ],
    })
    const other = goodBox({
      Seals: [
        { No: 'b2', Source: '' },
        { No: 'A1', Source: 'carrier' },
      ],
    })
    const { change, differs } = combine([one, other], 0, 1, keyMaker())
    const [both, ...none] = applyChange([one, other], change)
    expect(none).toEqual([])
    expect([both!.Packages, both!.Lines.map(({ Key }) => Key), both!.Seals, differs]).toEqual([
      840,
      ['1', 'new1'],
      [
        { No: 'A1', Source: 'carrier' },
        { No: 'B2', Source: 'shipper' },
      ],
      [],
    ])
    const refused = (two: Partial<PackedBox>) => codeOf(() => combine([one, goodBox({ Seals: one.Seals, ...two })], 0, 1, keyMaker()))
    expect([
      refused({ BoxNo: 'CSQU3054383' }),
      refused({ BoxType: '40GP' }),
      refused({ Seals: seals('A1') }),
      codeOf(() => combine([one], 0, 0, keyMaker())),
    ]).toEqual(['BOX_DIFFERS', 'TYPE_DIFFERS', 'SEALS_DIFFER', 'SAME_LIST'])
  })
  it('names the fields of which it keeps the first value', () => {
    expect(combine([goodBox({ Tare: 3_900 }), goodBox({ Tare: 3_950, Temperature: '-18' })], 0, 1, keyMaker()).differs).toEqual([
      { Field: 'Tare', Kept: '3900', Other: '3950' },
    ])
  })
})

describe('undoing', () => {
  it('refuses a step that others followed', () => {
    const boxes = [goodBox()]
    const first = divideLine(boxes, 0, '1', { ratio: [1, 1] }, keyMaker())
    const then = applyChange(boxes, first).map((box) => ({ ...box, Tare: 1 }))
    expect(codeOf(() => applyChange(then, inverse(first)))).toBe('CHANGED')
  })

  const thousandths = (most: number) => fc.integer({ min: 0, max: most }).map((units) => units / 1_000)
  const line = fc.record({
    Packages: fc.integer({ min: 0, max: 99_999 }),
    Weight: thousandths(30_000_000),
    Volume: thousandths(80_000),
    BillNo: fc.constantFrom('A', 'B'),
  })
  const lists = fc.array(fc.array(line, { maxLength: 4 }), { minLength: 1, maxLength: 4 }).map((all) =>
    all.map((lines, box) =>
      goodBox({
        BoxNo: box < 2 ? 'MSKU6011672' : 'CSQU3054383',
        Lines: lines.map((one, at) => goodLine({ ...one, Key: `${box}.${at}` })),
      }),
    ),
  )
  const step = fc.record({
    kind: fc.constantFrom('divideLine', 'divideByCounts', 'divideBox', 'fillBoxes', 'splitOff', 'splitNew', 'combine', 'undo'),
    box: fc.nat(9),
    other: fc.nat(9),
    line: fc.nat(9),
    packages: fc.nat(99_999),
    ratio: fc.array(fc.oneof(fc.nat(9), fc.double({ min: 0, max: 1e6, noNaN: true })), { minLength: 1, maxLength: 4 }),
  })

  it('and any sequence of splits and combinations keep packages, kg and m³, of each bill too; all undone, the lists are what they were', () => {
    let done = 0
    fc.assert(
      fc.property(lists, fc.array(step, { maxLength: 12 }), (start, steps) => {
        const newKey = keyMaker()
        let boxes: readonly PackedBox[] = start
        const past: Change[] = []
        const [whole, bills] = [sumOf(start), [...sumsByBill(start)].toSorted()]
        for (const { kind, box: wanted, other, line: place, packages, ratio } of steps) {
          const [at, to] = [wanted % boxes.length, other % boxes.length]
          const { Lines } = boxes[at]!
          const chosen = Lines[place % Math.max(1, Lines.length)]
          const { Key = '', Packages = 0 } = chosen ?? {}
          const count = packages % (Packages + 1)
          try {
            const change =
              kind === 'undo'
                ? inverse(past.pop() ?? [])
                : kind === 'divideLine'
                  ? divideLine(boxes, at, Key, { ratio }, newKey)
                  : kind === 'divideByCounts'
                    ? divideLine(boxes, at, Key, { counts: [count, Packages - count] }, newKey)
                    : kind === 'divideBox'
                      ? divideBox(boxes, at, { ratio }, newKey)
                      : kind === 'fillBoxes'
                        ? divideBox(
                            boxes,
                            at,
                            {
                              counts: [packages % (boxes[at]!.Packages + 1), boxes[at]!.Packages - (packages % (boxes[at]!.Packages + 1))],
                            },
                            newKey,
                          )
                        : kind === 'combine'
                          ? combine(boxes, at, to, newKey).change
                          : splitOff(boxes, at, [{ Key, Packages: count }], kind === 'splitOff' ? to : {}, newKey)
            boxes = applyChange(boxes, change)
            if (kind !== 'undo') past.push(change)
            done += 1
          } catch (error) {
            if (!(error instanceof PackingError)) throw error
          }
          expect(sumOf(boxes)).toEqual(whole)
          expect([...sumsByBill(boxes)].filter(([bill]) => bill !== '').toSorted()).toEqual(bills)
          for (const { Lines: lines } of boxes) expect(new Set(lines.map(({ Key: key }) => key)).size).toBe(lines.length)
        }
        for (const change of past.toReversed()) boxes = applyChange(boxes, inverse(change))
        expect(boxes).toEqual(start)
      }),
      { numRuns: 500 },
    )
    expect(done).toBeGreaterThan(500)
  })
})
