import { defineTiles } from '../workbench/tile-facts.ts'
import { customerTrackingPages, trackingPages } from './pages.ts'

const staff = { path: trackingPages.list, code: 'handle' } as const
const ownShipments = { path: customerTrackingPages.list, code: 'view' } as const

/** Figures of shipments for the homes. */
export const trackingTiles = defineTiles('tracking', {
  rolled: {
    ...staff,
    query: { Exception: 'rolled' },
    task: { page: trackingPages.detail, title: 'Number', note: ['Customer', 'PolName', 'PodName', 'Vessel'], since: 'LastAt' },
  },
  exceptions: { ...staff, query: { Exception: 'any' } },
  conflicts: { ...staff, query: { HasConflict: true } },
  freeTime: { ...staff, query: { Risk: 'risk' } },
  ownSea: { ...ownShipments, query: { Stage: 'sea' } },
  ownFreeTime: { ...ownShipments, query: { Risk: 'risk' } },
})
