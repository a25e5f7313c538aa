import { shareOut } from '@jst/contracts/allocation'
import { PackingError } from './error.ts'
import { digitsOf, measures, type MeasureName, type Quantities } from './measures.ts'
import { refusals } from './texts.ts'

/** Smallest units of a value, a whole number; undefined where it has more decimals than the measure, or is too large to be exact. */
export function unitsOf(value: number, measure: MeasureName): number | undefined {
  const factor = 10 ** digitsOf[measure]
  const units = Math.round(value * factor)
  // the division gives the double that is nearest to the decimal, so that equality is exact
  return Number.isSafeInteger(units) && units / factor === value ? units : undefined
}
/** Value of smallest units. */
export const ofUnits = (units: number, measure: MeasureName): number => units / 10 ** digitsOf[measure]

/** As `unitsOf`. @throws PackingError `DECIMALS` */
export function exactUnits(value: number, measure: MeasureName): number {
  const units = unitsOf(value, measure)
  if (units === undefined) throw new PackingError('DECIMALS', refusals.decimals(measure, value))
  return units
}

/** Quantities by a function of the measure, in smallest units. */
export const byUnits = (units: (measure: MeasureName) => number): Quantities => ({
  Packages: ofUnits(units('Packages'), 'Packages'),
  Weight: ofUnits(units('Weight'), 'Weight'),
  Volume: ofUnits(units('Volume'), 'Volume'),
})

/** No packages, weight or volume. */
export const noQuantities: Quantities = { Packages: 0, Weight: 0, Volume: 0 }
/** True if all three are 0. */
export const hasNone = ({ Packages, Weight, Volume }: Quantities): boolean => Packages === 0 && Weight === 0 && Volume === 0

/** Exact sum. @throws PackingError `DECIMALS` for a value with more decimals than its measure */
export const sumOf = (rows: readonly Quantities[]): Quantities =>
  byUnits((measure) => {
    let sum = 0
    for (const row of rows) sum += exactUnits(row[measure], measure)
    return sum
  })

/** Exact difference, negative where `less` is more. @throws PackingError `DECIMALS` */
export const restOf = (total: Quantities, less: Quantities): Quantities =>
  byUnits((measure) => exactUnits(total[measure], measure) - exactUnits(less[measure], measure))

/** Compares exactly. */
export const sameQuantities = (one: Quantities, other: Quantities): boolean => measures.every(({ key }) => one[key] === other[key])

/**
 * Quantities divided by ratio, exactly: every part is rounded down to the smallest unit, and the units left go one each to the parts with the
 * largest fraction, at a tie to the earlier part. @throws PackingError `DECIMALS`, `RATIO`
 */
export function divideByRatio(total: Quantities, ratio: readonly number[]): Quantities[] {
  if (ratio.length === 0 || !ratio.every((weight) => Number.isFinite(weight) && weight >= 0) || ratio.every((weight) => weight === 0))
    throw new PackingError('RATIO', refusals.ratio)
  const shares = Object.fromEntries(
    measures.map(({ key }) => {
      const units = exactUnits(total[key], key)
      if (units < 0) throw new PackingError('NEGATIVE', refusals.negative(key))
      return [key, shareOut(units, ratio, 'earlier')]
    }),
  ) as Record<MeasureName, number[]>
  return ratio.map((_, part) => byUnits((measure) => shares[measure][part]!))
}

/**
 * Quantities of goods shared out over so many boxes as evenly as whole packages allow: packages first, which the other measures follow, so that no
 * box has a weight without packages. Goods without packages are divided by themselves. @throws PackingError `DECIMALS`
 */
export function divideEvenly(total: Quantities, boxes: number): Quantities[] {
  const ratio = Array.from({ length: boxes }, () => 1)
  if (total.Packages === 0) return divideByRatio(total, ratio)
  return divideByCounts(total, shareOut(exactUnits(total.Packages, 'Packages'), ratio, 'earlier'))
}

/** Quantities divided by counts of packages, which the other measures follow. @throws PackingError `COUNTS` where they do not add up, `DECIMALS` */
export function divideByCounts(total: Quantities, counts: readonly number[]): Quantities[] {
  const sum = counts.reduce((all, count) => all + count, 0)
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0) || sum !== total.Packages)
    throw new PackingError('COUNTS', refusals.counts(sum, total.Packages))
  return divideByRatio(total, counts).map((part, at) => ({ ...part, Packages: counts[at]! }))
}
