import type { Line } from '@jst/contracts/document'
import { sumOf, type Quantities } from '@jst/packing'

const amount = (value: unknown): number => (typeof value === 'number' ? value : 0)
/** Quantities of a line of goods of a booking. */
export const cargoAmounts = (line: Line): Quantities => ({
  Packages: amount(line['Packages']),
  Weight: amount(line['Weight']),
  Volume: amount(line['Volume']),
})
/** Sums of the goods of a booking, exact. */
export const cargoTotals = (cargo: readonly Line[]): Quantities => sumOf(cargo.map(cargoAmounts))
