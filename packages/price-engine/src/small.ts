/** Numbers up to it are exact. Most amounts are, and numbers are divided and written much quicker. */
const most = BigInt(Number.MAX_SAFE_INTEGER)

/** Returns true if a bigint is exact as a number. */
export const isSmall = (value: bigint): boolean => value < most && value > -most

/**
 * Divides small whole numbers and rounds half up, away from zero; the divisor is above 0. The quotient is off by less than 1 / divisor, so it reaches
 * the next whole number only where that is the quotient: `floor` is right, and what is left over is exact.
 */
export function smallHalfUp(value: bigint, divisor: bigint): number {
  const [number, by] = [Number(value), Number(divisor)]
  const size = Math.abs(number)
  const quotient = Math.floor(size / by)
  const rounded = (size - quotient * by) * 2 < by ? quotient : quotient + 1
  return number < 0 ? -rounded : rounded
}
