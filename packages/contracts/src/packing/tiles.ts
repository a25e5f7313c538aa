import { defineTiles } from '../workbench/tile-facts.ts'
import { customerPackingPages, packingPages } from './pages.ts'

/** Figures of applications and slips for the homes. */
export const packingTiles = defineTiles('packing', {
  toCheck: { path: packingPages.audit, code: 'approve', query: { Stage: 'submitted' } },
  toIssue: { path: packingPages.issue, code: 'issue', query: { Stage: 'pending' } },
  expired: { path: packingPages.issue, code: 'change', query: { Stage: 'expired' } },
  ownReturned: { path: customerPackingPages.application, code: 'view', query: { Stage: 'returned' } },
  ownOpen: { path: customerPackingPages.mine, code: 'view', query: { Stage: 'issued' } },
})
