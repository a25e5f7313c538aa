import { insertApplication, writeParts } from './application/application.repo.ts'
import { cutoffOf, shipmentOf } from './application/bookings.service.ts'
import { summaryOf } from './application/checked-parts.ts'
import { demandBooking } from '../booking/index.ts'
import { insertSlips } from './slip/insert.repo.ts'

export { slipExpiry } from './slip/expiry.job.ts'

/** By which the demo makes applications and slips. */
export const packingInDemo = { cutoffOf, demandBooking, insertApplication, insertSlips, shipmentOf, summaryOf, writeParts }
