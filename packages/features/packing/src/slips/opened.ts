import { lazyComponent } from '@jst/ui'
import { slipCalls, slipDocument, slipView } from '@jst/contracts/packing'
import { preloadPage } from '@jst/feature-kit/document'

/** A slip on its page, which is loaded when somebody opens one. */
export const OpenedSlip = lazyComponent(async () => (await import('./SlipPage.tsx')).SlipPage)
export const preloadSlip = preloadPage(slipCalls, slipDocument, (app, Id) => app.reads.start(slipView, { Id }))
