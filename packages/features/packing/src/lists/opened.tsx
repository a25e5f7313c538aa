import { lazyComponent } from '@jst/ui'
import { listCalls, listDocument, packingGrid } from '@jst/contracts/packing'
import { preloadPage } from '@jst/feature-kit/document'

/** A packing list on its page, which is loaded when somebody opens one. */
export const ListDetail = lazyComponent(async () => (await import('./ListDetail.tsx')).ListDetail)
export const preloadList = preloadPage(listCalls, listDocument, (app, Id) => app.reads.start(packingGrid, { Id }))
/** The sheet of a booking, which is loaded when somebody edits. */
export const GridPage = lazyComponent(async () => (await import('./GridPage.tsx')).GridPage)
export const NewListDialog = lazyComponent(async () => (await import('./NewListDialog.tsx')).NewListDialog)
