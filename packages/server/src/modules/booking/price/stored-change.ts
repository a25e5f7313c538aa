import type { PriceChange } from '@jst/contracts/booking'
import type { OfferedRate } from '../../freight-rates/index.ts'

/** A proposed price with the rate behind it, which no reader is told. */
export interface StoredPriceChange extends PriceChange {
  readonly Behind: OfferedRate | null
}
