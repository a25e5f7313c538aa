import { tiles as bills } from '@jst/feature-bills/tiles'
import { tiles as bookings } from '@jst/feature-booking/tiles'
import { tiles as rates } from '@jst/feature-freight-rates/tiles'
import { tiles as messages } from '@jst/feature-messages/tiles'
import { tiles as partners } from '@jst/feature-partner/tiles'
import { tiles as filings } from '@jst/feature-manifest/tiles'
import { tiles as slips } from '@jst/feature-packing/tiles'
import { tiles as releases } from '@jst/feature-release/tiles'
import { tiles as quotes } from '@jst/feature-quotes/tiles'
import { tiles as shipments } from '@jst/feature-tracking/tiles'

export { tiled } from '@jst/feature-workbench/tiles'

/** Figures of all areas on the homes of the staff. */
export const tiles = [...bookings, ...quotes, ...rates, ...partners, ...messages, ...shipments, ...slips, ...releases, ...filings, ...bills]
