import type { FieldSpec, SiContainer } from '@jst/contracts/si/data'
import type { Findings } from './findings.ts'
import { round3 } from './totals.ts'

/** kg or m³ above which a unit was mistaken. */
export const heaviest = 99_999
const mostPackages = 99_999_999

interface QuantityFields {
  packages: FieldSpec
  weight: FieldSpec
  volume: FieldSpec
}

/** Packages whole and at least one; weight and volume positive, three decimals, of a believable size. */
export function checkQuantities(
  fields: QuantityFields,
  row: Pick<SiContainer, 'packages' | 'weight' | 'volume'>,
  volumeRequired: boolean,
  at: string,
  out: Findings,
): void {
  const { packages } = row
  const label = out.labelOf(fields.packages)
  if (!Number.isInteger(packages)) out.errorAt(fields.packages, 'NOT_INTEGER', out.t.notWholeNumber(label), { value: packages }, at)
  else if (packages < 1) out.errorAt(fields.packages, 'MINIMUM', out.t.packagesMinimum, { value: packages }, at)
  else if (packages > mostPackages) out.errorAt(fields.packages, 'TOO_LARGE', out.t.tooLarge(label), { value: packages }, at)
  checkMeasure(fields.weight, row.weight, true, at, out)
  checkMeasure(fields.volume, row.volume, volumeRequired, at, out)
}

/** A weight or volume: positive where it is needed, three decimals, of a believable size. */
export function checkMeasure(field: FieldSpec, value: number, needed: boolean, at: string, out: Findings): void {
  const label = out.labelOf(field)
  if (value < 0 || (needed && value === 0) || Number.isNaN(value)) out.errorAt(field, 'POSITIVE', out.t.positive(label), { value }, at)
  else if (value > heaviest) out.errorAt(field, 'TOO_LARGE', out.t.tooLarge(label), { value }, at)
  else if (Math.abs(round3(value) - value) > 1e-9)
    out.errorAt(field, 'DECIMALS', out.t.threeDecimals(label), { value, suggest: out.use(String(round3(value))) }, at)
}
