import { insertApplication, writeParts } from './application/application.repo.ts'
import { cutoffOf, shipmentOf } from './application/bookings.service.ts'
import { summaryOf } from './application/checked-parts.ts'
import { demandBooking } from '../booking/index.ts'
import { boxesOfBooking } from './lists/fill.service.ts'
import { findLists, insertLists } from './lists/list.repo.ts'
import { siBoxes } from './lists/sources.repo.ts'
import { insertWarnings } from './lists/warnings.repo.ts'
import { rowOf } from './lists/write.service.ts'
import { registerApplications } from './application/application.module.ts'
import { registerLists } from './lists/list.module.ts'
import { registerSlips } from './slip/slip.module.ts'
import { simulatedSlip } from './channels/simulator.ts'
import { releaseOf } from './channels/slip-content.ts'
import { findSlips } from './slip/slip.repo.ts'
import { insertSlips } from './slip/insert.repo.ts'

/** Makes the documents of the area known, for processes without routes. */
export function registerPacking(): void {
  registerApplications()
  registerSlips()
  registerLists()
}
export { packingSheet, placed, readBoxes, sheetsIn } from './lists/files.service.ts'
export { readingWords } from './lists/reading.texts.ts'
export { packedBoxesOfOrder } from './lists/sources.repo.ts'
export { slipExpiry } from './slip/expiry.job.ts'

/** By which the demo makes applications and slips. */
export const packingInDemo = {
  boxesOfBooking,
  findLists,
  findSlips,
  insertLists,
  insertWarnings,
  listRowOf: rowOf,
  releaseOf,
  siBoxes,
  simulatedSlip,
  cutoffOf,
  demandBooking,
  insertApplication,
  insertSlips,
  shipmentOf,
  summaryOf,
  writeParts,
}
