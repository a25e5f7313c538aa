import { trackingPages } from '@jst/contracts/tracking'
import { entityButtons } from '@jst/contracts/entity'
import type { Menus } from './menus.ts'

/** Tracking: to keep with its sources, and to look up. */
export const trackingKeeping: Menus = {
  [trackingPages.list]: ['view', 'follow', 'rule', 'handle', 'share', 'export'],
  [trackingPages.detail]: [],
  [trackingPages.searches]: ['view', 'export'],
  [trackingPages.upkeep]: [...entityButtons, 'withdraw', 'partner'],
  [trackingPages.boxes]: ['view', 'export'],
}
export const trackingReading: Menus = {
  [trackingPages.list]: ['view', 'share'],
  [trackingPages.detail]: [],
  [trackingPages.searches]: ['view'],
  [trackingPages.boxes]: ['view'],
}
