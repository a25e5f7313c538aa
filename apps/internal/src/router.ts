import { accountInternal } from '@jst/feature-account/internal'
import { companyInternal } from '@jst/feature-company/internal'
import { masterInternal } from '@jst/feature-master/internal'
import { messagesInternal } from '@jst/feature-messages/internal'
import { partnerInternal } from '@jst/feature-partner/internal'
import { schedulesInternal } from '@jst/feature-schedules/internal'
import { siInternal } from '@jst/feature-si/internal'
import { systemInternal } from '@jst/feature-system/internal'
import { withTiles, workbenchInternal } from '@jst/feature-workbench/internal'
import { portalInternal } from '@jst/feature-portal/internal'
import { freightRatesInternal } from '@jst/feature-freight-rates/internal'
import { quotesInternal } from '@jst/feature-quotes/internal'
import { bookingInternal } from '@jst/feature-booking/internal'
import { trackingInternal } from '@jst/feature-tracking/internal'
import { packingInternal } from '@jst/feature-packing/internal'
import { releaseInternal } from '@jst/feature-release/internal'
import { invoicesInternal } from '@jst/feature-invoices/internal'
import { billsInternal } from '@jst/feature-bills/internal'
import { manifestInternal } from '@jst/feature-manifest/internal'
import { createScreenRouter, WorkbenchFrame, StartFailed, type Routes } from '@jst/shell'

/** The areas of the internal workbench. A manifest has the screens of its area, path by path; docs/screens.md lists them with their files. */
export const features = [
  withTiles(workbenchInternal, () => import('./tiles.ts')),
  siInternal,
  messagesInternal,
  accountInternal,
  systemInternal,
  companyInternal,
  masterInternal,
  schedulesInternal,
  partnerInternal,
  portalInternal,
  freightRatesInternal,
  quotesInternal,
  bookingInternal,
  trackingInternal,
  packingInternal,
  releaseInternal,
  invoicesInternal,
  billsInternal,
  manifestInternal,
]

/** Router of the internal workbench: header, menu and tabs around one lazily loaded route per screen. */
export const createRouter = ({ screens, toExternalWorkbench, elsewhere }: Routes) =>
  createScreenRouter({
    Frame: WorkbenchFrame,
    Failed: StartFailed,
    routes: [...screens(features), { path: '/workbench/*', enter: toExternalWorkbench }, { path: '*', enter: elsewhere }],
  })
