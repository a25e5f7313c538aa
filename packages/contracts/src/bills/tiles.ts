import { defineTiles } from '../workbench/tile-facts.ts'
import { billPages } from './pages.ts'

/** Figures of bills for the homes. */
export const billTiles = defineTiles('bills', {
  housesToMake: { path: billPages.house, code: 'edit', query: { Stage: 'draft' } },
  housesToLock: { path: billPages.house, code: 'lock', query: { Stage: 'sent' } },
  mastersToLock: { path: billPages.master, code: 'lock', query: { Stage: 'draft' } },
})
