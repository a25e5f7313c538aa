import type { Options } from './options.ts'
import type { Scope } from './scope.ts'
import { median } from './stats.ts'

/** Context of an entry: the options, scopes for clean-up, and a progress line. */
export interface BenchContext {
  readonly options: Options
  readonly scope: Scope
  /** Clean-up at the end of all entries. */
  readonly run: Scope
  readonly say: (line: string) => void
}

/** One part of the bench; it measures the product and, in the same run, the limit it is compared with. */
export interface Entry {
  readonly name: string
  /** Name of the baseline of the ratio. */
  readonly limit: string
  run(context: BenchContext): Promise<Figure[]>
}

export interface Goal {
  /** The product's own value, or its ratio to the limit. */
  readonly of: 'value' | 'ratio'
  readonly most?: number
  readonly least?: number
}

export interface Figure {
  readonly name: string
  readonly unit: string
  /** Median of the rounds. */
  readonly value: number
  readonly limit?: number
  /** Median of the ratios round by round, so that a busy moment of the machine touches both sides. */
  readonly ratio?: number
  readonly goal?: Goal
  readonly met?: boolean
  /** The rounds behind it. */
  readonly rounds: { readonly value: readonly number[]; readonly limit?: readonly number[] }
}

/** Condenses the rounds of one measurement. With `limit`, the rounds of both sides belong together by position. */
export function figure(
  name: string,
  unit: string,
  value: readonly number[],
  { limit, goal }: { limit?: readonly number[]; goal?: Goal } = {},
): Figure {
  const ratio = limit && median(value.map((one, round) => one / limit[round]!))
  const measured = goal?.of === 'ratio' ? ratio : median(value)
  return {
    name,
    unit,
    value: median(value),
    ...(limit ? { limit: median(limit), ratio: ratio! } : {}),
    ...(goal ? { goal, met: measured !== undefined && measured <= (goal.most ?? Infinity) && measured >= (goal.least ?? -Infinity) } : {}),
    rounds: { value, ...(limit ? { limit } : {}) },
  }
}

/** Runs limit and product in turn (A B A B …) and gives the results of each, in the order of the rounds. */
export async function interleave<A, B>(
  rounds: number,
  limit: () => Promise<A>,
  product: () => Promise<B>,
): Promise<{ limit: A[]; product: B[] }> {
  const results: { limit: A[]; product: B[] } = { limit: [], product: [] }
  for (let round = 0; round < rounds; round++) {
    results.limit.push(await limit())
    results.product.push(await product())
  }
  return results
}
