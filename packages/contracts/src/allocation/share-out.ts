/** Numerator of each weight over one common denominator. A weight is the decimal that people see, so that 0.1 and 0.2 are exactly one to two. */
function wholeWeights(weights: readonly number[]): bigint[] {
  const decimals = weights.map((weight) => {
    const [, integer = '0', part = '', power = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(weight)) ?? []
    return { digits: BigInt(integer + part), power: Number(power) - part.length }
  })
  const least = Math.min(0, ...decimals.map(({ power }) => power))
  return decimals.map(({ digits, power }) => digits * 10n ** BigInt(power - least))
}

/**
 * Shares out a whole number of units by weights, exactly: each gets its floor, and the rest goes, one by one, to the largest
 * remainders. `tie` says which of equal remainders comes first: the later one by default, so that the last cell takes the rounding
 * rest. Never negative: a total that is negative or no number gives nothing. Weights that are all zero count as equal; without any weights there is
 * nothing to share.
 */
export function shareOut(total: number, weights: readonly number[], tie: 'earlier' | 'later' = 'later'): number[] {
  const positive = weights.map((weight) => (weight > 0 && Number.isFinite(weight) ? weight : 0))
  const isEqual = positive.every((weight) => weight === 0)
  const integerWeights = isEqual ? positive.map(() => 1n) : wholeWeights(positive)
  const all = integerWeights.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) return []
  const units = total > 0 && Number.isFinite(total) ? BigInt(total) : 0n
  const shares = integerWeights.map((weight) => Number((units * weight) / all))
  const rest = Number(units) - shares.reduce((sum, share) => sum + share, 0)
  const forward = tie === 'earlier' ? 1 : -1
  const largest = integerWeights
    .map((weight, index) => ({ index, remainder: (units * weight) % all }))
    .toSorted((a, b) => (a.remainder === b.remainder ? (a.index - b.index) * forward : a.remainder < b.remainder ? 1 : -1))
  // the rest is the sum of the remainders, each below one unit: it is less than the number of parts that have one
  for (const { index } of largest.slice(0, rest)) shares[index]! += 1
  return shares
}
