import type { EntityRow } from '@jst/contracts/entity'

/** What people call a rate: carrier and ports. */
export const rateTitle = (row: EntityRow): string => `${String(row['CarrierCode'])} ${String(row['PolCode'])} → ${String(row['PodCode'])}`
