import { insertShipment } from './follow/follow.repo.ts'
import { keepArrivals } from './insight/arrivals.repo.ts'
import { CompanyFacts, recompute } from './shipment/recompute.service.ts'
import { followOrders } from './shipment/shipment.repo.ts'
import { simulatedEvents, simulatorCode } from './shipment/simulator.ts'
import { clearDueOrders, dueOrders } from './take-in/due.repo.ts'
import { storeEvents } from './take-in/events.repo.ts'

export { takeIn as takeStatements } from './take-in/take-in.service.ts'
export { loadingsOf, type Loading } from './shipment/loadings.ts'
export { noteVisitorSearch } from './sharing/searches.service.ts'
export { openForVisitor, shipmentsByNumber } from './sharing/visitors.service.ts'
export { trackingDigest } from './decide/digest.job.ts'
export { trackingQueries } from './ask/queries.job.ts'
export { trackingJob } from './take-in/tracking.job.ts'

/** By which the demo makes shipments. */
export const demoTracking = {
  CompanyFacts,
  clearDueOrders,
  dueOrders,
  followOrders,
  insertShipment,
  keepArrivals,
  recompute,
  simulatedEvents,
  simulatorCode,
  storeEvents,
}
