import { invalid } from '../kernel/errors.ts'

export type TrialWork = { readonly add: readonly number[] } | { readonly ends: 'refused' | 'failed' | 'never' }

/** Work of a thread for tests: a sum, a refusal, a fault, or a loop without an end. */
export function run(work: TrialWork): number {
  if ('add' in work) return work.add.reduce((sum, one) => sum + one, 0)
  if (work.ends === 'refused') throw invalid('Text', '读不懂')
  if (work.ends === 'failed') throw new TypeError('a fault')
  for (;;);
}
