import { tiles as bookings } from '@jst/feature-booking/tiles'
import { tiles as filings } from '@jst/feature-manifest/tiles'
import { tiles as slips } from '@jst/feature-packing/tiles'
import { tiles as releases } from '@jst/feature-release/tiles'
import { tiles as quotes } from '@jst/feature-quotes/tiles'
import { tiles as shipments } from '@jst/feature-tracking/tiles'

export { tiled } from '@jst/feature-workbench/tiles'

/** Figures of all areas on the homes of customers and providers. */
export const tiles = [...bookings, ...quotes, ...shipments, ...slips, ...releases, ...filings]

export const english = async () => (await import('./tiles-en.ts')).english
