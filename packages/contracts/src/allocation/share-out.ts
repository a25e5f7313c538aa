/**
 * Shares out a whole number of units by weights, exactly: each gets its floor, and the rest goes, one by one, to the largest
 * remainders (the later one when they are equal, so that the last cell takes the rounding rest). Never negative. Weights that are
 * all zero count as equal; without any weights there is nothing to share.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const positive = weights.map((weight) => (weight > 0 && Number.isFinite(weight) ? weight : 0))
  // Scaled to the largest first, so that the sum of huge weights stays finite.
  const largest = Math.max(0, ...positive)
  const scaled = largest > 0 ? positive.map((weight) => weight / largest) : weights.map(() => 1)
  const all = scaled.reduce((sum, weight) => sum + weight, 0)
  const exact = scaled.map((weight) => (total * weight) / all)
  const shares = exact.map(Math.floor)
  let rest = total - shares.reduce((sum, share) => sum + share, 0)
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value), weight: scaled[index] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.remainder - a.remainder || b.index - a.index)
  for (let next = 0; rest > 0 && order.length > 0; next = (next + 1) % order.length, rest--) {
    const index = order[next]?.index ?? 0
    shares[index] = (shares[index] ?? 0) + 1
  }
  // Floating point may floor one unit too high on enormous totals: it is taken back where it is largest.
  for (; rest < 0; rest++) {
    const index = shares.indexOf(Math.max(...shares))
    shares[index] = (shares[index] ?? 0) - 1
  }
  return shares
}
