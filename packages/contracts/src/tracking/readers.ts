import { menus } from '../may.ts'
import { customerTrackingPages, trackingPages } from './pages.ts'

/** Readers of shipments: staff those of their customers by data scope, a customer its own. */
export const trackReaders = menus(
  trackingPages.list,
  trackingPages.detail,
  customerTrackingPages.list,
  customerTrackingPages.detail,
  customerTrackingPages.control,
  trackingPages.boxes,
)
