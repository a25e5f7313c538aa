import { listCalls, listDocument, packingGrid } from '@jst/contracts/packing'
import { preloadPage } from '@jst/feature-kit/document'
import { lazy } from 'react'

/** A packing list on its page, which is loaded when somebody opens one. */
export const ListDetail = lazy(async () => ({ default: (await import('./ListDetail.tsx')).ListDetail }))
export const preloadList = preloadPage(listCalls, listDocument, (app, Id) => app.reads.start(packingGrid, { Id }))
/** The sheet of a booking, which is loaded when somebody edits. */
export const GridPage = lazy(async () => ({ default: (await import('./GridPage.tsx')).GridPage }))
export const NewListDialog = lazy(async () => ({ default: (await import('./NewListDialog.tsx')).NewListDialog }))
