import { accountPublic } from '@jst/feature-account/public'
import { companyPublic } from '@jst/feature-company/public'
import { freightRatesPublic } from '@jst/feature-freight-rates/public'
import { packingPublic } from '@jst/feature-packing/public'
import { siPublic } from '@jst/feature-si/public'
import { systemPublic } from '@jst/feature-system/public'
import { trackingPublic } from '@jst/feature-tracking/public'
import { createScreenRouter, PortalFrame, StartFailed, type Routes } from '@jst/shell'

/** The areas of the pages for visitors. A manifest has the screens of its area, path by path; docs/screens.md lists them with their files. */
export const features = [accountPublic, systemPublic, companyPublic, freightRatesPublic, trackingPublic, packingPublic, siPublic]

/** Router of the portal: one page at a time, without header, menu and tabs, one lazily loaded route per screen. */
export const createRouter = ({ screens, elsewhere }: Routes) =>
  createScreenRouter({
    Frame: PortalFrame,
    Failed: StartFailed,
    routes: [...screens(features), { path: '*', enter: elsewhere }],
  })
