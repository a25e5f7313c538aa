import { english as bookings } from '@jst/feature-booking/tiles-en'
import { english as filings } from '@jst/feature-manifest/tiles-en'
import { english as slips } from '@jst/feature-packing/tiles-en'
import { english as quotes } from '@jst/feature-quotes/tiles-en'
import { english as releases } from '@jst/feature-release/tiles-en'
import { english as shipments } from '@jst/feature-tracking/tiles-en'

/** English words of the figures on the homes of customers and providers, by the key of the figure. */
export const english = { ...bookings, ...quotes, ...shipments, ...slips, ...releases, ...filings }
