import { exportJob, exportRoutes, importJob, rewording } from './entity-kit/index.ts'
import {
  approvalReminder,
  channelJobs,
  channelRoutes,
  documentRoutes,
  draftPurge,
  draftRoutes,
  fileRoutes,
  fileSweep,
  printRoutes,
} from './documents/index.ts'
import { mailSending, noticeDelivery } from './documents/notices/index.ts'
import type { Route } from './kernel/http/endpoint.ts'
import type { Job } from './kernel/jobs/job.ts'
import { partitionKeeping } from './kernel/retention/partitions.ts'
import { purgeJob } from './kernel/retention/purge.ts'
import { createSurroundings, type Surroundings } from './kernel/process/surroundings.ts'
import { accountRoutes } from './modules/account/account.routes.ts'
import { siChasing } from './modules/si/index.ts'
import type { AccountSettings } from './kernel/access/account-settings.ts'
import { createAccountParts } from './modules/account/index.ts'
import { cargoOrderRoutes } from './modules/cargo-orders/cargo-orders.routes.ts'
import { companyRoutes } from './modules/company/company.routes.ts'
import { jobRoutes } from './modules/jobs/jobs.routes.ts'
import { masterRoutes } from './modules/master/master.routes.ts'
import { scheduledMessagesJob } from './modules/messages/index.ts'
import { messageRoutes } from './modules/messages/messages.routes.ts'
import { handoverJob } from './modules/partner/index.ts'
import { partnerRoutes } from './modules/partner/partner.routes.ts'
import { scheduleRoutes } from './modules/schedules/schedules.routes.ts'
import { siRoutes } from './modules/si/si.routes.ts'
import { systemRoutes } from './modules/system/system.routes.ts'
import { portalClock } from './modules/portal/index.ts'
import { portalRoutes } from './modules/portal/portal.routes.ts'
import { laneIndexKeeping, rateExpiryAlert, subscriptionExpiry } from './modules/freight-rates/index.ts'
import { freightRatesRoutes } from './modules/freight-rates/freight-rates.routes.ts'
import { quotationExpiry } from './modules/quotes/index.ts'
import { quotesRoutes } from './modules/quotes/quotes.routes.ts'
import { bookingRoutes } from './modules/booking/booking.routes.ts'
import { trackingDigest, trackingJob, trackingQueries } from './modules/tracking/index.ts'
import { trackingRoutes } from './modules/tracking/tracking.routes.ts'
import { slipExpiry } from './modules/packing/index.ts'
import { packingRoutes } from './modules/packing/packing.routes.ts'
import { letterExpiry } from './modules/release/index.ts'
import { releaseRoutes } from './modules/release/release.routes.ts'
import { invoicesRoutes } from './modules/invoices/invoices.routes.ts'
import { billRoutes } from './modules/bills/bills.routes.ts'
import { manifestSending, manifestUnshipped } from './modules/manifest/index.ts'
import { manifestRoutes } from './modules/manifest/manifest.routes.ts'
import { viewRoutes } from './modules/views/views.routes.ts'
import { bookingCounts } from './modules/booking/tiles.ts'
import { rateCounts } from './modules/freight-rates/tiles.ts'
import { messageCounts } from './modules/messages/tiles.ts'
import { packingCounts } from './modules/packing/tiles.ts'
import { releaseCounts } from './modules/release/tiles.ts'
import { billCounts } from './modules/bills/tiles.ts'
import { manifestCounts } from './modules/manifest/tiles.ts'
import { partnerCounts } from './modules/partner/tiles.ts'
import { quoteCounts } from './modules/quotes/tiles.ts'
import { trackingCounts } from './modules/tracking/tiles.ts'
import { tileRoutes } from './modules/workbench/tiles/tiles.routes.ts'
import { workbenchRoutes } from './modules/workbench/workbench.routes.ts'

export interface ModuleDeps {
  readonly demo: boolean
  readonly now: () => Date
  readonly settings?: AccountSettings | undefined
  readonly surroundings?: Surroundings
  /** Of others' sites that may be framed in ours. */
  readonly webViewOrigins?: readonly string[]
  readonly log?: (error: Error) => void
}

/** Every call the server answers: one line per module. */
export function allRoutes(deps: ModuleDeps): Route[] {
  const { surroundings = createSurroundings() } = deps
  const account = createAccountParts({ ...deps, ...surroundings })
  const routes = [
    ...accountRoutes(account),
    ...messageRoutes(surroundings),
    ...jobRoutes,
    ...exportRoutes(surroundings),
    ...cargoOrderRoutes,
    ...siRoutes(surroundings),
    ...systemRoutes,
    ...companyRoutes(account.codes),
    ...viewRoutes,
    ...masterRoutes,
    ...scheduleRoutes,
    ...partnerRoutes,
    ...documentRoutes,
    ...draftRoutes,
    ...channelRoutes(surroundings),
    ...fileRoutes(surroundings),
    ...printRoutes(surroundings),
    ...workbenchRoutes(deps.webViewOrigins ?? []),
    ...portalRoutes(surroundings),
    ...freightRatesRoutes(surroundings),
    ...quotesRoutes(surroundings),
    ...bookingRoutes(surroundings),
    ...trackingRoutes(surroundings),
    ...packingRoutes(surroundings),
    ...releaseRoutes(surroundings),
    ...invoicesRoutes,
    ...billRoutes(surroundings),
    ...manifestRoutes(surroundings),
  ]
  return [...routes, ...tileRoutes(allTiles, routes)]
}

/** Figures that areas contribute to the homes. */
export const allTiles = [
  ...bookingCounts,
  ...quoteCounts,
  ...rateCounts,
  ...messageCounts,
  ...partnerCounts,
  ...trackingCounts,
  ...packingCounts,
  ...releaseCounts,
  ...manifestCounts,
  ...billCounts,
]

/** Everything that runs in the background. */
export const allJobs: readonly Job[] = [
  purgeJob,
  partitionKeeping,
  draftPurge,
  fileSweep,
  exportJob,
  importJob,
  rewording,
  handoverJob,
  scheduledMessagesJob,
  noticeDelivery,
  mailSending,
  approvalReminder,
  siChasing,
  quotationExpiry,
  rateExpiryAlert,
  subscriptionExpiry,
  laneIndexKeeping,
  portalClock,
  trackingJob,
  trackingQueries,
  slipExpiry,
  letterExpiry,
  manifestUnshipped,
  manifestSending,
  trackingDigest,
  ...channelJobs,
]
