import { validateSet } from '../rules/validate.ts'
import { totalsOf } from '../rules/totals.ts'
import { goodOrder, goodRecord, manyContainers } from './records.ts'

/** Median and worst milliseconds of checking a set of `drafts` bills that share `containers` containers with three lines each. */
export function benchValidation(
  containers = 200,
  drafts = 5,
  runs = 15,
): { containers: number; drafts: number; medianMs: number; worstMs: number } {
  const boxes = manyContainers(containers)
  const records = Array.from({ length: drafts }, (_, index) =>
    goodRecord({
      id: 100_001 + index,
      siType: 2,
      splitMblNo: `COSU6412345670${'ABCDEFGHIJ'.charAt(index)}`,
      packageCount: String(totalsOf(boxes).packages),
      containers: boxes.map((box) => ({ ...box })),
    }),
  )
  const order = goodOrder({ containers: boxes })
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    validateSet({ records, num: drafts, order, now: Date.parse('2026-03-10T08:00:00Z') })
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return { containers, drafts, medianMs: times[Math.floor(runs / 2)] ?? 0, worstMs: times.at(-1) ?? 0 }
}
