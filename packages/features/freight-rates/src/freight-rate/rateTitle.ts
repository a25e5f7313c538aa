import type { EntityRow } from '@jst/contracts/entity'

/** Title of a rate: carrier and ports. */
export const rateTitle = (row: EntityRow): string => `${String(row['CarrierCode'])} ${String(row['PolCode'])} → ${String(row['PodCode'])}`
