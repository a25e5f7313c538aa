import { insertApplication, writeParts } from './application/application.repo.ts'
import { cutoffOf, shipmentOf } from './application/bookings.service.ts'
import { summaryOf } from './application/checked-parts.ts'
import { demandBooking } from '../booking/index.ts'
import { boxesOfBooking } from './lists/fill.service.ts'
import { insertLists } from './lists/list.repo.ts'
import { siBoxes } from './lists/sources.repo.ts'
import { insertWarnings } from './lists/warnings.repo.ts'
import { rowOf } from './lists/write.service.ts'
import { insertSlips } from './slip/insert.repo.ts'

export { slipExpiry } from './slip/expiry.job.ts'

/** By which the demo makes applications and slips. */
export const packingInDemo = {
  boxesOfBooking,
  insertLists,
  insertWarnings,
  listRowOf: rowOf,
  siBoxes,
  cutoffOf,
  demandBooking,
  insertApplication,
  insertSlips,
  shipmentOf,
  summaryOf,
  writeParts,
}
