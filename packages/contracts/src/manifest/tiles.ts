import { defineTiles } from '../workbench/tile-facts.ts'
import { customerManifestPages, manifestPages } from './pages.ts'

/** Figures of filings for the homes. */
export const manifestTiles = defineTiles('manifest', {
  toVerify: { path: manifestPages.verifies, code: 'verify', query: { Stage: 'toVerify' } },
  toSend: { path: manifestPages.sends, code: 'send', query: { Stage: 'toSend' } },
  refused: { path: manifestPages.sendFails, code: 'view', query: { Stage: 'refused' } },
  ownReturned: { path: customerManifestPages.submitFails, code: 'view', query: { Stage: 'returned' } },
})
