import { defineTiles } from '../workbench/tile-facts.ts'
import { customerManifestPages, manifestPages } from './pages.ts'

const task = { page: manifestPages.submitInfo, note: ['NameZh', 'BillNo', 'Vessel'], due: 'Deadline' } as const

/** Figures of filings for the homes. */
export const manifestTiles = defineTiles('manifest', {
  toVerify: {
    path: manifestPages.verifies,
    code: 'verify',
    query: { Stage: 'toVerify' },
    task: { ...task, page: manifestPages.verifyInfo },
  },
  toSend: { path: manifestPages.sends, code: 'send', query: { Stage: 'toSend' }, task: { ...task, page: manifestPages.sendInfo } },
  refused: {
    path: manifestPages.sendFails,
    code: 'view',
    query: { Stage: 'refused' },
    task: { ...task, page: manifestPages.sendFailInfo },
  },
  ownReturned: {
    path: customerManifestPages.submitFails,
    code: 'view',
    query: { Stage: 'returned' },
    task: { ...task, page: customerManifestPages.verifyInfo, note: ['BillNo', 'Vessel'] },
  },
})
