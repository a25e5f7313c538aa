import { defineTiles } from '../workbench/tile-facts.ts'
import { billPages } from './pages.ts'

const note = ['NameZh', 'MblNo', 'Vessel'] as const
const house = { page: billPages.house, title: 'BlNo', note } as const

/** Figures of bills for the homes. */
export const billTiles = defineTiles('bills', {
  housesToMake: { path: billPages.house, code: 'edit', query: { Stage: 'draft' }, task: house },
  housesToLock: { path: billPages.house, code: 'lock', query: { Stage: 'sent' }, task: house },
  mastersToLock: { path: billPages.master, code: 'lock', query: { Stage: 'draft' }, task: { ...house, page: billPages.master } },
})
