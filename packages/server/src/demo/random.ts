/** Repeatable random numbers: the same seed gives the same demo on every machine. */
export class Random {
  private state: number
  constructor(seed: number) {
    this.state = seed
  }
  /** Uniform in [0, 1). */
  next(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0
    return this.state / 4_294_967_296
  }
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }
  pick<T>(list: readonly T[]): T {
    const found = list[this.between(0, list.length - 1)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
}
