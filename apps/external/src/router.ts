import { accountExternal } from '@jst/feature-account/external'
import { billsExternal } from '@jst/feature-bills/external'
import { bookingExternal } from '@jst/feature-booking/external'
import { ratesView } from '@jst/feature-freight-rates/external'
import { messagesExternal } from '@jst/feature-messages/external'
import { packingExternal } from '@jst/feature-packing/external'
import { releaseExternal } from '@jst/feature-release/external'
import { manifestExternal } from '@jst/feature-manifest/external'
import { portalExternal } from '@jst/feature-portal/external'
import { inquiriesView, quotesView } from '@jst/feature-quotes/external'
import { siExternal } from '@jst/feature-si/external'
import { notFoundHere } from '@jst/feature-system/not-found'
import { trackingExternal } from '@jst/feature-tracking/external'
import { withTiles, withViews, workbenchExternal } from '@jst/feature-workbench/external'
import { createScreenRouter, WorkbenchFrame, StartFailed, type Routes } from '@jst/shell'

/** The areas of the external workbench. A manifest has the screens of its area, path by path; docs/screens.md lists them with their files. */
export const features = [
  withTiles(withViews(workbenchExternal, [ratesView, inquiriesView, quotesView]), () => import('./tiles.ts')),
  siExternal,
  bookingExternal,
  trackingExternal,
  packingExternal,
  releaseExternal,
  manifestExternal,
  billsExternal,
  portalExternal,
  messagesExternal,
  accountExternal,
  notFoundHere,
]

/** Router of the external workbench: header, menu and tabs around one lazily loaded route per screen. */
export const createRouter = ({ screens, toExternalWorkbench, elsewhere }: Routes) =>
  createScreenRouter({
    Frame: WorkbenchFrame,
    Failed: StartFailed,
    routes: [...screens(features), { path: '/workbench/*', enter: toExternalWorkbench }, { path: '*', enter: elsewhere }],
  })
