import { defineTiles } from '../workbench/tile-facts.ts'
import { customerPackingPages, packingPages } from './pages.ts'

const note = ['NameZh', 'BookingNo', 'PolCodeName', 'PodCodeName', 'Vessel'] as const

/** Figures of applications and slips for the homes. */
export const packingTiles = defineTiles('packing', {
  toCheck: {
    path: packingPages.audit,
    code: 'approve',
    query: { Stage: 'submitted' },
    task: { page: packingPages.apply, note, due: 'Due' },
  },
  toIssue: { path: packingPages.issue, code: 'issue', query: { Stage: 'pending' }, task: { page: packingPages.preview, note, due: 'Due' } },
  expired: { path: packingPages.issue, code: 'change', query: { Stage: 'expired' }, task: { page: packingPages.preview, note } },
  ownReturned: {
    path: customerPackingPages.application,
    code: 'view',
    query: { Stage: 'returned' },
    task: { page: customerPackingPages.split, note: ['BookingNo', 'SoNo', 'Vessel'] },
  },
  ownOpen: { path: customerPackingPages.mine, code: 'view', query: { Stage: 'issued' } },
})
