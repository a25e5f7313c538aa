import { sumOf, sumsByBill, withSums, type PackedBox } from '@jst/packing'
import { problemsOf } from '@jst/packing/checks'
import { figure, type Figure } from '../kit/entry.ts'
import { percentile } from '../kit/stats.ts'
import { sized } from '../kit/size.ts'
import { boxesOf } from './boxes.ts'

const repeats = sized(100, 2)
type Sums = [packages: number, weight: number, volume: number]

/** The same sums with the numbers as they are, which is not exact: of each box, of each bill, of all. */
function bareSums(boxes: readonly PackedBox[]) {
  const bills = new Map<string, Sums>()
  const all: Sums = [0, 0, 0]
  const boxSums = boxes.map(({ Lines }) => {
    const box: Sums = [0, 0, 0]
    for (const { BillNo, Packages, Weight, Volume } of Lines) {
      const bill: Sums = bills.get(BillNo) ?? [0, 0, 0]
      bills.set(BillNo, bill)
      for (const sums of [box, bill, all]) {
        sums[0] += Packages
        sums[1] += Weight
        sums[2] += Volume
      }
    }
    return box
  })
  return { own: boxSums, bills, all }
}

/** Sums of each box, of each bill and of all. */
const exactSums = (boxes: readonly PackedBox[]) => ({ own: withSums(boxes), bills: sumsByBill(boxes), all: sumOf(boxes) })

const p95Of = (act: () => unknown): number =>
  percentile(
    Array.from({ length: repeats }, () => {
      const began = performance.now()
      act()
      return performance.now() - began
    }),
    0.95,
  )

/** Sums and checks of a list at its largest, in this process. */
export function measureRules(rounds: number): Figure[] {
  const boxes = boxesOf(0)
  const { all } = exactSums(boxes)
  const booked = { Boxes: [{ BoxType: '40HQ', Count: boxes.length }], Totals: all }
  const found = problemsOf(boxes, { booked })
  if (found.length > 0) throw new Error(`${found.length} findings: ${found[0]!.message.zh}`)
  for (const act of [bareSums, exactSums, problemsOf]) p95Of(() => act(boxes))
  const sums: [number[], number[]] = [[], []]
  const checks: number[] = []
  for (let round = 0; round < rounds; round++) {
    sums[0].push(p95Of(() => bareSums(boxes)))
    sums[1].push(p95Of(() => exactSums(boxes)))
    checks.push(p95Of(() => problemsOf(boxes, { booked })))
  }
  return [
    figure('all sums of 5,000 lines, exact: p95', 'ms', sums[1], { limit: sums[0], goal: { of: 'value', most: 16 } }),
    figure('all checks of 1,000 boxes × 5 lines: p95', 'ms', checks, { limit: sums[0] }),
  ]
}
